// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QPersistentModelIndex>
#include <QTimer>
#include <QTreeView>

#include <optional>

namespace firesteel::gui {

class AppTreeModel;
class Theme;

/// The table of applications: a tree view with the delegates and widths of the design. Selection,
/// current row and what is unfolded stay with their rows. Main thread.
class AppTable : public QTreeView
{
    Q_OBJECT
public:
    AppTable(Theme &theme, AppTreeModel *model, QWidget *parent = nullptr);

    /// The application of the current row, or that its pod belongs to.
    [[nodiscard]] std::optional<store::AppKey> currentApp() const;
    /// Selects it as soon as it is shown.
    void selectApp(const store::AppKey &key);
    /// First and last top-level row that is visible; {0, -1}: none.
    [[nodiscard]] std::pair<int, int> visibleApps() const;

Q_SIGNALS:
    void currentAppChanged();
    void openRequested(); ///< Enter or double click
    void escaped();       ///< Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;

private:
    void setDelegates(Theme &theme);
    void fitColumns();
    void restoreWanted();
    void keepTop();
    void restoreTop();

    Theme &m_theme;
    AppTreeModel *m_model;
    std::optional<store::AppKey> m_wanted;
    QPersistentModelIndex m_top; ///< stands at the top while rows above it come and go
    bool m_topKept = false;
    QTimer m_soon;
};

} // namespace firesteel::gui
