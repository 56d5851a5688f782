// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "core/kube/auth/execconsent.h"
#include "tests/support/podmaker.h"
#include "tests/support/scriptedcluster.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace firesteel::engine;
using namespace Qt::StringLiterals;
using firesteel::test::PodMaker;
using firesteel::test::ScriptedCluster;

/// A session whose credential comes from a program: the two lanes share one run of it.
class TestSessionIdentity : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init();

    void oneRunForBothLanes();
    void withoutConsentNothingIsSent();
    void withoutServicesItIsRefused();

private:
    [[nodiscard]] qsizetype runs() const
    {
        QFile file(m_dir->filePath(u"runs"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') : 0;
    }

    std::optional<QTemporaryDir> m_dir;
    SystemClock m_clock;
    std::optional<ScriptedCluster> m_cluster;
    Connection m_connection;
};

void TestSessionIdentity::init()
{
    QVERIFY(m_dir.emplace().isValid());
    m_cluster.emplace();
    QFile script(m_dir->filePath(u"plugin"_s));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write("#!/bin/sh\necho run >>runs\necho '{\"kind\":\"ExecCredential\",\"apiVersion\":"
                 "\"client.authentication.k8s.io/v1\",\"status\":{\"token\":\"from-plugin\"}}'\n");
    script.close();
    script.setPermissions(QFile::ReadOwner | QFile::ExeOwner);
    kube::ExecPlugin plugin;
    plugin.command = script.fileName();
    plugin.workingDirectory = m_dir->path();
    plugin.apiVersion = u"client.authentication.k8s.io/v1"_s;
    m_connection = {};
    m_connection.endpoint = m_cluster->proxy().endpoint(m_cluster->authority());
    m_connection.auth.exec = plugin;
    m_connection.namespaceName = u"jobs"_s;
    kube::AuthServices::Options options;
    options.environment = QProcessEnvironment::systemEnvironment();
    m_connection.authServices = std::make_shared<kube::AuthServices>(options);
}

void TestSessionIdentity::oneRunForBothLanes()
{
    m_connection.authServices->allow(kube::consentKey(*m_connection.auth.exec));
    m_cluster->put(u"pods"_s, PodMaker::driver().json());
    m_cluster->setLog({"one"});
    ClusterSession session(m_connection, m_clock);
    bool answered = false;
    session.get({kube::resources::Pods, u"jobs"_s, u"pi-driver"_s}, this,
                [&](const Result<kube::ObjectPtr> &pod) { answered = pod.has_value(); });
    kube::LogRequest request;
    request.namespaceName = u"jobs"_s;
    request.pod = u"pi-driver"_s;
    request.container = u"spark-kubernetes-driver"_s;
    const auto log = session.followLog(request);
    QTRY_VERIFY(answered);
    QTRY_VERIFY(!m_cluster->seen("GET", "/log").isEmpty());
    for (const auto &seen : m_cluster->seen("GET"))
        QCOMPARE(seen.header("Authorization"), "Bearer from-plugin");
    QCOMPARE(runs(), 1);
    ClusterSession another(m_connection, m_clock);
    answered = false;
    another.get({kube::resources::Pods, u"jobs"_s, u"pi-driver"_s}, this,
                [&](const Result<kube::ObjectPtr> &pod) { answered = pod.has_value(); });
    QTRY_VERIFY(answered);
    QCOMPARE(runs(), 1);
}

void TestSessionIdentity::withoutConsentNothingIsSent()
{
    ClusterSession session(m_connection, m_clock);
    std::optional<Error> error;
    session.get({kube::resources::Pods, u"jobs"_s, u"x"_s}, this,
                [&](const Result<kube::ObjectPtr> &pod) {
                    error = pod ? Error(Errc::Internal) : pod.error();
                });
    QTRY_VERIFY(error);
    QCOMPARE(error->code, Errc::ConsentMissing);
    QCOMPARE(error->context.value(u"key"_s), kube::consentKey(*m_connection.auth.exec));
    QVERIFY(m_cluster->seen("GET").isEmpty());
    QCOMPARE(runs(), 0);
}

void TestSessionIdentity::withoutServicesItIsRefused()
{
    m_connection.authServices.reset();
    const Result<> checked = checkConnection(m_connection, m_clock);
    QVERIFY(!checked);
    QCOMPARE(checked.error().code, Errc::ConfigUnsupported);
}

QTEST_GUILESS_MAIN(TestSessionIdentity)
#include "tst_sessionidentity.moc"
