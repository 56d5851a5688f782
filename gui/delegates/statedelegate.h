// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/delegates/celldelegate.h"

namespace firesteel::gui {

/// A state: icon, word, colour, never one of them alone. The state is StateRole, the word the
/// cell's text. In a stale row the icon keeps its outline and loses its colour.
class StateDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    [[nodiscard]] int contentWidth(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const override;
};

} // namespace firesteel::gui
