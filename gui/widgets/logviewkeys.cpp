// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What the person does with a LogView: selecting, moving, copying, going from hit to hit.
#include "gui/widgets/logview.h"

#include "gui/theme/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype copyLimit = 64 << 20; ///< characters
}

// ---- selection --------------------------------------------------------------------------------

std::pair<LogView::Position, LogView::Position> LogView::ordered() const
{
    return m_anchor < m_cursor ? std::pair(m_anchor, m_cursor) : std::pair(m_cursor, m_anchor);
}

bool LogView::hasSelection() const
{
    return m_anchor.id >= 0 && m_cursor.id >= 0 && m_anchor != m_cursor;
}

int LogView::lengthOf(qint64 id) const
{
    const LogBuffer::Line &line = m_model->buffer().line(id);
    return line.ascii ? int(line.size) : int(m_model->text(id).size());
}

void LogView::select(const Position &from, const Position &to)
{
    m_anchor = from;
    m_cursor = to;
    viewport()->update();
}

void LogView::selectAll()
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    const qint64 last = m_model->idOf(m_model->rowCount() - 1);
    select({m_model->idOf(0), 0}, {last, lengthOf(last)});
}

QString LogView::selectedText() const
{
    if (!m_model || !hasSelection())
        return {};
    const auto [from, to] = ordered();
    if (from.id == to.id)
        return m_model->text(from.id).mid(from.column, to.column - from.column);
    QStringList lines;
    qsizetype size = 0;
    for (qint64 id = std::max(from.id, m_model->buffer().firstId());
         id < m_model->buffer().endId() && id <= to.id && size < copyLimit; ++id) {
        if (!m_model->isWanted(id)) // what is folded in between is wanted
            continue;
        const LogBuffer::Line &line = m_model->buffer().line(id);
        QString text = line.remark == LogRemark::None ? m_model->text(id)
                                                      : QString(u"--- "_s + remarkText(line));
        if (id == to.id)
            text.truncate(to.column);
        // from the beginning of the message on means the whole line, with its time and level
        if (id == from.id && from.column > int(line.textBegin))
            text.remove(0, from.column);
        size += text.size() + 1;
        lines.append(text);
    }
    return lines.join(u'\n');
}

void LogView::copy() const
{
    QString text = selectedText();
    if (text.isEmpty() && m_current >= 0)
        text = m_model->text(m_current);
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

// ---- the current line -------------------------------------------------------------------------

void LogView::setCurrent(qint64 id, bool extend)
{
    if (extend) { // by whole lines
        const qint64 start = m_anchor.id >= 0 ? m_anchor.id : std::max<qint64>(m_current, id);
        if (id >= start)
            select({start, 0}, {id, lengthOf(id)});
        else
            select({start, lengthOf(start)}, {id, 0});
    } else if (hasSelection()) {
        select({}, {});
    }
    if (m_current == id)
        return;
    m_current = id;
    viewport()->update();
    if (QAccessible::isActive()) {
        QAccessibleTextCursorEvent event(this, 0);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT currentChanged(id);
}

void LogView::moveCurrent(qint64 rows, bool extend)
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    qint64 row = 0;
    if (m_current < 0) {
        row = m_lines.spotAt(*m_model, firstScreenLine()).row;
        if (rows < -1 || rows > 1)
            row += rows;
        else if (rows < 0)
            row += screenLines() - 1;
    } else {
        row = m_model->rowOf(m_current) + rows;
    }
    const qint64 id = m_model->idOf(std::clamp<qint64>(row, 0, m_model->rowCount() - 1));
    if (extend && m_anchor.id < 0)
        m_anchor = {m_current >= 0 ? m_current : id, 0};
    setCurrent(id, extend);
    scrollToLine(id, 0, false);
}

void LogView::showLine(qint64 id)
{
    if (!m_model || m_model->rowCount() == 0)
        return;
    const qint64 row = std::min(m_model->rowOf(id), m_model->rowCount() - 1);
    setFollow(false);
    setCurrent(m_model->idOf(row), false);
    scrollToLine(m_current, 0, true);
}

/// Scrolls as little as is needed, or so that the line stands in the upper third.
void LogView::scrollToLine(qint64 id, int column, bool centre)
{
    if (!m_model->isShown(id))
        return;
    const LogBuffer::Line &line = m_model->buffer().line(id);
    const qint64 message = std::max<qint64>(0, qint64(column) - line.textBegin);
    qint64 target = m_lines.lineOf(*m_model, m_model->rowOf(id));
    if (m_wrap)
        target += message / std::max(1, m_lines.cells());
    const qint64 top = firstScreenLine();
    const int page = screenLines();
    if (centre && (target < top + 1 || target >= top + page - 1))
        verticalScrollBar()->setValue(int(target - page / 3));
    else if (target < top)
        verticalScrollBar()->setValue(int(target));
    else if (target >= top + page)
        verticalScrollBar()->setValue(int(target - page + 1));
    if (m_wrap || column == 0)
        return;
    const double x = double(message) * m_charWidth;
    if (x > horizontalScrollBar()->maximum() + textWidth()) { // its width was not known yet
        m_widest = std::max<qint64>(m_widest, qint64(line.cells) - line.textBegin);
        updateScrollBars();
    }
    const int scrolled = horizontalScrollBar()->value();
    if (x < scrolled || x > scrolled + textWidth() - 8 * m_charWidth)
        horizontalScrollBar()->setValue(int(std::max(0.0, x - textWidth() / 3.0)));
}

// ---- hits -------------------------------------------------------------------------------------

void LogView::goToHit(qsizetype hit)
{
    const auto &hits = m_model->hits();
    if (hit < 0 || hit >= qsizetype(hits.size()))
        return;
    m_hit = hit;
    m_hitValue = hits[size_t(hit)];
    setFollow(false); // what is looked at stays
    if (!m_model->isShown(m_hitValue->id))
        m_model->setTraceFolded(m_hitValue->id, false);
    setCurrent(m_hitValue->id, false);
    scrollToLine(m_hitValue->id, m_hitValue->column, true);
    viewport()->update();
    Q_EMIT hitChanged();
}

void LogView::nextHit()
{
    if (!m_model || m_model->hits().empty())
        return;
    const auto &hits = m_model->hits();
    if (m_hit >= 0) {
        goToHit((m_hit + 1) % qsizetype(hits.size()));
        return;
    }
    const auto next = std::ranges::lower_bound(hits, m_current, {}, &LogModel::Hit::id);
    goToHit(next == hits.end() ? 0 : next - hits.begin());
}

void LogView::previousHit()
{
    if (!m_model || m_model->hits().empty())
        return;
    const qsizetype count = qsizetype(m_model->hits().size());
    goToHit(m_hit < 0 ? count - 1 : (m_hit + count - 1) % count);
}

// ---- stack traces -----------------------------------------------------------------------------

bool LogView::toggleTrace(qint64 id)
{
    if (!m_model || id < m_model->buffer().firstId() || id >= m_model->buffer().endId())
        return false;
    const LogBuffer::Line &line = m_model->buffer().line(id);
    if (m_model->foldableFrames(line) == 0)
        return false;
    m_model->setTraceFolded(id, !m_model->isTraceFolded(line));
    return true;
}

void LogView::addTraceActions(QMenu *menu, qint64 id)
{
    if (!m_model || m_model->buffer().foldable() == 0)
        return;
    menu->addSeparator();
    if (id >= m_model->buffer().firstId() && id < m_model->buffer().endId() &&
        m_model->foldableFrames(m_model->buffer().line(id)) > 0)
        menu->addAction(m_model->isTraceFolded(m_model->buffer().line(id))
                            ? tr("Unfold the stack trace")
                            : tr("Fold the stack trace"),
                        this, [this, id] { toggleTrace(id); });
    const bool folds = m_model->foldsTraces();
    menu->addAction(folds ? tr("Unfold all stack traces") : tr("Fold all stack traces"), this,
                    [this, folds] { m_model->setTracesFolded(!folds); });
}

// ---- mouse ------------------------------------------------------------------------------------

void LogView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_model)
        return;
    const Position position = positionAt(event->position().toPoint());
    if (position.id < 0)
        return;
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier) && m_anchor.id >= 0;
    const double x = event->position().x();
    if (x >= m_columns.source && x < m_columns.text &&
        hasFoldMark(m_model->buffer().line(position.id))) {
        setCurrent(position.id, false);
        toggleTrace(position.id);
        return;
    }
    if (x < m_columns.time) { // the number: the whole line
        setCurrent(position.id, false);
        select({position.id, 0}, {position.id, lengthOf(position.id)});
        return;
    }
    m_current = position.id;
    if (!extend)
        m_anchor = position;
    m_cursor = position;
    m_selecting = true;
    viewport()->update();
    Q_EMIT currentChanged(m_current);
}

void LogView::mouseMoveEvent(QMouseEvent *event)
{
    if (!m_selecting)
        return;
    const QPoint point = event->position().toPoint();
    m_cursor = positionAt(point);
    if (point.y() < 0 || point.y() > viewport()->height())
        m_autoScroll.start(50, this);
    else
        m_autoScroll.stop();
    viewport()->update();
}

void LogView::mouseReleaseEvent(QMouseEvent *)
{
    m_selecting = false;
    m_autoScroll.stop();
    if (hasSelection() && QApplication::clipboard()->supportsSelection())
        QApplication::clipboard()->setText(selectedText(), QClipboard::Selection);
}

void LogView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_model)
        return;
    const Position position = positionAt(event->position().toPoint());
    if (position.id < 0)
        return;
    const QString text = m_model->text(position.id);
    const auto isWord = [&](int at) {
        return at >= 0 && at < text.size() &&
               (text[at].isLetterOrNumber() || u"_-./"_s.contains(text[at]));
    };
    int begin = position.column;
    int end = position.column;
    while (isWord(begin - 1))
        --begin;
    while (isWord(end))
        ++end;
    select({position.id, begin}, {position.id, end});
}

void LogView::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_autoScroll.timerId()) {
        QAbstractScrollArea::timerEvent(event);
        return;
    }
    const QPoint point = viewport()->mapFromGlobal(QCursor::pos());
    const int beyond = point.y() < 0 ? point.y() : point.y() - viewport()->height();
    verticalScrollBar()->setValue(verticalScrollBar()->value() + beyond / m_lineHeight +
                                  (beyond < 0 ? -1 : 1));
    m_cursor = positionAt(point);
    viewport()->update();
}

void LogView::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *copying = menu->addAction(tr("Copy"), this, &LogView::copy);
    copying->setEnabled(hasSelection() || m_current >= 0);
    menu->addAction(tr("Select all"), this, &LogView::selectAll);
    addTraceActions(menu, event->reason() == QContextMenuEvent::Mouse ? positionAt(event->pos()).id
                                                                      : m_current);
    menu->popup(event->globalPos());
}

// ---- keyboard ---------------------------------------------------------------------------------

void LogView::keyPressEvent(QKeyEvent *event)
{
    if (event == QKeySequence::Copy) {
        copy();
        return;
    }
    if (event == QKeySequence::SelectAll) {
        selectAll();
        return;
    }
    const bool extend = event->modifiers().testFlag(Qt::ShiftModifier);
    const qint64 all = m_model ? m_model->rowCount() : 0;
    switch (event->key()) {
    case Qt::Key_Up:
        moveCurrent(-1, extend);
        return;
    case Qt::Key_Down:
        moveCurrent(1, extend);
        return;
    case Qt::Key_PageUp:
        moveCurrent(-screenLines(), extend);
        return;
    case Qt::Key_PageDown:
        moveCurrent(screenLines(), extend);
        return;
    case Qt::Key_Home:
        moveCurrent(-all, extend);
        return;
    case Qt::Key_End:
        moveCurrent(all, extend);
        setFollow(true);
        return;
    case Qt::Key_Left:
        horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepSub);
        return;
    case Qt::Key_Right:
        horizontalScrollBar()->triggerAction(QAbstractSlider::SliderSingleStepAdd);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (toggleTrace(m_current))
            return;
        break;
    case Qt::Key_F3:
        extend ? previousHit() : nextHit();
        return;
    case Qt::Key_Escape:
        if (hasSelection()) {
            select({}, {});
            return;
        }
        break;
    default:
        break;
    }
    event->ignore(); // for the page
}

void LogView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    viewport()->update();
}

void LogView::focusOutEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusOutEvent(event);
    viewport()->update();
}

} // namespace firesteel::gui
