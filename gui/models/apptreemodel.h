// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/mailbox.h"
#include "core/base/worker.h"
#include "core/store/appindex.h"
#include "gui/models/appfacts.h"
#include "gui/models/appfilter.h"

#include <QAbstractItemModel>
#include <QList>
#include <QPointer>

#include <memory>
#include <stop_token>
#include <unordered_map>
#include <vector>

namespace firesteel::gui {

class LastWordsBook;

/// The list of applications, each with its driver and executors below it. Fed by the diffs of an
/// AppIndex; rows come, go, move and change one by one, and the model is reset only by setIndex().
/// Which applications are shown, and in which order, is worked out on another thread from a
/// snapshot, so that ten thousand of them never hold up the window; a change of a row that is shown
/// is visible at once. Main thread.
class AppTreeModel : public QAbstractItemModel
{
    Q_OBJECT
public:
    enum Column { Name, State, Reason, Executors, Memory, Duration, When, ColumnCount };

    explicit AppTreeModel(Clock &clock, QObject *parent = nullptr);
    ~AppTreeModel() override;

    void setIndex(store::AppIndex *index); ///< of another session; null: none. Resets the model
    /// Where the exceptions come from that drivers failed with; outlives the model.
    void setLastWords(const LastWordsBook &book);
    void setFilter(const AppFilter &filter);
    void setSort(const AppSort &sort);
    [[nodiscard]] const AppSort &sorting() const { return m_sort; }
    void setStale(bool stale); ///< greys every row
    [[nodiscard]] bool isStale() const { return m_stale; }

    [[nodiscard]] qsizetype total() const { return qsizetype(m_rows.size()); } ///< shown or not
    [[nodiscard]] qsizetype shown() const { return qsizetype(m_shown.size()); }
    [[nodiscard]] qsizetype count(store::AppState state) const;  ///< shown or not
    [[nodiscard]] bool isOrdering() const { return m_ordering; } ///< a new order is on its way

    [[nodiscard]] AppFactsPtr facts(const QModelIndex &index) const;   ///< also of a child
    [[nodiscard]] QModelIndex indexOf(const store::AppKey &key) const; ///< invalid: not shown
    /// What stands in the column "When" of a state that lasts; for the column's width.
    [[nodiscard]] static QString sinceText(const QString &time);
    /// The pod of a driver or executor row; null for an application.
    [[nodiscard]] kube::ObjectPtr pod(const QModelIndex &index) const;

    /// The clock has moved on: says of the rows from `first` to `last` (in top-level rows) that
    /// their times changed, where they did. Filters and orders by time are worked out anew.
    void tick(int first, int last);

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

Q_SIGNALS:
    void countsChanged(); ///< total() or shown()
    void ordered();       ///< an order was worked out and is shown

private:
    struct Row {
        AppFactsPtr facts;
        int place = -1; ///< among those that are shown
    };
    struct KeyHash {
        size_t operator()(const store::AppKey &key) const { return qHash(key); }
    };

    void appsChanged(const QSet<store::AppKey> &added, const QSet<store::AppKey> &updated,
                     const QSet<store::AppKey> &removed);
    [[nodiscard]] AppFactsPtr factsOf(const store::AppIndex::AppPtr &app) const;
    void wordsNoted(const store::AppKey &key);
    void placeChanged(const std::vector<const Row *> &changed);
    void dropRows(const QSet<store::AppKey> &keys);
    void updateRow(Row &row, const AppFactsPtr &facts);
    void showChildren(Row &row, const AppFactsPtr &facts);
    [[nodiscard]] bool moves(const Row &row, const QDateTime &now) const;
    void requestOrder();
    void startOrdering();
    void orderArrived(quint64 run, const QList<AppFactsPtr> &order);
    void showOrder(const std::vector<Row *> &target);
    void shuffle(const std::vector<Row *> &target);
    void setShown(std::vector<Row *> rows);
    void numberFrom(size_t place);

    [[nodiscard]] static int childCount(const AppFacts &facts);
    [[nodiscard]] Row *parentRow(const QModelIndex &index) const; ///< of a child; null else
    [[nodiscard]] const Row *rowAt(const QModelIndex &index) const;
    [[nodiscard]] QVariant appData(const AppFacts &facts, int column, int role) const;
    [[nodiscard]] QVariant childData(const AppFacts &facts, int child, int column, int role) const;
    [[nodiscard]] QString appText(const AppFacts &facts, int column) const;

    Clock &m_clock;
    QPointer<store::AppIndex> m_index;
    const LastWordsBook *m_words = nullptr;
    std::unordered_map<store::AppKey, std::unique_ptr<Row>, KeyHash> m_rows;
    std::vector<Row *> m_shown;
    AppFilter m_filter;
    AppSort m_sort;
    bool m_stale = false;
    bool m_ordering = false;
    bool m_orderAgain = false;
    quint64 m_run = 0;
    qint64 m_minute = 0; ///< of the last tick, since 1970
    std::stop_source m_stop;
    Mailbox m_results;
    Worker m_worker; ///< last: its thread ends before anything above goes
};

} // namespace firesteel::gui
