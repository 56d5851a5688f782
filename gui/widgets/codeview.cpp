// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/codeview.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/codehighlighter.h"
#include "gui/widgets/codelayout.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>

#include <QCoreApplication>
#include <QPainter>
#include <QScrollBar>
#include <QTextBlock>

namespace firesteel::gui {

namespace {

constexpr int kSignWidth = 12; ///< of + and −, between number and text

} // namespace

/// The column of line numbers; CodeView draws it.
class CodeGutter final : public QWidget
{
public:
    explicit CodeGutter(CodeView *view) : QWidget(view), m_view(view) {}

protected:
    void paintEvent(QPaintEvent *event) override { m_view->paintGutter(event); }

private:
    CodeView *m_view;
};

CodeView::CodeView(Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent), m_theme(theme), m_gutter(new CodeGutter(this))
{
    auto *text = new QTextDocument(this);
    m_layout = new CodeLayout(text);
    text->setDocumentLayout(m_layout);
    setDocument(text);
    m_highlighter = std::make_unique<CodeHighlighter>(text, theme);
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFrameShape(QFrame::NoFrame);
    setWrap(false);
    connect(&theme, &Theme::changed, this, &CodeView::refresh);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeView::layoutGutter);
    refresh();
}

CodeView::~CodeView() = default;

void CodeView::setLanguage(const QString &name)
{
    m_highlighter->setDefinition(m_theme.syntax().definitionForName(name));
}

void CodeView::setCode(const QString &code)
{
    if (code == toPlainText())
        return;
    const int down = verticalScrollBar()->value();
    const int across = horizontalScrollBar()->value();
    // The highlighter goes on block by block, later; these blocks will be gone.
    QCoreApplication::removePostedEvents(m_highlighter.get(), QEvent::MetaCall);
    setPlainText(code);
    verticalScrollBar()->setValue(down);
    horizontalScrollBar()->setValue(across);
}

void CodeView::setLines(const QMap<int, Line> &lines)
{
    m_lines = lines;
    layoutGutter();
    viewport()->update();
}

void CodeView::setFirstNumber(int number)
{
    m_first = number;
    layoutGutter();
}

void CodeView::setWrap(bool wrap)
{
    setLineWrapMode(wrap ? QPlainTextEdit::WidgetWidth : QPlainTextEdit::NoWrap);
}

void CodeView::showLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line);
    if (!block.isValid())
        return;
    setTextCursor(QTextCursor(block));
    centerCursor();
}

void CodeView::refresh()
{
    setFont(m_theme.font(Theme::Role::Mono));
    m_layout->setLineHeight(m_theme.lineHeight(Theme::Role::Mono));
    setTabStopDistance(4 * fontMetrics().horizontalAdvance(u' '));
    QPalette colours;
    const Tokens &tokens = m_theme.tokens();
    colours.setColor(QPalette::Base, tokens.base);
    colours.setColor(QPalette::Text, tokens.text);
    setPalette(colours);
    m_highlighter->recolour();
    layoutGutter();
}

QString CodeView::numberOf(int line) const
{
    if (m_lines.value(line).mark == Mark::Removed)
        return {};
    int number = m_first + line;
    for (auto it = m_lines.cbegin(); it != m_lines.cend() && it.key() < line; ++it)
        number -= it->mark == Mark::Removed ? 1 : 0;
    return QString::number(number);
}

int CodeView::gutterWidth() const
{
    const int last = m_first + blockCount() - 1;
    const int digits = std::max<int>(2, static_cast<int>(QString::number(last).size()));
    const bool signs = !m_lines.isEmpty();
    return space::Group + digits * fontMetrics().horizontalAdvance(u'0') + space::Gap +
           (signs ? kSignWidth + space::Inside : space::Gap);
}

void CodeView::layoutGutter()
{
    const int width = gutterWidth();
    setViewportMargins(width, space::Gap, 0, space::Gap);
    const QRect area = contentsRect();
    m_gutter->setGeometry(area.left(), area.top() + space::Gap, width,
                          area.height() - 2 * space::Gap);
    m_gutter->update();
}

void CodeView::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    layoutGutter();
}

void CodeView::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        const Tokens &tokens = m_theme.tokens();
        painter.fillRect(event->rect(), tokens.base);
        for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
            const QRectF r = blockBoundingGeometry(block).translated(contentOffset());
            if (r.top() > event->rect().bottom())
                break;
            const Line line = m_lines.value(block.blockNumber());
            const QRect row(0, qRound(r.top()), viewport()->width(), qRound(r.height()));
            if (line.mark == Mark::Added)
                painter.fillRect(row, tokens.added);
            else if (line.mark == Mark::Removed)
                painter.fillRect(row, tokens.removed);
            if (!line.note.isEmpty()) {
                painter.setFont(m_theme.font(Theme::Role::Axis));
                painter.setPen(tokens.text3);
                painter.drawText(row.adjusted(0, 0, -space::Group, 0),
                                 Qt::AlignRight | Qt::AlignVCenter, line.note);
            }
        }
    }
    QPlainTextEdit::paintEvent(event);
}

void CodeView::paintGutter(QPaintEvent *event)
{
    QPainter painter(m_gutter);
    const Tokens &tokens = m_theme.tokens();
    painter.fillRect(event->rect(), tokens.base);
    painter.setFont(font());
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        const QRectF r = blockBoundingGeometry(block).translated(contentOffset());
        if (r.top() > event->rect().bottom())
            break;
        const int number = block.blockNumber();
        const Mark mark = m_lines.value(number).mark;
        const QRect row(0, qRound(r.top()), m_gutter->width(), qRound(r.height()));
        const QRect first(0, row.top(), row.width(), m_theme.lineHeight(Theme::Role::Mono));
        int right = space::Gap;
        if (mark != Mark::None)
            painter.fillRect(row, mark == Mark::Added ? tokens.added : tokens.removed);
        if (!m_lines.isEmpty()) {
            const QRect sign(row.right() - space::Inside - kSignWidth, first.top(), kSignWidth,
                             first.height());
            right += kSignWidth - space::Inside;
            painter.setPen(mark == Mark::Added ? tokens.succeeded : tokens.failed);
            if (mark != Mark::None)
                painter.drawText(sign, Qt::AlignCenter,
                                 mark == Mark::Added ? QChar(u'+') : QChar(0x2212));
        }
        painter.setPen(tokens.text3);
        painter.drawText(first.adjusted(0, 0, -right - space::Gap, 0),
                         Qt::AlignRight | Qt::AlignVCenter, numberOf(number));
    }
}

void CodeView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        layoutGutter();
}

} // namespace firesteel::gui
