// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/logmodel.h"
#include "gui/widgets/logwrap.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QCache>
#include <QFont>
#include <QRect>
#include <QTextLayout>

#include <memory>
#include <optional>

class QMenu;

namespace firesteel::gui {

class LogHighlighter;
class LogMap;
class Theme;

/// Shows the rows of a LogModel: number, time, source, level, logger and message. Only what is
/// visible is ever laid out, so a log may have millions of lines and a line a million characters.
/// Text can be selected with mouse and keyboard and copied; for reading programs it is a text of
/// the visible lines. Follows the end while it stands there. Main thread.
class LogView : public QAbstractScrollArea
{
    Q_OBJECT
public:
    explicit LogView(Theme &theme, QWidget *parent = nullptr);
    ~LogView() override;

    void setModel(LogModel *model); ///< outlives the view, or null
    [[nodiscard]] LogModel *model() const { return m_model; }

    void setWrap(bool wrap);
    [[nodiscard]] bool wraps() const { return m_wrap; }
    void setFollow(bool follow); ///< stay at the end as lines come
    [[nodiscard]] bool follows() const { return m_follow; }

    /// Another search began: go to the first hit from here on as soon as it is known.
    void expectHit() { m_expectHit = true; }
    /// The next or previous hit of the model's search from the current one on, around the end.
    void nextHit();
    void previousHit();
    [[nodiscard]] qsizetype currentHit() const { return m_hit; } ///< from 0; -1: none

    void showLine(qint64 id); ///< makes it the current line and scrolls to it
    [[nodiscard]] qint64 currentLine() const { return m_current; } ///< -1: none

    struct Position {
        qint64 id = -1;
        int column = 0; ///< in characters of the whole line
        auto operator<=>(const Position &) const = default;
    };
    [[nodiscard]] bool hasSelection() const;
    [[nodiscard]] QString selectedText() const;
    void select(const Position &from, const Position &to);
    void selectAll();
    void copy() const;

    /// Folds or unfolds the stack trace that the line belongs to; false: there is nothing to fold.
    bool toggleTrace(qint64 id);

    struct VisibleLine {
        qint64 id = -1;
        qint64 part = 0; ///< which of its screen lines
        QRect rect;      ///< in the viewport
    };
    [[nodiscard]] QList<VisibleLine> visibleLines() const;
    [[nodiscard]] Position positionAt(const QPoint &point) const;
    /// Time, source, level, logger and message as shown, for reading programs.
    [[nodiscard]] QString spokenLine(qint64 id) const;
    [[nodiscard]] QString sourceName(int source) const;
    [[nodiscard]] QColor sourceColor(int source) const;

Q_SIGNALS:
    void followChanged(bool follow);
    void currentChanged(qint64 id);
    void hitChanged(); ///< currentHit()

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void scrollContentsBy(int dx, int dy) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void timerEvent(QTimerEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    friend class LogPainter;

    /// Edges of the columns in px from the left of the viewport, before horizontal scrolling.
    struct Columns {
        int numberRight = 0;
        int time = 0;
        int bar = 0;
        int source = 0;
        int level = 0;
        int logger = 0;
        int loggerWidth = 0;
        int text = 0;
    };
    /// A stretch of one line's message that is laid out.
    struct Piece {
        int firstColumn = 0; ///< in characters of the whole line
        QString text;
        double x = 0; ///< px from the beginning of the message
    };

    void refont();
    void relayout();
    void updateScrollBars();
    void beforeChange();
    void afterChange(qint64 droppedRows, bool reordered);
    void afterFilter();
    void afterFolding();
    void hitsChanged();
    void goToHit(qsizetype hit);
    void setCurrent(qint64 id, bool extend);
    void moveCurrent(qint64 rows, bool extend);
    void scrollToLine(qint64 id, int column, bool centre);
    void noteScrolled();
    [[nodiscard]] bool isCurrentSeen() const;
    [[nodiscard]] int screenLines() const; ///< that fit completely
    [[nodiscard]] int textWidth() const;
    [[nodiscard]] qint64 firstScreenLine() const;
    [[nodiscard]] Piece pieceOf(const LogBuffer::Line &line, qint64 part) const;
    [[nodiscard]] QString messageOf(const LogBuffer::Line &line) const;
    void layOut(QTextLayout &layout, const Piece &piece,
                const QList<QTextLayout::FormatRange> &formats) const;
    [[nodiscard]] std::pair<Position, Position> ordered() const;
    [[nodiscard]] int lengthOf(qint64 id) const;
    [[nodiscard]] QString remarkText(const LogBuffer::Line &line) const;
    /// The line that has the mark of its stack trace, which can be folded.
    [[nodiscard]] bool hasFoldMark(const LogBuffer::Line &line) const;
    [[nodiscard]] QString foldText(const LogBuffer::Line &line) const; ///< beside the mark
    void addTraceActions(QMenu *menu, qint64 id);
    [[nodiscard]] QString timeText(qint64 timeNs) const;

    Theme &m_theme;
    LogModel *m_model = nullptr;
    std::unique_ptr<LogHighlighter> m_highlighter;
    LogMap *m_map;
    LogWrap m_lines;
    Columns m_columns;
    QFont m_font;
    double m_charWidth = 7;
    int m_lineHeight = 20;
    int m_page = 1; ///< screen lines that fitted when the scroll bar was set last
    bool m_wrap = false;
    bool m_follow = true;
    bool m_adjusting = false; ///< the scroll bar moves by our own doing
    qint64 m_widest = 0;      ///< cells of the widest message seen so far
    qint64 m_current = -1;
    qsizetype m_hit = -1;
    std::optional<LogModel::Hit> m_hitValue; ///< what m_hit meant
    bool m_expectHit = false;
    Position m_anchor;
    Position m_cursor;
    bool m_selecting = false;
    QBasicTimer m_autoScroll;
    mutable QCache<quint64, QString> m_messages; ///< of lines that are not ASCII, by serial

    struct Kept { ///< while ids change
        LogModel::Place top;
        LogModel::Place current;
        LogModel::Place anchor;
        LogModel::Place cursor;
        bool hadTop = false;
        qint64 part = 0;
    };
    Kept m_kept;
};

} // namespace firesteel::gui
