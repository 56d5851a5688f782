// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/activities.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

class ElidedLabel;
class IconLabel;
class Theme;

/// One activity: icon, title, what it does or how it ended, progress, time, cancel. Main thread.
class ActivityRow : public QWidget
{
    Q_OBJECT
public:
    ActivityRow(Theme &theme, Clock &clock, QWidget *parent);

    void present(const Activity &activity);
    void tick(); ///< the time goes on
    [[nodiscard]] QPushButton *cancelButton() const { return m_cancel; }

Q_SIGNALS:
    void cancelled();

private:
    [[nodiscard]] QString noteOf(const Activity &activity) const;

    Theme &m_theme;
    Clock &m_clock;
    Activity m_activity;
    IconLabel *m_icon;
    ElidedLabel *m_title;
    ElidedLabel *m_note;
    QProgressBar *m_progress;
    QLabel *m_time;
    QPushButton *m_cancel;
};

} // namespace firesteel::gui
