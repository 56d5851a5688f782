// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QPlainTextEdit>
#include <QString>

#include <memory>

namespace firesteel::gui {

class CodeHighlighter;
class CodeLayout;
class Theme;

/// Text to read and copy: monospace, line numbers, colours by language, lines marked as added or
/// removed with a sign and a note. Never for logs. Main thread.
class CodeView : public QPlainTextEdit
{
    Q_OBJECT
public:
    enum class Mark { None, Added, Removed };
    struct Line {
        Mark mark = Mark::None;
        QString note; ///< at the right edge, in text3
        bool operator==(const Line &) const = default;
    };

    explicit CodeView(Theme &theme, QWidget *parent = nullptr);
    ~CodeView() override;

    void setLanguage(const QString &name); ///< as KSyntaxHighlighting calls it: "YAML", "JSON"
    void setCode(const QString &code);     ///< keeps the scroll position
    void setLines(const QMap<int, Line> &lines); ///< by line, from 0; removed lines have no number
    void setFirstNumber(int number);
    void setWrap(bool wrap);
    void showLine(int line); ///< from 0: scrolls there and puts the cursor on it

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    friend class CodeGutter;
    [[nodiscard]] int gutterWidth() const;
    void paintGutter(QPaintEvent *event);
    void layoutGutter();
    void refresh();
    [[nodiscard]] QString numberOf(int line) const;

    Theme &m_theme;
    CodeLayout *m_layout;
    QWidget *m_gutter;
    std::unique_ptr<CodeHighlighter> m_highlighter;
    QMap<int, Line> m_lines;
    int m_first = 1;
};

} // namespace firesteel::gui
