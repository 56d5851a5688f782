// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/richtext.h"

#include "gui/theme/theme.h"

#include <QList>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

enum class Mark { None, Code, Strong, Production };

/// The parts of a text in their order, without the marks around them.
QList<std::pair<Mark, QString>> partsOf(const QString &text)
{
    static const QList<std::pair<Mark, QLatin1StringView>> marks{
        {Mark::Code, "`"_L1}, {Mark::Strong, "**"_L1}, {Mark::Production, "!!"_L1}};
    QList<std::pair<Mark, QString>> parts;
    qsizetype at = 0;
    while (at < text.size()) {
        qsizetype begin = text.size();
        qsizetype end = -1;
        std::pair<Mark, QLatin1StringView> found{Mark::None, {}};
        for (const auto &mark : marks) {
            const qsizetype first = text.indexOf(mark.second, at);
            if (first < 0 || first >= begin)
                continue;
            const qsizetype last = text.indexOf(mark.second, first + mark.second.size());
            if (last < 0)
                continue; // no partner: an ordinary character
            begin = first;
            end = last;
            found = mark;
        }
        if (begin > at)
            parts.append({Mark::None, text.sliced(at, begin - at)});
        if (found.first == Mark::None)
            break;
        const qsizetype inner = begin + found.second.size();
        parts.append({found.first, text.sliced(inner, end - inner)});
        at = end + found.second.size();
    }
    return parts;
}

} // namespace

QString richText(const QString &text, const Theme &theme, int lineHeight)
{
    const QFont mono = theme.font(Theme::Role::Mono);
    const int px = lineHeight > 0 ? lineHeight : theme.lineHeight(Theme::Role::Text);
    QString html =
        u"<p style=\"margin:0;white-space:pre-wrap;line-height:%1px;-qt-line-height-type:minimum\">"_s
            .arg(px);
    for (const auto &[mark, part] : partsOf(text)) {
        QString style;
        if (mark == Mark::Code)
            style = u"font-family:'%1';font-size:%2px;font-weight:400"_s.arg(mono.family())
                        .arg(mono.pixelSize());
        else if (mark == Mark::Strong)
            style = u"font-weight:600"_s;
        else if (mark == Mark::Production)
            style = u"font-weight:600;color:%1"_s.arg(theme.tokens().production.name());
        html += style.isEmpty()
                    ? part.toHtmlEscaped()
                    : u"<span style=\"%1\">%2</span>"_s.arg(style, part.toHtmlEscaped());
    }
    return html + "</p>"_L1;
}

QString withoutMarks(const QString &text)
{
    QString plain;
    for (const auto &[mark, part] : partsOf(text))
        plain += part;
    return plain;
}

QString asCode(const QString &name)
{
    QString safe = name;
    safe.replace(u'`', u'\'');
    return u'`' + safe + u'`';
}

} // namespace firesteel::gui
