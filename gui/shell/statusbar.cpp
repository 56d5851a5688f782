// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/statusbar.h"

#include "core/base/clock.h"
#include "gui/shell/activities.h"
#include "gui/shell/services.h"
#include "gui/text/format.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace firesteel::gui {

using namespace std::chrono_literals;

StatusBar::StatusBar(const Services &services, QWidget *parent)
    : Bar(Qt::TopEdge, parent), m_services(services), m_jobs(new QPushButton(this)),
      m_clock(new QLabel(this))
{
    setObjectName(QStringLiteral("statusBar"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space::Inside, 0, space::Group, 0);
    row->setSpacing(space::Group);
    m_jobs->setObjectName(QStringLiteral("statusBar.jobs"));
    m_jobs->setIcon(services.theme.icon(QStringLiteral("activity"), &Tokens::text2));
    makeQuiet(m_jobs);
    services.theme.dress(m_jobs, Theme::Role::Note, &Tokens::text2);
    m_clock->setObjectName(QStringLiteral("statusBar.clock"));
    services.theme.dress(m_clock, Theme::Role::Note, &Tokens::text2);
    row->addWidget(m_jobs);
    row->addStretch();
    row->addWidget(m_clock);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_jobs, &QPushButton::clicked, this, &StatusBar::activityRequested);
    connect(&services.activities, &Activities::listChanged, this, &StatusBar::retranslate);
    const auto measure = [this] { // below the line
        m_jobs->setMaximumHeight(m_services.theme.metrics().statusBar - contentsMargins().top());
        updateGeometry();
    };
    measure();
    connect(&services.theme, &Theme::changed, this, measure);
    m_second.setInterval(1s);
    m_second.setTimerType(Qt::CoarseTimer);
    connect(&m_second, &QTimer::timeout, this, &StatusBar::tick);
    retranslate();
}

QSize StatusBar::sizeHint() const
{
    return {Bar::sizeHint().width(), m_services.theme.metrics().statusBar};
}

void StatusBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Bar::changeEvent(event);
}

void StatusBar::showEvent(QShowEvent *event)
{
    tick();
    m_second.start();
    Bar::showEvent(event);
}

void StatusBar::hideEvent(QHideEvent *event)
{
    m_second.stop();
    Bar::hideEvent(event);
}

void StatusBar::retranslate()
{
    const int running = m_services.activities.running();
    m_jobs->setText(running == 0 ? tr("No background jobs")
                                 : tr("%n background job(s)", nullptr, running));
    m_jobs->setToolTip(tr("Show what runs in the background"));
    m_jobs->setAccessibleName(m_jobs->text());
    m_jobs->setAccessibleDescription(m_jobs->toolTip());
    tick();
}

void StatusBar::tick()
{
    m_clock->setText(absoluteTime(m_services.clock.wall()));
}

} // namespace firesteel::gui
