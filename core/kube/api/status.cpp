// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/status.h"

#include "core/base/redact.h"
#include "core/data/json.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr milliseconds MaxRetryAfter{60'000};
constexpr qsizetype MaxForeignBody = 64LL * 1024;
constexpr qsizetype MaxReadText = 8192; ///< of it
constexpr qsizetype MaxForeignText = 200;

QString firstGroup(const QString &text, const QRegularExpression &pattern)
{
    const auto match = pattern.match(text);
    return match.hasMatch() ? match.captured(1) : QString();
}

/// The particulars of a Status that statusError() decides on.
struct Facts {
    int code = 0;
    QString reason;
    QString message;
    QString kind; ///< details.kind: a kind or, often, a plural
    QString name;
    QStringList causeReasons;
    QByteArray method;
    QByteArray target;

    [[nodiscard]] bool says(QLatin1StringView text) const
    {
        return message.contains(text, Qt::CaseInsensitive);
    }
};

Errc fromForbidden(const Facts &f, Error &error)
{
    static const QRegularExpression account(u"error looking up service account ([^:\\s]+):"_s);
    static const QRegularExpression quota(u"(?:exceeded|failed) quota: ([^,:\\s]+)"_s);
    if (f.says("system:anonymous"_L1))
        return Errc::ForbiddenAnonymous;
    if (const QString who = firstGroup(f.message, account); !who.isEmpty()) {
        error.context.insert(u"serviceAccount"_s, who.section(u'/', -1));
        error.context.insert(u"namespace"_s, who.section(u'/', 0, 0));
        return Errc::ServiceAccountMissing;
    }
    if (const QString name = firstGroup(f.message, quota); !name.isEmpty()) {
        static const QRegularExpression parts(
            u"requested: (.*?), used: (.*?), limited: (.*?)(?:$|; )"_s);
        error.context.insert(u"quota"_s, name);
        if (const auto match = parts.match(f.message); match.hasMatch()) {
            error.context.insert(u"requested"_s, match.captured(1));
            error.context.insert(u"used"_s, match.captured(2));
            error.context.insert(u"limited"_s, match.captured(3));
        }
        return Errc::QuotaExceeded;
    }
    if (f.causeReasons.contains("NamespaceTerminating"_L1) ||
        f.says("because it is being terminated"_L1))
        return Errc::NamespaceTerminating;
    // The authoriser's words; what comes after them is of admission.
    static const QRegularExpression denied(
        u"User \"([^\"]*)\" cannot (\\S+) resource \"([^\"]+)\""_s);
    if (const auto match = denied.match(f.message); match.hasMatch()) {
        error.context.insert(u"user"_s, match.captured(1));
        error.context.insert(u"verb"_s, match.captured(2));
        error.context.insert(u"resource"_s, match.captured(3));
        return Errc::Forbidden;
    }
    if (f.says("cannot "_L1) && f.message.contains("User \""_L1))
        return Errc::Forbidden;
    if (f.says("violates PodSecurity"_L1) || f.message.contains(" is forbidden: "_L1))
        return Errc::AdmissionDenied;
    return Errc::Forbidden;
}

Errc fromNotFound(const Facts &f, Error &error)
{
    if (f.kind == "namespaces"_L1 && !f.name.isEmpty()) {
        const QByteArray own = "/api/v1/namespaces/" + f.name.toUtf8();
        const QByteArray path = f.target.split('?').constFirst();
        if (path != own) {
            error.context.insert(u"namespace"_s, f.name);
            return Errc::NamespaceMissing;
        }
    }
    return f.name.isEmpty() ? Errc::ApiNotFound : Errc::NotFound;
}

Errc fromConflict(const Facts &f)
{
    if (f.reason == "AlreadyExists"_L1)
        return Errc::AlreadyExists;
    if (f.says("precondition"_L1))
        return Errc::PreconditionFailed;
    if (f.causeReasons.contains("NamespaceTerminating"_L1))
        return Errc::NamespaceTerminating;
    return f.reason.isEmpty() && f.method == "POST" ? Errc::AlreadyExists : Errc::Conflict;
}

Errc fromTimeout(const Facts &f)
{
    return f.causeReasons.contains("ResourceVersionTooLarge"_L1) ||
                   f.says("too large resource version"_L1)
               ? Errc::ResourceVersionTooLarge
               : Errc::ServerTimeout;
}

Errc fromInternal(const Facts &f, Error &error)
{
    static const QRegularExpression webhook(u"failed calling webhook \"([^\"]+)\""_s);
    if (const QString name = firstGroup(f.message, webhook); !name.isEmpty())
        error.context.insert(u"webhook"_s, name);
    return f.says("request is too large"_L1) ? Errc::RequestTooLarge : Errc::InternalServerError;
}

/// Admission may answer with any code, so its words are looked at before the code.
std::optional<Errc> fromAdmission(const Facts &f, Error &error)
{
    static const QRegularExpression webhook(u"admission webhook \"([^\"]+)\" denied the request"_s);
    if (const QString name = firstGroup(f.message, webhook); !name.isEmpty()) {
        error.context.insert(u"webhook"_s, name);
        return Errc::AdmissionDenied;
    }
    static const QRegularExpression policy(
        u"ValidatingAdmissionPolicy '([^']+)'.* denied request"_s);
    if (const QString name = firstGroup(f.message, policy); !name.isEmpty()) {
        error.context.insert(u"policy"_s, name);
        return Errc::AdmissionDenied;
    }
    return {};
}

/// Reasons of apimachinery's meta/v1, to the code that each stands for.
int codeOfReason(const QString &reason)
{
    static const QHash<QString, int> codes{
        {u"Unauthorized"_s, 401},
        {u"Forbidden"_s, 403},
        {u"NotFound"_s, 404},
        {u"MethodNotAllowed"_s, 405},
        {u"NotAcceptable"_s, 406},
        {u"AlreadyExists"_s, 409},
        {u"Conflict"_s, 409},
        {u"Gone"_s, 410},
        {u"Expired"_s, 410},
        {u"RequestEntityTooLarge"_s, 413},
        {u"UnsupportedMediaType"_s, 415},
        {u"Invalid"_s, 422},
        {u"TooManyRequests"_s, 429},
        {u"BadRequest"_s, 400},
        {u"ServiceUnavailable"_s, 503},
        {u"ServerTimeout"_s, 504}, // its HTTP code is 500; what it means is 504's
        {u"Timeout"_s, 504},
        {u"InternalError"_s, 500},
    };
    return codes.value(reason, 0);
}

Errc decide(const Facts &f, Error &error)
{
    if (const auto denied = fromAdmission(f, error))
        return *denied;
    const int byReason = codeOfReason(f.reason);
    switch (byReason != 0 ? byReason : f.code) {
    case 400:
        return Errc::BadRequest;
    case 401:
        return Errc::Unauthorized;
    case 403:
        return fromForbidden(f, error);
    case 404:
        return fromNotFound(f, error);
    case 405:
        return Errc::MethodNotAllowed;
    case 406:
    case 415:
        return Errc::UnsupportedMediaType;
    case 409:
        return fromConflict(f);
    case 410:
        return Errc::Expired;
    case 413:
        return Errc::RequestTooLarge;
    case 422:
        return Errc::Invalid;
    case 429:
        return Errc::TooManyRequests;
    case 502:
    case 503:
        return Errc::ServiceUnavailable;
    case 504:
        return fromTimeout(f);
    default:
        return f.code >= 500 ? fromInternal(f, error) : Errc::BadRequest;
    }
}

Error redirected(int httpStatus, const net::HttpHeaders &headers, const net::SentSecrets &secrets)
{
    Error error(Errc::Redirected);
    error.context.insert(u"status"_s, QString::number(httpStatus));
    // Without the query: single sign-on puts secrets there.
    QString location = secrets.blanked(QString::fromUtf8(net::headerValue(headers, "Location")));
    if (const qsizetype query = location.indexOf(u'?'); query >= 0)
        location.truncate(query);
    error.context.insert(u"location"_s, redacted(location));
    return error;
}

QString foreignText(const QByteArray &body, const net::SentSecrets &secrets)
{
    static const QRegularExpression tags(u"<(script|style)\\b.*?</\\1>|<[^>]*>"_s,
                                         QRegularExpression::CaseInsensitiveOption |
                                             QRegularExpression::DotMatchesEverythingOption);
    // Secrets go before it is cut: half a token is not known for one. Tags may have parted one.
    QString text = secrets.blanked(QString::fromUtf8(body.left(MaxForeignBody)));
    text.truncate(MaxReadText);
    text = redacted(secrets.blanked(text.replace(tags, u" "_s).simplified()));
    text.truncate(MaxForeignText);
    return text;
}

/// An answer without a Status: of a proxy in between, or of a part of Kubernetes that speaks plain
/// text.
Error foreignError(int httpStatus, const net::HttpHeaders &headers, const QByteArray &body,
                   const StatusQuestion &question)
{
    const QByteArray type = net::headerValue(headers, "Content-Type").toLower();
    const QString text = foreignText(body, question.secrets);
    // Without a body there is only the code to go by. Gateways that cannot reach their API server
    // say 502 and nothing else (Go's httputil.ReverseProxy), and some parts behind the aggregation
    // layer refuse a credential or a version like that. Other refusals without a word are not
    // Kubernetes' way.
    const bool bare =
        body.trimmed().isEmpty() && (httpStatus == 401 || httpStatus == 410 ||
                                     (httpStatus >= 500 && httpStatus != 511)); // 511: a portal
    const bool passing = bare || httpStatus == 429 || httpStatus == 503 || httpStatus == 504;
    const bool html = type.contains("html") || body.trimmed().startsWith('<');
    // Rancher refuses with {"type":"error","status":"401",…}
    const auto json = type.contains("json") ? data::parseObject(body) : Result<QJsonObject>();
    const bool rancher = json && json->value("type"_L1).toString() == "error"_L1;
    const bool ours = !net::headerValue(headers, "Audit-Id").isEmpty() || rancher ||
                      (type.startsWith("text/plain") && !html && !body.isEmpty());
    Error error(Errc::NotKubernetes, text);
    error.context.insert(u"foreign"_s, text);
    error.context.insert(u"form"_s, html                    ? u"html"_s
                                    : type.contains("json") ? u"json"_s
                                                            : u"text"_s);
    if (passing || (ours && httpStatus >= 400 && httpStatus != 407 && httpStatus != 431)) {
        Facts facts;
        facts.code = httpStatus;
        facts.message =
            rancher ? question.secrets.blanked(json->value("message"_L1).toString()) : text;
        facts.method = question.method;
        facts.target = question.target;
        error.code = decide(facts, error);
        error.detail = redacted(facts.message);
    }
    return error;
}

} // namespace

Error statusError(const QJsonObject &status, const StatusQuestion &question)
{
    Error error;
    Facts facts;
    const auto text = [&question](const QJsonObject &object, QLatin1StringView key) {
        return question.secrets.blanked(object.value(key).toString());
    };
    const QJsonObject details = status.value("details"_L1).toObject();
    facts.code = int(status.value("code"_L1).toInteger());
    facts.reason = text(status, "reason"_L1);
    facts.message = text(status, "message"_L1);
    facts.kind = text(details, "kind"_L1);
    facts.name = text(details, "name"_L1);
    facts.method = question.method;
    facts.target = question.target;

    QStringList causes;
    for (const QJsonValue &value : details.value("causes"_L1).toArray()) {
        const QJsonObject cause = value.toObject();
        facts.causeReasons.append(text(cause, "reason"_L1));
        const QString field = text(cause, "field"_L1);
        const QString message = text(cause, "message"_L1);
        causes.append(field.isEmpty() ? message : QString(field + u": "_s + message));
    }
    const auto note = [&error](const QString &key, const QString &value) {
        if (!value.isEmpty())
            error.context.insert(key, value);
    };
    note(u"reason"_s, facts.reason);
    note(u"kind"_s, facts.kind);
    note(u"name"_s, facts.name);
    note(u"causes"_s, redacted(causes.join(u'\n')));
    if (facts.code != 0)
        note(u"status"_s, QString::number(facts.code));
    error.detail = redacted(facts.message);
    error.code = decide(facts, error);
    const qint64 seconds = details.value("retryAfterSeconds"_L1).toInteger();
    if (seconds > 0)
        error.retryAfter =
            std::min(MaxRetryAfter, milliseconds(std::min<qint64>(seconds, 3600) * 1000));
    return error;
}

Error statusError(int httpStatus, const net::HttpHeaders &headers, const QByteArray &body,
                  const StatusQuestion &question)
{
    if (httpStatus >= 300 && httpStatus < 400)
        return redirected(httpStatus, headers, question.secrets);
    Error error;
    const auto json = data::parseObject(body);
    if (json && json->value("kind"_L1).toString() == "Status"_L1) {
        QJsonObject status = *json;
        if (status.value("code"_L1).toInteger() == 0)
            status.insert("code"_L1, httpStatus);
        error = statusError(status, question);
    } else {
        error = foreignError(httpStatus, headers, body, question);
    }
    error.context.insert(u"status"_s, QString::number(httpStatus));
    if (const auto wait = retryAfter(headers, question.now))
        error.retryAfter = wait;
    return error;
}

std::optional<milliseconds> retryAfter(const net::HttpHeaders &headers, const QDateTime &now)
{
    QByteArray value = net::headerValue(headers, "Retry-After").trimmed();
    if (value.isEmpty())
        return {};
    bool isNumber = false;
    const qint64 seconds = value.toLongLong(&isNumber);
    if (isNumber)
        return std::clamp(milliseconds(std::clamp<qint64>(seconds, 0, 3600) * 1000),
                          milliseconds(0), MaxRetryAfter);
    // An IMF-fixdate (RFC 9110 §5.6.7)
    value.replace("GMT", "+0000");
    const QDateTime when = QDateTime::fromString(QString::fromLatin1(value), Qt::RFC2822Date);
    if (!when.isValid() || !now.isValid())
        return milliseconds(1000);
    return std::clamp(milliseconds(now.msecsTo(when)), milliseconds(0), MaxRetryAfter);
}

QStringList warningTexts(const net::HttpHeaders &headers, const net::SentSecrets &secrets)
{
    QStringList texts;
    for (const auto &[name, value] : headers) {
        if (name.compare("Warning", Qt::CaseInsensitive) != 0)
            continue;
        qsizetype at = 0;
        while (at < value.size()) {
            const qsizetype open = value.indexOf('"', at);
            if (open < 0)
                break;
            const bool general = value.mid(at, open - at).trimmed().startsWith("299 ");
            QByteArray text;
            qsizetype i = open + 1;
            for (; i < value.size() && value.at(i) != '"'; ++i) {
                if (value.at(i) == '\\' && i + 1 < value.size())
                    ++i;
                text.append(value.at(i));
            }
            if (general)
                texts.append(redacted(secrets.blanked(QString::fromUtf8(text))));
            const qsizetype comma = value.indexOf(',', i);
            at = comma < 0 ? value.size() : comma + 1;
        }
    }
    return texts;
}

} // namespace firesteel::kube
