// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QWidget;

namespace firesteel::kube {
struct ExecPlugin;
}

namespace firesteel::gui {

struct Services;

/// Asks over the window what opening a cluster needs of a person: whether a program may be run, and
/// the pass-phrase of the encrypted file. Once it is answered, the cluster is opened again. Main
/// thread; a child of the window.
class LoginQuestions : public QObject
{
    Q_OBJECT
public:
    LoginQuestions(QWidget &window, const Services &services);

private:
    void askToRun(const kube::ExecPlugin &plugin);
    void askToUnlock();

    QWidget &m_window;
    const Services &m_services;
};

} // namespace firesteel::gui
