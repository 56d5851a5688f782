// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

class QAbstractItemView;
class QWidget;

namespace firesteel::gui {

/// Tells how the start goes: "made", "painted", and "usable" when the table of applications is
/// painted and has rows. Each once, in the logging category "firesteel.start", with the system's
/// monotonic time in milliseconds; without QT_LOGGING_RULES="firesteel.start.debug=true" it does
/// nothing. Main thread; made by main().
class StartClock : public QObject
{
    Q_OBJECT
public:
    explicit StartClock(QWidget &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void say(const char *what) const;

    QPointer<QAbstractItemView> m_table; ///< null: nothing is watched
    bool m_painted = false;              ///< the window, for the first time
};

} // namespace firesteel::gui
