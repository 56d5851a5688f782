// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/iconlabel.h"

#include "gui/theme/theme.h"

#include <QPainter>

namespace firesteel::gui {

IconLabel::IconLabel(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_size(kIconSize)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, qOverload<>(&QWidget::update));
}

void IconLabel::setIcon(const QString &name, QColor Tokens::*ink, int size)
{
    m_name = name;
    m_ink = ink;
    m_size = size > 0 ? size : m_size;
    updateGeometry();
    update();
}

void IconLabel::setState(store::AppState state, int size)
{
    setIcon(stateIconName(state), stateInk(state), size);
}

QSize IconLabel::sizeHint() const
{
    return {m_size, m_size};
}

void IconLabel::paintEvent(QPaintEvent *)
{
    if (m_name.isEmpty())
        return;
    QPainter painter(this);
    const Tokens &tokens = m_theme.tokens();
    m_theme.paintIcon(&painter, rect(), m_name, isEnabled() ? tokens.*m_ink : tokens.disabled,
                      m_size);
}

} // namespace firesteel::gui
