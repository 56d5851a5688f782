// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <QStyledItemDelegate>

namespace firesteel::gui {

class Theme;

/// What the delegates share: the row's height, ground and inks, and the whole text as tool tip
/// where a cell does not show it (and the model gives no other). Stale rows (StaleRole) are text3.
/// Main thread; owned by its view.
class CellDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    CellDelegate(const Theme &theme, QObject *parent);

    void setInk(QColor Tokens::*ink); ///< &Tokens::text2 for a quiet column, such as a time

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const override;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                   const QModelIndex &index) override;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;

    /// Draws the cell's content into `rect`; the ground is there already.
    virtual void paintContent(QPainter *painter, const QRect &rect,
                              const QStyleOptionViewItem &option, const QModelIndex &index) const;
    /// The whole text if `rect` does not show all of it, else nothing.
    [[nodiscard]] virtual QString hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                             const QModelIndex &index) const;
    [[nodiscard]] virtual int contentWidth(const QStyleOptionViewItem &option,
                                           const QModelIndex &index) const;

    [[nodiscard]] const Theme &theme() const { return m_theme; }
    /// Of the text: by StaleRole, SecondaryRole and setInk().
    [[nodiscard]] virtual QColor inkFor(const QStyleOptionViewItem &option,
                                        const QModelIndex &index) const;
    [[nodiscard]] static QRect contentRect(const QStyleOptionViewItem &option);
    [[nodiscard]] static bool isStale(const QModelIndex &index);

private:
    const Theme &m_theme;
    QColor Tokens::*m_ink = &Tokens::text;
};

} // namespace firesteel::gui
