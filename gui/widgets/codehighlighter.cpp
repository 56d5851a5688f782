// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/codehighlighter.h"

#include "gui/theme/theme.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

using Part = KSyntaxHighlighting::Theme::TextStyle;

bool isFigure(const KSyntaxHighlighting::Format &format)
{
    const Part part = format.textStyle();
    return part == Part::DecVal || part == Part::BaseN || part == Part::Float;
}

bool isNumber(QStringView text)
{
    bool good = false;
    (void)text.toDouble(&good);
    return good || text.startsWith("0x"_L1) || text.startsWith("0o"_L1) ||
           text.endsWith(".inf"_L1) || text.endsWith(".nan"_L1);
}

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument *document, const gui::Theme &theme)
    : KSyntaxHighlighting::SyntaxHighlighter(document), m_theme(theme)
{}

void CodeHighlighter::setDefinition(const KSyntaxHighlighting::Definition &definition)
{
    const QString name = definition.name();
    m_language = name == "YAML"_L1   ? Language::Yaml
                 : name == "JSON"_L1 ? Language::Json
                                     : Language::Other;
    KSyntaxHighlighting::SyntaxHighlighter::setDefinition(definition);
}

void CodeHighlighter::recolour()
{
    if (definition().isValid())
        rehighlight();
}

QColor CodeHighlighter::inkOf(const KSyntaxHighlighting::Format &format) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool yaml = m_language == Language::Yaml;
    const bool json = m_language == Language::Json;
    switch (format.textStyle()) {
    case Part::Keyword: // of YAML the signs, of JSON true, false and null
        return yaml ? tokens.text : json ? tokens.yamlNumber : tokens.yamlKey;
    case Part::Function: // of JSON the colon
        return json ? tokens.text : tokens.yamlKey;
    case Part::Attribute: // of YAML an unquoted value
        return yaml ? tokens.yamlString : tokens.yamlKey;
    case Part::Char: // of YAML true, false and null
        return yaml ? tokens.yamlNumber : tokens.yamlString;
    case Part::Normal: // of YAML a block of text
        return yaml ? tokens.yamlString : tokens.text;
    case Part::Variable:
    case Part::DataType:
        return tokens.yamlKey;
    case Part::String:
    case Part::VerbatimString:
    case Part::SpecialString:
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

void CodeHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length <= 0)
        return;
    QColor colour = inkOf(format);
    if (m_language == Language::Yaml && isFigure(format) &&
        !isNumber(QStringView(currentBlock().text()).mid(offset, length)))
        colour = m_theme.tokens().yamlString; // a version such as 4.1.1
    QTextCharFormat ink;
    ink.setForeground(colour);
    setFormat(offset, length, ink);
}

} // namespace firesteel::gui
