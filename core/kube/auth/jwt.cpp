// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/jwt.h"

#include "core/data/json.h"
#include "core/kube/auth/authsettings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTimeZone>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using Kind = TokenReading::Kind;

namespace {

constexpr qsizetype kLargestToken = 1 << 20; // the API server's limit for all headers
constexpr int kMinutesOfEks = 15;
constexpr auto kEksPrefix = "k8s-aws-v1.";

std::optional<QByteArray> decoded(QByteArrayView text, bool url)
{
    const auto options = (url ? QByteArray::Base64UrlEncoding : QByteArray::Base64Encoding) |
                         QByteArray::OmitTrailingEquals | QByteArray::AbortOnBase64DecodingErrors;
    auto result = QByteArray::fromBase64Encoding(text.toByteArray(), options);
    if (!result || result.decoded.isEmpty())
        return std::nullopt;
    return result.decoded;
}

/// RFC 7519 §2: seconds since the epoch, also with a fraction.
std::optional<QDateTime> moment(const QJsonValue &value)
{
    constexpr double kYear9999 = 253'402'300'799.0;
    if (!value.isDouble() || !(value.toDouble() > 0) || value.toDouble() > kYear9999)
        return std::nullopt;
    return QDateTime::fromSecsSinceEpoch(qint64(value.toDouble()), QTimeZone::UTC);
}

/// The claims of a JSON Web Token in compact form: three parts, the first of which names an
/// algorithm.
std::optional<QJsonObject> claimsOf(QByteArrayView token)
{
    const qsizetype first = token.indexOf('.');
    const qsizetype second = first < 0 ? -1 : token.indexOf('.', first + 1);
    if (second < 0 || token.indexOf('.', second + 1) >= 0 || token.size() > kLargestToken)
        return std::nullopt;
    const auto head = decoded(token.first(first), true);
    const auto body = decoded(token.sliced(first + 1, second - first - 1), true);
    if (!head || !body)
        return std::nullopt;
    const auto header = data::parseObject(*head);
    auto claims = data::parseObject(*body);
    if (!header || !header->contains("alg"_L1) || !claims)
        return std::nullopt;
    return *claims;
}

QStringList texts(const QJsonValue &value)
{
    QStringList result;
    if (value.isString())
        result += value.toString();
    const QJsonArray all = value.toArray();
    for (const QJsonValue &one : all)
        result += one.toString();
    result.removeAll(QString());
    return result;
}

void takeClaims(TokenReading &reading, const QJsonObject &claims)
{
    reading.subject = claims.value("sub"_L1).toString();
    reading.issuer = claims.value("iss"_L1).toString();
    reading.audiences = texts(claims.value("aud"_L1));
    reading.issued = moment(claims.value("iat"_L1));
    reading.notBefore = moment(claims.value("nbf"_L1));
    reading.expires = moment(claims.value("exp"_L1));
    for (const auto &name : {"email"_L1, "preferred_username"_L1, "upn"_L1, "name"_L1}) {
        if (reading.person.isEmpty())
            reading.person = claims.value(name).toString();
    }
    const QStringList account = reading.subject.split(u':');
    if (account.size() == 4 && account[0] == "system"_L1 && account[1] == "serviceaccount"_L1) {
        reading.namespaceName = account[2];
        reading.serviceAccount = account[3];
    }
    const QJsonObject bound = claims.value("kubernetes.io"_L1).toObject();
    if (reading.namespaceName.isEmpty())
        reading.namespaceName = bound.value("namespace"_L1).toString();
    if (reading.serviceAccount.isEmpty())
        reading.serviceAccount =
            bound.value("serviceaccount"_L1).toObject().value("name"_L1).toString();
    const auto old = "kubernetes.io/serviceaccount/"_L1; // tokens in Secrets
    if (reading.namespaceName.isEmpty())
        reading.namespaceName = claims.value(old + "namespace"_L1).toString();
    if (reading.serviceAccount.isEmpty())
        reading.serviceAccount = claims.value(old + "service-account.name"_L1).toString();
}

/// The end of an EKS token: it is a signed address, which says when it was made.
std::optional<QDateTime> eksEnd(QByteArrayView token)
{
    const auto address = decoded(token.sliced(qstrlen(kEksPrefix)), true);
    if (!address)
        return std::nullopt;
    const QUrlQuery query(QUrl(QString::fromUtf8(*address)));
    const QDateTime made =
        QDateTime::fromString(query.queryItemValue(u"X-Amz-Date"_s), u"yyyyMMdd'T'HHmmss'Z'"_s);
    if (!made.isValid())
        return std::nullopt;
    return QDateTime(made.date(), made.time(), QTimeZone::UTC).addSecs(kMinutesOfEks * 60);
}

bool matches(const QRegularExpression &pattern, QByteArrayView text)
{
    return text.size() < 4096 && pattern.match(QString::fromLatin1(text)).hasMatch();
}

/// The kind of a text without blanks, by its form alone.
Kind kindOf(QByteArrayView text)
{
    static const QRegularExpression join(u"^K10[0-9a-f]{64}::[^:]*:.+$"_s);
    static const QRegularExpression rancher(u"^(kubeconfig-|token-)[a-z0-9.-]+:[A-Za-z0-9]{6,}$"_s);
    static const QRegularExpression bootstrap(u"^[a-z0-9]{6}\\.[a-z0-9]{16}$"_s);
    if (claimsOf(text))
        return Kind::Jwt;
    if (matches(join, text))
        return Kind::K3sJoin;
    if (matches(rancher, text))
        return Kind::Rancher;
    if (text.startsWith("sha256~") && text.size() > 17)
        return Kind::OpenShift;
    if (text.startsWith(kEksPrefix))
        return Kind::Eks;
    if (matches(bootstrap, text))
        return Kind::Bootstrap;
    return Kind::Opaque;
}

/// What a text that is no token is instead; empty if it may be one.
QString otherThing(QByteArrayView text)
{
    const auto has = [&](QByteArrayView part) { return text.contains(part); };
    if (has("-----BEGIN") && has("PRIVATE KEY-----"))
        return u"private-key"_s;
    if (has("-----BEGIN"))
        return u"certificate"_s;
    if (has("apiVersion:") && (has("clusters:") || has("kind: Config")))
        return u"kubeconfig"_s;
    if (text.startsWith('<') && (has("<html") || has("<!DOCTYPE") || has("</")))
        return u"html"_s;
    if (text.startsWith('<') && text.endsWith('>'))
        return u"placeholder"_s;
    if (text.startsWith('{') || text.startsWith('['))
        return u"json"_s;
    const QByteArray upper = text.toByteArray().toUpper();
    for (const char *word : {"REDACTED", "DATA+OMITTED", "CHANGEME", "YOUR_TOKEN", "YOUR-TOKEN"}) {
        if (upper == word)
            return u"placeholder"_s;
    }
    return {};
}

/// Takes off what copying leaves around a token.
class Cleaner
{
public:
    explicit Cleaner(QByteArrayView text) : m_text(text.toByteArray()) {}

    QByteArray run(QStringList &repaired);

private:
    bool takeMarks();
    bool takePrefix();
    bool takeQuotes();
    void note(const QString &what)
    {
        if (!m_repaired.contains(what))
            m_repaired += what;
    }

    QByteArray m_text;
    QStringList m_repaired;
};

bool Cleaner::takeMarks()
{
    const qsizetype before = m_text.size();
    for (const char *mark : {"\xef\xbb\xbf", "\xe2\x80\x8b", "\xc2\xa0"}) // BOM, zero width, nbsp
        m_text.replace(mark, mark[0] == '\xc2' ? " " : "");
    if (m_text.size() != before)
        note(u"blanks"_s);
    if (m_text.endsWith('\n')) // one line end is no fault
        m_text.chop(m_text.endsWith("\r\n") ? 2 : 1);
    const qsizetype whole = m_text.size();
    m_text = m_text.trimmed();
    if (m_text.size() < whole)
        note(u"blanks"_s);
    return m_text.size() != before;
}

bool Cleaner::takePrefix()
{
    static const QRegularExpression prefix(
        u"^(?:authorization\\s*:\\s*|bearer[ \\t:]\\s*|[\"']?(?:token|id-token|access_token|value)"
        "[\"']?\\s*[:=]\\s+|token=|export\\s+\\w+=)"_s,
        QRegularExpression::CaseInsensitiveOption);
    const auto match = prefix.match(QString::fromLatin1(m_text.first(qMin(m_text.size(), 256))));
    if (!match.hasMatch())
        return false;
    note(match.captured().startsWith("bearer"_L1, Qt::CaseInsensitive) ||
                 match.captured().startsWith("auth"_L1, Qt::CaseInsensitive)
             ? u"bearer"_s
             : u"key"_s);
    m_text.remove(0, match.capturedLength());
    return true;
}

bool Cleaner::takeQuotes()
{
    const qsizetype before = m_text.size();
    while (m_text.size() > 1 && (m_text.endsWith(',') || m_text.endsWith(';')))
        m_text.chop(1);
    for (const char quote : {'"', '\'', '`'}) {
        if (m_text.startsWith(quote))
            m_text.remove(0, 1);
        if (m_text.endsWith(quote))
            m_text.chop(1);
    }
    if (m_text.size() == before)
        return false;
    note(u"quotes"_s);
    return true;
}

QByteArray Cleaner::run(QStringList &repaired)
{
    takeMarks();
    if (otherThing(m_text).isEmpty()) {
        for (int i = 0; i < 8; ++i) { // one inside the other
            const bool changed = takePrefix() || takeQuotes();
            if (!changed)
                break;
            m_text = m_text.trimmed();
        }
        const QByteArray joined = m_text.simplified().replace(' ', "");
        if (joined != m_text && kindOf(joined) != Kind::Opaque) { // broken over lines
            m_text = joined;
            note(u"blanks"_s);
        }
    }
    repaired = m_repaired;
    return m_text;
}

/// The token in a base64 text, if it is one of a known form.
std::optional<QByteArray> tokenInBase64(QByteArrayView text)
{
    QByteArray joined = text.toByteArray().simplified().replace(' ', "");
    if (joined.size() < 16)
        return std::nullopt;
    const auto inner = decoded(joined, false);
    if (!inner)
        return std::nullopt;
    const QByteArray token = inner->trimmed();
    if (kindOf(token) == Kind::Opaque || !isHeaderSafe(token))
        return std::nullopt;
    return token;
}

QMap<QString, QString> refusal(const QString &problem)
{
    if (problem == "join-token"_L1 || problem == "characters"_L1)
        return {{u"reason"_s, problem}};
    return {{u"reason"_s, u"other-thing"_s}, {u"kind"_s, problem}};
}

} // namespace

TokenReading readToken(QByteArrayView text)
{
    TokenReading reading;
    QByteArray token = Cleaner(text.first(qMin(text.size(), kLargestToken))).run(reading.repaired);
    if (token.isEmpty())
        return reading;
    reading.kind = kindOf(token);
    if (reading.kind == Kind::Opaque) {
        if (const auto inner = tokenInBase64(token)) {
            token = *inner;
            reading.kind = kindOf(token);
            reading.repaired += u"base64"_s;
        } else {
            reading.problem = otherThing(token);
            if (reading.problem.isEmpty() && !isHeaderSafe(token))
                reading.problem = u"characters"_s;
            if (!reading.problem.isEmpty())
                reading.kind = Kind::NotAToken;
        }
    }
    if (reading.kind == Kind::K3sJoin)
        reading.problem = u"join-token"_s;
    else if (!isHeaderSafe(token) && reading.problem.isEmpty())
        reading.problem = u"characters"_s;
    if (!reading.problem.isEmpty())
        return reading;
    reading.token = token;
    if (reading.kind == Kind::Jwt)
        takeClaims(reading, claimsOf(token).value_or(QJsonObject()));
    else if (reading.kind == Kind::Eks)
        reading.expires = eksEnd(token);
    else if (reading.kind == Kind::Rancher)
        reading.rancherUser = QString::fromLatin1(token.first(token.indexOf(':')));
    return reading;
}

std::optional<QDateTime> tokenEnd(QByteArrayView token)
{
    if (token.startsWith(kEksPrefix))
        return eksEnd(token);
    const auto claims = claimsOf(token);
    return claims ? moment(claims->value("exp"_L1)) : std::nullopt;
}

QList<Finding> tokenFindings(const TokenReading &reading, const QDateTime &now)
{
    if (reading.kind == Kind::Empty)
        return {finding("credential-missing"_L1)};
    if (!reading.problem.isEmpty())
        return {finding("credential-refused"_L1, refusal(reading.problem))};
    QList<Finding> findings;
    if (reading.expires && *reading.expires <= now)
        findings +=
            finding("token-expired"_L1, {{u"expires"_s, reading.expires->toString(Qt::ISODate)}});
    if (reading.notBefore && *reading.notBefore > now.addSecs(60))
        findings +=
            finding("clock-skew"_L1, {{u"notBefore"_s, reading.notBefore->toString(Qt::ISODate)}});
    return findings;
}

QLatin1StringView tokenKindName(TokenReading::Kind kind)
{
    switch (kind) {
    case Kind::Empty:
        return "empty"_L1;
    case Kind::Jwt:
        return "jwt"_L1;
    case Kind::Rancher:
        return "rancher"_L1;
    case Kind::OpenShift:
        return "openshift"_L1;
    case Kind::Eks:
        return "eks"_L1;
    case Kind::Bootstrap:
        return "bootstrap"_L1;
    case Kind::K3sJoin:
        return "join-token"_L1;
    case Kind::Opaque:
        return "opaque"_L1;
    case Kind::NotAToken:
        break;
    }
    return "not-a-token"_L1;
}

} // namespace firesteel::kube
