// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/jsonwriter.h"
#include "core/kube/api/status.h"

#include <QJsonArray>
#include <QTest>
#include <QTimeZone>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::kube;
using std::chrono::milliseconds;

namespace {

QByteArray status(int code, const QString &reason, const QString &message, QJsonObject details = {})
{
    return data::toCompactJson(QJsonObject{{"kind"_L1, "Status"_L1},
                                           {"apiVersion"_L1, "v1"_L1},
                                           {"metadata"_L1, QJsonObject()},
                                           {"status"_L1, "Failure"_L1},
                                           {"message"_L1, message},
                                           {"reason"_L1, reason},
                                           {"details"_L1, details},
                                           {"code"_L1, code}});
}

QJsonObject named(const QString &kind, const QString &name)
{
    return {{"kind"_L1, kind}, {"name"_L1, name}};
}

QJsonObject caused(const QString &reason, const QString &message, const QString &field = {})
{
    return {
        {"causes"_L1, QJsonArray{QJsonObject{
                          {"reason"_L1, reason}, {"message"_L1, message}, {"field"_L1, field}}}}};
}

const net::HttpHeaders Json{{"Content-Type", "application/json"}};
const net::HttpHeaders Html{{"Content-Type", "text/html; charset=utf-8"}};
const net::HttpHeaders Text{{"Content-Type", "text/plain; charset=utf-8"}};
const QDateTime Now(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC);

} // namespace

class TestStatus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void codes_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<net::HttpHeaders>("headers");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<Errc>("errc");
        const auto row = [](const char *name, int code, const QByteArray &body, Errc errc,
                            const QByteArray &method = "GET",
                            const net::HttpHeaders &headers = Json) {
            QTest::newRow(name) << code << method << headers << body << errc;
        };
        row("401", 401, status(401, u"Unauthorized"_s, u"Unauthorized"_s), Errc::Unauthorized);
        row("403 of RBAC", 403,
            status(
                403, u"Forbidden"_s,
                u"pods is forbidden: User \"eve\" cannot list resource \"pods\" in API group \"\" in the namespace \"spark\""_s,
                named(u"pods"_s, {})),
            Errc::Forbidden);
        row("403 anonymous", 403,
            status(403, u"Forbidden"_s,
                   u"pods is forbidden: User \"system:anonymous\" cannot list resource \"pods\""_s),
            Errc::ForbiddenAnonymous);
        row("403 quota", 403,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: exceeded quota: small, requested: pods=1, used: pods=2, limited: pods=2"_s,
                named(u"pods"_s, u"d"_s)),
            Errc::QuotaExceeded);
        row("403 quota needs limits", 403,
            status(403, u"Forbidden"_s,
                   u"pods \"d\" is forbidden: failed quota: small: must specify limits.cpu"_s),
            Errc::QuotaExceeded);
        row("403 no service account", 403,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: error looking up service account spark/nobody: serviceaccount \"nobody\" not found"_s,
                named(u"pods"_s, u"d"_s)),
            Errc::ServiceAccountMissing);
        row("403 namespace terminating", 403,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: unable to create new content in namespace x because it is being terminated"_s,
                caused(u"NamespaceTerminating"_s, u"namespace x is being terminated"_s)),
            Errc::NamespaceTerminating);
        row("403 pod security", 403,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: violates PodSecurity \"restricted:latest\": runAsNonRoot != true"_s),
            Errc::AdmissionDenied);
        row("403 limit range", 403,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: maximum memory usage per Container is 1Gi, but limit is 2Gi"_s),
            Errc::AdmissionDenied);
        row("400 of a webhook", 400,
            status(400, {}, u"admission webhook \"guard.example.org\" denied the request: no"_s),
            Errc::AdmissionDenied);
        row("422 of a policy", 422,
            status(
                422, u"Invalid"_s,
                u"pods \"d\" is forbidden: ValidatingAdmissionPolicy 'p' with binding 'b' denied request: no"_s),
            Errc::AdmissionDenied);
        row("404 object", 404,
            status(404, u"NotFound"_s, u"pods \"d\" not found"_s, named(u"pods"_s, u"d"_s)),
            Errc::NotFound);
        row("404 namespace", 404,
            status(404, u"NotFound"_s, u"namespaces \"nope\" not found"_s,
                   named(u"namespaces"_s, u"nope"_s)),
            Errc::NamespaceMissing, "POST");
        row("404 type", 404,
            status(404, u"NotFound"_s, u"the server could not find the requested resource"_s),
            Errc::ApiNotFound);
        row("404 plain", 404, "404 page not found\n", Errc::ApiNotFound, "GET", Text);
        row("405", 405,
            status(405, u"MethodNotAllowed"_s, u"the server does not allow this method"_s),
            Errc::MethodNotAllowed);
        row("406", 406, status(406, u"NotAcceptable"_s, u"only the following media types"_s),
            Errc::UnsupportedMediaType);
        row("409 exists", 409, status(409, u"AlreadyExists"_s, u"pods \"d\" already exists"_s),
            Errc::AlreadyExists, "POST");
        row("409 conflict", 409,
            status(409, u"Conflict"_s, u"Operation cannot be fulfilled on pods \"d\""_s),
            Errc::Conflict, "PUT");
        row("409 uid", 409,
            status(
                409, u"Conflict"_s,
                u"Operation cannot be fulfilled on pods \"d\": the UID in the precondition (a) does not match the UID in record (b)"_s),
            Errc::PreconditionFailed, "DELETE");
        row("410 expired", 410, status(410, u"Expired"_s, u"too old resource version: 1 (2)"_s),
            Errc::Expired);
        row("410 gone", 410, status(410, u"Gone"_s, u"gone"_s), Errc::Expired);
        row("410 without reason", 410, status(410, {}, u"gone"_s), Errc::Expired);
        row("413", 413, status(413, u"RequestEntityTooLarge"_s, u"limit is 3145728"_s),
            Errc::RequestTooLarge);
        row("500 etcd size", 500, status(500, {}, u"etcdserver: request is too large"_s),
            Errc::RequestTooLarge);
        row("415", 415, status(415, u"UnsupportedMediaType"_s, {}), Errc::UnsupportedMediaType);
        row("422", 422, status(422, u"Invalid"_s, u"Pod \"d\" is invalid"_s), Errc::Invalid);
        row("429", 429, status(429, u"TooManyRequests"_s, {}), Errc::TooManyRequests);
        row("429 plain", 429, "Too many requests, please try again later.", Errc::TooManyRequests,
            "GET", Text);
        row("500", 500, status(500, u"InternalError"_s, u"Internal error occurred: x"_s),
            Errc::InternalServerError);
        row("500 ServerTimeout", 500, status(500, u"ServerTimeout"_s, u"could not do it in time"_s),
            Errc::ServerTimeout);
        row("500 of the kubelet", 500, "dial tcp 10.0.0.1:10250: i/o timeout",
            Errc::InternalServerError, "GET", Text);
        row("503", 503, status(503, u"ServiceUnavailable"_s, {}), Errc::ServiceUnavailable);
        row("504", 504, status(504, u"Timeout"_s, u"request did not complete"_s),
            Errc::ServerTimeout);
        row("504 version", 504,
            status(504, u"Timeout"_s, u"Too large resource version: 9, current: 5"_s,
                   caused(u"ResourceVersionTooLarge"_s, u"Too large resource version"_s)),
            Errc::ResourceVersionTooLarge);
        row("504 version, old words", 504,
            status(504, u"Timeout"_s, u"Too large resource version: 9"_s),
            Errc::ResourceVersionTooLarge);
        row("reason before code", 500,
            status(500, u"NotFound"_s, u"pods \"d\" not found"_s, named(u"pods"_s, u"d"_s)),
            Errc::NotFound);
        row("400 bad", 400, status(400, u"BadRequest"_s, u"field label not supported"_s),
            Errc::BadRequest);
        // Row 47 of the fault catalogue: answers of somebody else
        row("portal", 200, "<html><title>Log in</title><body>Welcome", Errc::NotKubernetes, "GET",
            Html);
        row("401 of a proxy", 401, "<html>401 Authorization Required", Errc::NotKubernetes, "GET",
            Html);
        row("407", 407, "<html>proxy", Errc::NotKubernetes, "GET", Html);
        row("431", 431, "<html>too large", Errc::NotKubernetes, "GET", Html);
        row("502 of nginx", 502, "<html><center>502 Bad Gateway</center></html>",
            Errc::NotKubernetes, "GET", Html);
        row("503 of a balancer", 503, "<html>503", Errc::ServiceUnavailable, "GET", Html);
        row("504 of a balancer", 504, "", Errc::ServerTimeout, "GET", Html);
        row("empty 400", 400, "", Errc::NotKubernetes, "GET", {});
        row("empty 403", 403, "", Errc::NotKubernetes, "GET", {});
        row("empty 404", 404, "", Errc::NotKubernetes, "GET", {});
        row("empty 511", 511, "", Errc::NotKubernetes, "GET", {});
        // Without a body the code is all there is
        row("empty 401", 401, "", Errc::Unauthorized, "GET", {});
        row("empty 410", 410, "\n", Errc::Expired, "GET", {});
        row("empty 500", 500, "", Errc::InternalServerError, "GET", {});
        row("empty 502", 502, "", Errc::ServiceUnavailable, "GET", {});
        row("empty 502 with a type", 502, "", Errc::ServiceUnavailable, "GET", Html);
        row("Rancher", 401,
            "{\"type\":\"error\",\"status\":\"401\",\"message\":\"must authenticate\"}",
            Errc::Unauthorized);
        row("302", 302, "", Errc::Redirected, "GET",
            {{"Location", "https://login.example.org/?next=secret"}});
        row("307", 307, "", Errc::Redirected, "POST", {{"Location", "http://elsewhere/"}});
    }

    void codes()
    {
        QFETCH(int, code);
        QFETCH(QByteArray, method);
        QFETCH(net::HttpHeaders, headers);
        QFETCH(QByteArray, body);
        QFETCH(Errc, errc);
        const Error error = statusError(code, headers, body,
                                        {method, "/api/v1/namespaces/spark/pods?limit=1", Now});
        QCOMPARE(errcName(error.code), errcName(errc));
        QCOMPARE(error.context.value(u"status"_s), QString::number(code));
    }

    void namespaceObjectItselfIsAnOrdinaryObject()
    {
        const QByteArray body = status(404, u"NotFound"_s, u"namespaces \"x\" not found"_s,
                                       named(u"namespaces"_s, u"x"_s));
        for (const char *target : {"/api/v1/namespaces/x?a=b", "/api/v1/namespaces/x"})
            QCOMPARE(statusError(404, Json, body, {"GET", target, Now}).code, Errc::NotFound);
    }

    void particulars()
    {
        Error error = statusError(
            403, Json,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: exceeded quota: small, requested: pods=1,cpu=2, used: pods=2,cpu=4, limited: pods=2,cpu=4"_s),
            {});
        QCOMPARE(error.context.value(u"quota"_s), u"small"_s);
        QCOMPARE(error.context.value(u"requested"_s), u"pods=1,cpu=2"_s);
        QCOMPARE(error.context.value(u"used"_s), u"pods=2,cpu=4"_s);
        QCOMPARE(error.context.value(u"limited"_s), u"pods=2,cpu=4"_s);

        error = statusError(
            403, Json,
            status(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: error looking up service account ns1/robot: serviceaccount \"robot\" not found"_s),
            {});
        QCOMPARE(error.context.value(u"serviceAccount"_s), u"robot"_s);
        QCOMPARE(error.context.value(u"namespace"_s), u"ns1"_s);

        error = statusError(
            400, Json, status(400, {}, u"admission webhook \"w\" denied the request: no"_s), {});
        QCOMPARE(error.context.value(u"webhook"_s), u"w"_s);

        error = statusError(
            422, Json,
            status(422, u"Invalid"_s, u"Pod \"d\" is invalid"_s,
                   {{"causes"_L1, QJsonArray{QJsonObject{{"message"_L1, "Required value"_L1},
                                                         {"field"_L1, "spec.a"_L1}},
                                             QJsonObject{{"message"_L1, "Invalid value"_L1},
                                                         {"field"_L1, "spec.b"_L1}}}}}),
            {});
        QCOMPARE(error.context.value(u"causes"_s),
                 u"spec.a: Required value\nspec.b: Invalid value"_s);

        error = statusError(302, {{"Location", "https://login.example.org/?next=secret"}}, {}, {});
        QCOMPARE(error.context.value(u"location"_s), u"https://login.example.org/"_s);

        error = statusError(502, Html,
                            "<html><style>p {}</style><p>Bad\n <b>Gateway</b></p></html>", {});
        QCOMPARE(error.detail, u"Bad Gateway"_s);
    }

    void secretsDoNotTravelInErrors()
    {
        const Error error = statusError(
            400, Json,
            status(400, u"BadRequest"_s, u"bad header Authorization: Bearer abc.def.ghi"_s), {});
        QVERIFY2(!error.detail.contains(u"abc.def.ghi"_s), qPrintable(error.detail));
        const QByteArray page = QByteArray(170, 'x') +
                                " eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJIUNTER2IiwiYSI6MX0.c2lnbmF0dXJl";
        const Error foreign = statusError(502, Html, page, {});
        QVERIFY2(!foreign.detail.contains(u"eyJ"_s), qPrintable(foreign.detail));
    }

    void ofTheConnection_data()
    {
        QTest::addColumn<Errc>("code");
        QTest::addColumn<bool>("expected");
        for (const Errc code :
             {Errc::HostNotFound, Errc::ConnectionLost, Errc::ProxyAuthenticationRequired,
              Errc::TlsUntrusted, Errc::TlsClientCertificateInvalid, Errc::Unauthorized,
              Errc::ConsentMissing, Errc::ExecPluginFailed, Errc::OidcRefreshFailed})
            QTest::newRow(errcName(code).data()) << code << true;
        for (const Errc code :
             {Errc::HttpProtocol, Errc::NotKubernetes, Errc::Forbidden, Errc::ForbiddenAnonymous,
              Errc::NotFound, Errc::ServiceUnavailable, Errc::ConfigUnsupported, Errc::ReadOnlyLock,
              Errc::Cancelled, Errc::Internal})
            QTest::newRow(errcName(code).data()) << code << false;
    }

    void ofTheConnection()
    {
        QFETCH(Errc, code);
        QFETCH(bool, expected);
        QCOMPARE(concernsConnection(code), expected);
    }

    void waiting_data()
    {
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<int>("ms");
        QTest::newRow("seconds") << QByteArray("5") << 5000;
        QTest::newRow("zero") << QByteArray("0") << 0;
        QTest::newRow("capped") << QByteArray("100000") << 60000;
        QTest::newRow("beyond 64 bits") << QByteArray("99999999999999999999") << 1000;
        QTest::newRow("negative") << QByteArray("-3") << 0;
        QTest::newRow("date") << QByteArray("Fri, 02 Jan 2026 03:04:15 GMT") << 10000;
        QTest::newRow("date gone by") << QByteArray("Fri, 02 Jan 2026 03:00:00 GMT") << 0;
        QTest::newRow("date far away") << QByteArray("Sat, 03 Jan 2026 03:00:00 GMT") << 60000;
        QTest::newRow("rubbish") << QByteArray("soon") << 1000;
    }

    void waiting()
    {
        QFETCH(QByteArray, value);
        QFETCH(int, ms);
        QCOMPARE(retryAfter({{"Retry-After", value}}, Now), milliseconds(ms));
        QCOMPARE(statusError(429, {{"retry-after", value}}, {}, {"GET", {}, Now}).retryAfter,
                 milliseconds(ms));
    }

    void waitingInDetails()
    {
        const Error error = statusError(
            500, Json, status(500, u"ServerTimeout"_s, {}, {{"retryAfterSeconds"_L1, 7}}), {});
        QCOMPARE(error.retryAfter, milliseconds(7000));
        QVERIFY(!retryAfter({}, Now));
    }

    void warnings_data()
    {
        QTest::addColumn<net::HttpHeaders>("headers");
        QTest::addColumn<QStringList>("texts");
        const auto one = [](const char *value) { return net::HttpHeaders{{"Warning", value}}; };
        QTest::newRow("none") << net::HttpHeaders() << QStringList();
        QTest::newRow("one") << one("299 - \"old API\"") << QStringList{u"old API"_s};
        QTest::newRow("escapes") << one("299 - \"unknown field \\\"spec.x\\\" \\\\ there\"")
                                 << QStringList{u"unknown field \"spec.x\" \\ there"_s};
        QTest::newRow("joined") << one("299 - \"a, b\", 299 - \"c\"")
                                << QStringList{u"a, b"_s, u"c"_s};
        QTest::newRow("other code") << one("199 - \"a\", 299 - \"b\"") << QStringList{u"b"_s};
        QTest::newRow("unfinished") << one("299 - \"abc") << QStringList{u"abc"_s};
        QTest::newRow("repeated") << net::HttpHeaders{{"warning", "299 - \"a\""},
                                                      {"Warning", "299 - \"b\""}}
                                  << QStringList{u"a"_s, u"b"_s};
    }

    void warnings()
    {
        QFETCH(net::HttpHeaders, headers);
        QFETCH(QStringList, texts);
        QCOMPARE(warningTexts(headers), texts);
    }
};

QTEST_GUILESS_MAIN(TestStatus)
#include "tst_status.moc"
