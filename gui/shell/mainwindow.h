// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/pageentry.h"

#include <QHash>
#include <QStringList>
#include <QVariantMap>
#include <QWidget>

class QStackedWidget;

namespace firesteel::gui {

class ClusterBar;
class CommandPalette;
class Leaving;
class Page;
class Places;
class StatusBar;
struct Services;

/// The window: cluster bar, places, one page, status bar. It leads from page to page and brings
/// back how it was left; it knows nothing of what a page holds. Main thread; owned by main().
class MainWindow : public QWidget
{
    Q_OBJECT
public:
    MainWindow(const Services &services, const QList<PageEntry> &pages, QWidget *parent = nullptr);
    ~MainWindow() override;

    void showPage(const QString &id, const QVariantMap &argument = {});
    [[nodiscard]] QString currentPage() const { return m_wanted; } ///< that is asked for
    [[nodiscard]] Page *shownPage() const; ///< the same, or the welcome page in its place
    [[nodiscard]] Page *page(const QString &id) const; ///< null if there is none
    [[nodiscard]] CommandPalette &commandPalette() const { return *m_palette; }
    [[nodiscard]] QList<std::pair<Page *, PageEntry::Where>> pages() const;

    // what the actions of the window do
    void goBack();
    void movePane(int by); ///< cluster bar, places, page, status bar
    void helpOnFocus();
    void chooseCluster();
    void chooseKubeconfig();

    void saveSession(); ///< size, page, and what pages want to find again
    void restoreSession();
    void bringToFront();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    struct Loaded {
        PageEntry entry;
        Page *page = nullptr;
    };
    void build(const QList<PageEntry> &pages);
    void followWorkbench();
    void settle(); ///< shows what is wanted, or the welcome page
    void renewTitle();
    void renewVisible();
    void savePage(Page *page);
    [[nodiscard]] bool clusterReady() const;
    [[nodiscard]] QString firstPlace() const;

    const Services &m_services;
    Leaving *m_leave;
    QList<Loaded> m_pages;
    QHash<QString, qsizetype> m_index;
    ClusterBar *m_bar = nullptr;
    Places *m_places = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_notices = nullptr;
    StatusBar *m_status = nullptr;
    CommandPalette *m_palette = nullptr;
    QString m_wanted;
    QStringList m_history;
    Page *m_active = nullptr; ///< was told activate() last
    bool m_leaving = false;
};

} // namespace firesteel::gui
