// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/gatewaypages.h"

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView GatewayPageSource{R"(<!DOCTYPE html>
<html lang="%lang">
<head><meta charset="utf-8">%again<title>%what</title>
<style>
:root { color-scheme: light dark; }
body { font: 15px/22px system-ui, sans-serif; margin: 15vh auto; max-width: 34em; padding: 0 24px;
       background: #fff; color: #1b2025; }
h1 { font-size: 20px; line-height: 28px; font-weight: 600; margin: 0 0 8px; }
p { margin: 0; color: #525b65; }
@media (prefers-color-scheme: dark) {
  body { background: #191c20; color: #e4e8eb; } p { color: #b0b8c1; }
}
</style></head>
<body><h1>%what</h1><p>%next</p></body>
</html>
)"};

QString withName(QString text, const QString &appName)
{
    return text.replace("{name}"_L1, appName);
}

} // namespace

QByteArray gatewayPage(const GatewayTexts &texts, const QString &appName, const QString &what,
                       const QString &next, std::optional<int> again)
{
    const QMap<QString, QString> parts{
        {u"lang"_s, texts.language.toHtmlEscaped()},
        {u"what"_s, withName(what, appName).toHtmlEscaped()},
        {u"next"_s, withName(next, appName).toHtmlEscaped()},
        {u"again"_s,
         again ? u"<meta http-equiv=\"refresh\" content=\"%1\">"_s.arg(*again) : QString()}};
    // In one pass: what was put in is not looked at again.
    QString page;
    const QString source(GatewayPageSource);
    qsizetype from = 0;
    for (qsizetype at = source.indexOf(u'%'); at >= 0; at = source.indexOf(u'%', from)) {
        page += QStringView(source).sliced(from, at - from);
        qsizetype end = at + 1;
        while (end < source.size() && source.at(end).isLower())
            ++end;
        page += parts.value(source.sliced(at + 1, end - at - 1), u"%"_s);
        from = end;
    }
    page += QStringView(source).sliced(from);
    return page.toUtf8();
}

QByteArray gatewayText(const QString &appName, const QString &what, const QString &next)
{
    return QString(withName(what, appName) + u".\n"_s + withName(next, appName) + u'\n').toUtf8();
}

StateWords wordsFor(const UiState &state, const GatewayTexts &texts)
{
    switch (state.kind) {
    case UiState::Kind::NotRunning:
        return {texts.notRunning, texts.waitNext, true};
    case UiState::Kind::NotListening:
        return {texts.notListening, texts.waitNext, true};
    case UiState::Kind::Ready:
    case UiState::Kind::Unreachable:
        return {texts.unreachable, texts.unreachableNext, true};
    case UiState::Kind::Ended:
        return {texts.ended, texts.endedNext, false};
    case UiState::Kind::Disabled:
        return {texts.disabled, texts.disabledNext, false};
    case UiState::Kind::Refused:
        return {texts.refused, texts.refusedNext, false};
    }
    return {};
}

} // namespace firesteel::engine
