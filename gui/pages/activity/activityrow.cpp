// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/activity/activityrow.h"

#include "core/base/clock.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kProgressWidth = 160;

store::AppState stateOf(const Activity &activity)
{
    if (activity.running())
        return store::AppState::Running;
    if (activity.cancelled)
        return store::AppState::Stopped;
    return activity.error ? store::AppState::Failed : store::AppState::Succeeded;
}

} // namespace

ActivityRow::ActivityRow(Theme &theme, Clock &clock, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_clock(clock), m_icon(new IconLabel(theme, this)),
      m_title(new ElidedLabel({}, this)), m_note(new ElidedLabel({}, this)),
      m_progress(new QProgressBar(this)), m_time(new QLabel(this)), m_cancel(new QPushButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, space::Inside, 0, space::Inside);
    row->setSpacing(space::Gap);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_note);
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addLayout(words, 1);
    row->addSpacing(space::Gap);
    row->addWidget(m_progress);
    row->addWidget(m_time);
    row->addWidget(m_cancel);
    theme.dress(m_title, Theme::Role::Name);
    theme.dress(m_note, Theme::Role::Text, &Tokens::text2);
    theme.dress(m_time, Theme::Role::Text, &Tokens::text2);
    m_progress->setFixedWidth(kProgressWidth);
    m_progress->setTextVisible(false);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_cancel->setObjectName(u"activity.cancel"_s);
    connect(m_cancel, &QPushButton::clicked, this, &ActivityRow::cancelled);
}

QString ActivityRow::noteOf(const Activity &activity) const
{
    if (activity.error)
        return sentenceFor(*activity.error).what;
    if (activity.cancelled)
        return activity.note ? activity.note() : tr("Cancelled");
    if (activity.state == engine::Job::State::Cancelling)
        return tr("Undoing what was begun…");
    if (activity.running())
        return activity.note ? activity.note() : QString();
    return tr("Done");
}

void ActivityRow::present(const Activity &activity)
{
    m_activity = activity;
    const QString title = activity.title ? activity.title() : QString();
    m_icon->setState(stateOf(activity));
    m_title->setText(title);
    m_note->setText(noteOf(activity));
    m_progress->setVisible(activity.running());
    m_progress->setAccessibleName(tr("Progress of %1").arg(title));
    m_progress->setRange(0, activity.progress ? 100 : 0);
    if (activity.progress)
        m_progress->setValue(int(*activity.progress * 100));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setAccessibleName(tr("Cancel %1").arg(title));
    m_cancel->setVisible(activity.running());
    m_cancel->setEnabled(activity.state == engine::Job::State::Running);
    setAccessibleName(title);
    tick();
}

void ActivityRow::tick()
{
    const QDateTime until = m_activity.running() ? m_clock.wall() : m_activity.ended;
    m_time->setText(m_activity.running()
                        ? duration(std::chrono::seconds(m_activity.started.secsTo(until)))
                        : relativeTime(until, m_clock.wall()));
    m_time->setToolTip(absoluteTime(m_activity.running() ? m_activity.started : until));
    m_time->setMinimumWidth(
        m_time->fontMetrics().horizontalAdvance(duration(std::chrono::seconds(59 * 60 + 59))));
}

} // namespace firesteel::gui
