// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

#include <QColor>

namespace firesteel::gui {

class Theme;

/// Finds the parts of a text by KSyntaxHighlighting's definitions and colours them from Tokens,
/// so that they follow the scheme. Main thread; belongs to a CodeView.
class CodeHighlighter : public KSyntaxHighlighting::SyntaxHighlighter
{
    Q_OBJECT
public:
    CodeHighlighter(QTextDocument *document, const gui::Theme &theme);

    void setDefinition(const KSyntaxHighlighting::Definition &definition) override;
    void recolour();

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    /// The definitions mean different things by the same kind of part.
    enum class Language { Other, Yaml, Json };

    [[nodiscard]] QColor inkOf(const KSyntaxHighlighting::Format &format) const;

    const gui::Theme &m_theme;
    Language m_language = Language::Other;
};

} // namespace firesteel::gui
