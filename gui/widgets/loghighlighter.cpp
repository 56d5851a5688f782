// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/loghighlighter.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <KSyntaxHighlighting/Theme>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using KSyntaxHighlighting::Theme;

LogHighlighter::LogHighlighter(KSyntaxHighlighting::Repository &repository)
{
    setDefinition(repository.definitionForName(u"Spark Log"_s));
}

LogHighlighter::~LogHighlighter() = default;

std::vector<LogHighlighter::Run> LogHighlighter::runs(const QString &message)
{
    m_runs.clear();
    highlightLine(message, KSyntaxHighlighting::State());
    return std::exchange(m_runs, {});
}

void LogHighlighter::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    switch (format.textStyle()) {
    case Theme::Comment:
        m_runs.push_back({offset, length, &Tokens::text3});
        break;
    case Theme::Warning:
        m_runs.push_back({offset, length, &Tokens::waiting});
        break;
    case Theme::Error:
        m_runs.push_back({offset, length, &Tokens::failed});
        break;
    case Theme::Import:
        m_runs.push_back({offset, length, &Tokens::yamlKey});
        break;
    default:
        break;
    }
}

} // namespace firesteel::gui
