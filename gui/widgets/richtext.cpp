// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/richtext.h"

#include "gui/theme/theme.h"

#include <QFontInfo>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

/// Calls `plain`, `code` and `strong` with the parts of a text in their order.
template <class Plain, class Code, class Strong>
void forEachPart(const QString &text, Plain plain, Code code, Strong strong)
{
    qsizetype at = 0;
    while (at < text.size()) {
        const qsizetype tick = text.indexOf(u'`', at);
        const qsizetype star = text.indexOf("**"_L1, at);
        const bool isCode = tick >= 0 && (star < 0 || tick < star);
        const qsizetype begin = isCode ? tick : star;
        const qsizetype mark = isCode ? 1 : 2;
        const qsizetype end = begin < 0 ? -1
                              : isCode  ? text.indexOf(u'`', begin + mark)
                                        : text.indexOf("**"_L1, begin + mark);
        if (end < 0) {
            plain(text.sliced(at));
            return;
        }
        plain(text.sliced(at, begin - at));
        const QString inner = text.sliced(begin + mark, end - begin - mark);
        if (isCode)
            code(inner);
        else
            strong(inner);
        at = end + mark;
    }
}

} // namespace

QString richText(const QString &text, const Theme &theme)
{
    const QFont mono = theme.font(Theme::Role::Mono);
    const QString codeStyle =
        u"font-family:'%1';font-size:%2px;font-weight:400"_s.arg(mono.family())
            .arg(mono.pixelSize());
    QString html = u"<span style=\"white-space:pre-wrap\">"_s;
    forEachPart(
        text, [&](const QString &part) { html += part.toHtmlEscaped(); },
        [&](const QString &part) {
            html += u"<span style=\"%1\">%2</span>"_s.arg(codeStyle, part.toHtmlEscaped());
        },
        [&](const QString &part) {
            html += u"<span style=\"font-weight:600\">%1</span>"_s.arg(part.toHtmlEscaped());
        });
    return html + "</span>"_L1;
}

QString withoutMarks(const QString &text)
{
    QString plain;
    const auto add = [&](const QString &part) { plain += part; };
    forEachPart(text, add, add, add);
    return plain;
}

QString asCode(const QString &name)
{
    QString safe = name;
    safe.replace(u'`', u'\'');
    return u'`' + safe + u'`';
}

} // namespace firesteel::gui
