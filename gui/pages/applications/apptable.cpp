// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/applications/apptable.h"

#include "gui/delegates/namedelegate.h"
#include "gui/delegates/numberdelegate.h"
#include "gui/delegates/reasondelegate.h"
#include "gui/delegates/statedelegate.h"
#include "gui/models/apptreemodel.h"
#include "gui/text/format.h"
#include "gui/text/words.h"
#include "gui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QScrollBar>

#include <QtMath>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kIndent = 28;      ///< an application's name begins there
constexpr int kChildIndent = 8;  ///< and its pods' a little further in
constexpr int kBranchShift = 10; ///< of the chevron, towards the name
} // namespace

AppTable::AppTable(Theme &theme, AppTreeModel *model, QWidget *parent)
    : QTreeView(parent), m_theme(theme), m_model(model)
{
    setObjectName(u"applications"_s);
    // before the view itself hears of it and forgets where rows are
    connect(model, &QAbstractItemModel::rowsAboutToBeInserted, this, &AppTable::keepTop);
    connect(model, &QAbstractItemModel::rowsAboutToBeRemoved, this, &AppTable::keepTop);
    connect(model, &QAbstractItemModel::rowsAboutToBeMoved, this, &AppTable::keepTop);
    connect(model, &QAbstractItemModel::layoutAboutToBeChanged, this, &AppTable::keepTop);
    setModel(model);
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(SingleSelection);
    setSelectionBehavior(SelectRows);
    setEditTriggers(NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setIndentation(kIndent);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(ScrollPerItem);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    setDelegates(theme);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    header()->setHighlightSections(false);
    header()->setMinimumSectionSize(40);
    header()->setSectionResizeMode(QHeaderView::Interactive);
    header()->setSectionResizeMode(AppTreeModel::Reason, QHeaderView::Stretch);
    header()->setSortIndicator(AppTreeModel::State, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(this, &QAbstractItemView::doubleClicked, this, &AppTable::openRequested);
    connect(model, &AppTreeModel::ordered, this, &AppTable::restoreTop);
    connect(model, &AppTreeModel::ordered, this, &AppTable::restoreWanted);
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AppTable::restoreTop);
    connect(&theme, &Theme::changed, this, &AppTable::fitColumns);
    connect(header(), &QHeaderView::sortIndicatorChanged, this, &AppTable::fitColumns);
    fitColumns();
}

void AppTable::setDelegates(Theme &theme)
{
    auto *name = new NameDelegate(theme, this);
    name->setOutdent(kIndent - kChildIndent);
    setItemDelegateForColumn(AppTreeModel::Name, name);
    setItemDelegateForColumn(AppTreeModel::State, new StateDelegate(theme, this));
    setItemDelegateForColumn(AppTreeModel::Reason, new ReasonDelegate(theme, this));
    for (const int column : {AppTreeModel::Executors, AppTreeModel::Memory, AppTreeModel::Duration})
        setItemDelegateForColumn(column, new NumberDelegate(theme, this));
    auto *when = new NumberDelegate(theme, this);
    when->setInk(&Tokens::text2);
    setItemDelegateForColumn(AppTreeModel::When, when);
}

/// From the longest words of the language; the reason takes what is left.
void AppTable::fitColumns()
{
    const QFontMetricsF text(m_theme.font(Theme::Role::Medium));
    const QFontMetricsF head(m_theme.font(Theme::Role::Medium));
    const auto wide = [&](int column, const QStringList &samples, int more) {
        double width =
            head.horizontalAdvance(
                m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()) +
            (column == header()->sortIndicatorSection() ? kIconSize : 0);
        for (const QString &sample : samples)
            width = std::max(width, text.horizontalAdvance(sample) + more);
        header()->resizeSection(column, qCeil(width) + 1 + space::Group);
    };
    QStringList states;
    for (int state = 0; state <= int(store::AppState::Unknown); ++state)
        states.append(stateWord(store::AppState(state)));
    wide(AppTreeModel::State, states, kIconSize + space::Gap);
    wide(AppTreeModel::Executors, {u"200 of 200"_s}, 0);
    wide(AppTreeModel::Memory, {bytes(1023LL << 30)}, 0);
    wide(AppTreeModel::Duration,
         {duration(std::chrono::seconds(59 * 60 + 59)),
          duration(std::chrono::seconds(23 * 3600 + 59 * 60))},
         0);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    wide(AppTreeModel::When,
         {relativeTime(now.addSecs(-59 * 60), now), relativeTime(now.addDays(-1), now),
          AppTreeModel::sinceText(clockTime(now))},
         0);
    header()->resizeSection(AppTreeModel::Name, std::clamp(viewport()->width() / 4, 208, 288));
}

void AppTable::drawBranches(QPainter *painter, const QRect &rect, const QModelIndex &index) const
{
    if (!index.parent().isValid())
        QTreeView::drawBranches(
            painter, QStyle::visualRect(layoutDirection(), rect, rect.translated(kBranchShift, 0)),
            index);
}

void AppTable::resizeEvent(QResizeEvent *event)
{
    if (event->oldSize().width() != event->size().width())
        fitColumns();
    QTreeView::resizeEvent(event);
}

void AppTable::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        fitColumns();
        viewport()->update();
        header()->viewport()->update();
    }
}

std::optional<store::AppKey> AppTable::currentApp() const
{
    if (const AppFactsPtr facts = m_model->facts(currentIndex()))
        return facts->key();
    return std::nullopt;
}

void AppTable::selectApp(const store::AppKey &key)
{
    m_wanted = key;
    restoreWanted();
}

void AppTable::restoreWanted()
{
    if (!m_wanted)
        return;
    const QModelIndex index = m_model->indexOf(*m_wanted);
    if (!index.isValid())
        return;
    m_wanted.reset();
    setCurrentIndex(index);
    scrollTo(index);
}

/// What is read stays where it is while the table changes above it; whoever stands at its beginning
/// sees what is new there.
void AppTable::keepTop()
{
    if (m_topKept)
        return;
    m_topKept = true;
    m_top = verticalScrollBar()->value() > 0 ? indexAt({0, 0}) : QModelIndex();
    m_soon.start();
}

void AppTable::restoreTop()
{
    m_soon.stop();
    m_topKept = false;
    if (m_top.isValid())
        scrollTo(m_top, PositionAtTop);
    m_top = QPersistentModelIndex();
}

std::pair<int, int> AppTable::visibleApps() const
{
    const auto app = [](QModelIndex index) {
        return index.parent().isValid() ? index.parent().row() : index.row();
    };
    const QModelIndex first = indexAt({0, 0});
    if (!first.isValid())
        return {0, -1};
    const QModelIndex last = indexAt({0, viewport()->height() - 1});
    return {app(first), last.isValid() ? app(last) : m_model->rowCount() - 1};
}

void AppTable::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (current.isValid())
        m_wanted.reset(); // the person has chosen
    Q_EMIT currentAppChanged();
}

void AppTable::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (currentIndex().isValid())
            Q_EMIT openRequested();
        return;
    case Qt::Key_Escape:
        Q_EMIT escaped();
        return;
    default:
        QTreeView::keyPressEvent(event);
    }
}

} // namespace firesteel::gui
