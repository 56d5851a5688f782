// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/codelayout.h"

#include <QTextBlock>
#include <QTextLayout>

namespace firesteel::gui {

CodeLayout::CodeLayout(QTextDocument *document) : QPlainTextDocumentLayout(document) {}

void CodeLayout::setLineHeight(int px)
{
    m_lineHeight = px;
    requestUpdate();
}

QRectF CodeLayout::blockBoundingRect(const QTextBlock &block) const
{
    QRectF rect = QPlainTextDocumentLayout::blockBoundingRect(block); // lays the block out
    QTextLayout *layout = block.isValid() ? block.layout() : nullptr;
    if (!layout || layout->lineCount() == 0 || m_lineHeight <= 0 || !block.isVisible())
        return rect;
    const double natural = layout->lineAt(0).height();
    const double height = std::max<double>(m_lineHeight, natural);
    for (int i = 0; i < layout->lineCount(); ++i) {
        QTextLine line = layout->lineAt(i);
        const double top = i * height + (height - natural) / 2;
        if (!qFuzzyCompare(line.y() + 1, top + 1))
            line.setPosition(QPointF(line.x(), top));
    }
    const bool last = !block.next().isValid();
    rect.setHeight(layout->lineCount() * height + (last ? document()->documentMargin() : 0));
    return rect;
}

} // namespace firesteel::gui
