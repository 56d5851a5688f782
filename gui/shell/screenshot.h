// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace firesteel::gui {

class MainWindow;
struct Services;

/// Saves a picture of the window once the clusters are known and nothing changes any more, and ends
/// the program: 0, or 1 if the file cannot be written. Main thread; owned by main().
class Screenshot : public QObject
{
    Q_OBJECT
public:
    Screenshot(const Services &services, MainWindow &window, QString path);

private:
    void take();

    MainWindow &m_window;
    QString m_path;
    QTimer m_calm;
};

} // namespace firesteel::gui
