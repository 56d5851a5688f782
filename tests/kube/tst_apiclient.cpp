// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
//
// ApiClient against a scripted server: what goes over the wire, and the idempotency table of
// kube-client §5.4 (rows 42 to 44, 66 and 67 of the fault catalogue).
#include "tests/kube/watchbench.h"

#include <QSignalSpy>

using namespace firesteel;
using namespace firesteel::test;
using kube::ObjectPtr;
using std::chrono::milliseconds;

namespace {

const QByteArray Pods = "/api/v1/namespaces/spark/pods";
const QByteArray PodD = "/api/v1/namespaces/spark/pods/d";

QJsonObject podOf(const QString &run, const QString &uid = u"u1"_s)
{
    QJsonObject pod = podObject(u"d"_s, uid, u"7"_s);
    QJsonObject metadata = pod.value("metadata"_L1).toObject();
    metadata.insert("labels"_L1, QJsonObject{{"run"_L1, run}});
    pod.insert("metadata"_L1, metadata);
    return pod;
}

/// What became of a call.
template <class T>
struct Outcome {
    std::optional<Result<T>> result;
    int replies = 0;
    kube::Reply<T> reply()
    {
        return [this](Result<T> r) {
            ++replies;
            result = std::move(r);
        };
    }
    [[nodiscard]] bool good() const { return result && *result; }
    [[nodiscard]] QLatin1StringView error() const
    {
        return !result   ? QLatin1StringView("none yet")
               : *result ? QLatin1StringView("good")
                         : errcName(result->error().code);
    }
};

struct Bench {
    Bench()
        : proxy(WatchBench::authority()), http(proxy.endpoint(WatchBench::authority())),
          credentials({{"Authorization", "Bearer one"}}), client(http, credentials, clock)
    {
        client.setRetryDelay(milliseconds(5));
    }

    kube::CreateRequest createRequest(bool recognise = true) const
    {
        kube::CreateRequest request;
        request.type = kube::resources::Pods;
        request.namespaceName = u"spark"_s;
        request.body = podOf(u"mine"_s, {});
        if (recognise)
            request.isOurs = [](const kube::Object &object) {
                return object.label(u"run"_s) == u"mine"_s;
            };
        return request;
    }

    QObject context;
    SystemClock clock;
    FaultProxy proxy;
    net::HttpClient http;
    kube::StaticCredentials credentials;
    kube::ApiClient client;
};

} // namespace

class TestApiClient : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paths_data()
    {
        QTest::addColumn<QString>("ns");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("sub");
        QTest::addColumn<QByteArray>("path"); // empty: refused
        QTest::newRow("object") << u"spark"_s << u"d"_s << QString() << PodD;
        QTest::newRow("subresource")
            << u"spark"_s << u"d"_s << u"log"_s << QByteArray(PodD + "/log");
        QTest::newRow("all namespaces")
            << QString() << QString() << QString() << QByteArray("/api/v1/pods");
        QTest::newRow("encoded") << u"spark"_s << u"a:b c"_s << QString()
                                 << QByteArray(Pods + "/a%3Ab%20c");
        QTest::newRow("name without namespace") << QString() << u"d"_s << QString() << QByteArray();
        QTest::newRow("dots") << u"spark"_s << u".."_s << QString() << QByteArray();
        QTest::newRow("slash") << u"spark"_s << u"a/b"_s << QString() << QByteArray();
        QTest::newRow("percent") << u"spark"_s << u"a%2Fb"_s << QString() << QByteArray();
        QTest::newRow("slash in the namespace")
            << u"a/../b"_s << u"d"_s << QString() << QByteArray();
        QTest::newRow("line break") << u"spark"_s << u"d\r\nX: y"_s << QString() << QByteArray();
        QTest::newRow("subresource without name")
            << u"spark"_s << QString() << u"log"_s << QByteArray();
    }

    void paths()
    {
        QFETCH(QString, ns);
        QFETCH(QString, name);
        QFETCH(QString, sub);
        QFETCH(QByteArray, path);
        const auto made = kube::resourcePath(kube::resources::Pods, ns, name, sub);
        QCOMPARE(made.value_or(QByteArray()), path);
        if (!made)
            QCOMPARE(made.error().code, Errc::InvalidValue);
    }

    void queries()
    {
        QCOMPARE(kube::queryText({{"a", u"x=y,z in (1,2)"_s}, {"b", {}}, {"c", u"1+02:00"_s}}),
                 QByteArray("?a=x%3Dy%2Cz%20in%20%281%2C2%29&c=1%2B02%3A00"));
        QCOMPARE(kube::queryText({{"a", {}}}), QByteArray());
        QCOMPARE(kube::podProxyTarget(u"spark"_s, u"d"_s, 4040, "/api/v1/applications")
                     .value_or(QByteArray()),
                 QByteArray(PodD + ":4040/proxy/api/v1/applications"));
        QCOMPARE(kube::resourcePath(kube::resources::SelfSubjectAccessReviews, {})
                     .value_or(QByteArray()),
                 QByteArray("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews"));
    }

    void get()
    {
        Bench bench;
        bench.proxy.once("GET", PodD, jsonAnswer(200, podOf(u"mine"_s)));
        Outcome<ObjectPtr> outcome;
        bench.client.get({kube::resources::Pods, u"spark"_s, u"d"_s}, &bench.context,
                         outcome.reply());
        QVERIFY(!outcome.result); // never from inside the call
        QTRY_VERIFY(outcome.good());
        QCOMPARE((**outcome.result)->label(u"run"_s), u"mine"_s);
        QCOMPARE(bench.proxy.requests().constFirst().header("Authorization"),
                 QByteArray("Bearer one"));
        QCOMPARE(bench.proxy.requests().constFirst().header("Accept"),
                 QByteArray("application/json"));
    }

    void listInPages()
    {
        Bench bench;
        bench.proxy.once("GET", Pods,
                         listAnswer({{u"a"_s, u"1"_s, u"1"_s}}, u"100"_s, u"next+/="_s));
        bench.proxy.once("GET", Pods, listAnswer({{u"b"_s, u"2"_s, u"2"_s}}, u"100"_s));
        Outcome<kube::ListPage> outcome;
        kube::ListRequest request;
        request.selection = {kube::resources::Pods, u"spark"_s,
                             u"spark-role in (driver,executor)"_s, u"status.phase!=Failed"_s};
        request.resourceVersion = u"50"_s;
        request.notOlderThan = true;
        bench.client.list(request, &bench.context, outcome.reply());
        QTRY_VERIFY(outcome.good());
        QCOMPARE((*outcome.result)->items.size(), 2);
        QCOMPARE((*outcome.result)->items.constLast()->kind, u"Pod"_s); // filled in
        QCOMPARE((*outcome.result)->items.constLast()->body.value("apiVersion"_L1).toString(),
                 u"v1"_s);
        QCOMPARE((*outcome.result)->resourceVersion, u"100"_s);
        QCOMPARE(bench.proxy.requests().at(0).target,
                 QByteArray(Pods + "?limit=500&resourceVersion=50&resourceVersionMatch=NotOlderThan"
                                   "&labelSelector=spark-role%20in%20%28driver%2Cexecutor%29&"
                                   "fieldSelector=status.phase%21%3DFailed"));
        QCOMPARE(bench.proxy.requests().at(1).target,
                 QByteArray(Pods + "?limit=500&continue=next%2B%2F%3D"
                                   "&labelSelector=spark-role%20in%20%28driver%2Cexecutor%29&"
                                   "fieldSelector=status.phase%21%3DFailed"));
    }

    void createOptions()
    {
        Bench bench;
        bench.proxy.once("POST", Pods,
                         jsonAnswer(201, podOf(u"mine"_s), {{"Warning", "299 - \"old field\""}}));
        QSignalSpy warnings(&bench.client, &kube::ApiClient::warning);
        kube::CreateRequest request = bench.createRequest();
        request.options = {true, u"firesteel"_s, u"Strict"_s};
        Outcome<ObjectPtr> outcome;
        bench.client.create(request, &bench.context, outcome.reply());
        QTRY_VERIFY(outcome.good());
        const SeenRequest seen = bench.proxy.requests().constFirst();
        QCOMPARE(seen.target,
                 QByteArray(Pods + "?fieldManager=firesteel&fieldValidation=Strict&dryRun=All"));
        QCOMPARE(seen.header("Content-Type"), QByteArray("application/json"));
        QCOMPARE(data::parseObject(seen.body).value_or(QJsonObject()), request.body);
        QCOMPARE(warnings.size(), 1);
        QCOMPARE(warnings.constFirst().constFirst().toString(), u"old field"_s);
    }

    void createWithoutName()
    {
        Bench bench;
        kube::CreateRequest request = bench.createRequest();
        request.body = QJsonObject{{"metadata"_L1, QJsonObject{{"generateName"_L1, "d-"_L1}}}};
        Outcome<ObjectPtr> outcome;
        bench.client.create(request, &bench.context, outcome.reply());
        QTRY_COMPARE(outcome.error(), "invalid-value"_L1);
        QCOMPARE(bench.proxy.requests().size(), 0);
    }

    void create_data()
    {
        QTest::addColumn<QList<Script>>("posts");
        QTest::addColumn<QList<Script>>("gets");
        QTest::addColumn<QString>("outcome"); // "good" or the error
        QTest::addColumn<int>("posted");
        QTest::addColumn<int>("got");
        const auto row = [](const char *name, const QList<Script> &posts, const QList<Script> &gets,
                            const char *outcome, int posted, int got) {
            QTest::newRow(name) << posts << gets << QString::fromLatin1(outcome) << posted << got;
        };
        const Script made = jsonAnswer(201, podOf(u"mine"_s));
        const Script lost = Script().fault(Fault::Reset);
        const Script mine = jsonAnswer(200, podOf(u"mine"_s));
        const Script theirs = jsonAnswer(200, podOf(u"theirs"_s));
        const Script missing = statusAnswer(404, u"NotFound"_s, u"pods \"d\" not found"_s,
                                            {{"name"_L1, "d"_L1}, {"kind"_L1, "pods"_L1}});
        const Script exists = statusAnswer(409, u"AlreadyExists"_s);
        const Script internal = statusAnswer(500, u"InternalError"_s);

        row("made", {made}, {}, "good", 1, 0);
        row("42 answer lost, was made", {lost}, {mine}, "good", 1, 1);
        row("42 closed in order before an answer", {Script().fault(Fault::Close)}, {mine}, "good",
            1, 1);
        row("42 answer cut in its head", {Script().send("HTTP/1.1 201 Cre").fault(Fault::Cut)},
            {mine}, "good", 1, 1);
        row("42 answer lost, was not made", {lost, made}, {missing}, "good", 2, 1);
        row("42 lost twice, never made", {lost, lost}, {missing}, "outcome-unknown", 2, 2);
        row("42 lost, somebody else's is there", {lost}, {theirs}, "already-exists", 1, 1);
        row("42 lost, and the server stays away a while", {lost},
            {lost, statusAnswer(503, u"ServiceUnavailable"_s), mine}, "good", 1, 3);
        row("43 made at the first try, answer lost, 409", {exists}, {mine}, "good", 1, 1);
        row("43 name taken", {exists}, {theirs}, "already-exists", 1, 1);
        row("43 409 and gone again", {exists, made}, {missing}, "good", 2, 1);
        row("429", {statusAnswer(429, u"TooManyRequests"_s, {}, {}, {{"Retry-After", "0"}}), made},
            {}, "good", 2, 0);
        row("66 500, was made", {internal}, {mine}, "good", 1, 1);
        row("66 500, was not made", {internal}, {missing}, "internal-server-error", 1, 1);
        row("66 webhook cannot be asked",
            {statusAnswer(500, u"InternalError"_s, u"failed calling webhook \"w\": timeout"_s)}, {},
            "internal-server-error", 1, 0);
        row("66 webhook refuses",
            {statusAnswer(403, {}, u"admission webhook \"w\" denied the request: no"_s)}, {},
            "admission-denied", 1, 0);
        row("66 quota",
            {statusAnswer(
                403, u"Forbidden"_s,
                u"pods \"d\" is forbidden: exceeded quota: q, requested: pods=1, used: pods=1, limited: pods=1"_s)},
            {}, "quota-exceeded", 1, 0);
        row("66 invalid", {statusAnswer(422, u"Invalid"_s)}, {}, "invalid", 1, 0);
        row("500 ServerTimeout, not made", {statusAnswer(500, u"ServerTimeout"_s), made}, {missing},
            "good", 2, 1);
        row("503, not made", {statusAnswer(503, u"ServiceUnavailable"_s), made}, {missing}, "good",
            2, 1);
        row("504, was made", {statusAnswer(504, u"Timeout"_s)}, {mine}, "good", 1, 1);
        row("502 of a proxy, was made", {Script::response(502, "<html>", "text/html")}, {mine},
            "good", 1, 1);
        row("502 of a gateway without its server, not made", {Script::response(502, "", ""), made},
            {missing}, "good", 2, 1);
        row("conflict on a quota's count", {statusAnswer(409, u"Conflict"_s), made}, {}, "good", 2,
            0);
        row("46 redirected",
            {Script::response(307, {}, "text/html", {{"Location", "https://127.0.0.1:1/"}})}, {},
            "redirected", 1, 0);
        row("401", {statusAnswer(401, u"Unauthorized"_s)}, {}, "unauthorized", 1, 0);
        row("200 and no Kubernetes", {Script::response(200, "<html>", "text/html")}, {missing},
            "not-kubernetes", 1, 1);
    }

    void create()
    {
        QFETCH(QList<Script>, posts);
        QFETCH(QList<Script>, gets);
        QFETCH(QString, outcome);
        QFETCH(int, posted);
        QFETCH(int, got);
        Bench bench;
        for (const Script &script : posts)
            bench.proxy.once("POST", Pods, script);
        for (const Script &script : gets)
            bench.proxy.once("GET", PodD, script);
        if (!gets.isEmpty())
            bench.proxy.always("GET", PodD, gets.constLast());
        Outcome<ObjectPtr> seen;
        bench.client.create(bench.createRequest(), &bench.context, seen.reply());
        QTRY_VERIFY(seen.result);
        QCOMPARE(QString(seen.error()), outcome);
        QCOMPARE(bench.proxy.count("POST"), posted);
        QCOMPARE(bench.proxy.count("GET"), got);
        QCOMPARE(seen.replies, 1);
    }

    void row42_onStaleConnection()
    {
        // The kept connection dies just as the POST goes out: it is not sent again without a look.
        Bench bench;
        bench.proxy.once("GET", "/version", Script::response(200, "{}"));
        Outcome<kube::RawAnswer> version;
        bench.client.rawGet("/version", &bench.context, version.reply());
        QTRY_VERIFY(version.good());
        bench.proxy.once("POST", Pods, Script().fault(Fault::Close));
        bench.proxy.once("GET", PodD, jsonAnswer(200, podOf(u"mine"_s)));
        Outcome<ObjectPtr> outcome;
        bench.client.create(bench.createRequest(), &bench.context, outcome.reply());
        QTRY_VERIFY(outcome.good());
        QCOMPARE(bench.proxy.count("POST"), 1);
    }

    void remove_data()
    {
        QTest::addColumn<QList<Script>>("deletes");
        QTest::addColumn<QList<Script>>("gets");
        QTest::addColumn<QString>("outcome");
        QTest::addColumn<int>("deleted");
        const auto row = [](const char *name, const QList<Script> &deletes,
                            const QList<Script> &gets, const char *outcome, int deleted) {
            QTest::newRow(name) << deletes << gets << QString::fromLatin1(outcome) << deleted;
        };
        QJsonObject ending = podOf(u"mine"_s);
        QJsonObject metadata = ending.value("metadata"_L1).toObject();
        metadata.insert("deletionTimestamp"_L1, "2026-01-02T03:04:05Z"_L1);
        ending.insert("metadata"_L1, metadata);
        const Script success =
            jsonAnswer(200, {{"kind"_L1, "Status"_L1}, {"status"_L1, "Success"_L1}});
        const Script pending = jsonAnswer(200, ending);
        const Script lost = Script().fault(Fault::Reset);
        const Script missing = statusAnswer(404, u"NotFound"_s, u"pods \"d\" not found"_s,
                                            {{"name"_L1, "d"_L1}, {"kind"_L1, "pods"_L1}});
        const Script present = jsonAnswer(200, podOf(u"mine"_s));
        row("gone", {success}, {}, "gone", 1);
        row("ending", {pending}, {}, "pending", 1);
        row("was gone already", {missing}, {}, "gone", 1);
        row("67 another one by now",
            {statusAnswer(
                409, u"Conflict"_s,
                u"Precondition failed: UID in precondition: u1, UID in object meta: u2"_s)},
            {}, "precondition-failed", 1);
        row("44 answer lost, gone", {lost}, {missing}, "gone", 1);
        row("44 answer lost, ending", {lost}, {pending}, "pending", 1);
        row("44 answer lost, still there", {lost, success}, {present}, "gone", 2);
        row("44 answer lost, a namesake there", {lost},
            {jsonAnswer(200, podOf(u"theirs"_s, u"u2"_s))}, "gone", 1);
        row("500, still there", {statusAnswer(500, u"InternalError"_s), success}, {present}, "gone",
            2);
        row("forbidden", {statusAnswer(403, u"Forbidden"_s, u"User \"eve\" cannot delete"_s)}, {},
            "forbidden", 1);
    }

    void remove()
    {
        QFETCH(QList<Script>, deletes);
        QFETCH(QList<Script>, gets);
        QFETCH(QString, outcome);
        QFETCH(int, deleted);
        Bench bench;
        for (const Script &script : deletes)
            bench.proxy.once("DELETE", PodD, script);
        for (const Script &script : gets)
            bench.proxy.always("GET", PodD, script);
        Outcome<kube::Deleted> seen;
        kube::DeleteRequest request;
        request.object = {kube::resources::Pods, u"spark"_s, u"d"_s};
        request.uid = u"u1"_s;
        request.gracePeriod = std::chrono::seconds(5);
        bench.client.remove(request, &bench.context, seen.reply());
        QTRY_VERIFY(seen.result);
        QString text = seen.error();
        if (seen.good())
            text = (*seen.result)->gone ? u"gone"_s : u"pending"_s;
        QCOMPARE(text, outcome);
        QCOMPARE(bench.proxy.count("DELETE"), deleted);
        const QJsonObject options =
            data::parseObject(bench.proxy.requests().constFirst().body).value_or(QJsonObject());
        QCOMPARE(options.value("preconditions"_L1).toObject().value("uid"_L1).toString(), u"u1"_s);
        QCOMPARE(options.value("propagationPolicy"_L1).toString(), u"Background"_s);
        QCOMPARE(options.value("gracePeriodSeconds"_L1).toInteger(), 5);
    }

    void deleteNeedsAName()
    {
        Bench bench;
        Outcome<kube::Deleted> seen;
        kube::DeleteRequest request;
        request.object = {kube::resources::Pods, u"spark"_s, {}};
        bench.client.remove(request, &bench.context, seen.reply());
        QTRY_COMPARE(seen.error(), "invalid-value"_L1);
        QCOMPARE(bench.proxy.requests().size(), 0); // it would have been the whole collection
    }

    void applyAndPatch()
    {
        Bench bench;
        bench.proxy.once("PATCH", PodD, Script().fault(Fault::Reset));
        bench.proxy.times(5, "PATCH", PodD, jsonAnswer(200, podOf(u"mine"_s)));
        Outcome<ObjectPtr> outcome;
        kube::ApplyRequest apply{kube::resources::Pods, u"spark"_s, podOf(u"mine"_s), {}, true};
        bench.client.apply(apply, &bench.context, outcome.reply());
        QTRY_VERIFY(outcome.good()); // sent again: twice is the same as once
        QCOMPARE(bench.proxy.count("PATCH"), 2);
        QCOMPARE(bench.proxy.requests().constFirst().target,
                 QByteArray(PodD + "?fieldManager=firesteel&force=true"));
        QCOMPARE(bench.proxy.requests().constFirst().header("Content-Type"),
                 QByteArray("application/apply-patch+yaml"));

        Outcome<ObjectPtr> merged;
        kube::PatchRequest patch{{kube::resources::Pods, u"spark"_s, u"d"_s},
                                 kube::PatchKind::Merge,
                                 QJsonObject{{"spec"_L1, QJsonObject()}},
                                 {},
                                 u"status"_s};
        bench.client.patch(patch, &bench.context, merged.reply());
        QTRY_VERIFY(merged.good());
        QCOMPARE(bench.proxy.requests().constLast().target,
                 QByteArray(PodD + "/status?fieldManager=firesteel"));
        QCOMPARE(bench.proxy.requests().constLast().header("Content-Type"),
                 QByteArray("application/merge-patch+json"));
    }

    void jsonPatchIsNotRepeated()
    {
        Bench bench;
        bench.proxy.always("PATCH", PodD, Script().fault(Fault::Reset));
        Outcome<ObjectPtr> outcome;
        kube::PatchRequest patch{{kube::resources::Pods, u"spark"_s, u"d"_s},
                                 kube::PatchKind::Json,
                                 QJsonArray(),
                                 {},
                                 {}};
        bench.client.patch(patch, &bench.context, outcome.reply());
        QTRY_COMPARE(outcome.error(), "outcome-unknown"_L1);
        QCOMPARE(bench.proxy.count("PATCH"), 1);
    }

    void applyConflict()
    {
        Bench bench;
        bench.proxy.once(
            "PATCH", PodD,
            statusAnswer(409, u"Conflict"_s, u"Apply failed with 1 conflict"_s,
                         {{"causes"_L1,
                           QJsonArray{QJsonObject{{"reason"_L1, "FieldManagerConflict"_L1},
                                                  {"message"_L1, "conflict with \"kubectl\""_L1},
                                                  {"field"_L1, ".spec.x"_L1}}}}}));
        Outcome<ObjectPtr> outcome;
        bench.client.apply({kube::resources::Pods, u"spark"_s, podOf(u"mine"_s), {}, false},
                           &bench.context, outcome.reply());
        QTRY_COMPARE(outcome.error(), "conflict"_L1);
        QCOMPARE(outcome.result->error().context.value(u"causes"_s),
                 u".spec.x: conflict with \"kubectl\""_s);
    }

    void mayI()
    {
        Bench bench;
        bench.proxy.once("POST", "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
                         jsonAnswer(201, {{"kind"_L1, "SelfSubjectAccessReview"_L1},
                                          {"status"_L1, QJsonObject{{"allowed"_L1, false},
                                                                    {"reason"_L1, "no"_L1}}}}));
        Outcome<kube::AccessAnswer> outcome;
        bench.client.mayI({u"spark"_s, u"get"_s, {}, u"pods"_s, u"log"_s, {}}, &bench.context,
                          outcome.reply());
        QTRY_VERIFY(outcome.good());
        QVERIFY(!(*outcome.result)->allowed);
        QCOMPARE((*outcome.result)->reason, u"no"_s);
        const QJsonObject body =
            data::parseObject(bench.proxy.requests().constFirst().body).value_or(QJsonObject());
        const QJsonObject asked =
            body.value("spec"_L1).toObject().value("resourceAttributes"_L1).toObject();
        QCOMPARE(asked, (QJsonObject{{"namespace"_L1, "spark"_L1},
                                     {"verb"_L1, "get"_L1},
                                     {"resource"_L1, "pods"_L1},
                                     {"subresource"_L1, "log"_L1}}));
    }

    void rawGet()
    {
        Bench bench;
        bench.proxy.times(2, "GET", "/readyz",
                          Script::response(500, "[-]etcd failed", "text/plain"));
        Outcome<kube::RawAnswer> any;
        bench.client.rawGet("/readyz?verbose", &bench.context, any.reply(), true);
        QTRY_VERIFY(any.good());
        QCOMPARE((*any.result)->status, 500);
        QCOMPARE((*any.result)->body, QByteArray("[-]etcd failed"));
        Outcome<kube::RawAnswer> strict;
        bench.client.rawGet("/readyz?verbose", &bench.context, strict.reply());
        QTRY_COMPARE(strict.error(), "internal-server-error"_L1);
    }

    void deadServerFailsSoon()
    {
        Bench bench;
        bench.proxy.stopListening();
        Outcome<ObjectPtr> outcome;
        bench.client.create(bench.createRequest(), &bench.context, outcome.reply());
        QTRY_COMPARE(outcome.error(), "connection-refused"_L1);
    }

    void cancelled()
    {
        Bench bench;
        bench.proxy.always("GET", PodD, Script::nothing());
        Outcome<ObjectPtr> outcome;
        kube::ApiCall *call = bench.client.get({kube::resources::Pods, u"spark"_s, u"d"_s},
                                               &bench.context, outcome.reply());
        const QPointer<kube::ApiCall> guard(call);
        QTRY_COMPARE(bench.proxy.count("GET"), 1);
        call->cancel();
        QVERIFY(!outcome.result);
        QTRY_COMPARE(outcome.error(), "cancelled"_L1);
        QTRY_VERIFY(!guard);
        QTRY_COMPARE(bench.proxy.connectionsOpen(), 0);
        QCOMPARE(outcome.replies, 1);
    }

    void cancelledBeforeItBegan()
    {
        Bench bench;
        bench.proxy.always("POST", Pods, jsonAnswer(201, podOf(u"mine"_s)));
        bench.proxy.always("GET", PodD, jsonAnswer(200, podOf(u"mine"_s)));
        Outcome<ObjectPtr> first;
        const auto get = [&](Outcome<ObjectPtr> &outcome) {
            return bench.client.get({kube::resources::Pods, u"spark"_s, u"d"_s}, &bench.context,
                                    outcome.reply());
        };
        get(first); // leaves an open connection, on which a write would be gone at once
        QTRY_VERIFY(first.good());
        Outcome<ObjectPtr> write;
        bench.client.create(bench.createRequest(), &bench.context, write.reply())->cancel();
        QTRY_COMPARE(write.error(), "cancelled"_L1);
        Outcome<ObjectPtr> last;
        get(last);
        QTRY_VERIFY(last.good());
        QCOMPARE(bench.proxy.count("POST"), 0);
        QCOMPARE(write.replies, 1);
    }

    void contextGone()
    {
        Bench bench;
        bench.proxy.always("GET", PodD, Script::nothing());
        Outcome<ObjectPtr> outcome;
        auto context = std::make_unique<QObject>();
        const QPointer<kube::ApiCall> call(bench.client.get(
            {kube::resources::Pods, u"spark"_s, u"d"_s}, context.get(), outcome.reply()));
        QTRY_COMPARE(bench.proxy.count("GET"), 1);
        context.reset();
        QTRY_VERIFY(!call);
        QTRY_COMPARE(bench.proxy.connectionsOpen(), 0);
        QVERIFY(!outcome.result);
    }

    void clientGoneInMidCall()
    {
        Bench bench;
        bench.proxy.always("GET", "", Script::nothing());
        Outcome<ObjectPtr> outcome;
        {
            kube::ApiClient client(bench.http, bench.credentials, bench.clock);
            for (int i = 0; i < 20; ++i)
                client.get({kube::resources::Pods, u"spark"_s, u"d"_s}, &bench.context,
                           outcome.reply());
            QTRY_COMPARE(bench.proxy.count("GET"), 20);
        }
        QTRY_COMPARE(bench.proxy.connectionsOpen(), 0);
        QVERIFY(!outcome.result);
    }

    void noMoreThanFourListsAtOnce()
    {
        Bench bench;
        bench.proxy.always("GET", Pods,
                           Script()
                               .gate("go")
                               .head(200, JsonType)
                               .chunk(data::toCompactJson(listObject({}, u"1"_s)))
                               .end());
        Outcome<kube::ListPage> outcome;
        kube::ListRequest request;
        request.selection = {kube::resources::Pods, u"spark"_s, {}, {}};
        for (int i = 0; i < 10; ++i)
            bench.client.list(request, &bench.context, outcome.reply());
        QTRY_COMPARE(bench.proxy.waiting("go"), 4);
        QCOMPARE(bench.proxy.count("GET"), 4);
        bench.proxy.open("go");
        QTRY_COMPARE(outcome.replies, 10);
        QVERIFY2(outcome.good(), outcome.error().data());
    }
};

QTEST_GUILESS_MAIN(TestApiClient)
#include "tst_apiclient.moc"
