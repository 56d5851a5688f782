// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>

class QWidget;

namespace firesteel::gui {

struct Services;

/// What is to be done before the window may close: it asks while something runs, and then lets
/// jobs take back what nobody would take back after them, for two seconds at most. Never waits in a
/// loop of its own: the window is closed again when it is time. Main thread; owned by the window.
class Leaving : public QObject
{
    Q_OBJECT
public:
    Leaving(QWidget &window, const Services &services);

    /// Whether the window may close now; if not, it is closed later, or the person stays.
    [[nodiscard]] bool mayGo();
    void setPatience(std::chrono::milliseconds patience) { m_limit.setInterval(patience); }

private:
    void ask();
    void tidy();
    void tidied();

    QWidget &m_window;
    const Services &m_services;
    bool m_agreed = false;
    bool m_tidied = false; ///< as far as it could be done in that time
    QTimer m_limit;
};

} // namespace firesteel::gui
