// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"
#include "gui/widgets/logview.h"

namespace firesteel::gui {

/// Paints one screenful of a LogView. Lives for one paint event.
class LogPainter
{
public:
    LogPainter(LogView &view, QPainter &painter);

    void paint(const QRect &area);

private:
    void paintLine(const LogView::VisibleLine &visible);
    void paintRemark(const LogBuffer::Line &line, const QRect &rect);
    void paintHead(qint64 id, const LogBuffer::Line &line, const QRect &rect);
    void paintFold(const LogBuffer::Line &line, const QRect &rect);
    void paintMessage(qint64 id, const LogBuffer::Line &line, const LogView::VisibleLine &visible);
    void cell(int x, int width, const QRect &rect, const QString &text, const QColor &ink,
              Qt::Alignment alignment = Qt::AlignLeft);
    [[nodiscard]] QList<QTextLayout::FormatRange> formats(qint64 id,
                                                          const LogView::Piece &piece) const;

    LogView &m_view;
    QPainter &m_painter;
    const Tokens &m_tokens;
    const LogModel &m_model;
    std::optional<LogModel::Hit> m_hit; ///< the current one
};

} // namespace firesteel::gui
