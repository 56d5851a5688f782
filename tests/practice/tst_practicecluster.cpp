// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/playedworld.h"
#include "tests/practice/practiceclient.h"
#include "tests/support/rawbrowser.h"

#include "core/engine/clustersession.h"
#include "core/engine/gateway/driverui.h"
#include "core/engine/jobs/followjob.h"
#include "core/engine/jobs/forwardjob.h"
#include "core/engine/jobs/killjob.h"

#include <QRegularExpression>
#include <QSet>
#include <QTcpSocket>

using namespace firesteel;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using firesteel::test::PracticeClient;
using namespace Qt::StringLiterals;

namespace {

/// A practice cluster and the engine as its client.
struct Fixture {
    PracticeClient client;
    SystemClock clock;
    engine::ClusterSession session{client.connection, clock};

    /// The driver pod and its configuration map, as a submission leaves them.
    engine::FollowTarget submit(const PlayedWorld::Job &job)
    {
        QJsonObject pod = PlayedWorld::driverPod(job);
        const auto made = client.post("/api/v1/namespaces/spark/pods", pod);
        const QString uid = made.json()["metadata"_L1]["uid"_L1].toString();
        const QJsonObject owner{{u"apiVersion"_s, u"v1"_s},
                                {u"kind"_s, u"Pod"_s},
                                {u"name"_s, QString(job.name + u"-driver"_s)},
                                {u"uid"_s, uid}};
        QString properties = u"spark.app.name="_s + job.name + u"\nspark.executor.instances="_s +
                             job.executors + u'\n';
        for (auto it = job.conf.cbegin(); it != job.conf.cend(); ++it)
            properties += it.key() + u'=' + it.value() + u'\n';
        (void)client.post("/api/v1/namespaces/spark/configmaps",
                          {{u"metadata"_s, QJsonObject{{u"name"_s, QString(job.name + u"-map"_s)},
                                                       {u"ownerReferences"_s, QJsonArray{owner}}}},
                           {u"data"_s, QJsonObject{{u"spark.properties"_s, properties}}}});
        return {u"spark"_s, u"spark-"_s + job.name, job.name + u"-driver"_s, uid};
    }
};

} // namespace

/// The engine against the practice cluster, on a clock that the test drives.
class TestPracticeCluster : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsAndStops()
    {
        practice::PracticeCluster cluster({});
        QSignalSpy ready(&cluster, &practice::PracticeCluster::ready);
        cluster.start();
        QVERIFY(ready.wait(10'000));
        practice::PracticeCluster::Options taken;
        taken.port = cluster.port();
        practice::PracticeCluster second(taken);
        QSignalSpy failed(&second, &practice::PracticeCluster::failed);
        second.start();
        QVERIFY(failed.wait(10'000));
        QVERIFY(!second.isReady());
        cluster.stop();
        QVERIFY(!cluster.isReady());
    }

    /// Phases, events and log of a job, as the engine tells them.
    void followsAJob()
    {
        Fixture f;
        const auto target = f.submit({});
        engine::FollowJob job(f.session, target, {});
        QByteArray log;
        QStringList steps;
        QObject::connect(&job, &engine::FollowJob::logLines, &job,
                         [&](const QList<kube::LogLine> &lines) {
                             for (const kube::LogLine &line : lines)
                                 log += line.text + '\n';
                         });
        QSignalSpy finished(&job, &engine::Job::finished);
        QSignalSpy stepped(&job, &engine::FollowJob::stepped);
        QSignalSpy events(&job, &engine::FollowJob::eventSeen);
        job.start();
        QTRY_VERIFY_WITH_TIMEOUT((f.client.cluster.advance(200ms), !finished.isEmpty()), 60'000);
        QVERIFY2(job.result(), qPrintable(job.result() ? QString() : job.result().error().detail));
        QCOMPARE(job.outcome().exitCode, 0);
        QVERIFY(log.contains("Pi is roughly 3.14"));
        QVERIFY(stepped.size() >= 8);
        QVERIFY(events.size() >= 5);
    }

    void aFailureIsToldAsSuch()
    {
        Fixture f;
        const auto target = f.submit({.mainClass = u"com.example.Missing"_s});
        engine::FollowJob job(f.session, target, {});
        QSignalSpy finished(&job, &engine::Job::finished);
        job.start();
        QTRY_VERIFY_WITH_TIMEOUT((f.client.cluster.advance(200ms), !finished.isEmpty()), 60'000);
        QVERIFY(!job.result());
        QCOMPARE(job.result().error().code, Errc::DriverFailed);
        QCOMPARE(job.outcome().exitCode, 101);
    }

    void isStopped()
    {
        Fixture f;
        const auto target = f.submit({.mainClass = u"org.example.Sleep"_s});
        f.client.cluster.advance(20s);
        engine::KillJob kill(f.session, target, std::nullopt);
        QSignalSpy finished(&kill, &engine::Job::finished);
        kill.start();
        QTRY_VERIFY_WITH_TIMEOUT((f.client.cluster.advance(200ms), !finished.isEmpty()), 60'000);
        QVERIFY2(kill.result(),
                 qPrintable(kill.result() ? QString() : kill.result().error().detail));
        QCOMPARE(f.client.get("/api/v1/namespaces/spark/pods").json()["items"_L1].toArray().size(),
                 0);
    }

    /// The driver's page through a port forward, with its redirect; and nothing without a driver.
    void showsTheDriversPage()
    {
        Fixture f;
        const auto target = f.submit({.mainClass = u"org.example.Sleep"_s});
        f.client.cluster.advance(20s);
        engine::ForwardJob job(f.session, target, 4040, 0);
        QSignalSpy listening(&job, &engine::ForwardJob::listening);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(listening.size(), 1, 20'000);
        net::Endpoint local;
        local.tls = false;
        local.host = u"127.0.0.1"_s;
        local.port = listening.first().first().value<quint16>();
        f.client.http->setEndpoint(local);
        const auto root = f.client.get("/");
        QCOMPARE(root.status, 302);
        QVERIFY(net::headerValue(root.headers, "Location").endsWith("/jobs/"));
        const auto page = f.client.get("/jobs/");
        QCOMPARE(page.status, 200);
        QVERIFY(page.body.contains("Spark Jobs") && page.body.contains("href=\"/stages/\""));
        const auto apps = f.client.get("/api/v1/applications");
        QCOMPARE(QJsonDocument::fromJson(apps.body).array().first()["id"_L1].toString(),
                 u"spark-pi"_s);
        const auto stages = f.client.get("/api/v1/applications/spark-pi/stages");
        QVERIFY(!QJsonDocument::fromJson(stages.body).array().isEmpty());
        QCOMPARE(f.client.get("/nothing").status, 404);
    }

    void refusesToForwardToADeadPort()
    {
        Fixture f;
        const auto target = f.submit({.mainClass = u"org.example.Sleep"_s});
        f.client.cluster.advance(20s);
        engine::ForwardJob job(f.session, target, 4041, 0);
        QSignalSpy listening(&job, &engine::ForwardJob::listening);
        QSignalSpy failed(&job, &engine::ForwardJob::connectionFailed);
        job.start();
        QTRY_COMPARE_WITH_TIMEOUT(listening.size(), 1, 20'000);
        QTcpSocket socket;
        socket.connectToHost(QHostAddress::LocalHost, listening.first().first().value<quint16>());
        QTRY_COMPARE_WITH_TIMEOUT(failed.size(), 1, 20'000);
        QVERIFY(failed.first().first().value<Error>().detail.contains("connection refused"_L1));
    }

    /// The same by the gateway, for a job whose links are made for a proxy and whose port is its
    /// own: every link of every page leads somewhere, and the end of the driver is told.
    void showsItThroughTheGateway()
    {
        Fixture f;
        const auto target = f.submit({.mainClass = u"org.example.Sleep"_s,
                                      .arguments = {u"600"_s},
                                      .conf = {{u"spark.ui.proxyBase"_s, u"/proxy/spark-pi"_s},
                                               {u"spark.ui.port"_s, u"4045"_s}}});
        f.client.cluster.advance(40s);
        engine::GatewayRequest request;
        request.namespaceName = u"spark"_s;
        request.pod = u"pi-driver"_s;
        request.podUid = target.driverUid;
        request.appId = u"spark-pi"_s;
        request.appName = u"pi"_s;
        request.uiPort = 4045;
        request.prefixes = {"/proxy/spark-pi"};
        engine::DriverUi ui(f.session, request);
        QSignalSpy listening(&ui, &engine::DriverUi::listening);
        ui.start();
        QTRY_COMPARE_WITH_TIMEOUT(listening.size(), 1, 20'000);
        QTRY_COMPARE_WITH_TIMEOUT(ui.state().kind, engine::UiState::Kind::Ready, 20'000);
        QCOMPARE(ui.state().port, quint16(4045));
        test::RawBrowser browser(quint16(ui.address().port()));
        const QByteArray host = ui.address().authority().toLatin1();
        browser.get(host, ui.newLink().path(QUrl::FullyEncoded).toLatin1());
        QTRY_VERIFY_WITH_TIMEOUT(browser.done(), 20'000);
        const QByteArray cookie = browser.header("set-cookie").split(';').constFirst();
        QVERIFY(!cookie.isEmpty());
        QStringList left{u"/"_s};
        QSet<QString> seen;
        while (!left.isEmpty()) {
            const QString link = left.takeFirst();
            if (seen.contains(link))
                continue;
            seen.insert(link);
            browser.get(host, link.toLatin1(), cookie);
            QTRY_VERIFY_WITH_TIMEOUT(browser.done(), 20'000);
            QVERIFY2(browser.status() == 200 || browser.status() == 302,
                     qPrintable(link + u' ' + QString::number(browser.status()) + u'\n' +
                                QString::fromUtf8(browser.body())));
            QVERIFY2(link.startsWith(u'/') && !link.startsWith("/proxy/"_L1), qPrintable(link));
            if (browser.status() == 302)
                left.append(QUrl(QString::fromLatin1(browser.header("location"))).path());
            static const QRegularExpression href(u"href=\"([^\"]*)\""_s);
            auto found = href.globalMatch(QString::fromUtf8(browser.body()));
            while (found.hasNext())
                left.append(found.next().captured(1).replace(u"&amp;"_s, u"&"_s));
        }
        QVERIFY(seen.contains(u"/executors/"_s) && seen.contains(u"/jobs/job/?id=0"_s));
        QCOMPARE(f.client.ask("DELETE", "/api/v1/namespaces/spark/pods/pi-driver").status, 200);
        QTRY_VERIFY_WITH_TIMEOUT(
            (f.client.cluster.advance(200ms), ui.state().kind == engine::UiState::Kind::Ended),
            20'000);
    }

    void feedsTheStore()
    {
        auto options = PracticeClient::manual();
        options.world.pods = 200;
        PracticeClient client(options);
        SystemClock clock;
        client.connection.namespaceName = u"farm"_s;
        engine::ClusterSession session(client.connection, clock);
        session.feedStore({kube::resources::Pods, u"farm"_s, {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(session.apps().apps().size(), 40, 20'000);
    }
};

QTEST_GUILESS_MAIN(TestPracticeCluster)
#include "tst_practicecluster.moc"
