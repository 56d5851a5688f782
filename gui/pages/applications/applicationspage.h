// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"
#include "gui/pages/application/pictureclock.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QTimer>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace firesteel::store {
class AppIndex;
}

namespace firesteel::gui {

class AppSummary;
class AppTable;
class AppTreeModel;
class ElidedLabel;
class EmptyState;
class FilterField;
class LastWordsBook;
class LoadingSkeleton;
class Splitter;
class StaleBand;

/// The applications of the open cluster: table, filter, and the chosen one in words below. Leads to
/// the page "application" with {"namespace", "app", "tab"}. open(): {"filter"} sets the filter,
/// {"namespace", "app"} selects. Main thread.
class ApplicationsPage : public Page
{
    Q_OBJECT
public:
    ApplicationsPage(const Services &services, QWidget *parent);
    ~ApplicationsPage() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    [[nodiscard]] QString badge() const override;
    void open(const QVariantMap &argument) override;
    void activate() override;
    void deactivate() override;
    QWidget *focusTarget() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray &state) override;

    /// Where the exceptions come from that drivers failed with.
    void setLastWords(const std::shared_ptr<const LastWordsBook> &book);
    /// How far the list is to be trusted.
    struct Picture {
        Freshness freshness;
        bool loading = false;            ///< the first list is not complete
        qint64 loaded = 0;               ///< pods so far
        std::optional<Error> cause = {}; ///< what is in the way of it
        bool operator==(const Picture &) const = default;
    };
    /// What the page shows; called as the session comes, changes and goes. Null: no session.
    void showIndex(store::AppIndex *index);
    void showPicture(const Picture &picture);

    [[nodiscard]] AppTreeModel *model() const { return m_model; }
    [[nodiscard]] AppTable *table() const { return m_table; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void buildBar(QWidget *bar);
    void addActions();
    void followSession();
    void renewPicture();
    void arrange();
    void showObstacle(const Error &cause);
    void filterEdited();
    void countsChanged();
    void selectionChanged();
    void tick();
    void retranslate();
    void openApp(const QString &tab);
    void stop();
    void leaveFilter();
    [[nodiscard]] AppFactsPtr selected() const;
    void emptyLink(const QString &link);

    const Services m_services;
    PictureClock m_clock; ///< of the picture
    AppTreeModel *m_model;
    FilterField *m_filter;
    ElidedLabel *m_count;
    ElidedLabel *m_problem; ///< what of the filter was not understood
    QPushButton *m_stop = nullptr;
    QPushButton *m_logs = nullptr;
    QPushButton *m_new = nullptr;
    StaleBand *m_stale;
    QStackedWidget *m_stack;
    AppTable *m_table;
    EmptyState *m_empty;
    LoadingSkeleton *m_loading;
    Splitter *m_splitter;
    AppSummary *m_summary;
    QPushButton *m_why;
    std::shared_ptr<const LastWordsBook> m_words;
    Picture m_picture;
    bool m_hasIndex = false;
    QTimer m_tick;
    QTimer m_filterDelay;
};

} // namespace firesteel::gui
