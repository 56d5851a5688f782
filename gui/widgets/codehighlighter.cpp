// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/codehighlighter.h"

#include "gui/theme/theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>

namespace firesteel::gui {

namespace {

using Part = KSyntaxHighlighting::Theme::TextStyle;

QColor codeInk(Part part, const Tokens &tokens)
{
    switch (part) {
    case Part::Keyword:
    case Part::Function:
    case Part::Attribute:
    case Part::Variable:
    case Part::DataType:
        return tokens.yamlKey;
    case Part::String:
    case Part::VerbatimString:
    case Part::SpecialString:
    case Part::Char:
    case Part::SpecialChar:
        return tokens.yamlString;
    case Part::DecVal:
    case Part::BaseN:
    case Part::Float:
    case Part::Constant:
        return tokens.yamlNumber;
    case Part::Comment:
    case Part::Documentation:
    case Part::CommentVar:
        return tokens.text3;
    case Part::Error:
    case Part::Alert:
        return tokens.failed;
    default:
        return tokens.text;
    }
}

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument *document, const gui::Theme &theme)
    : KSyntaxHighlighting::SyntaxHighlighter(document), m_tokens(theme)
{}

void CodeHighlighter::recolour()
{
    if (definition().isValid())
        rehighlight();
}

void CodeHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length <= 0)
        return;
    QTextCharFormat ink;
    ink.setForeground(codeInk(format.textStyle(), m_tokens.tokens()));
    setFormat(offset, length, ink);
}

} // namespace firesteel::gui
