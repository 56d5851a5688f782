// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/activity/activitypage.h"

#include "gui/pages/activity/activityrow.h"
#include "gui/shell/widgetaccess.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/focusring.h"
#include "gui/widgets/pagehead.h"

#include <QAccessible>
#include <QEvent>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ActivityPage::ActivityPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_head(new PageHead(services.theme, this)),
      m_forget(new QPushButton(this)), m_scroll(new QScrollArea(this)),
      m_empty(new EmptyState(services.theme, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    m_forget->setObjectName(u"activity.forget"_s);
    m_head->addButton(m_forget);
    column->addWidget(m_head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_scroll, 1);
    auto *content = new QWidget;
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(space::Margin, 0, space::Margin, space::Margin);
    m_column->setSpacing(space::Inside);
    m_column->addStretch();
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setObjectName(u"activity.list"_s);
    m_scroll->setProperty(kAccessibleRole, int(QAccessible::Pane));
    new FocusRing(m_services.theme, m_scroll);
    m_empty->setIcon(iconName());
    connect(m_forget, &QPushButton::clicked, &m_services.activities, &Activities::forgetFinished);
    connect(&m_services.activities, &Activities::listChanged, this, [this] {
        renewList();
        Q_EMIT badgeChanged();
    });
    connect(&m_services.activities, &Activities::changed, this, &ActivityPage::renewRow);
    m_second.setInterval(1s);
    connect(&m_second, &QTimer::timeout, this, [this] {
        for (ActivityRow *row : std::as_const(m_rows))
            row->tick();
    });
    retranslate();
}

QString ActivityPage::title() const
{
    return tr("Activity");
}

QString ActivityPage::badge() const
{
    const int running = m_services.activities.running();
    return running == 0 ? QString() : QString::number(running);
}

void ActivityPage::activate()
{
    renewList();
    m_second.start();
}

QWidget *ActivityPage::focusTarget()
{
    for (const Activity &one : m_services.activities.list()) {
        if (ActivityRow *row = m_rows.value(one.id); row && one.running())
            return row->cancelButton();
    }
    if (m_forget->isVisibleTo(this))
        return m_forget;
    return this; // nothing to do here: the keys of the window still work
}

void ActivityPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void ActivityPage::retranslate()
{
    m_head->setTitle(title());
    m_forget->setText(tr("Clear what has ended"));
    m_scroll->setAccessibleName(tr("What runs and what has ended"));
    m_empty->setSentence(tr("Nothing runs in the background."));
    m_empty->setDetail(
        tr("Jobs that are submitted or stopped, uploads and forwards show up here."));
    renewList();
    for (const Activity &one : m_services.activities.list())
        renewRow(one.id);
}

void ActivityPage::renewList()
{
    const QList<Activity> &list = m_services.activities.list();
    QHash<Activity::Id, ActivityRow *> gone = m_rows;
    int at = 0;
    for (const Activity &one : list) {
        ActivityRow *row = gone.take(one.id);
        if (!row) {
            row = new ActivityRow(m_services.theme, m_services.clock, m_scroll->widget());
            connect(row, &ActivityRow::cancelled, this,
                    [this, id = one.id] { m_services.activities.cancel(id); });
            m_column->insertWidget(at, row);
            m_rows.insert(one.id, row);
            row->present(one);
        }
        ++at;
    }
    for (auto it = gone.cbegin(); it != gone.cend(); ++it) {
        m_rows.remove(it.key());
        it.value()->hide();
        it.value()->deleteLater();
    }
    m_empty->setVisible(list.isEmpty());
    m_scroll->setVisible(!list.isEmpty());
    m_forget->setVisible(list.size() > m_services.activities.running());
}

void ActivityPage::renewRow(Activity::Id id)
{
    for (const Activity &one : m_services.activities.list()) {
        if (one.id == id && m_rows.contains(id))
            m_rows.value(id)->present(one);
    }
}

} // namespace firesteel::gui
