// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/sharedline.h"

#include <QFontMetrics>
#include <QLabel>

#include <algorithm>

namespace firesteel::gui {

void shareLine(QLabel *name, QLabel *value)
{
    const int lower = value->fontMetrics().ascent() - name->fontMetrics().ascent();
    name->setContentsMargins(0, std::max(0, lower), 0, 0);
    value->setContentsMargins(0, std::max(0, -lower), 0, 0);
    for (QLabel *label : {name, value})
        label->setAlignment(Qt::AlignTop | Qt::AlignLeading);
}

} // namespace firesteel::gui
