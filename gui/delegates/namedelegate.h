// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/delegates/celldelegate.h"

namespace firesteel::gui {

/// The first column of a table: an application's name semibold; what belongs to it (SecondaryRole)
/// regular, with the pod's name (PodNameRole) in monospace, elided at its start: its end tells
/// pods apart.
class NameDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

    /// px by which a secondary row's text begins before its cell, where nothing else is drawn.
    void setOutdent(int outdent) { m_outdent = outdent; }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    [[nodiscard]] QString hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    [[nodiscard]] int contentWidth(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const override;

private:
    int m_outdent = 0;
};

} // namespace firesteel::gui
