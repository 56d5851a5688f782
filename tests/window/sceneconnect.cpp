// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The connection wizard: each page, good and bad.

#include "core/practice/practicecluster.h"
#include "gui/models/connectiondraft.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/services.h"
#include "gui/wizards/connect/connectpage.h"
#include "gui/wizards/connect/connectsession.h"
#include "tests/support/testcertificates.h"
#include "tests/window/scenes.h"

#include <QAbstractButton>
#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using gui::ConnectionDraft;
using gui::ConnectStep;

namespace {

const QStringList kNames{u"source"_s,
                         u"source-k3s"_s,
                         u"address"_s,
                         u"address-localhost"_s,
                         u"trust"_s,
                         u"trust-other"_s,
                         u"trust-compare"_s,
                         u"identity"_s,
                         u"identity-certificate"_s,
                         u"identity-expired"_s,
                         u"proxy"_s,
                         u"test"_s,
                         u"test-other"_s,
                         u"test-dead"_s,
                         u"access"_s,
                         u"room"_s};

QByteArray valueOf(const QByteArray &kubeconfig, const QByteArray &key)
{
    const qsizetype from = kubeconfig.indexOf(QByteArray(key + ":")) + key.size() + 1;
    return kubeconfig.sliced(from, kubeconfig.indexOf('\n', from) - from).trimmed();
}

/// The wizard, and a cluster to connect to.
class WizardStage
{
public:
    using Change = std::function<void(ConnectionDraft &)>;

    explicit WizardStage(WindowDriver &driver)
        : m_driver(driver), m_cluster(practice::PracticeCluster::Options{})
    {
        m_cluster.start();
    }

    bool show(ConnectStep step, const Change &change)
    {
        if (!m_driver.until(u"the cluster listens"_s, [this] { return m_cluster.isReady(); }))
            return false;
        m_driver.services().navigator.go(u"connect"_s);
        if (!m_driver.untilPage(u"connect"_s))
            return false;
        ConnectionDraft draft;
        draft.source = ConnectionDraft::Source::Parts;
        draft.name = u"stage-k3s"_s;
        if (change)
            change(draft);
        page().session().replace(draft);
        page().goTo(step);
        page().session().setReached(step);
        return m_driver.until(u"the test is over"_s,
                              [this] { return !page().session().isTesting(); });
    }
    gui::ConnectPage &page()
    {
        return *qobject_cast<gui::ConnectPage *>(m_driver.window().page(u"connect"_s));
    }
    void good(ConnectionDraft &draft)
    {
        const QByteArray config = m_cluster.kubeconfig();
        draft.server = u"https://127.0.0.1:"_s + QString::number(m_cluster.port());
        draft.caPem = QByteArray::fromBase64(valueOf(config, "certificate-authority-data"));
        draft.caOrigin = u"stage-ca.pem"_s;
        draft.identity = ConnectionDraft::Identity::Token;
        draft.token = valueOf(config, "token");
        draft.namespaceName = u"spark"_s;
        draft.image = u"registry.example/ops/spark:4.1.1"_s;
        draft.keepIn = secrets::SecretStore::Kind::Session;
    }
    void otherCa(ConnectionDraft &draft)
    {
        good(draft);
        draft.caPem = m_other.pem();
    }
    bool press(const QString &name)
    {
        auto *button = page().findChild<QAbstractButton *>(name);
        if (!button || !button->isVisible())
            return false;
        button->click();
        return true;
    }
    bool untilSeen(const QString &name)
    {
        return m_driver.until(name, [&] {
            auto *one = page().findChild<QWidget *>(name);
            return one && one->isVisible();
        });
    }

private:
    WindowDriver &m_driver;
    practice::PracticeCluster m_cluster;
    TestAuthority m_other{u"k3s-server-ca@1731844102"_s};
};

} // namespace

bool Scenes::connectActs()
{
    const bool any = std::ranges::any_of(kNames, [this](const QString &name) {
        return m_filter.match(u"connect-"_s + name).hasMatch();
    });
    if (!any)
        return true; // without a window and a cluster for nothing
    WindowDriver::Options options;
    QTemporaryDir home;
    options.home = home.path();
    WindowDriver driver(options);
    if (!driver.start())
        return failed(driver.problem());
    WizardStage stage(driver);
    using Identity = ConnectionDraft::Identity;
    using Source = ConnectionDraft::Source;
    const auto scene = [&](const QString &name, ConnectStep step, const WizardStage::Change &change,
                           bool everyLook = false) {
        return Scene{u"connect-"_s + name,
                     [&stage, step, change] { return stage.show(step, change); },
                     {},
                     {},
                     everyLook};
    };
    const auto good = [&stage](ConnectionDraft &one) { stage.good(one); };
    const auto bad = [&stage](ConnectionDraft &one) { stage.otherCa(one); };
    Act act{
        scene(
            u"source"_s, ConnectStep::Source,
            [](ConnectionDraft &one) { one.source = Source::Kubeconfig; }, true),
        scene(u"source-k3s"_s, ConnectStep::Source,
              [](ConnectionDraft &one) { one.source = Source::K3s; }),
        scene(u"address"_s, ConnectStep::Address, good, true),
        scene(u"address-localhost"_s, ConnectStep::Address,
              [](ConnectionDraft &one) { one.server = u"https://0.0.0.0"_s; }),
        scene(u"trust"_s, ConnectStep::Trust, good, true),
        scene(u"trust-other"_s, ConnectStep::Trust, bad, true),
        scene(u"identity"_s, ConnectStep::Identity, good, true),
        scene(u"identity-certificate"_s, ConnectStep::Identity,
              [&](ConnectionDraft &one) {
                  stage.good(one);
                  one.identity = Identity::Certificate;
              }),
        scene(u"identity-expired"_s, ConnectStep::Identity,
              [&](ConnectionDraft &one) {
                  stage.good(one);
                  one.token =
                      "eyJhbGciOiJSUzI1NiJ9.eyJleHAiOjE3MDAwMDAwMDAsInN1YiI6InN5c3RlbTpzZXJ2"
                      "aWNlYWNjb3VudDpzcGFyazptZSJ9.c2ln";
              }),
        scene(u"proxy"_s, ConnectStep::Proxy,
              [&](ConnectionDraft &one) {
                  stage.good(one);
                  one.proxy = ConnectionDraft::Proxy::Url;
                  one.proxyUrl = u"http://proxy.example.org:3128"_s;
              }),
        scene(u"test"_s, ConnectStep::Test, good, true),
        scene(u"test-other"_s, ConnectStep::Test, bad, true),
        scene(u"test-dead"_s, ConnectStep::Test,
              [](ConnectionDraft &one) { one.server = u"https://127.0.0.1:1"_s; }),
        scene(u"access"_s, ConnectStep::Access, good, true),
        scene(u"room"_s, ConnectStep::Room, good, true),
    };
    Scene compare = scene(u"trust-compare"_s, ConnectStep::Trust, bad);
    compare.enter = [&stage, bad] {
        return stage.show(ConnectStep::Trust, bad) && stage.press(u"connect.caFetch"_s) &&
               stage.untilSeen(u"connect.fingerprint"_s);
    };
    act.insert(6, compare);
    for (Scene &one : act) {
        const auto enter = one.enter;
        if (one.name == "connect-access"_L1)
            one.enter = [&stage, enter] {
                return enter() && stage.press(u"connect.accessLook"_s) &&
                       stage.untilSeen(u"connect.accessSteps"_s);
            };
        if (one.name == "connect-room"_L1)
            one.enter = [&stage, enter] {
                return enter() && stage.press(u"connect.roomLook"_s) &&
                       stage.untilSeen(u"connect.roomVerdict"_s);
            };
    }
    return this->act(driver, act);
}

} // namespace firesteel::test
