// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/apptreemodel.h"

#include "gui/models/appreason.h"
#include "gui/models/lastwordsbook.h"
#include "gui/models/roles.h"
#include "gui/models/rowplan.h"
#include "gui/text/format.h"
#include "gui/text/verbatim.h"
#include "gui/text/words.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppKey;
using store::AppState;
using store::SparkApp;

AppTreeModel::AppTreeModel(Clock &clock, QObject *parent)
    : QAbstractItemModel(parent), m_clock(clock)
{}

AppTreeModel::~AppTreeModel()
{
    m_stop.request_stop();
    m_worker.waitForDone();
}

void AppTreeModel::setIndex(store::AppIndex *index)
{
    if (m_index)
        m_index->disconnect(this);
    beginResetModel();
    m_stop.request_stop();
    ++m_run; // what is under way is of the old session
    m_ordering = false;
    m_orderAgain = false;
    m_shown.clear();
    m_rows.clear();
    m_index = index;
    endResetModel();
    if (index) {
        connect(index, &store::AppIndex::changed, this, &AppTreeModel::appsChanged);
        for (const auto &app : index->apps()) {
            auto row = std::make_unique<Row>();
            row->facts = factsOf(app);
            m_rows.emplace(app->key, std::move(row));
        }
        requestOrder();
    }
    Q_EMIT countsChanged();
}

void AppTreeModel::setFilter(const AppFilter &filter)
{
    m_filter = filter;
    m_stop.request_stop(); // the order that is under way is of no use
    requestOrder();
}

void AppTreeModel::setSort(const AppSort &sort)
{
    if (m_sort == sort)
        return;
    m_sort = sort;
    m_stop.request_stop();
    requestOrder();
}

void AppTreeModel::sort(int column, Qt::SortOrder order)
{
    if (column >= 0 && column < ColumnCount)
        setSort({AppSort::By(column), order == Qt::DescendingOrder});
}

void AppTreeModel::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    if (m_shown.empty())
        return;
    Q_EMIT dataChanged(index(0, 0), index(int(m_shown.size()) - 1, ColumnCount - 1), {StaleRole});
    for (const Row *row : m_shown) {
        const QModelIndex parent = index(row->place, 0);
        const int children = childCount(*row->facts);
        if (children > 0)
            Q_EMIT dataChanged(index(0, 0, parent), index(children - 1, ColumnCount - 1, parent),
                               {StaleRole});
    }
}

qsizetype AppTreeModel::count(AppState state) const
{
    return std::ranges::count_if(
        m_rows, [state](const auto &entry) { return entry.second->facts->app->state == state; });
}

// ---- changes of the index ---------------------------------------------------------------------

void AppTreeModel::appsChanged(const QSet<AppKey> &added, const QSet<AppKey> &updated,
                               const QSet<AppKey> &removed)
{
    const size_t before = m_rows.size();
    dropRows(removed);
    std::vector<const Row *> changed;
    for (const QSet<AppKey> &keys : {added, updated}) {
        for (const AppKey &key : keys) {
            const auto app = m_index->app(key);
            if (!app)
                continue;
            const AppFactsPtr facts = factsOf(app);
            auto known = m_rows.find(key);
            if (known != m_rows.end()) {
                updateRow(*known->second, facts);
            } else {
                auto row = std::make_unique<Row>();
                row->facts = facts;
                known = m_rows.emplace(key, std::move(row)).first;
            }
            changed.push_back(known->second.get());
        }
    }
    placeChanged(changed);
    if (before != m_rows.size() || !removed.isEmpty())
        Q_EMIT countsChanged();
}

/// Most changes move nothing: then the other rows are not even looked at.
void AppTreeModel::placeChanged(const std::vector<const Row *> &changed)
{
    const QDateTime now = m_clock.wall();
    if (m_ordering ||
        std::ranges::any_of(changed, [&](const Row *row) { return moves(*row, now); }))
        requestOrder();
}

AppFactsPtr AppTreeModel::factsOf(const store::AppIndex::AppPtr &app) const
{
    return makeFacts(app, m_words ? m_words->of(app->key) : QString());
}

void AppTreeModel::setLastWords(const LastWordsBook &book)
{
    m_words = &book;
    connect(&book, &LastWordsBook::noted, this, &AppTreeModel::wordsNoted);
}

void AppTreeModel::wordsNoted(const AppKey &key)
{
    const auto known = m_rows.find(key);
    if (known == m_rows.end())
        return;
    updateRow(*known->second, factsOf(known->second->facts->app));
    placeChanged({known->second.get()});
}

/// Whether it has to come, to go, or to stand elsewhere.
bool AppTreeModel::moves(const Row &row, const QDateTime &now) const
{
    const bool shown = row.place >= 0;
    if (m_filter.matches(*row.facts, now) != shown)
        return true;
    const auto before = [&](const Row *a, const Row *b) {
        return standsBefore(*a->facts, *b->facts, m_sort, now);
    };
    const size_t place = size_t(row.place);
    return shown && ((place > 0 && before(&row, m_shown[place - 1])) ||
                     (place + 1 < m_shown.size() && before(m_shown[place + 1], &row)));
}

void AppTreeModel::dropRows(const QSet<AppKey> &keys)
{
    if (keys.isEmpty())
        return;
    std::vector<Row *> left;
    left.reserve(m_shown.size());
    std::ranges::copy_if(m_shown, std::back_inserter(left),
                         [&](const Row *row) { return !keys.contains(row->facts->key()); });
    if (left.size() != m_shown.size())
        showOrder(left);
    for (const AppKey &key : keys)
        m_rows.erase(key);
}

void AppTreeModel::updateRow(Row &row, const AppFactsPtr &facts)
{
    if (row.place < 0) {
        row.facts = facts;
        return;
    }
    showChildren(row, facts);
    Q_EMIT dataChanged(index(row.place, 0), index(row.place, ColumnCount - 1));
}

namespace {

/// A row below an application.
struct Child {
    bool driver = false;
    store::ExecutorInfo info; ///< of the driver: pod and state

    [[nodiscard]] const QString &uid() const { return info.pod->uid; }
};

QList<Child> childrenOf(const SparkApp &app)
{
    QList<Child> children;
    children.reserve(app.executors.size() + 1);
    if (app.driver)
        children.append({true, {{}, app.driver, app.driverState}});
    for (const store::ExecutorInfo &executor : app.executors)
        children.append({false, executor});
    return children;
}

std::shared_ptr<const SparkApp> withChildren(const SparkApp &app, const QList<Child> &children)
{
    auto copy = std::make_shared<SparkApp>(app);
    copy->driver.reset();
    copy->executors.clear();
    for (const Child &child : children) {
        if (child.driver) {
            copy->driver = child.info.pod;
            copy->driverState = child.info.state;
        } else {
            copy->executors.append(child.info);
        }
    }
    return copy;
}

RowPlan planChildren(const QList<Child> &before, const QList<Child> &now)
{
    QHash<QString, int> places;
    places.reserve(before.size());
    for (int place = 0; place < before.size(); ++place)
        places.insert(before[place].uid(), place);
    QList<int> origin;
    origin.reserve(now.size());
    for (const Child &child : now)
        origin.append(places.value(child.uid(), -1));
    return planRows(int(before.size()), origin);
}

kube::ObjectPtr childPod(const SparkApp &app, int child)
{
    if (app.driver && child == 0)
        return app.driver;
    const qsizetype executor = child - (app.driver ? 1 : 0);
    return executor >= 0 && executor < app.executors.size() ? app.executors[executor].pod : nullptr;
}

} // namespace

/// The rows below an application: those that are gone go, new ones come, the others change.
void AppTreeModel::showChildren(Row &row, const AppFactsPtr &facts)
{
    const AppFactsPtr old = row.facts;
    QList<Child> children = childrenOf(*old->app);
    const QList<Child> next = childrenOf(*facts->app);
    RowPlan plan = planChildren(children, next);
    const QModelIndex parent = index(row.place, 0);
    // The rows are counted by the facts: each step shows facts that have just the rows of the step.
    const auto settle = [&] {
        auto step = std::make_shared<AppFacts>(*old);
        step->app = withChildren(*old->app, children);
        row.facts = step;
    };
    if (plan.shuffled) {
        plan.removals = {{0, int(children.size())}};
        plan.insertions = {{0, int(next.size())}};
    }
    for (const RowPlan::Run &run : std::as_const(plan.removals)) {
        beginRemoveRows(parent, run.first, run.first + run.count - 1);
        children.remove(run.first, run.count);
        settle();
        endRemoveRows();
    }
    for (const RowPlan::Move &move : std::as_const(plan.moves)) {
        beginMoveRows(parent, move.from, move.from, parent, move.to);
        children.move(move.from, move.from < move.to ? move.to - 1 : move.to);
        settle();
        endMoveRows();
    }
    for (const RowPlan::Run &run : std::as_const(plan.insertions)) {
        beginInsertRows(parent, run.first, run.first + run.count - 1);
        for (int place = run.first; place < run.first + run.count; ++place)
            children.insert(place, next[place]);
        settle();
        endInsertRows();
    }
    row.facts = facts;
    if (!next.isEmpty())
        Q_EMIT dataChanged(index(0, 0, parent),
                           index(int(next.size()) - 1, ColumnCount - 1, parent));
}

// ---- the order --------------------------------------------------------------------------------

void AppTreeModel::requestOrder()
{
    if (m_ordering)
        m_orderAgain = true;
    else
        startOrdering();
}

void AppTreeModel::startOrdering()
{
    m_ordering = true;
    m_orderAgain = false;
    m_stop = std::stop_source();
    QList<AppFactsPtr> all;
    all.reserve(qsizetype(m_rows.size()));
    for (const auto &[key, row] : m_rows)
        all.append(row->facts);
    m_worker.start([this, all, filter = m_filter, sort = m_sort, now = m_clock.wall(),
                    stop = m_stop.get_token(), run = m_run] {
        const QList<AppFactsPtr> order = visibleOrder(all, filter, sort, now, stop);
        m_results.post([this, run, order] { orderArrived(run, order); });
    });
}

void AppTreeModel::orderArrived(quint64 run, const QList<AppFactsPtr> &order)
{
    if (run != m_run)
        return;
    m_ordering = false;
    if (!m_stop.stop_requested()) {
        std::vector<Row *> target;
        target.reserve(size_t(order.size()));
        for (const AppFactsPtr &facts : order) {
            const auto row = m_rows.find(facts->key());
            if (row != m_rows.end()) // else it went in the meantime
                target.push_back(row->second.get());
        }
        const size_t before = m_shown.size();
        showOrder(target);
        if (before != m_shown.size())
            Q_EMIT countsChanged();
        Q_EMIT ordered();
    }
    if (m_orderAgain && !m_ordering)
        startOrdering();
}

void AppTreeModel::numberFrom(size_t place)
{
    for (; place < m_shown.size(); ++place)
        m_shown[place]->place = int(place);
}

void AppTreeModel::showOrder(const std::vector<Row *> &target)
{
    QList<int> origin;
    origin.reserve(qsizetype(target.size()));
    for (const Row *row : target)
        origin.append(row->place);
    const RowPlan plan = planRows(int(m_shown.size()), origin);
    if (plan.isEmpty())
        return;
    if (plan.shuffled || plan.removals.size() + plan.insertions.size() > 64) {
        shuffle(target);
        return;
    }
    for (const RowPlan::Run &run : plan.removals) {
        beginRemoveRows({}, run.first, run.first + run.count - 1);
        const auto first = m_shown.begin() + run.first;
        std::for_each(first, first + run.count, [](Row *row) { row->place = -1; });
        m_shown.erase(first, first + run.count);
        numberFrom(size_t(run.first));
        endRemoveRows();
    }
    for (const RowPlan::Move &move : plan.moves) {
        beginMoveRows({}, move.from, move.from, {}, move.to);
        const auto at = m_shown.begin();
        if (move.from < move.to)
            std::rotate(at + move.from, at + move.from + 1, at + move.to);
        else
            std::rotate(at + move.to, at + move.from, at + move.from + 1);
        numberFrom(size_t(std::min(move.from, move.to)));
        endMoveRows();
    }
    for (const RowPlan::Run &run : plan.insertions) {
        beginInsertRows({}, run.first, run.first + run.count - 1);
        m_shown.insert(m_shown.begin() + run.first, target.begin() + run.first,
                       target.begin() + run.first + run.count);
        numberFrom(size_t(run.first));
        endInsertRows();
    }
}

/// Any change in at most four strokes: what goes is put last and cut off, what is new is appended,
/// and then everything takes its place. Selection, current row and expansion go along.
void AppTreeModel::shuffle(const std::vector<Row *> &target)
{
    std::vector<Row *> next;
    next.reserve(m_shown.size());
    std::ranges::copy_if(target, std::back_inserter(next),
                         [](const Row *row) { return row->place >= 0; });
    const size_t survivors = next.size();
    if (survivors < m_shown.size()) {
        std::vector<bool> stays(m_shown.size(), false);
        for (const Row *row : next)
            stays[size_t(row->place)] = true;
        for (size_t place = 0; place < m_shown.size(); ++place) {
            if (!stays[place])
                next.push_back(m_shown[place]);
        }
    }
    setShown(next);
    if (survivors < m_shown.size()) {
        beginRemoveRows({}, int(survivors), int(m_shown.size()) - 1);
        std::for_each(m_shown.begin() + qsizetype(survivors), m_shown.end(),
                      [](Row *row) { row->place = -1; });
        m_shown.resize(survivors);
        endRemoveRows();
    }
    if (target.size() > survivors) {
        next.resize(survivors);
        std::ranges::copy_if(target, std::back_inserter(next),
                             [](const Row *row) { return row->place < 0; });
        beginInsertRows({}, int(survivors), int(next.size()) - 1);
        m_shown = next;
        numberFrom(survivors);
        endInsertRows();
        setShown(target);
    }
}

void AppTreeModel::setShown(std::vector<Row *> rows)
{
    if (rows == m_shown)
        return;
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    std::vector<const Row *> subjects;
    subjects.reserve(size_t(before.size()));
    for (const QModelIndex &index : before)
        subjects.push_back(index.internalPointer() ? nullptr : m_shown[size_t(index.row())]);
    m_shown = std::move(rows);
    numberFrom(0);
    QModelIndexList from;
    QModelIndexList to;
    for (qsizetype i = 0; i < before.size(); ++i) {
        if (!subjects[size_t(i)]) // a child stays where it is below its parent
            continue;
        from.append(before[i]);
        to.append(createIndex(subjects[size_t(i)]->place, before[i].column(), nullptr));
    }
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void AppTreeModel::tick(int first, int last)
{
    const qint64 minute = m_clock.wall().toSecsSinceEpoch() / 60;
    const bool newMinute = minute != m_minute;
    m_minute = minute;
    first = std::max(first, 0);
    last = std::min(last, int(m_shown.size()) - 1);
    for (int row = first; row <= last; ++row) {
        const AppFacts &facts = *m_shown[size_t(row)]->facts;
        if (facts.app->finished() && !newMinute)
            continue;
        Q_EMIT dataChanged(index(row, Duration), index(row, When), {Qt::DisplayRole});
        const QModelIndex parent = index(row, 0);
        if (const int children = childCount(facts); children > 0)
            Q_EMIT dataChanged(index(0, Duration, parent), index(children - 1, When, parent),
                               {Qt::DisplayRole});
    }
    if (newMinute && (m_filter.dependsOnTime() || m_sort.by == AppSort::By::Duration))
        requestOrder();
}

// ---- what views ask ---------------------------------------------------------------------------

int AppTreeModel::childCount(const AppFacts &facts)
{
    return int(facts.app->executors.size()) + (facts.app->driver ? 1 : 0);
}

AppTreeModel::Row *AppTreeModel::parentRow(const QModelIndex &index) const
{
    return static_cast<Row *>(index.internalPointer());
}

const AppTreeModel::Row *AppTreeModel::rowAt(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    if (const Row *parent = parentRow(index))
        return parent;
    return size_t(index.row()) < m_shown.size() ? m_shown[size_t(index.row())] : nullptr;
}

QModelIndex AppTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    if (!parent.isValid())
        return createIndex(row, column, nullptr);
    return createIndex(row, column, m_shown[size_t(parent.row())]);
}

QModelIndex AppTreeModel::parent(const QModelIndex &child) const
{
    const Row *row = child.isValid() ? parentRow(child) : nullptr;
    return row && row->place >= 0 ? createIndex(row->place, 0, nullptr) : QModelIndex();
}

int AppTreeModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_shown.size());
    if (parent.column() != 0 || parentRow(parent) || size_t(parent.row()) >= m_shown.size())
        return 0;
    return childCount(*m_shown[size_t(parent.row())]->facts);
}

int AppTreeModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

Qt::ItemFlags AppTreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (parentRow(index))
        flags |= Qt::ItemNeverHasChildren;
    return flags;
}

AppFactsPtr AppTreeModel::facts(const QModelIndex &index) const
{
    const Row *row = rowAt(index);
    return row ? row->facts : nullptr;
}

QModelIndex AppTreeModel::indexOf(const AppKey &key) const
{
    const auto row = m_rows.find(key);
    return row == m_rows.end() || row->second->place < 0 ? QModelIndex()
                                                         : index(row->second->place, 0);
}

kube::ObjectPtr AppTreeModel::pod(const QModelIndex &index) const
{
    const Row *row = index.isValid() ? parentRow(index) : nullptr;
    return row ? childPod(*row->facts->app, index.row()) : nullptr;
}

QVariant AppTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (section >= Executors ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Name:
        return tr("Name");
    case State:
        return tr("State");
    case Reason:
        return tr("Reason");
    case Executors:
        return tr("Executors");
    case Memory:
        return tr("Memory");
    case Duration:
        return tr("Duration");
    case When:
        return tr("When");
    default:
        return {};
    }
}

QVariant AppTreeModel::data(const QModelIndex &index, int role) const
{
    const Row *row = rowAt(index);
    if (!row || index.column() >= ColumnCount)
        return {};
    if (role == StaleRole)
        return m_stale;
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(
            (index.column() >= Executors ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    return parentRow(index) ? childData(*row->facts, index.row(), index.column(), role)
                            : appData(*row->facts, index.column(), role);
}

namespace {

QString withTerm(const QString &phrase, const QString &term)
{
    if (term.isEmpty() || phrase.isEmpty())
        return phrase.isEmpty() ? term : phrase;
    return QCoreApplication::translate("firesteel::gui::AppTreeModel", "%1 — %2",
                                       "a reason, then its technical term")
        .arg(phrase, term);
}

} // namespace

QString AppTreeModel::sinceText(const QString &time)
{
    return tr("since %1", "a time of day, or a date").arg(time);
}

QString AppTreeModel::appText(const AppFacts &facts, int column) const
{
    const SparkApp &app = *facts.app;
    const QDateTime now = m_clock.wall();
    switch (column) {
    case Name:
        return app.name;
    case State:
        return stateWord(app.state);
    case Reason: {
        const ReasonText reason = shownReason(facts);
        return withTerm(reason.phrase, reason.term);
    }
    case Executors:
        if (app.finished() || facts.executors == 0) // how many are wanted is not known
            return facts.executors > 0 ? gui::count(facts.executors) : QString();
        return tr("%1 of %2", "executors that run, and that are wanted")
            .arg(gui::count(facts.runningExecutors), gui::count(facts.executors));
    case Memory:
        return facts.memory > 0 ? bytes(facts.memory) : QString();
    case Duration: {
        const qint64 seconds = facts.seconds(now);
        return seconds < 0 ? QString() : duration(std::chrono::seconds(seconds));
    }
    case When:
        if (facts.silentSince.isValid()) {
            const bool today = facts.silentSince.toLocalTime().date() == now.toLocalTime().date();
            return sinceText(today ? clockTime(facts.silentSince)
                                   : relativeTime(facts.silentSince, now));
        }
        return relativeTime(facts.when(now), now);
    default:
        return {};
    }
}

QVariant AppTreeModel::appData(const AppFacts &facts, int column, int role) const
{
    const SparkApp &app = *facts.app;
    switch (role) {
    case Qt::DisplayRole:
        return appText(facts, column);
    case Qt::ToolTipRole:
        if (column == When)
            return absoluteTime(facts.ended.isValid()         ? facts.ended
                                : facts.silentSince.isValid() ? facts.silentSince
                                                              : app.created);
        if (column == Name)
            return tr("%1 in %2", "application id, namespace")
                .arg(app.key.appId, app.key.namespaceName);
        if (column == Memory && facts.memory > 0)
            return tr("%1 bytes asked for by its pods").arg(gui::count(facts.memory));
        return {};
    case Qt::AccessibleTextRole: {
        if (column != Name && column != State)
            return appText(facts, column);
        const QString reason = appText(facts, Reason);
        const QString state = reason.isEmpty()
                                  ? stateWord(app.state)
                                  : tr("%1: %2", "state, reason").arg(stateWord(app.state), reason);
        return column == State ? state : tr("%1, %2", "name, state").arg(app.name, state);
    }
    case KeyRole:
        return QString(app.key.namespaceName + u'/' + app.key.appId);
    case KindRole:
        return int(RowKind::Application);
    case StateRole:
        return int(app.state);
    case ReasonRole:
        return shownReason(facts).phrase;
    case TermRole:
        return shownReason(facts).term;
    case SecondaryRole:
        return false;
    case VerbatimRole:
        return column == Name || (column == Reason && shownReason(facts).phrase.isEmpty());
    case TimeRole:
        return column == When ? facts.when(m_clock.wall()) : app.created;
    default:
        return {};
    }
}

QVariant AppTreeModel::childData(const AppFacts &facts, int child, int column, int role) const
{
    const SparkApp &app = *facts.app;
    const bool driver = app.driver && child == 0;
    const qsizetype number = child - (app.driver ? 1 : 0);
    if (!driver && (number < 0 || number >= app.executors.size()))
        return {};
    const store::ExecutorInfo *executor = driver ? nullptr : &app.executors[number];
    const kube::ObjectPtr pod = driver ? app.driver : executor->pod;
    const kube::PodState &podState = driver ? app.driverState : executor->state;
    const AppState state = driver ? app.state : executorState(app, *executor);
    const auto name = [&] {
        return driver ? tr("driver") : tr("exec %1", "executor number").arg(executor->id);
    };
    const auto reason = [&] {
        if (!driver && endedWithDriver(app, *executor))
            return podState.node.isEmpty() ? tr("Ended with the driver")
                                           : tr("Ended with the driver on %1").arg(podState.node);
        return podReasonPhrase(podState);
    };
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case Name:
            return name();
        case State:
            return stateWord(state);
        case Reason:
            return reason();
        case Memory: {
            const qint64 memory = podMemory(*pod);
            return memory > 0 ? bytes(memory) : QString();
        }
        case Duration: {
            const PodTimes times = podTimes(*pod, podState);
            if (!times.began.isValid())
                return {};
            const QDateTime end = times.ended.isValid() ? times.ended : m_clock.wall();
            return duration(std::chrono::seconds(std::max<qint64>(0, times.began.secsTo(end))));
        }
        default:
            return QString();
        }
    case Qt::ToolTipRole:
        return column == Name ? QVariant(pod->name) : QVariant();
    case Qt::AccessibleTextRole:
        if (column == Name)
            return tr("%1, %2", "name, state").arg(name(), stateWord(state));
        return childData(facts, child, column, Qt::DisplayRole);
    case KeyRole:
        return pod->uid;
    case KindRole:
        return int(driver ? RowKind::Driver : RowKind::Executor);
    case StateRole:
        return int(state);
    case ReasonRole:
        return reason();
    case TermRole:
        return QString();
    case SecondaryRole:
        return true;
    case PodNameRole:
        return pod->name;
    default:
        return {};
    }
}

} // namespace firesteel::gui
