// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/sentsecrets.h"

#include "core/net/httpmessage.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace firesteel::net {

namespace {

constexpr qsizetype kShortSecret = 8;
constexpr auto kBlank = "***"_L1;

/// As a JSON string holds it. Go, and with it Kubernetes, also escapes what HTML knows.
QString inJson(QString text, bool asGo)
{
    text.replace(u'\\', u"\\\\"_s).replace(u'"', u"\\\""_s);
    if (asGo)
        text.replace(u'<', u"\\u003c"_s).replace(u'>', u"\\u003e"_s).replace(u'&', u"\\u0026"_s);
    return text;
}

bool isPartOfWord(const QString &text, qsizetype at, qsizetype size)
{
    const auto isWord = [&text](qsizetype i) {
        return i >= 0 && i < text.size() && text.at(i).isLetterOrNumber();
    };
    return isWord(at - 1) || isWord(at + size);
}

void blankEach(QString &text, const QString &form)
{
    qsizetype at = 0;
    while ((at = text.indexOf(form, at, Qt::CaseInsensitive)) >= 0) {
        if (form.size() < kShortSecret && isPartOfWord(text, at, form.size())) {
            ++at;
            continue;
        }
        text.replace(at, form.size(), kBlank);
        at += kBlank.size();
    }
}

} // namespace

SentSecrets::SentSecrets(const HttpHeaders &headers, const Endpoint &endpoint)
{
    add(headers);
    add(proxyFields(endpoint.proxy)); // also Basic's form of it
    add(endpoint.proxy.password);
    add(QString::fromUtf8(endpoint.preamble).trimmed());
}

void SentSecrets::add(const HttpHeaders &headers)
{
    for (const auto &[name, value] : headers) {
        if (name.compare("Authorization", Qt::CaseInsensitive) != 0 &&
            name.compare("Proxy-Authorization", Qt::CaseInsensitive) != 0)
            continue;
        const qsizetype blank = value.indexOf(' ');
        const QByteArray secret = value.sliced(blank + 1).trimmed();
        add(QString::fromUtf8(secret));
        if (blank > 0 && value.first(blank).compare("Basic", Qt::CaseInsensitive) == 0)
            addBasic(secret);
    }
}

/// RFC 7617: the password is what follows the first colon.
void SentSecrets::addBasic(const QByteArray &encoded)
{
    QByteArray bare = encoded;
    while (bare.endsWith('='))
        bare.chop(1);
    addForm(QString::fromLatin1(bare));
    const QString pair = QString::fromUtf8(QByteArray::fromBase64(encoded));
    const qsizetype colon = pair.indexOf(u':');
    add(pair.sliced(colon + 1));
}

void SentSecrets::add(const QString &secret)
{
    addForm(secret);
    addForm(QString::fromLatin1(percentEncoded(secret)));
    addForm(secret.toHtmlEscaped());
    addForm(secret.toHtmlEscaped().replace("&quot;"_L1, "&#34;"_L1).replace('\''_L1, "&#39;"_L1));
    addForm(inJson(secret, false));
    addForm(inJson(secret, true));
}

void SentSecrets::addForm(const QString &form)
{
    if (form.isEmpty() || m_forms.contains(form))
        return;
    const auto shorter = std::ranges::find_if(
        m_forms, [&form](const QString &one) { return one.size() < form.size(); });
    m_forms.insert(shorter, form);
}

QString SentSecrets::blanked(QString text) const
{
    for (const QString &form : m_forms)
        blankEach(text, form);
    return text;
}

} // namespace firesteel::net
