// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/app/startclock.h"

#include <QAbstractItemView>
#include <QEvent>
#include <QLoggingCategory>
#include <QTimer>

#include <chrono>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(lcStart, "firesteel.start", QtWarningMsg)

StartClock::StartClock(QWidget &window)
{
    if (!lcStart().isDebugEnabled())
        return;
    say("made");
    m_table = window.findChild<QAbstractItemView *>(u"applications"_s);
    if (m_table)
        m_table->viewport()->installEventFilter(this);
    window.installEventFilter(this);
}

bool StartClock::eventFilter(QObject *watched, QEvent *event)
{
    const bool table = m_table && watched == m_table->viewport();
    if (event->type() == QEvent::Paint && !table && !m_painted) {
        m_painted = true;
        QTimer::singleShot(0, this, [this] { say("painted"); });
    }
    if (event->type() == QEvent::Paint && table && m_table->model()->rowCount() > 0) {
        m_table->viewport()->removeEventFilter(this);
        // It is about to be painted: said when that is done.
        QTimer::singleShot(0, this, [this] { say("usable"); });
    }
    return QObject::eventFilter(watched, event);
}

void StartClock::say(const char *what) const
{
    using std::chrono::milliseconds;
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    qCDebug(lcStart, "%s %lld", what,
            static_cast<long long>(std::chrono::duration_cast<milliseconds>(now).count()));
}

} // namespace firesteel::gui
