// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/tabletabs.h"

#include "gui/delegates/namedelegate.h"
#include "gui/delegates/numberdelegate.h"
#include "gui/delegates/reasondelegate.h"
#include "gui/delegates/statedelegate.h"
#include "gui/models/eventmodel.h"
#include "gui/models/podmodel.h"
#include "gui/models/roles.h"
#include "gui/models/stepmodel.h"
#include "gui/pages/application/appsummary.h"
#include "gui/pages/application/plaintable.h"
#include "gui/text/format.h"
#include "gui/text/words.h"
#include "gui/theme/theme.h"
#include "gui/widgets/emptystate.h"
#include "gui/widgets/hairline.h"

#include <QEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// A cell whose trouble (WarningRole) is told by its colour beside its words.
class WarningDelegate : public CellDelegate
{
public:
    using CellDelegate::CellDelegate;

protected:
    QColor inkFor(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return index.data(WarningRole).toBool() && !isStale(index)
                   ? theme().tokens().waiting
                   : CellDelegate::inkFor(option, index);
    }
};

CellDelegate *quiet(Theme &theme, QObject *parent)
{
    auto *delegate = new CellDelegate(theme, parent);
    delegate->setInk(&Tokens::text2);
    return delegate;
}

QStringList times()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    return {clockTime(now), dateTime(now)};
}

QVBoxLayout *columnOf(QWidget *tab)
{
    auto *column = new QVBoxLayout(tab);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

/// The table's text begins where the page's does.
void addTable(QVBoxLayout *column, QWidget *table)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(space::Group, space::Gap, space::Group, 0);
    row->addWidget(table);
    column->addLayout(row, 1);
}

} // namespace

// ---- overview ---------------------------------------------------------------------------------

OverviewTab::OverviewTab(const Services &services, QWidget *parent)
    : QWidget(parent), m_summary(new AppSummary(services, false, this)),
      m_heading(new QLabel(this)), m_steps(new StepModel(services.clock, this)),
      m_table(new PlainTable(services.theme, m_steps, StepModel::Step, this))
{
    setObjectName(u"overviewTab"_s);
    Theme &theme = services.theme;
    auto *column = columnOf(this);
    column->addWidget(m_summary);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(space::Margin, 0, space::Margin, 0);
    line->addWidget(new Hairline(Qt::Horizontal, this));
    column->addLayout(line);
    theme.dress(m_heading, Theme::Role::Heading);
    m_heading->setContentsMargins(space::Margin, space::Group, space::Margin, 0);
    column->addWidget(m_heading);
    m_table->setObjectName(u"steps"_s);
    m_table->setItemDelegateForColumn(StepModel::Time, quiet(theme, m_table));
    m_table->setItemDelegateForColumn(StepModel::Step, new CellDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(StepModel::Note, new WarningDelegate(theme, m_table));
    m_table->setSamples(StepModel::Time, times);
    m_table->setSamples(StepModel::Note,
                        [] { return QStringList(u"CreateContainerConfigError"_s); });
    addTable(column, m_table);
    connect(m_summary, &AppSummary::linkActivated, this, &OverviewTab::linkActivated);
    retranslate();
}

void OverviewTab::setFacts(const AppFactsPtr &facts)
{
    m_summary->setFacts(facts);
    m_steps->setApp(facts ? facts->app : nullptr);
}

void OverviewTab::tick()
{
    m_summary->tick();
}

void OverviewTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OverviewTab::retranslate()
{
    m_heading->setText(tr("How it went"));
    m_table->setAccessibleName(m_heading->text());
}

// ---- pods -------------------------------------------------------------------------------------

PodsTab::PodsTab(Theme &theme, Clock &clock, QWidget *parent)
    : QWidget(parent), m_model(new PodModel(clock, this)),
      m_table(new PlainTable(theme, m_model, PodModel::Reason, this))
{
    setObjectName(u"podsTab"_s);
    m_table->setObjectName(u"pods"_s);
    m_table->setItemDelegateForColumn(PodModel::Name, new NameDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(PodModel::State, new StateDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(PodModel::Reason, new ReasonDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(PodModel::Node, quiet(theme, m_table));
    for (const int number : {PodModel::Restarts, PodModel::Memory, PodModel::Duration})
        m_table->setItemDelegateForColumn(number, new NumberDelegate(theme, m_table));
    m_table->setSamples(PodModel::Name, [] { return QStringList(QString(38, u'n')); });
    m_table->setSamples(
        PodModel::State,
        [] {
            QStringList words;
            for (int state = 0; state <= int(store::AppState::Unknown); ++state)
                words.append(stateWord(store::AppState(state)));
            return words;
        },
        kIconSize + space::Gap);
    m_table->setSamples(PodModel::Node, [] { return QStringList(QString(14, u'n')); });
    m_table->setSamples(PodModel::Restarts, [] { return QStringList(); });
    m_table->setSamples(PodModel::Memory, [] { return QStringList(bytes(1023LL << 30)); });
    m_table->setSamples(PodModel::Duration,
                        [] { return QStringList(duration(std::chrono::seconds(86'399))); });
    addTable(columnOf(this), m_table);
    m_table->setAccessibleName(tr("Pods"));
    connect(m_table, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        Q_EMIT podActivated(index.data(KeyRole).toString());
    });
}

void PodsTab::setFacts(const AppFactsPtr &facts)
{
    m_model->setApp(facts ? facts->app : nullptr);
}

void PodsTab::tick()
{
    m_model->tick();
}

void PodsTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_table->setAccessibleName(tr("Pods"));
}

// ---- events -----------------------------------------------------------------------------------

EventsTab::EventsTab(const Services &services, QWidget *parent)
    : QWidget(parent), m_model(new EventModel(services.clock, this)),
      m_table(new PlainTable(services.theme, m_model, EventModel::Message, this)),
      m_stack(new QStackedWidget(this)), m_empty(new EmptyState(services.theme, this))
{
    setObjectName(u"eventsTab"_s);
    Theme &theme = services.theme;
    m_table->setObjectName(u"events"_s);
    m_table->setItemDelegateForColumn(EventModel::Time, quiet(theme, m_table));
    m_table->setItemDelegateForColumn(EventModel::Subject, new CellDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(EventModel::Reason, new WarningDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(EventModel::Message, new CellDelegate(theme, m_table));
    m_table->setItemDelegateForColumn(EventModel::Times, new NumberDelegate(theme, m_table));
    m_table->setSamples(EventModel::Time, times);
    m_table->setSamples(EventModel::Subject, [] { return QStringList(QString(10, u'n')); });
    m_table->setSamples(EventModel::Reason, [] { return QStringList(u"FailedScheduling"_s); });
    m_table->setSamples(EventModel::Times, [] { return QStringList(u"9,999"_s); });
    m_empty->setIcon(u"bell"_s);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_table);
    addTable(columnOf(this), m_stack);
    retranslate();
}

void EventsTab::setFacts(const AppFactsPtr &facts)
{
    m_model->setApp(facts ? facts->app : nullptr);
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_table) : m_empty);
}

void EventsTab::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EventsTab::retranslate()
{
    m_table->setAccessibleName(tr("Events"));
    m_empty->setSentence(tr("No event"));
    m_empty->setDetail(tr("The cluster keeps events for an hour, as a rule."));
}

} // namespace firesteel::gui
