// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/logviewaccess.h"

#include "gui/widgets/logview.h"

#include <algorithm>

namespace firesteel::gui {

LogViewAccess::LogViewAccess(LogView *view)
    : QAccessibleWidget(view, QAccessible::Document), m_view(view)
{}

void *LogViewAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State LogViewAccess::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.readOnly = true;
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

QString LogViewAccess::text(QAccessible::Text type) const
{
    return type == QAccessible::Value ? whole() : QAccessibleWidget::text(type);
}

QList<LogViewAccess::Spoken> LogViewAccess::lines() const
{
    QList<Spoken> spoken;
    const QList<LogView::VisibleLine> visible = m_view->visibleLines();
    int begin = 0;
    for (const LogView::VisibleLine &line : visible) {
        if (!spoken.isEmpty() && spoken.last().id == line.id) { // more of a wrapped line
            spoken.last().rect = spoken.last().rect.united(line.rect);
            continue;
        }
        spoken.append({line.id, begin, m_view->spokenLine(line.id), line.rect});
        begin += int(spoken.last().text.size()) + 1;
    }
    return spoken;
}

QString LogViewAccess::whole() const
{
    QStringList texts;
    const QList<Spoken> all = lines();
    for (const Spoken &line : all)
        texts.append(line.text);
    return texts.join(u'\n');
}

LogViewAccess::Spoken LogViewAccess::lineAt(int offset) const
{
    Spoken found;
    const QList<Spoken> all = lines();
    for (const Spoken &line : all) {
        if (line.begin <= offset)
            found = line;
    }
    return found;
}

void LogViewAccess::selection(int index, int *start, int *end) const
{
    *start = *end = 0;
    if (index != 0 || !m_view->hasSelection())
        return;
    const qsizetype at = whole().indexOf(m_view->selectedText());
    if (at >= 0) {
        *start = int(at);
        *end = int(at + m_view->selectedText().size());
    }
}

int LogViewAccess::selectionCount() const
{
    return m_view->hasSelection() ? 1 : 0;
}

void LogViewAccess::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void LogViewAccess::removeSelection(int)
{
    m_view->select({}, {});
}

void LogViewAccess::setSelection(int index, int start, int end)
{
    if (index != 0)
        return;
    const Spoken first = lineAt(start);
    const Spoken last = lineAt(end);
    if (first.id >= 0 && last.id >= 0) // by whole lines: spoken and shown columns differ
        m_view->select({first.id, 0}, {last.id, int(m_view->model()->text(last.id).size())});
}

int LogViewAccess::cursorPosition() const
{
    const QList<Spoken> all = lines();
    for (const Spoken &line : all) {
        if (line.id == m_view->currentLine())
            return line.begin;
    }
    return 0;
}

void LogViewAccess::setCursorPosition(int position)
{
    if (const Spoken line = lineAt(position); line.id >= 0)
        m_view->showLine(line.id);
}

QString LogViewAccess::text(int start, int end) const
{
    const QString all = whole();
    const int from = std::clamp(start, 0, int(all.size()));
    return all.mid(from, (end < 0 ? int(all.size()) : end) - from);
}

int LogViewAccess::characterCount() const
{
    return int(whole().size());
}

QRect LogViewAccess::characterRect(int offset) const
{
    const Spoken line = lineAt(offset);
    if (line.id < 0)
        return {};
    return QRect(m_view->viewport()->mapToGlobal(line.rect.topLeft()), line.rect.size());
}

int LogViewAccess::offsetAtPoint(const QPoint &point) const
{
    const QPoint local = m_view->viewport()->mapFromGlobal(point);
    const QList<Spoken> all = lines();
    for (const Spoken &line : all) {
        if (line.rect.contains(local))
            return line.begin;
    }
    return -1;
}

void LogViewAccess::scrollToSubstring(int start, int)
{
    setCursorPosition(start);
}

QString LogViewAccess::attributes(int, int *start, int *end) const
{
    *start = 0;
    *end = characterCount();
    return {};
}

void installLogViewAccess()
{
    static const bool once = [] {
        QAccessible::installFactory([](const QString &, QObject *object) -> QAccessibleInterface * {
            auto *view = qobject_cast<LogView *>(object);
            return view ? new LogViewAccess(view) : nullptr;
        });
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace firesteel::gui
