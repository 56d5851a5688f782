// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/logview.h"

#include "gui/text/format.h"
#include "gui/theme/theme.h"
#include "gui/widgets/focusring.h"
#include "gui/widgets/loghighlighter.h"
#include "gui/widgets/logmap.h"
#include "gui/widgets/logpainter.h"
#include "gui/widgets/logviewaccess.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int topSpace = 4;              ///< px above the first line
constexpr qsizetype wholeLimit = 2000;   ///< characters that are laid out whether visible or not
constexpr qsizetype exactLimit = 20'000; ///< beyond it every character counts as one cell

bool isWideChar(QChar c)
{
    const char16_t u = c.unicode();
    return u >= 0x1100 && (u <= 0x115f || (u >= 0x2e80 && u <= 0xa4cf) ||
                           (u >= 0xac00 && u <= 0xd7a3) || (u >= 0xf900 && u <= 0xfaff) ||
                           (u >= 0xfe30 && u <= 0xfe6f) || (u >= 0xff00 && u <= 0xff60));
}

/// Where screen line `part` begins in a text that is cut after `cells` cells.
qsizetype partBegin(const QString &text, qint64 part, int cells)
{
    if (text.size() > exactLimit)
        return std::min<qsizetype>(part * cells, text.size());
    qsizetype at = 0;
    for (; part > 0 && at < text.size(); --part) {
        for (int used = 0; at < text.size(); ++at) {
            const int width = isWideChar(text[at]) ? 2 : text[at].isLowSurrogate() ? 0 : 1;
            if (used + width > cells)
                break;
            used += width;
        }
    }
    return at;
}

} // namespace

LogView::LogView(Theme &theme, QWidget *parent)
    : QAbstractScrollArea(parent), m_theme(theme),
      m_highlighter(std::make_unique<LogHighlighter>(theme.syntax())),
      m_map(new LogMap(theme, verticalScrollBar(), this)), m_messages(4 << 20)
{
    new FocusRing(m_theme, this);
    installLogViewAccess();
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // the map is one
    setAccessibleName(tr("Log"));
    viewport()->setCursor(Qt::IBeamCursor);
    viewport()->setBackgroundRole(QPalette::Base);
    viewport()->setMouseTracking(false);
    setViewportMargins(0, 0, LogMap::kWidth, 0);
    connect(&theme, &Theme::changed, this, &LogView::refont);
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &LogView::noteScrolled);
    refont();
}

LogView::~LogView() = default;

void LogView::setModel(LogModel *model)
{
    if (m_model)
        m_model->disconnect(this);
    m_model = model;
    m_map->setModel(model);
    m_current = -1;
    m_hit = -1;
    m_hitValue.reset();
    m_anchor = m_cursor = {};
    m_messages.clear();
    m_lines = LogWrap();
    m_widest = 0;
    if (model) {
        connect(model, &LogModel::aboutToChange, this, &LogView::beforeChange);
        connect(model, &LogModel::changed, this, &LogView::afterChange);
        connect(model, &LogModel::filterChanged, this, &LogView::afterFilter);
        connect(model, &LogModel::foldingChanged, this, &LogView::afterFolding);
        connect(model, &LogModel::sourcesChanged, viewport(), qOverload<>(&QWidget::update));
        connect(model, &LogModel::hitsChanged, this, &LogView::hitsChanged);
    }
    relayout();
}

void LogView::refont()
{
    m_font = m_theme.font(Theme::Role::Mono);
    m_charWidth = QFontMetricsF(m_font).horizontalAdvance(QString(100, u'0')) / 100;
    m_lineHeight = m_theme.metrics().logLine;
    verticalScrollBar()->setSingleStep(3);
    horizontalScrollBar()->setSingleStep(int(m_charWidth * 4));
    relayout();
}

/// The columns, and where each row is.
void LogView::relayout()
{
    const auto chars = [&](int count) { return int(m_charWidth * count + 0.5); };
    const qint64 lines = m_model ? m_model->buffer().endId() : 0;
    const int digits = int(std::max<qsizetype>(5, count(lines).size()));
    Columns c;
    c.numberRight = std::max(48, chars(digits) + 12);
    c.time = c.numberRight + 12;
    c.bar = c.time + chars(12) + 20;
    c.source = c.bar + 11;
    c.level = c.source + chars(8) + 14;
    c.logger = c.level + chars(5) + 14;
    const int width = viewport()->width();
    c.loggerWidth = chars(width >= 1000 ? 29 : width >= 800 ? 20 : width >= 640 ? 12 : 0);
    c.text = c.logger + (c.loggerWidth > 0 ? c.loggerWidth + 12 : 0);
    m_columns = c;
    if (m_model) {
        const qint64 top = firstScreenLine();
        const LogWrap::Spot spot = m_lines.total() > 0 && m_lines.rows() == m_model->rowCount()
                                       ? m_lines.spotAt(*m_model, top)
                                       : LogWrap::Spot();
        const bool seen = isCurrentSeen();
        m_lines.reset(*m_model, m_wrap ? std::max(8, int(textWidth() / m_charWidth)) : 0);
        updateScrollBars();
        m_adjusting = true;
        verticalScrollBar()->setValue(m_follow ? verticalScrollBar()->maximum()
                                               : int(m_lines.lineOf(*m_model, spot.row)));
        if (seen && !m_follow)
            scrollToLine(m_current, 0, false);
        m_adjusting = false;
    }
    viewport()->update();
}

bool LogView::isCurrentSeen() const
{
    if (m_current < 0 || !m_model->isShown(m_current) || m_lines.rows() != m_model->rowCount())
        return false;
    const qint64 line = m_lines.lineOf(*m_model, m_model->rowOf(m_current));
    return line >= firstScreenLine() && line < firstScreenLine() + m_page;
}

int LogView::textWidth() const
{
    return std::max(40, viewport()->width() - m_columns.text - 12);
}

int LogView::screenLines() const
{
    return std::max(1, (viewport()->height() - topSpace) / m_lineHeight);
}

qint64 LogView::firstScreenLine() const
{
    return verticalScrollBar()->value();
}

void LogView::updateScrollBars()
{
    m_adjusting = true;
    const qint64 lines = m_lines.total();
    m_page = screenLines();
    verticalScrollBar()->setPageStep(m_page);
    verticalScrollBar()->setRange(0, int(std::clamp<qint64>(lines - screenLines(), 0, 1 << 30)));
    const int width = textWidth();
    const double widest = double(m_widest) * m_charWidth;
    horizontalScrollBar()->setPageStep(width);
    horizontalScrollBar()->setRange(
        0, m_wrap ? 0 : int(std::clamp(widest - width + 24, 0.0, double(1 << 30))));
    m_adjusting = false;
}

void LogView::setWrap(bool wrap)
{
    if (m_wrap == wrap)
        return;
    m_wrap = wrap;
    horizontalScrollBar()->setValue(0);
    relayout();
}

void LogView::setFollow(bool follow)
{
    if (m_follow == follow)
        return;
    m_follow = follow;
    if (follow) {
        m_adjusting = true;
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        m_adjusting = false;
    }
    Q_EMIT followChanged(follow);
}

/// Whoever scrolls up lets go of the end; whoever comes back to it follows again.
void LogView::noteScrolled()
{
    if (!m_adjusting && m_model)
        setFollow(verticalScrollBar()->value() >= verticalScrollBar()->maximum());
    viewport()->update();
}

void LogView::scrollContentsBy(int, int)
{
    viewport()->update();
}

void LogView::resizeEvent(QResizeEvent *)
{
    const QRect area = viewport()->geometry();
    m_map->setGeometry(area.right() + 1, area.top(), LogMap::kWidth, area.height());
    relayout();
}

void LogView::changeEvent(QEvent *event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        setAccessibleName(tr("Log"));
        relayout();
    }
}

// ---- what the model does ----------------------------------------------------------------------

void LogView::beforeChange()
{
    m_kept = {};
    if (m_model->rowCount() > 0) {
        const LogWrap::Spot spot = m_lines.spotAt(*m_model, firstScreenLine());
        if (spot.row < m_model->rowCount()) {
            m_kept.top = m_model->placeOf(m_model->idOf(spot.row));
            m_kept.part = spot.part;
            m_kept.hadTop = true;
        }
    }
    m_kept.current = m_model->placeOf(m_current);
    m_kept.anchor = m_model->placeOf(m_anchor.id);
    m_kept.cursor = m_model->placeOf(m_cursor.id);
}

void LogView::afterChange(qint64 droppedRows, bool reordered)
{
    const auto restored = [&](qint64 id, const LogModel::Place &place) -> qint64 {
        if (id < 0)
            return -1;
        if (reordered)
            id = m_model->idOf(place);
        return id < m_model->buffer().firstId() || id >= m_model->buffer().endId() ? -1 : id;
    };
    m_current = restored(m_current, m_kept.current);
    m_anchor.id = restored(m_anchor.id, m_kept.anchor);
    m_cursor.id = restored(m_cursor.id, m_kept.cursor);
    if (m_anchor.id < 0 || m_cursor.id < 0)
        m_anchor = m_cursor = {};
    const qint64 firstRow = m_model->rowOf(m_model->firstChanged());
    const qsizetype digits = std::max<qsizetype>(5, count(m_model->buffer().endId()).size());
    if (int(m_charWidth * double(digits) + 0.5) + 12 > m_columns.numberRight)
        relayout(); // the numbers have grown
    else
        m_lines.changedRows(*m_model, droppedRows, firstRow);
    updateScrollBars();
    m_adjusting = true;
    if (m_follow) {
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    } else if (m_kept.hadTop && (droppedRows > 0 || reordered)) {
        const qint64 row = m_model->rowOf(m_model->idOf(m_kept.top));
        verticalScrollBar()->setValue(int(m_lines.lineOf(*m_model, row) + m_kept.part));
    }
    m_adjusting = false;
    m_map->rowsChanged(droppedRows, firstRow);
    viewport()->update();
}

void LogView::afterFilter()
{
    m_lines.reset(*m_model, m_lines.cells());
    m_widest = 0;
    updateScrollBars();
    if (m_follow) {
        m_adjusting = true;
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
        m_adjusting = false;
    } else if (m_current >= 0) {
        scrollToLine(m_current, 0, false);
    }
    m_map->rowsAreOthers();
    viewport()->update();
}

/// What is looked at stays where it is, also at the end of a log that goes on.
void LogView::afterFolding()
{
    m_lines.reset(*m_model, m_lines.cells());
    if (m_current >= 0 && !m_model->isShown(m_current) && m_model->rowCount() > 0)
        setCurrent(m_model->idOf(std::max<qint64>(0, m_model->rowOf(m_current) - 1)), false);
    updateScrollBars();
    m_adjusting = true;
    if (m_kept.hadTop) {
        const qint64 row = m_model->rowOf(m_model->idOf(m_kept.top));
        verticalScrollBar()->setValue(int(m_lines.lineOf(*m_model, row) + m_kept.part));
    }
    m_adjusting = false;
    setFollow(verticalScrollBar()->value() >= verticalScrollBar()->maximum());
    m_map->rowsAreOthers();
    viewport()->update();
}

void LogView::hitsChanged()
{
    const auto &hits = m_model->hits();
    m_hit = -1;
    if (m_hitValue) {
        const auto at = std::ranges::lower_bound(
            hits, std::pair(m_hitValue->id, m_hitValue->column), {},
            [](const LogModel::Hit &hit) { return std::pair(hit.id, hit.column); });
        if (at != hits.end() && *at == *m_hitValue)
            m_hit = at - hits.begin();
    }
    if (m_expectHit && !hits.empty()) {
        const qint64 from = m_current >= 0
                                ? m_current
                                : m_model->idOf(m_lines.spotAt(*m_model, firstScreenLine()).row);
        const auto next = std::ranges::lower_bound(hits, from, {}, &LogModel::Hit::id);
        if (next != hits.end()) {
            m_expectHit = false;
            goToHit(next - hits.begin());
        } else if (!m_model->isSearching()) {
            m_expectHit = false;
            goToHit(0);
        }
    }
    m_map->refresh();
    viewport()->update();
    Q_EMIT hitChanged();
}

// ---- geometry ---------------------------------------------------------------------------------

QList<LogView::VisibleLine> LogView::visibleLines() const
{
    QList<VisibleLine> lines;
    if (!m_model || m_model->rowCount() == 0)
        return lines;
    LogWrap::Spot spot = m_lines.spotAt(*m_model, firstScreenLine());
    const qint64 rows = m_model->rowCount();
    qint64 parts = m_lines.partsOf(*m_model, spot.row);
    for (int y = topSpace; y < viewport()->height() && spot.row < rows; y += m_lineHeight) {
        lines.append(
            {m_model->idOf(spot.row), spot.part, QRect(0, y, viewport()->width(), m_lineHeight)});
        if (++spot.part >= parts) {
            spot = {spot.row + 1, 0};
            if (spot.row < rows)
                parts = m_lines.partsOf(*m_model, spot.row);
        }
    }
    return lines;
}

QString LogView::messageOf(const LogBuffer::Line &line) const
{
    if (const QString *known = m_messages.object(line.serial); known && !line.open)
        return *known;
    const QByteArrayView text = m_model->buffer().text(line);
    QString message = QString::fromUtf8(text.sliced(line.textBegin, line.textEnd - line.textBegin));
    if (!line.open)
        m_messages.insert(line.serial, new QString(message), message.size() + 32);
    return message;
}

LogView::Piece LogView::pieceOf(const LogBuffer::Line &line, qint64 part) const
{
    const QByteArrayView bytes = m_model->buffer().text(line);
    const int head = line.ascii ? int(line.textBegin)
                                : int(QString::fromUtf8(bytes.first(line.textBegin)).size());
    const QString message = line.ascii ? QString() : messageOf(line);
    const qsizetype size = line.ascii ? qsizetype(line.textEnd) - line.textBegin : message.size();
    qsizetype from = 0;
    qsizetype end = size;
    if (m_wrap) {
        const int cells = m_lines.cells();
        from =
            line.ascii ? std::min<qsizetype>(part * cells, size) : partBegin(message, part, cells);
        end = line.ascii ? std::min<qsizetype>(from + cells, size)
                         : partBegin(message, part + 1, cells);
    } else if (size > wholeLimit) {
        const int scrolled = horizontalScrollBar()->value();
        from = std::clamp<qsizetype>(qsizetype(scrolled / m_charWidth) - 8, 0, size);
        end = std::min<qsizetype>(from + qsizetype(textWidth() / m_charWidth) + 24, size);
    }
    Piece piece;
    piece.firstColumn = head + int(from);
    piece.text = line.ascii ? QString::fromLatin1(bytes.sliced(line.textBegin + from, end - from))
                            : message.sliced(from, end - from);
    piece.x = m_wrap ? 0 : double(from) * m_charWidth;
    return piece;
}

void LogView::layOut(QTextLayout &layout, const Piece &piece,
                     const QList<QTextLayout::FormatRange> &formats) const
{
    layout.setText(piece.text);
    layout.setFont(m_font);
    layout.setCacheEnabled(true);
    QTextOption option;
    option.setWrapMode(QTextOption::NoWrap);
    option.setTextDirection(Qt::LeftToRight);
    layout.setTextOption(option);
    layout.setFormats(formats);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    if (line.isValid())
        line.setLineWidth(1e9);
    layout.endLayout();
}

void LogView::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), m_theme.tokens().base);
    if (!m_model)
        return;
    LogPainter(*this, painter).paint(event->rect());
    if (m_wrap)
        return;
    // lines reveal their width as they are seen
    qint64 widest = m_widest;
    const QList<VisibleLine> lines = visibleLines();
    for (const VisibleLine &visible : lines) {
        const LogBuffer::Line &line = m_model->buffer().line(visible.id);
        widest = std::max<qint64>(widest, qint64(line.cells) - line.textBegin);
    }
    if (widest != m_widest) {
        m_widest = widest;
        QMetaObject::invokeMethod(this, &LogView::updateScrollBars, Qt::QueuedConnection);
    }
}

LogView::Position LogView::positionAt(const QPoint &point) const
{
    const QList<VisibleLine> lines = visibleLines();
    if (lines.isEmpty())
        return {};
    const VisibleLine *found = &lines.first();
    for (const VisibleLine &line : lines) {
        if (point.y() >= line.rect.top())
            found = &line;
    }
    const LogBuffer::Line &line = m_model->buffer().line(found->id);
    const Piece piece = pieceOf(line, found->part);
    QTextLayout layout;
    layOut(layout, piece, {});
    const int scrolled = m_wrap ? 0 : horizontalScrollBar()->value();
    const double x = point.x() - m_columns.text - piece.x + scrolled;
    int column = 0;
    if (layout.lineCount() > 0 && x > 0)
        column = layout.lineAt(0).xToCursor(x);
    return {found->id, piece.firstColumn + column};
}

// ---- words ------------------------------------------------------------------------------------

QString LogView::sourceName(int source) const
{
    const LogModel::Source &from = m_model->sources()[size_t(source)];
    if (from.driver)
        return tr("driver");
    return from.executorId.isEmpty() ? from.name
                                     : tr("exec %1", "executor number").arg(from.executorId);
}

QColor LogView::sourceColor(int source) const
{
    const Tokens &tokens = m_theme.tokens();
    const LogModel::Source &from = m_model->sources()[size_t(source)];
    if (from.driver)
        return tokens.text;
    const QColor inks[] = {tokens.seriesHeapUsed, tokens.seriesJvm, tokens.seriesPython,
                           tokens.laneWeak, tokens.seriesHeapFree};
    return inks[size_t(source) % std::size(inks)];
}

QString LogView::timeText(qint64 timeNs) const
{
    if (timeNs == 0)
        return {};
    return QDateTime::fromMSecsSinceEpoch(timeNs / 1'000'000).time().toString(u"HH:mm:ss.zzz"_s);
}

QString LogView::remarkText(const LogBuffer::Line &line) const
{
    const QString source = sourceName(line.source);
    switch (line.remark) {
    case LogRemark::Restarted:
        return tr("The container of %1 began anew").arg(source);
    case LogRemark::PossibleGap:
        return tr("Lines of %1 may be missing here").arg(source);
    case LogRemark::Ended:
        return tr("The log of %1 ends").arg(source);
    case LogRemark::None:
        break;
    }
    return {};
}

bool LogView::hasFoldMark(const LogBuffer::Line &line) const
{
    return line.frame == 1 && m_model->foldableFrames(line) > 0;
}

QString LogView::foldText(const LogBuffer::Line &line) const
{
    return m_model->isTraceFolded(line)
               ? tr("%n more", "lines of a stack trace", int(m_model->foldableFrames(line)))
               : QString();
}

QString LogView::spokenLine(qint64 id) const
{
    const LogBuffer::Line &line = m_model->buffer().line(id);
    if (line.remark != LogRemark::None)
        return remarkText(line);
    constexpr qsizetype limit = 4000; // nobody listens to a megabyte
    QString text = QString::fromUtf8(
        m_model->buffer().text(line).first(std::min<qsizetype>(line.size, limit)));
    if (hasFoldMark(line))
        return m_model->isTraceFolded(line)
                   ? tr("%1 (%n more line(s) of the stack trace are folded, Enter shows them)",
                        nullptr, int(m_model->foldableFrames(line)))
                         .arg(text)
                   : tr("%1 (Enter folds the stack trace)").arg(text);
    if (!line.begins)
        return text;
    return u"%1 %2 %3"_s.arg(timeText(line.timeNs), sourceName(line.source), text);
}

} // namespace firesteel::gui
