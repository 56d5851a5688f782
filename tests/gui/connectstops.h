// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/wizards/connect/connectpage.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "tests/support/faultproxy.h"
#include "tests/support/testcertificates.h"

#include <QAbstractButton>
#include <QtTest/QTest>

#include <functional>
#include <memory>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// The pages of the connection wizard, empty, filled in and with something wrong, before a server
/// of a CA of its own.
class ConnectStops
{
public:
    struct Stop {
        QString name;
        std::function<bool()> go; ///< the wizard is shown already
    };

    explicit ConnectStops(std::function<gui::ConnectPage *()> page) : m_page(std::move(page)) {}

    [[nodiscard]] QList<Stop> stops()
    {
        using S = gui::ConnectionDraft::Source;
        using I = gui::ConnectionDraft::Identity;
        using Step = gui::ConnectStep;
        QList<Stop> all;
        for (const auto &[name, source] : {std::pair{u"nothing chosen"_s, S::Undecided},
                                           {u"kubeconfig"_s, S::Kubeconfig},
                                           {u"parts"_s, S::Parts},
                                           {u"k3s"_s, S::K3s},
                                           {u"rancher"_s, S::Rancher},
                                           {u"kubectl proxy"_s, S::KubectlProxy},
                                           {u"practice"_s, S::Practice}})
            add(all, name, Step::Source, [source](auto &one) { one.source = source; });
        add(all, u"no address"_s, Step::Address, {});
        for (const char *address : {"https://127.0.0.1:6443", "0.0.0.0", "http://10.0.0.7:8080",
                                    "https://rancher.example/dashboard/c/c-m-x1/explorer", "::"})
            add(all, u"address %1"_s.arg(QLatin1StringView(address)), Step::Address,
                [address](auto &one) { one.server = QString::fromLatin1(address); });
        add(all, u"no CA"_s, Step::Trust, {});
        addTrust(all);
        for (const I identity :
             {I::None, I::Token, I::TokenFile, I::Certificate, I::Basic, I::Exec, I::Oidc})
            add(all, u"identity %1"_s.arg(int(identity)), Step::Identity, [identity](auto &one) {
                one.identity = identity;
                one.token = "not a token\x01";
                one.impersonation.user = u"bob"_s;
                one.user = u"jane"_s;
                one.password = u"pw"_s;
            });
        add(all, u"client certificate"_s, Step::Identity, [this](auto &one) {
            const TestIdentity jane = m_authority.client(u"jane"_s, u"team"_s);
            one.identity = I::Certificate;
            one.certificatePem = jane.certificatePem();
            one.keyPem = jane.keyPem();
        });
        add(all, u"proxy"_s, Step::Proxy, {});
        add(all, u"wrong proxy"_s, Step::Proxy, [](auto &one) {
            one.proxy = gui::ConnectionDraft::Proxy::Url;
            one.proxyUrl = u"ftp://x"_s;
        });
        addTested(all);
        add(all, u"access"_s, Step::Access, {});
        add(all, u"room"_s, Step::Room, {});
        return all;
    }

private:
    using Change = std::function<void(gui::ConnectionDraft &)>;

    void begin(gui::ConnectStep step, const Change &change)
    {
        gui::ConnectionDraft draft;
        draft.source = gui::ConnectionDraft::Source::Parts;
        if (change)
            change(draft);
        m_page()->session().replace(draft);
        m_page()->goTo(step);
    }
    void add(QList<Stop> &all, const QString &name, gui::ConnectStep step, const Change &change)
    {
        all.append({name, [this, step, change] {
                        begin(step, change);
                        return tested();
                    }});
    }
    bool tested()
    {
        return QTest::qWaitFor([this] { return !m_page()->session().isTesting(); }, 10'000);
    }
    void otherCa(gui::ConnectionDraft &draft)
    {
        if (!m_server)
            m_server = std::make_unique<FaultProxy>(m_authority);
        draft.server = m_server->url();
        draft.caPem = TestAuthority(u"old-ca@1731844102"_s).pem();
        draft.caOrigin = u"stage-ca.pem"_s;
    }
    void addTrust(QList<Stop> &all)
    {
        add(all, u"another CA"_s, gui::ConnectStep::Trust, [this](auto &one) { otherCa(one); });
        all.append({u"fingerprint"_s, [this] {
                        begin(gui::ConnectStep::Trust, [this](auto &one) { otherCa(one); });
                        if (!tested())
                            return false;
                        auto *fetch = m_page()->findChild<QAbstractButton *>(u"connect.caFetch"_s);
                        fetch->click();
                        auto *panel =
                            m_page()->findChild<gui::FingerprintPanel *>(u"connect.fingerprint"_s);
                        return QTest::qWaitFor([panel] { return panel->isVisible(); });
                    }});
        add(all, u"trusted"_s, gui::ConnectStep::Trust, [this](auto &one) {
            otherCa(one);
            one.caPem = m_authority.pem();
        });
        add(all, u"insecure"_s, gui::ConnectStep::Trust, [this](auto &one) {
            otherCa(one);
            one.insecure = true;
        });
    }
    void addTested(QList<Stop> &all)
    {
        add(all, u"test of nothing"_s, gui::ConnectStep::Test, {});
        add(all, u"test of another CA"_s, gui::ConnectStep::Test,
            [this](auto &one) { otherCa(one); });
        add(all, u"test of what is no cluster"_s, gui::ConnectStep::Test, [this](auto &one) {
            otherCa(one);
            one.caPem = m_authority.pem();
        });
    }

    std::function<gui::ConnectPage *()> m_page;
    TestAuthority m_authority{u"cluster-ca@1794470615"_s};
    std::unique_ptr<FaultProxy> m_server;
};

} // namespace firesteel::test
