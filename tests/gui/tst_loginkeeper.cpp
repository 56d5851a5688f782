// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/keptlogin.h"
#include "core/secrets/sessionstore.h"
#include "core/settings/profilestore.h"
#include "gui/shell/loginkeeper.h"
#include "gui/shell/vault.h"

#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <thread>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using settings::ClusterProfile;

namespace {

kube::OidcSettings account(const QString &client, const QString &refreshToken)
{
    return {.issuerUrl = u"https://login.example/realm"_s,
            .clientId = client,
            .clientSecret = u"client-secret"_s,
            .refreshToken = refreshToken,
            .idToken = "old.id.token",
            .certificateAuthority = {}};
}

/// Profiles, and what lies in the vault for them.
struct Kept {
    Kept() { vault.setStore(std::make_unique<secrets::SessionStore>()); }

    QString add(const kube::OidcSettings &oidc, ClusterProfile::Identity identity)
    {
        ClusterProfile profile;
        profile.name = oidc.clientId;
        profile.identity = identity;
        profile.secretId = Vault::newId(Vault::Kind::Session);
        profiles.put(profile);
        std::optional<Result<>> done;
        kube::KeptLogin login;
        login.oidc = oidc;
        vault.write(profile.secretId, kube::keptLoginText(login), &vault,
                    [&done](const Result<> &written) { done = written; });
        return QTest::qWaitFor([&done] { return done.has_value(); }) ? profile.secretId : QString();
    }
    [[nodiscard]] kube::OidcSettings login(const QString &secretId)
    {
        std::optional<Result<QByteArray>> text;
        vault.read(secretId, &vault, [&text](const Result<QByteArray> &read) { text = read; });
        if (!QTest::qWaitFor([&text] { return text.has_value(); }) || !*text)
            return {};
        const auto kept = kube::readKeptLogin(**text);
        return kept && kept->oidc ? *kept->oidc : kube::OidcSettings();
    }

    QTemporaryDir folder;
    settings::ProfileStore profiles{folder.filePath(u"clusters.json"_s)};
    Vault vault;
    std::shared_ptr<kube::AuthServices> auth =
        std::make_shared<kube::AuthServices>(kube::AuthServices::Options());
};

} // namespace

/// A log-in that is kept here stays good where its identity server gives new refresh tokens.
class TestLoginKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void renewedLoginIsKept()
    {
        using Identity = ClusterProfile::Identity;
        Kept kept;
        const QString mine = kept.add(account(u"kube"_s, u"refresh-1"_s), Identity::Oidc);
        const QString other = kept.add(account(u"kube"_s, u"of-another"_s), Identity::Oidc);
        const QString client = kept.add(account(u"desk"_s, u"refresh-1"_s), Identity::Oidc);
        const LoginKeeper keeper(kept.auth, kept.vault, kept.profiles);
        const kube::RenewedLogin renewed{.issuerUrl = u"https://login.example/realm"_s,
                                         .clientId = u"kube"_s,
                                         .usedToken = u"refresh-1"_s,
                                         .refreshToken = u"refresh-2"_s,
                                         .idToken = "new.id.token"};
        std::thread lane([&kept, &renewed] { kept.auth->tellRenewed(renewed); });
        lane.join();
        QTRY_COMPARE(kept.login(mine).refreshToken, u"refresh-2"_s);
        QCOMPARE(kept.login(mine).idToken, QByteArray("new.id.token"));
        QCOMPARE(kept.login(mine).clientSecret, u"client-secret"_s);
        QCOMPARE(kept.login(other).refreshToken, u"of-another"_s);
        QCOMPARE(kept.login(client).refreshToken, u"refresh-1"_s);
    }

    void nobodyIsToldAfterIt()
    {
        Kept kept;
        {
            const LoginKeeper keeper(kept.auth, kept.vault, kept.profiles);
        }
        kept.auth->tellRenewed({}); // must not crash
        QVERIFY(kept.profiles.profiles().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLoginKeeper)
#include "tst_loginkeeper.moc"
