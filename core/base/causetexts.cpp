// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetexts.h"

namespace firesteel {

using namespace Qt::StringLiterals;

namespace {

bool fits(const CauseText &row, const Finding &finding)
{
    const QString needs(row.needs);
    for (const QStringView need : QStringView(needs).split(u' ', Qt::SkipEmptyParts)) {
        const qsizetype equals = need.indexOf(u'=');
        const QString key = need.first(equals < 0 ? need.size() : equals).toString();
        const auto has = finding.context.constFind(key);
        if (has == finding.context.cend() || has->isEmpty())
            return false;
        if (equals >= 0 && *has != need.sliced(equals + 1))
            return false;
    }
    return true;
}

const CauseText *rowOf(const QString &slug, const Finding &finding)
{
    const auto rows = causeTexts();
    const CauseText *last = nullptr;
    for (const CauseText &row : rows) {
        if (row.detail != slug || !fits(row, finding))
            continue;
        if (!row.needs.isEmpty())
            return &row;
        last = last ? last : &row;
    }
    return last;
}

} // namespace

const CauseText *causeText(const Finding &finding)
{
    const CauseText *row = rowOf(finding.detail, finding);
    return row ? row : rowOf(finding.cause, finding);
}

QString filledIn(const QString &text, const QMap<QString, QString> &context, UnknownNames unknown)
{
    QString out;
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype open = text.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : text.indexOf(u'}', open);
        if (close < 0)
            break;
        const auto found = context.constFind(text.sliced(open + 1, close - open - 1));
        out += QStringView(text).sliced(at, open - at);
        if (found != context.cend())
            out += *found;
        else if (unknown == UnknownNames::Stay)
            out += QStringView(text).sliced(open, close - open + 1);
        at = close + 1;
    }
    return out + QStringView(text).sliced(at);
}

CauseWords causeWords(const Finding &finding)
{
    CauseWords words;
    const CauseText *row = causeText(finding);
    if (!row)
        return words;
    words.explanation = filledIn(QString::fromUtf8(row->explanation), finding.context);
    for (const char *fix : row->fixes) {
        if (fix)
            words.fixes << filledIn(QString::fromUtf8(fix), finding.context);
    }
    return words;
}

} // namespace firesteel
