// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"
#include "gui/models/appfacts.h"
#include "gui/pages/application/logcollector.h"
#include "gui/pages/application/pictureclock.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include <QPointer>
#include <QTimer>

#include <list>
#include <memory>

class QPushButton;
class QStackedWidget;

namespace firesteel::store {
class AppIndex;
}

namespace firesteel::gui {

class EmptyState;
class EventsTab;
class LastWordsBook;
class LogsTab;
class ObjectsTab;
class OverviewTab;
class PageHead;
class PodsTab;
class TabBar;
class TabRow;
struct Freshness;

/// One application: verdict, pods, logs, events, objects. open(): {"namespace", "app"}, and
/// optionally "tab" (overview, pods, logs, events, objects, driverui) and "pod" (a uid: its log or
/// object is shown first). What is known stays when the cluster removes the application. Main
/// thread.
class ApplicationPage : public Page
{
    Q_OBJECT
public:
    ApplicationPage(const Services &services, QWidget *parent);
    ~ApplicationPage() override;

    [[nodiscard]] QString id() const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override;
    void open(const QVariantMap &argument) override;
    void activate() override;
    void deactivate() override;
    QWidget *focusTarget() override;
    [[nodiscard]] QByteArray saveState() const override;
    void restoreState(const QByteArray &state) override;

    /// Where applications and logs come from; called as the session comes and goes. Null: none.
    void showIndex(store::AppIndex *index, LogCollector::Follow follow);
    /// How old the picture is: no time of a job goes on while it is out of date.
    void showFreshness(const Freshness &freshness);
    /// Where it writes down what the drivers' logs say of their ends.
    void setLastWords(std::shared_ptr<LastWordsBook> book) { m_words = std::move(book); }
    void showTab(const QString &tab);
    [[nodiscard]] QString currentTab() const;
    [[nodiscard]] LogsTab *logs() const { return m_logs; }

    /// Puts a widget into the tab of the driver's own pages in place of the note; takes it over. It
    /// learns of the application by driverUiWanted().
    void setDriverUi(QWidget *widget);

Q_SIGNALS:
    /// The tab is visible and shows this application; null: nothing to show.
    void driverUiWanted(const std::shared_ptr<const firesteel::store::SparkApp> &app);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Known {
        store::AppKey key;
        AppFactsPtr facts; ///< as last seen in the cluster
        std::unique_ptr<LogCollector> logs;
    };

    void buildTabs(QWidget *holder);
    void addActions();
    void followSession();
    void setApp(const store::AppKey &key);
    void refresh();
    void showFacts();
    void showNothing();
    void tabChanged();
    void tick();
    void renewClock();
    void retranslate();
    [[nodiscard]] Known &known(const store::AppKey &key);
    void hear(Known &known, std::shared_ptr<const store::SparkApp> app);

    const Services m_services;
    PictureClock m_clock; ///< of what is shown
    QDateTime m_asOf;     ///< the cluster is silent since; invalid: it is not
    QDateTime m_goneAt;   ///< it was seen that the cluster has it no longer
    std::shared_ptr<LastWordsBook> m_words;
    QPointer<store::AppIndex> m_index;
    LogCollector::Follow m_follow;
    store::AppKey m_key;
    AppFactsPtr m_facts; ///< as last known
    bool m_gone = false; ///< the cluster has it no longer
    /// What is known of the applications looked at last, newest first.
    std::list<Known> m_known;

    PageHead *m_head;
    QPushButton *m_stop;
    TabRow *m_tabRow;
    TabBar *m_tabs;
    QStackedWidget *m_stack;
    OverviewTab *m_overview;
    PodsTab *m_pods;
    LogsTab *m_logs;
    EventsTab *m_events;
    ObjectsTab *m_objects;
    QWidget *m_driverUi;
    EmptyState *m_driverUiNote;
    EmptyState *m_nothing;
    QStackedWidget *m_pages; ///< the application, or that there is none
    QTimer m_tick;
};

} // namespace firesteel::gui
