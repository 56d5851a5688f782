// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <KSyntaxHighlighting/SyntaxHighlighter>

namespace firesteel::gui {

class Theme;

/// Finds the parts of a text by KSyntaxHighlighting's definitions and colours them from Tokens,
/// so that they follow the scheme. Main thread; belongs to a CodeView.
class CodeHighlighter : public KSyntaxHighlighting::SyntaxHighlighter
{
    Q_OBJECT
public:
    CodeHighlighter(QTextDocument *document, const gui::Theme &theme);

    void recolour();

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    const gui::Theme &m_tokens;
};

} // namespace firesteel::gui
