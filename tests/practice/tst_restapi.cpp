// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/playedworld.h"
#include "tests/practice/practiceclient.h"

using namespace firesteel;
using namespace firesteel::practice;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using firesteel::test::PracticeClient;
using namespace Qt::StringLiterals;

namespace {

const QByteArray maps = "/api/v1/namespaces/spark/configmaps";
const QByteArray pods = "/api/v1/namespaces/spark/pods";

QJsonObject map(const QString &name, const QJsonObject &labels = {})
{
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"ConfigMap"_s},
            {u"metadata"_s, QJsonObject{{u"name"_s, name}, {u"labels"_s, labels}}},
            {u"data"_s, QJsonObject{{u"k"_s, u"v"_s}}}};
}

QJsonObject shellPod(const QString &name, const QString &script)
{
    const QJsonObject container{{u"name"_s, u"c"_s},
                                {u"image"_s, u"busybox:1"_s},
                                {u"command"_s, QJsonArray{u"sh"_s, u"-c"_s, script}}};
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"Pod"_s},
            {u"metadata"_s, QJsonObject{{u"name"_s, name}}},
            {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                    {u"restartPolicy"_s, u"Never"_s}}}};
}

QString version(const PracticeClient::Reply &reply)
{
    return reply.json()["metadata"_L1]["resourceVersion"_L1].toString();
}

QStringList names(const PracticeClient::Reply &reply)
{
    QStringList list;
    for (const QJsonValue &item : reply.json()["items"_L1].toArray())
        list.append(item["metadata"_L1]["name"_L1].toString());
    return list;
}

} // namespace

/// The API over HTTP.
class TestRestApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void discovery()
    {
        PracticeClient client;
        QCOMPARE(client.get("/version").json()["minor"_L1].toString(), u"34"_s);
        QCOMPARE(client.get("/readyz").body, QByteArray("ok"));
        QCOMPARE(client.get("/api").json()["kind"_L1].toString(), u"APIVersions"_s);
        const QJsonArray groups = client.get("/apis").json()["groups"_L1].toArray();
        QCOMPARE(groups.size(), 4);
        QVERIFY(client.get("/api/v1").body.contains("\"pods/portforward\""));
        QVERIFY(client.get("/apis/storage.k8s.io/v1").body.contains("\"storageclasses\""));
        QCOMPARE(client.get("/apis/no.such/v1").status, 404);
    }

    void refusals_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<net::HttpHeaders>("headers");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("reason");
        const net::HttpHeaders none;
        const auto row = [&](const char *name, const QByteArray &method, const QByteArray &target,
                             const QByteArray &body, const net::HttpHeaders &headers, int status,
                             const QString &reason) {
            QTest::newRow(name) << method << target << body << headers << status << reason;
        };
        row("wrong token", "GET", pods, {}, {{"Authorization", "Bearer wrong"}}, 401,
            u"Unauthorized"_s);
        row("not a bearer", "GET", pods, {}, {{"Authorization", "Basic eDp5"}}, 403,
            u"Forbidden"_s);
        row("no resource", "GET", "/api/v1/unicorns", {}, none, 404, u"NotFound"_s);
        row("no version", "GET", "/api/v2/pods", {}, none, 404, u"NotFound"_s);
        row("no version of a group", "GET", "/apis/storage.k8s.io/v9", {}, none, 404,
            u"NotFound"_s);
        row("no group", "GET", "/apis/no.such/v1/things", {}, none, 404, {});
        row("no object", "GET", pods + "/x", {}, none, 404, u"NotFound"_s);
        row("no page", "GET", "/nothing", {}, none, 404, {});
        row("method", "PATCH", pods, "{}", none, 405, u"MethodNotAllowed"_s);
        row("everywhere", "POST", "/api/v1/pods", "{}", none, 405, u"MethodNotAllowed"_s);
        row("accept", "GET", pods, {}, {{"Accept", "text/html"}}, 406, u"NotAcceptable"_s);
        row("media type", "POST", pods, "{}", {{"Content-Type", "text/plain"}}, 415,
            u"UnsupportedMediaType"_s);
        row("patch type", "PATCH", pods + "/x", "{}", {{"Content-Type", "application/json"}}, 415,
            u"UnsupportedMediaType"_s);
        row("broken JSON", "POST", maps, "{", none, 400, u"BadRequest"_s);
        row("wrong kind", "POST", pods, QJsonDocument(map(u"m"_s)).toJson(), none, 400,
            u"BadRequest"_s);
        row("too large", "POST", maps, QByteArray((3 << 20) + 1, ' '), none, 413,
            u"RequestEntityTooLarge"_s);
        row("bad name", "POST", maps, QJsonDocument(map(u"A_b"_s)).toJson(), none, 422,
            u"Invalid"_s);
        row("no container", "POST", pods, R"({"metadata":{"name":"p"},"spec":{}})", none, 422,
            u"Invalid"_s);
        row("field selector", "GET", pods + "?fieldSelector=spec.x%3D1", {}, none, 400,
            u"BadRequest"_s);
        row("match without version", "GET", pods + "?resourceVersionMatch=Exact", {}, none, 422,
            u"Invalid"_s);
        row("version too large", "GET", pods + "?resourceVersion=999999", {}, none, 504,
            u"Timeout"_s);
        row("version of a list", "GET", pods + "?resourceVersion=soon", {}, none, 400,
            u"BadRequest"_s);
        row("version of a watch", "GET", pods + "?watch=true&resourceVersion=soon", {}, none, 500,
            {});
        row("negative version", "GET", pods + "?watch=true&resourceVersion=-1", {}, none, 500, {});
        row("dry run", "POST", maps + "?dryRun=Some", QJsonDocument(map(u"m"_s)).toJson(), none,
            422, u"Invalid"_s);
        row("namespace", "POST", "/api/v1/namespaces/lost/configmaps",
            QJsonDocument(map(u"m"_s)).toJson(), none, 404, u"NotFound"_s);
        row("continue", "GET", pods + "?limit=1&continue=nonsense", {}, none, 400, u"BadRequest"_s);
        row("log of nothing", "GET", pods + "/x/log", {}, none, 404, u"NotFound"_s);
        row("propagation", "DELETE", maps + "/m?propagationPolicy=Sideways", {}, none, 422,
            u"Invalid"_s);
    }
    void refusals()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, target);
        QFETCH(QByteArray, body);
        QFETCH(net::HttpHeaders, headers);
        QFETCH(int, status);
        QFETCH(QString, reason);
        PracticeClient client;
        const auto reply = client.ask(method, target, body, headers);
        QCOMPARE(reply.status, status);
        QCOMPARE(reply.reason(), reason);
        if (!reason.isEmpty())
            QCOMPARE(reply.json()["kind"_L1].toString(), u"Status"_s);
    }

    /// Without a credential one is system:anonymous, not refused as unknown.
    void anonymous()
    {
        PracticeClient client;
        client.connection.auth.token.clear();
        QCOMPARE(client.get("/readyz").body, QByteArray("ok"));
        QCOMPARE(client.get("/version").status, 200);
        const auto message = [&client](const QByteArray &method,
                                       const QByteArray &target) -> QString {
            const auto reply = client.ask(method, target, method == "GET" ? "" : "{}");
            return QString::number(reply.status) + u' ' + reply.reason() + u' ' +
                   reply.json()["message"_L1].toString();
        };
        /// `subject`: "pods is "; `rest`: what follows the user's name.
        const auto refusal = [](const QString &subject, const QString &rest) -> QString {
            return u"403 Forbidden "_s + subject +
                   u"forbidden: User \"system:anonymous\" cannot "_s + rest;
        };
        QCOMPARE(message("GET", "/api"), refusal({}, u"get path \"/api\""_s));
        QCOMPARE(message("GET", "/api/v1/namespaces"),
                 refusal(u"namespaces is "_s,
                         u"list resource \"namespaces\" in API group \"\" at the cluster scope"_s));
        const QString inSpark = u" in API group \"\" in the namespace \"spark\""_s;
        QCOMPARE(message("GET", pods + "/p/log"),
                 refusal(u"pods \"p\" is "_s, u"get resource \"pods/log\""_s + inSpark));
        QCOMPARE(message("GET", maps + "?watch=true"),
                 refusal(u"configmaps is "_s, u"watch resource \"configmaps\""_s + inSpark));
        QCOMPARE(
            message("DELETE", maps),
            refusal(u"configmaps is "_s, u"deletecollection resource \"configmaps\""_s + inSpark));
        QCOMPARE(message("POST", "/apis/storage.k8s.io/v1/storageclasses"),
                 refusal(u"storageclasses.storage.k8s.io is "_s,
                         u"create resource \"storageclasses\" in API group \"storage.k8s.io\" at "
                         "the cluster scope"_s));
        const auto one = client.get("/api/v1/namespaces/spark");
        QCOMPARE(one.json()["details"_L1]["kind"_L1].toString(), u"namespaces"_s);
        QCOMPARE(one.json()["details"_L1]["name"_L1].toString(), u"spark"_s);
    }

    /// Options that do not go together: every complaint is told.
    void allComplaints()
    {
        PracticeClient client;
        const auto reply = client.get(maps + "?watch=true&resourceVersion=1&"
                                             "resourceVersionMatch=Exact");
        QCOMPARE(reply.status, 422);
        const QJsonArray causes = reply.json()["details"_L1]["causes"_L1].toArray();
        QCOMPARE(causes.size(), 2);
        QCOMPARE(causes.at(0)["reason"_L1].toString(), u"FieldValueForbidden"_s);
        QCOMPARE(causes.at(1)["reason"_L1].toString(), u"FieldValueNotSupported"_s);
    }

    /// What is empty is not told, unless it is a structure.
    void emptyFields()
    {
        PracticeClient client;
        QJsonObject empty = map(u"m"_s);
        empty[u"data"_s] = QJsonObject();
        empty[u"metadata"_s] = QJsonObject{{u"name"_s, u"m"_s},
                                           {u"finalizers"_s, QJsonArray()},
                                           {u"labels"_s, QJsonObject()},
                                           {u"annotations"_s, QJsonValue::Null}};
        const auto dry = client.post(maps + "?dryRun=All", empty);
        QCOMPARE(dry.status, 201);
        QVERIFY(!dry.json().contains("data"_L1));
        const auto made = client.post(maps, empty);
        QCOMPARE(made.status, 201);
        QVERIFY(!made.json().contains("data"_L1));
        QCOMPARE(made.json()["metadata"_L1].toObject().keys(),
                 QStringList({u"creationTimestamp"_s, u"name"_s, u"namespace"_s,
                              u"resourceVersion"_s, u"uid"_s}));
        const auto filled = client.patch(maps + "/m", "application/merge-patch+json",
                                         R"({"data":{"a":"b"},"metadata":{"labels":{"x":"y"}}})");
        QVERIFY(filled.json().contains("data"_L1));
        const auto emptied =
            client.patch(maps + "/m", "application/merge-patch+json",
                         R"({"data":{"a":null},"metadata":{"labels":{"x":null}}})");
        QVERIFY(!emptied.json().contains("data"_L1));
        QVERIFY(!emptied.json()["metadata"_L1].toObject().contains("labels"_L1));
        QJsonObject pod = shellPod(u"p"_s, u"true"_s);
        QJsonObject spec = pod["spec"_L1].toObject();
        const QJsonObject scratch{{u"name"_s, u"v"_s}, {u"emptyDir"_s, QJsonObject()}};
        spec[u"volumes"_s] = QJsonArray{scratch};
        spec[u"nodeSelector"_s] = QJsonObject();
        spec[u"hostAliases"_s] = QJsonArray();
        pod[u"spec"_s] = spec;
        const QJsonObject run = client.post(pods, pod).json()["spec"_L1].toObject();
        QVERIFY(run["volumes"_L1][0]["emptyDir"_L1].isObject());
        QVERIFY(!run.contains("nodeSelector"_L1));
        QVERIFY(!run.contains("hostAliases"_L1));
    }

    void paging()
    {
        PracticeClient client;
        for (int i = 0; i < 7; ++i)
            QCOMPARE(
                client.post(maps, map(u"m"_s + QString::number(i), {{u"page"_s, u"y"_s}})).status,
                201);
        const QByteArray query = maps + "?labelSelector=page&limit=3";
        auto page = client.get(query);
        QStringList seen = names(page);
        const QString first = version(page);
        // What happens between two pages is not in the later ones.
        QCOMPARE(client.ask("DELETE", maps + "/m5").status, 200);
        QCOMPARE(client.post(maps, map(u"m9"_s, {{u"page"_s, u"y"_s}})).status, 201);
        while (true) {
            const QString token = page.json()["metadata"_L1]["continue"_L1].toString();
            if (token.isEmpty())
                break;
            page = client.get(query + "&continue=" + token.toLatin1());
            QCOMPARE(version(page), first);
            seen += names(page);
        }
        QCOMPARE(seen,
                 QStringList({u"m0"_s, u"m1"_s, u"m2"_s, u"m3"_s, u"m4"_s, u"m5"_s, u"m6"_s}));
        const auto whole = client.get(maps + "?limit=2");
        QVERIFY(whole.json()["metadata"_L1]["remainingItemCount"_L1].toInt() > 0);
        // After a compaction the token has expired.
        client.cluster.forgetHistory();
        QCOMPARE(client.post(maps, map(u"more"_s)).status, 201);
        client.cluster.forgetHistory();
        const auto late =
            client.get(maps + "?limit=2&continue=" +
                       whole.json()["metadata"_L1]["continue"_L1].toString().toLatin1());
        QCOMPARE(late.status, 410);
        QCOMPARE(late.reason(), u"Expired"_s);
    }

    void exactVersions()
    {
        PracticeClient client;
        const auto made = client.post(maps, map(u"m"_s));
        QCOMPARE(client.ask("DELETE", maps + "/m").status, 200);
        const QByteArray then = version(made).toLatin1();
        QVERIFY(names(client.get(maps + "?resourceVersion=" + then + "&resourceVersionMatch=Exact"))
                    .contains(u"m"_s));
        QVERIFY(!names(client.get(maps + "?resourceVersion=" + then +
                                  "&resourceVersionMatch=NotOlderThan"))
                     .contains(u"m"_s));
        QCOMPARE(client.get(maps + "?resourceVersion=1&resourceVersionMatch=Exact").status, 410);
    }

    void watching()
    {
        PracticeClient client;
        const QByteArray from = version(client.get(maps)).toLatin1();
        const auto all = client.watch(maps + "?watch=true&resourceVersion=" + from);
        const auto some =
            client.watch(maps + "?watch=1&labelSelector=a%3D1&resourceVersion=" + from);
        QTRY_COMPARE(all->status, 200);
        QTRY_COMPARE(some->status, 200);
        QCOMPARE(client.post(maps, map(u"m"_s, {{u"a"_s, u"1"_s}})).status, 201);
        QCOMPARE(client
                     .patch(maps + "/m", "application/merge-patch+json",
                            R"({"metadata":{"labels":{"a":"2"}}})")
                     .status,
                 200);
        QCOMPARE(client.ask("DELETE", maps + "/m").status, 200);
        QTRY_COMPARE(all->events(), QStringList({u"ADDED m"_s, u"MODIFIED m"_s, u"DELETED m"_s}));
        QTRY_COMPARE(some->events(), QStringList({u"ADDED m"_s, u"DELETED m"_s}));
        // A later watch from the same version hears it all again.
        const auto again = client.watch(maps + "?watch=1&resourceVersion=" + from);
        QTRY_COMPARE(again->events().size(), 3);
    }

    void watchesEnd()
    {
        PracticeClient client;
        const QByteArray from = version(client.get(maps)).toLatin1();
        const auto watch = client.watch(
            maps +
            "?watch=true&allowWatchBookmarks=true&timeoutSeconds=90&resourceVersion=" + from);
        const auto state = client.watch(maps + "?watch=true&resourceVersion=0");
        const auto old = client.watch(maps + "?watch=true&resourceVersion=1");
        QTRY_COMPARE(watch->status, 200);
        QTRY_COMPARE(state->events(), QStringList{u"ADDED kube-root-ca.crt"_s});
        QTRY_VERIFY(old->over);
        QVERIFY(old->body.contains("\"ERROR\"") && old->body.contains("\"code\":410"));
        client.cluster.advance(61s);
        QTRY_COMPARE(watch->events(), QStringList{u"BOOKMARK "_s});
        client.cluster.advance(28s);
        QTRY_COMPARE(watch->events().size(), 2);
        QVERIFY(!watch->over);
        client.cluster.advance(2s);
        QTRY_VERIFY(watch->over);
        QVERIFY(!state->over);
    }

    void initialEvents()
    {
        PracticeClient client;
        const auto watch = client.watch(maps + "?watch=true&allowWatchBookmarks=true&"
                                               "sendInitialEvents=true&resourceVersionMatch="
                                               "NotOlderThan&resourceVersion=");
        QTRY_COMPARE(watch->events(), QStringList({u"ADDED kube-root-ca.crt"_s, u"BOOKMARK "_s}));
        QVERIFY(watch->body.contains("\"k8s.io/initial-events-end\":\"true\""));
    }

    void patches()
    {
        PracticeClient client;
        QCOMPARE(client.post(maps, map(u"m"_s)).status, 201);
        const auto json = client.patch(maps + "/m", "application/json-patch+json",
                                       R"([{"op":"replace","path":"/data/k","value":"w"}])");
        QCOMPARE(json.json()["data"_L1]["k"_L1].toString(), u"w"_s);
        QCOMPARE(client
                     .patch(maps + "/m", "application/json-patch+json",
                            R"([{"op":"test","path":"/data/k","value":"x"}])")
                     .status,
                 422);
        const QByteArray wanted =
            "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: applied\ndata:\n  a: b\n";
        const QByteArray type = "application/apply-patch+yaml";
        QCOMPARE(client.patch(maps + "/applied", type, wanted).status, 422); // without a manager
        QCOMPARE(client.patch(maps + "/applied?fieldManager=t", type, wanted).status, 201);
        QCOMPARE(client.patch(maps + "/applied?fieldManager=t", type, wanted).status, 200);
        QCOMPARE(client.patch(maps + "/x", "application/merge-patch+json", "{}").status, 404);
        const auto stale = client.patch(maps + "/m", "application/merge-patch+json",
                                        R"({"metadata":{"resourceVersion":"1"}})");
        QCOMPARE(stale.status, 409);
    }

    void dryRun()
    {
        PracticeClient client;
        QCOMPARE(client.post(maps + "?dryRun=All", map(u"m"_s)).status, 201);
        QCOMPARE(client.get(maps + "/m").status, 404);
    }

    void deleting()
    {
        PracticeClient client;
        const auto made = client.post(pods, shellPod(u"p"_s, u"sleep 600"_s));
        QCOMPARE(made.status, 201);
        const auto wrong = client.ask("DELETE", pods + "/p", R"({"preconditions":{"uid":"x"}})");
        QCOMPARE(wrong.status, 409);
        QCOMPARE(wrong.reason(), u"Conflict"_s);
        QCOMPARE(wrong.json()["details"_L1]["kind"_L1].toString(), u"Pod"_s);
        client.cluster.advance(10s);
        const auto gentle = client.ask("DELETE", pods + "/p", R"({"gracePeriodSeconds":5})");
        QCOMPARE(gentle.status, 200);
        QCOMPARE(gentle.json()["kind"_L1].toString(), u"Pod"_s);
        client.cluster.advance(2s);
        QCOMPARE(client.get(pods + "/p").status, 200); // sh ignores SIGTERM
        client.cluster.advance(10s);
        QCOMPARE(client.get(pods + "/p").status, 404);
        QCOMPARE(client.post(maps, map(u"m"_s)).status, 201);
        const auto status = client.ask("DELETE", maps + "/m");
        QCOMPARE(status.json()["status"_L1].toString(), u"Success"_s);
        QCOMPARE(status.json()["details"_L1]["name"_L1].toString(), u"m"_s);
        QCOMPARE(client.post(maps, map(u"m"_s, {{u"a"_s, u"1"_s}})).status, 201);
        const auto all = client.ask("DELETE", maps + "?labelSelector=a");
        QCOMPARE(names(all), QStringList{u"m"_s});
        QCOMPARE(all.json()["items"_L1][0].toObject().keys(),
                 QStringList({u"data"_s, u"metadata"_s}));
    }

    void logs()
    {
        PracticeClient client;
        QCOMPARE(client
                     .post(pods, shellPod(u"p"_s, u"echo one; sleep 5; echo two; sleep 5; echo "
                                                  "three"_s))
                     .status,
                 201);
        const QByteArray log = pods + "/p/log";
        QCOMPARE(client.get(log).status, 204); // no node yet
        client.cluster.advance(300ms);
        const auto waiting = client.get(log);
        QCOMPARE(waiting.status, 400);
        QVERIFY(waiting.body.contains("is waiting to start: ContainerCreating"));
        client.cluster.advance(3s);
        QCOMPARE(client.get(log).body, QByteArray("one\n"));
        const auto following = client.watch(log + "?follow=true&timestamps=true");
        QTRY_COMPARE(following->status, 200);
        client.cluster.advance(20s);
        QTRY_VERIFY(following->over);
        QCOMPARE(following->body.split('\n').size(), 4);
        QVERIFY(following->body.startsWith("2026-01-02T03:04:"));
        QVERIFY(following->body.split('\n').first().endsWith("Z one"));
        QCOMPARE(client.get(log + "?tailLines=1").body, QByteArray("three\n"));
        QCOMPARE(client.get(log + "?limitBytes=5").body, QByteArray("one\nt"));
        const QByteArray second =
            following->body.split('\n').at(1).left(20).replace('.', 'Z').replace(':', "%3A");
        QCOMPARE(client.get(log + "?sinceTime=" + second).body, QByteArray("two\nthree\n"));
        QCOMPARE(client.get(log + "?previous=true").status, 400);
        QCOMPARE(client.get(log + "?container=x").status, 400);
        QCOMPARE(client.get(log + "?tailLines=-1").status, 422);
        const auto twice = client.get(log + "?sinceSeconds=5&sinceTime=2020-01-01T00:00:00Z");
        QCOMPARE(twice.json()["details"_L1]["causes"_L1][0]["field"_L1].toString(), u"[]"_s);
    }

    void reviews()
    {
        PracticeClient client;
        const auto reply = client.post(
            "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
            {{u"kind"_s, u"SelfSubjectAccessReview"_s},
             {u"apiVersion"_s, u"authorization.k8s.io/v1"_s},
             {u"spec"_s,
              QJsonObject{{u"resourceAttributes"_s, QJsonObject{{u"verb"_s, u"get"_s}}}}}});
        QCOMPARE(reply.status, 201);
        const QJsonObject allowed{{u"allowed"_s, true}};
        QCOMPARE(reply.json()["status"_L1].toObject(), allowed);
        const auto self = client.post("/apis/authentication.k8s.io/v1/selfsubjectreviews",
                                      {{u"kind"_s, u"SelfSubjectReview"_s},
                                       {u"apiVersion"_s, u"authentication.k8s.io/v1"_s}});
        QCOMPARE(self.json()["metadata"_L1]["creationTimestamp"_L1].toString(),
                 u"2026-01-02T03:04:05Z"_s);
    }

    void manyPods()
    {
        auto options = PracticeClient::manual();
        options.world.pods = 1000;
        PracticeClient client(options);
        QElapsedTimer timer;
        timer.start();
        const auto first = client.get("/api/v1/pods");
        const qint64 cold = timer.restart();
        const auto second = client.get("/api/v1/pods");
        const qint64 warm = timer.elapsed();
        QCOMPARE(first.json()["items"_L1].toArray().size(), 1000);
        QCOMPARE(second.body.size(), first.body.size());
        qInfo("1000 pods, %lld bytes: %lld ms the first time, %lld ms then",
              qint64(first.body.size()), cold, warm);
        QVERIFY(warm < 5000);
    }
};

QTEST_GUILESS_MAIN(TestRestApi)
#include "tst_restapi.moc"
