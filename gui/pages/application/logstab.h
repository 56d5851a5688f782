// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/logmodel.h"
#include "gui/shell/services.h"

#include <QPointer>
#include <QWidget>

#include <array>
#include <vector>

class QHBoxLayout;
class QLabel;
class QMenu;
class QStackedWidget;
class QToolButton;

namespace firesteel::gui {

class EmptyState;
class LogCollector;
class LogView;
class SearchField;
class ToggleChip;

/// The logs of one application: sources, levels, search, and the lines. Main thread.
class LogsTab : public QWidget
{
    Q_OBJECT
public:
    explicit LogsTab(const Services &services, QWidget *parent = nullptr);

    void setCollector(LogCollector *collector); ///< outlives the tab, or null
    void showSource(const QString &podUid);     ///< this pod's log alone
    void showAround(qint64 timeNs);             ///< the line at that time
    void search(const QString &text);
    void setWrap(bool wrap);
    [[nodiscard]] LogView *view() const { return m_view; }
    [[nodiscard]] SearchField *searchField() const { return m_search; }

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildBar(QWidget *bar);
    void buildFoot(QWidget *foot);
    [[nodiscard]] size_t chipsThatFit() const;
    void rebuildChips();
    void orderTabs();
    void fitChips(); ///< rebuilds them if another number has room
    void refreshChips();
    void showOnly(int source);
    void renewFoot();
    void renewLevels();
    void renewHits();
    void save();
    void saveTo(const QString &path);
    void retranslate();
    QToolButton *toolButton(const QString &icon, const QString &name);
    [[nodiscard]] QString stateText() const;

    const Services m_services;
    QPointer<LogCollector> m_collector;
    LogModel *m_model = nullptr;
    QHBoxLayout *m_chipRow;
    std::vector<ToggleChip *> m_chips; ///< by source, for the first ones
    QToolButton *m_more;
    QMenu *m_moreMenu;
    std::array<ToggleChip *, 4> m_levels{}; ///< error, warning, info, debug
    SearchField *m_search;
    QToolButton *m_wrap;
    QToolButton *m_follow;
    QToolButton *m_save;
    QStackedWidget *m_stack;
    LogView *m_view;
    EmptyState *m_empty;
    QLabel *m_place;
    QLabel *m_note;
    QLabel *m_state;
    QLabel *m_size;
};

} // namespace firesteel::gui
