// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/pemtext.h"

#include <QRegularExpression>
#include <QStringDecoder>

#include <optional>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr QByteArrayView kPemBegin("-----BEGIN ");
constexpr QByteArrayView kPemDashes("-----");

/// UTF-16 without a mark shows by its zeros: in Latin text every other byte is one.
std::optional<QStringConverter::Encoding> wideEncoding(const QByteArray &content)
{
    if (content.startsWith("\xFF\xFE"))
        return QStringConverter::Utf16LE;
    if (content.startsWith("\xFE\xFF"))
        return QStringConverter::Utf16BE;
    const qsizetype looked = std::min<qsizetype>(content.size(), 64) & ~qsizetype(1);
    if (looked < 8)
        return std::nullopt;
    int even = 0;
    int odd = 0;
    for (qsizetype i = 0; i < looked; i += 2) {
        even += content.at(i) == '\0';
        odd += content.at(i + 1) == '\0';
    }
    if (even == 0 && odd == looked / 2)
        return QStringConverter::Utf16LE;
    if (odd == 0 && even == looked / 2)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

QByteArray withoutBlanks(const QByteArray &text)
{
    QByteArray out;
    out.reserve(text.size());
    for (const char c : text) {
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n')
            out += c;
    }
    return out;
}

QByteArray strictBase64(const QByteArray &text)
{
    QByteArray body = withoutBlanks(text);
    const bool url = body.contains('-') || body.contains('_');
    const auto options = (url ? QByteArray::Base64UrlEncoding : QByteArray::Base64Encoding) |
                         QByteArray::AbortOnBase64DecodingErrors;
    const auto decoded = QByteArray::fromBase64Encoding(body, options);
    return decoded.decodingStatus == QByteArray::Base64DecodingStatus::Ok ? decoded.decoded
                                                                          : QByteArray();
}

QString kindOfLabel(const QByteArray &label)
{
    if (label == "OPENSSH PRIVATE KEY" || label == "SSH2 PUBLIC KEY")
        return u"ssh"_s;
    if (label.endsWith("PRIVATE KEY"))
        return u"private-key"_s;
    if (label.endsWith("CERTIFICATE REQUEST"))
        return u"request"_s;
    if (label == "PKCS7" || label == "CMS" || label == "PKCS #7 SIGNED DATA")
        return u"pkcs7"_s;
    if (label.endsWith("PUBLIC KEY"))
        return u"public-key"_s;
    return {};
}

} // namespace

QByteArray plainText(const QByteArray &content)
{
    if (content.startsWith("\xEF\xBB\xBF"))
        return content.sliced(3);
    const auto wide = wideEncoding(content);
    if (!wide)
        return content;
    QStringDecoder decoder(*wide);
    const QString text = decoder(content);
    return (text.startsWith(QChar(QChar::ByteOrderMark)) ? text.sliced(1) : text).toUtf8();
}

QList<PemBlock> pemBlocks(const QByteArray &given)
{
    QByteArray text = given;
    if (text.contains("-----\\n") || text.contains("-----\\r"))
        text.replace("\\r", "\n").replace("\\n", "\n");
    QList<PemBlock> blocks;
    qsizetype at = text.indexOf(kPemBegin);
    while (at >= 0) {
        const qsizetype from = at + kPemBegin.size();
        const qsizetype next = text.indexOf(kPemBegin, from);
        const qsizetype labelEnd = text.indexOf(kPemDashes, from);
        if (labelEnd < 0)
            break;
        if (labelEnd > from && labelEnd - from < 64) {
            PemBlock block{text.sliced(from, labelEnd - from), {}};
            const qsizetype body = labelEnd + kPemDashes.size();
            const qsizetype end =
                text.indexOf(QByteArray("-----END " + block.label + "-----"), body);
            if (end >= 0 && (next < 0 || end < next)) {
                const QByteArray inside = text.sliced(body, end - body);
                if (!inside.contains(':')) // "Proc-Type: 4,ENCRYPTED"
                    block.der = strictBase64(inside);
            }
            blocks.append(block);
        }
        at = next;
    }
    return blocks;
}

QByteArray decodedBase64(const QByteArray &given)
{
    static const QRegularExpression before(
        u"^\\s*(?:-\\s+)?(?:\"?[A-Za-z0-9._-]{1,64}\"?\\s*:\\s*[|>]?-?\\s|data:[^,]{0,80};base64,)"_s);
    if (given.size() > (8 << 20))
        return {};
    QByteArray text = given.trimmed();
    const auto prefix =
        before.match(QString::fromLatin1(text.first(std::min<qsizetype>(text.size(), 200))));
    if (prefix.hasMatch())
        text = text.sliced(prefix.capturedLength()).trimmed();
    if (text.size() >= 2 && (text.startsWith('"') || text.startsWith('\'')) &&
        text.back() == text.front())
        text = text.sliced(1, text.size() - 2);
    return text.size() < 16 ? QByteArray() : strictBase64(text);
}

QString kindOfContent(const QByteArray &content)
{
    for (const PemBlock &block : pemBlocks(content)) {
        if (const QString kind = kindOfLabel(block.label); !kind.isEmpty())
            return kind;
    }
    const QByteArray text = content.trimmed();
    static const QRegularExpression joinToken(u"^K1[0-9a-f]{1,80}::"_s);
    static const QRegularExpression jwt(u"^eyJ[A-Za-z0-9_-]*\\."_s);
    const QString start = QString::fromLatin1(text.first(std::min<qsizetype>(text.size(), 4096)));
    if (text.isEmpty())
        return u"empty"_s;
    if (text.startsWith("ssh-") || text.startsWith("ecdsa-sha2-"))
        return u"ssh"_s;
    if (text.startsWith('<'))
        return u"html"_s;
    if (text.startsWith('{') || text.startsWith('['))
        return u"json"_s;
    if (jwt.match(start).hasMatch())
        return u"jwt"_s;
    if (joinToken.match(start).hasMatch())
        return u"join-token"_s;
    if (text.startsWith("LS0tLS1CRUdJTi") || text.startsWith("MII"))
        return u"base64"_s;
    if (text.startsWith("\x30\x82"))
        return u"pkcs12"_s;
    if (text.startsWith("\xFE\xED\xFE\xED") || text.startsWith("\xCE\xCE\xCE\xCE"))
        return u"java-keystore"_s;
    return u"other"_s;
}

} // namespace firesteel::kube
