// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/logpainter.h"

#include "gui/text/format.h"
#include "gui/theme/theme.h"
#include "gui/widgets/loghighlighter.h"

#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int highlightLimit = 4000; ///< characters of a piece that are looked at for colours

QColor levelInk(const Tokens &tokens, LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return tokens.failed;
    case LogLevel::Warn:
        return tokens.waiting;
    default:
        return tokens.text3;
    }
}

QString levelWord(LogLevel level)
{
    switch (level) {
    case LogLevel::Error:
        return u"ERROR"_s;
    case LogLevel::Warn:
        return u"WARN"_s;
    case LogLevel::Info:
        return u"INFO"_s;
    case LogLevel::Debug:
        return u"DEBUG"_s;
    case LogLevel::Trace:
        return u"TRACE"_s;
    case LogLevel::None:
        break;
    }
    return {};
}

void addFormat(QList<QTextLayout::FormatRange> &out, int begin, int length, int pieceBegin,
               qsizetype pieceSize, const QTextCharFormat &format)
{
    const int first = std::max(begin - pieceBegin, 0);
    const int end = int(std::min<qsizetype>(begin + length - pieceBegin, pieceSize));
    if (end > first)
        out.append({first, end - first, format});
}

} // namespace

LogPainter::LogPainter(LogView &view, QPainter &painter)
    : m_view(view), m_painter(painter), m_tokens(view.m_theme.tokens()), m_model(*view.m_model)
{
    if (view.m_hit >= 0 && view.m_hit < qsizetype(m_model.hits().size()))
        m_hit = m_model.hits()[size_t(view.m_hit)];
}

void LogPainter::paint(const QRect &area)
{
    m_painter.setFont(m_view.m_font);
    const QList<LogView::VisibleLine> lines = m_view.visibleLines();
    for (const LogView::VisibleLine &line : lines) {
        if (line.rect.intersects(area))
            paintLine(line);
    }
}

void LogPainter::paintLine(const LogView::VisibleLine &visible)
{
    const LogBuffer::Line &line = m_model.buffer().line(visible.id);
    if (visible.id == m_view.m_current)
        m_painter.fillRect(visible.rect, m_tokens.select);
    if (line.remark != LogRemark::None) {
        paintRemark(line, visible.rect);
        return;
    }
    m_painter.fillRect(QRect(m_view.m_columns.bar, visible.rect.top(), 3, visible.rect.height()),
                       m_view.sourceColor(line.source));
    paintMessage(visible.id, line, visible);
    if (visible.part > 0)
        return;
    if (line.begins)
        paintHead(visible.id, line, visible.rect);
    else if (m_view.hasFoldMark(line))
        paintFold(line, visible.rect);
    if (line.stage) {
        const int begin = m_view.m_columns.time;
        m_painter.fillRect(QRect(begin, visible.rect.top(), visible.rect.right() - 16 - begin, 1),
                           m_tokens.lineStrong);
    }
}

/// In the columns that the lines of a stack trace leave empty.
void LogPainter::paintFold(const LogBuffer::Line &line, const QRect &rect)
{
    const LogView::Columns &columns = m_view.m_columns;
    const QString name = m_model.isTraceFolded(line) ? QStringLiteral("chevron-right")
                                                     : QStringLiteral("chevron-down");
    const QRect icon(columns.text - kIconSize - 2, rect.top(), kIconSize, rect.height());
    m_view.m_theme.icon(name, &Tokens::text2).paint(&m_painter, icon);
    const QFont font = m_view.m_theme.font(Theme::Role::Note);
    m_painter.setFont(font);
    const int width = icon.left() - space::Inside - columns.source;
    cell(columns.source, width, rect,
         QFontMetrics(font).elidedText(m_view.foldText(line), Qt::ElideRight, width),
         m_tokens.text2, Qt::AlignRight);
    m_painter.setFont(m_view.m_font);
}

void LogPainter::paintRemark(const LogBuffer::Line &line, const QRect &rect)
{
    const QString text = m_view.remarkText(line);
    const QFont font = m_view.m_theme.font(Theme::Role::Note);
    const int x = m_view.m_columns.time;
    m_painter.setFont(font);
    m_painter.setPen(m_tokens.text2);
    m_painter.drawText(rect.adjusted(x, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, text);
    const int begin = x + QFontMetrics(font).horizontalAdvance(text) + 12;
    m_painter.fillRect(QRect(begin, rect.center().y(), rect.right() - 16 - begin, 1),
                       m_tokens.lineStrong);
    m_painter.setFont(m_view.m_font);
}

void LogPainter::cell(int x, int width, const QRect &rect, const QString &text, const QColor &ink,
                      Qt::Alignment alignment)
{
    m_painter.setPen(ink);
    m_painter.drawText(QRect(x, rect.top(), width, rect.height()),
                       int(alignment | Qt::AlignVCenter), text);
}

void LogPainter::paintHead(qint64 id, const LogBuffer::Line &line, const QRect &rect)
{
    const LogView::Columns &columns = m_view.m_columns;
    cell(0, columns.numberRight, rect, count(id + 1), m_tokens.text3, Qt::AlignRight);
    cell(columns.time, columns.bar - columns.time, rect, m_view.timeText(line.timeNs),
         m_tokens.text3);
    const QFontMetrics metrics(m_view.m_font);
    const int sourceWidth = columns.level - columns.source - 8;
    cell(columns.source, sourceWidth, rect,
         metrics.elidedText(m_view.sourceName(line.source), Qt::ElideRight, sourceWidth),
         m_tokens.text2);
    cell(columns.level, columns.logger - columns.level, rect, levelWord(line.level),
         levelInk(m_tokens, line.level));
    if (line.loggerSize == 0 || columns.loggerWidth <= 0)
        return;
    const QString logger = m_model.loggerOf(id);
    for (const LogModel::Hit &hit : m_model.hitsOf(id)) {
        if (hit.column >= int(line.loggerBegin) &&
            hit.column < int(line.loggerBegin + line.loggerSize)) {
            const double x =
                columns.logger + (hit.column - int(line.loggerBegin)) * m_view.m_charWidth;
            const double width =
                std::min(hit.length * m_view.m_charWidth, columns.logger + columns.loggerWidth - x);
            const bool current = m_hit && *m_hit == hit;
            m_painter.fillRect(QRectF(x, rect.top() + 1, width, rect.height() - 2),
                               current ? m_tokens.accentFill : m_tokens.mark);
        }
    }
    cell(columns.logger, columns.loggerWidth, rect,
         metrics.elidedText(logger, Qt::ElideRight, columns.loggerWidth), m_tokens.text3);
}

QList<QTextLayout::FormatRange> LogPainter::formats(qint64 id, const LogView::Piece &piece) const
{
    QList<QTextLayout::FormatRange> out;
    const qsizetype size = piece.text.size();
    if (size <= highlightLimit && m_tokens.scheme != Scheme::HighContrast) {
        for (const LogHighlighter::Run &run : m_view.m_highlighter->runs(piece.text)) {
            QTextCharFormat format;
            format.setForeground(m_tokens.*run.ink);
            out.append({run.begin, run.length, format});
        }
    }
    for (const LogModel::Hit &hit : m_model.hitsOf(id)) {
        QTextCharFormat format;
        const bool current = m_hit && *m_hit == hit;
        format.setBackground(current ? m_tokens.accentFill : m_tokens.mark);
        format.setForeground(current ? m_tokens.onAccentFill : m_tokens.text);
        addFormat(out, hit.column, hit.length, piece.firstColumn, size, format);
    }
    const auto [from, to] = m_view.ordered();
    if (m_view.hasSelection() && id >= from.id && id <= to.id) {
        QTextCharFormat format;
        format.setBackground(m_tokens.accentFill);
        format.setForeground(m_tokens.onAccentFill);
        const int begin = id == from.id ? from.column : 0;
        const int end = id == to.id ? to.column : piece.firstColumn + int(size) + 1;
        addFormat(out, begin, end - begin, piece.firstColumn, size, format);
    }
    return out;
}

void LogPainter::paintMessage(qint64 id, const LogBuffer::Line &line,
                              const LogView::VisibleLine &visible)
{
    const LogView::Piece piece = m_view.pieceOf(line, visible.part);
    const int scrolled = m_view.m_wrap ? 0 : m_view.horizontalScrollBar()->value();
    QTextLayout layout;
    m_view.layOut(layout, piece, formats(id, piece));
    m_painter.save();
    m_painter.setClipRect(QRect(m_view.m_columns.text, visible.rect.top(),
                                visible.rect.width() - m_view.m_columns.text,
                                visible.rect.height()));
    const bool strong = line.level == LogLevel::Warn || line.level == LogLevel::Error ||
                        line.level == LogLevel::None;
    m_painter.setPen(strong ? m_tokens.text : m_tokens.text2);
    const double height = layout.lineCount() > 0 ? layout.lineAt(0).height() : 0;
    layout.draw(&m_painter, QPointF(m_view.m_columns.text + piece.x - scrolled,
                                    visible.rect.top() + (visible.rect.height() - height) / 2));
    m_painter.restore();
}

} // namespace firesteel::gui
