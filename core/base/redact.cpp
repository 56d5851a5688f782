// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/redact.h"

#include <QRegularExpression>

#include <array>

namespace firesteel {

namespace {

struct Rule {
    QRegularExpression pattern;
    QString replacement;
};

const std::array<Rule, 7> &rules()
{
    using enum QRegularExpression::PatternOption;
    static const std::array<Rule, 7> all{{
        {QRegularExpression(
             QStringLiteral("-----BEGIN ([A-Z ]*PRIVATE KEY)-----.*?(-----END \\1-----|\\z)"),
             DotMatchesEverythingOption),
         QStringLiteral("***")},
        {QRegularExpression(QStringLiteral("\\b(authorization\\s*[:=]\\s*)(bearer|basic)\\s+\\S+"),
                            CaseInsensitiveOption),
         QStringLiteral("\\1\\2 ***")},
        {QRegularExpression(QStringLiteral("\\b(bearer\\s+)[A-Za-z0-9._~+/:=-]{8,}"),
                            CaseInsensitiveOption),
         QStringLiteral("\\1***")},
        {QRegularExpression(
             QStringLiteral("\\beyJ[A-Za-z0-9_-]{5,}\\.[A-Za-z0-9_-]{5,}\\.[A-Za-z0-9_-]*")),
         QStringLiteral("***")},
        {QRegularExpression(QStringLiteral(
             "\\b(sha256~[A-Za-z0-9_-]{10,}|(kubeconfig-|token-)[a-z0-9-]+:[a-z0-9]{20,})")),
         QStringLiteral("***")},
        {QRegularExpression(QStringLiteral("(\\b\\w+://[^\\s/@:]*):[^\\s/]+@")),
         QStringLiteral("\\1:***@")},
        {QRegularExpression(
             QStringLiteral("(?<![\\w.-])([\\w.-]*(?:secret|password|passwd|token|access[._-]?"
                            "key)[\\w.-]*\"?\\s*[=:]\\s*\"?)"
                            "(?!\\*\\*\\*)[^\\s\",;]+"),
             CaseInsensitiveOption),
         QStringLiteral("\\1***")},
    }};
    return all;
}

} // namespace

QString redacted(QString text)
{
    for (const Rule &rule : rules())
        text.replace(rule.pattern, rule.replacement);
    return text;
}

bool isSecretKey(QStringView key)
{
    static const QRegularExpression pattern(
        QStringLiteral("secret|password|passwd|token|access[._-]?key"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.matchView(key).hasMatch();
}

} // namespace firesteel
