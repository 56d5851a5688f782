// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/delegates/celldelegate.h"

namespace firesteel::gui {

/// A figure or a time: at the right, with figures of one width, so that the digits of a column
/// stand below each other.
class NumberDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override;
};

} // namespace firesteel::gui
