// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// “Take the CA from the server” in the connection wizard, before a server that sends its own
// certificate alone, as those of kubeadm and K3s do: what it hands to everybody is looked up.

#include "core/kube/config/certificatecard.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectpage.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/faultproxy.h"
#include "tests/support/testcertificates.h"

#include <QApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSslCertificate>
#include <QStandardPaths>
#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;

namespace {

/// What kubeadm puts into the namespace kube-public (k8s.io, "Bootstrap discovery").
QByteArray clusterInfo(const TestAuthority &authority)
{
    return "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\",\"data\":{\"kubeconfig\":"
           "\"apiVersion: v1\\nkind: Config\\nclusters:\\n- name: ''\\n  cluster:\\n"
           "    certificate-authority-data: " +
           authority.pem().toBase64() + "\\n    server: https://192.0.2.1:6443\\n\"}}";
}

/// The page Trust with the CA of another cluster, in front of a server.
class TrustBench
{
public:
    TrustBench()
    {
        m_fixture.window().resize(1280, 800);
        m_fixture.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&m_fixture.window()));
        m_fixture.navigator.go(u"connect"_s, {{u"new"_s, true}});
        session().edit([this](ConnectionDraft &one) {
            one.source = ConnectionDraft::Source::Parts;
            one.server = server.url();
            one.caPem = TestAuthority(u"old-ca"_s).pem();
        });
        page().goTo(ConnectStep::Trust);
    }

    ConnectPage &page()
    {
        return *qobject_cast<ConnectPage *>(m_fixture.window().page(u"connect"_s));
    }
    ConnectSession &session() { return page().session(); }
    FingerprintPanel &panel()
    {
        return *page().findChild<FingerprintPanel *>(u"connect.fingerprint"_s);
    }
    QPushButton &trust() { return *page().findChild<QPushButton *>(u"connect.fingerprintTrust"_s); }
    void fetch()
    {
        QTRY_VERIFY_WITH_TIMEOUT(session().isTested(), 10'000);
        QCOMPARE(session().result(Rung::Trust).state, RungState::Failed);
        QCOMPARE(session().peer().chain.size(), 1);
        QTest::mouseClick(page().findChild<QPushButton *>(u"connect.caFetch"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(panel().isVisible(), 10'000);
        QVERIFY(!trust().isEnabled());
    }
    /// Somebody has read it out on the phone.
    void compare(const QSslCertificate &certificate)
    {
        panel().compareField()->setText(kube::fingerprint(certificate));
    }

    TestAuthority authority{u"kubernetes"_s};
    FaultProxy server{authority};

private:
    ShellFixture m_fixture;
};

} // namespace

class TestConnectTrust : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void caOfKubeadm();
    void onlyItsOwnCertificate();
    void chainOfAnotherAddressIsNotShown();
    void saysWhyNothingCanBeFetched();
};

void TestConnectTrust::caOfKubeadm()
{
    TrustBench bench;
    bench.server.always("GET", "/api/v1/namespaces/kube-public/configmaps/cluster-info",
                        Script::response(200, clusterInfo(bench.authority)));
    bench.fetch();
    bench.compare(bench.session().peer().chain.first());
    QVERIFY(!bench.trust().isEnabled());
    bench.compare(bench.authority.certificate());
    QVERIFY(bench.trust().isEnabled());
    QTest::mouseClick(&bench.trust(), Qt::LeftButton);
    QCOMPARE(QSslCertificate(bench.session().draft().caPem), bench.authority.certificate());
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Name).state, RungState::Passed, 10'000);
    QVERIFY(!bench.session().draft().insecure);
    QVERIFY(!bench.panel().isVisible());
}

void TestConnectTrust::onlyItsOwnCertificate()
{
    TrustBench bench;
    bench.fetch();
    bench.compare(bench.authority.certificate());
    QVERIFY(!bench.trust().isEnabled());
    const QSslCertificate own = bench.session().peer().chain.first();
    bench.compare(own);
    QVERIFY(bench.trust().isEnabled());
    QTest::mouseClick(&bench.trust(), Qt::LeftButton);
    QCOMPARE(QSslCertificate(bench.session().draft().caPem), own);
    QTRY_COMPARE_WITH_TIMEOUT(bench.session().result(Rung::Name).state, RungState::Passed, 10'000);
}

void TestConnectTrust::chainOfAnotherAddressIsNotShown()
{
    TrustBench bench;
    QTRY_VERIFY_WITH_TIMEOUT(bench.session().isTested(), 10'000);
    QCOMPARE(bench.session().peer().chain.size(), 1);
    bench.session().edit([](ConnectionDraft &one) { one.server = u"https://192.0.2.1:6443"_s; });
    QCOMPARE(bench.session().peer().chain.size(), 0);
    bench.session().edit([&bench](ConnectionDraft &one) { one.server = bench.server.url(); });
    QCOMPARE(bench.session().peer().chain.size(), 1); // that is what the last test saw
}

void TestConnectTrust::saysWhyNothingCanBeFetched()
{
    TrustBench bench;
    bench.session().edit([](ConnectionDraft &one) {
        one.caPem.clear();
        one.proxy = ConnectionDraft::Proxy::Url;
        one.proxyUrl = u"ftp://proxy.example:21"_s;
    });
    QVERIFY(!ladderRequest(bench.session().draft(), bench.session().environment()));
    const auto said = [&bench] {
        qsizetype count = 0;
        const auto lists = bench.page().stepPage(ConnectStep::Trust)->findChildren<FindingList *>();
        for (const FindingList *list : lists)
            count += list->findings().size();
        return count;
    };
    const qsizetype before = said();
    QTest::mouseClick(bench.page().findChild<QPushButton *>(u"connect.caFetch"_s), Qt::LeftButton);
    QVERIFY(said() > before);
    QVERIFY(!bench.panel().isVisible());
}

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    TestConnectTrust test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_connecttrust.moc"
