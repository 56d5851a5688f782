// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/delegates/numberdelegate.h"

namespace firesteel::gui {

void NumberDelegate::initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const
{
    CellDelegate::initStyleOption(option, index);
    option->font.setFeature(QFont::Tag("tnum"), 1);
    option->fontMetrics = QFontMetrics(option->font);
    option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    option->textElideMode = Qt::ElideLeft;
}

} // namespace firesteel::gui
