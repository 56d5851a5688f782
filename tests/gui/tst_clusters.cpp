// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// Clusters that were set up in Firesteel, and what was decided about those of a kubeconfig: how
// they are opened, guarded and marked, and how changes of the files reach the window.

#include "core/engine/clustersession.h"
#include "core/engine/profileconnection.h"
#include "core/kube/auth/execconsent.h"
#include "core/secrets/sessionstore.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/shell/accesswatch.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/consent.h"
#include "gui/shell/kubeconfigfollower.h"
#include "gui/shell/opening.h"
#include "gui/shell/production.h"
#include "gui/text/sentences.h"
#include "gui/widgets/tag.h"
#include "tests/gui/shellfixture.h"
#include "tests/support/scriptedcluster.h"

#include <QFile>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace firesteel;
using namespace firesteel::gui;
using namespace Qt::StringLiterals;
using firesteel::test::ScriptedCluster;
using firesteel::test::ShellFixture;
using settings::ClusterProfile;

namespace {

const QString kContext = u"kubeconfig:test"_s; ///< of ScriptedCluster::kubeconfig()

ClusterProfile profileOf(const ScriptedCluster &cluster)
{
    ClusterProfile profile;
    profile.name = u"Stage"_s;
    profile.server = cluster.proxy().url();
    profile.caPem = cluster.authority().pem();
    profile.namespaceName = u"jobs"_s;
    profile.identity = ClusterProfile::Identity::Token;
    profile.secretId = Vault::newId(Vault::Kind::Session);
    return profile;
}

bool keep(ShellFixture &f, const QString &secretId, const QByteArray &secret)
{
    if (!f.vault.store(Vault::Kind::Session))
        f.vault.setStore(std::make_unique<secrets::SessionStore>());
    std::optional<Result<>> done;
    f.vault.write(secretId, secret, &f.workbench, [&](const Result<> &result) { done = result; });
    return QTest::qWaitFor([&] { return done.has_value(); }) && *done;
}

bool readChoices(ShellFixture &f)
{
    QSignalSpy changed(&f.workbench, &Workbench::choicesChanged);
    f.workbench.refreshChoices();
    return QTest::qWaitFor([&] { return changed.size() > 0; });
}

void decide(ShellFixture &f, const QString &id, const std::function<void(ClusterProfile &)> &how)
{
    ClusterProfile profile = f.profiles.profile(id).value_or(
        ClusterProfile{.id = id, .identity = ClusterProfile::Identity::Kubeconfig});
    how(profile);
    f.profiles.put(profile);
}

QByteArray header(const ScriptedCluster &cluster, const QByteArray &name)
{
    const auto seen = cluster.seen("GET", "/version");
    return seen.isEmpty() ? QByteArray() : seen.constLast().header(name);
}

} // namespace

class TestClusters : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void profileOpensWithItsSecret()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        const ClusterProfile profile = profileOf(cluster);
        QVERIFY(keep(f, profile.secretId, "kept-token"));
        const QString id = f.profiles.put(profile);
        QVERIFY(readChoices(f));
        const auto choice = f.workbench.choice(id);
        QVERIFY(choice);
        QCOMPARE(choice->kind, ClusterChoice::Kind::Profile);
        QCOMPARE(choice->name, u"Stage"_s);
        f.workbench.open(id);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QCOMPARE(f.workbench.namespaceName(), u"jobs"_s);
        QCOMPARE(header(cluster, "authorization"), QByteArray("Bearer kept-token"));
        QFile file(settings::ProfileStore::pathBeside(ShellFixture::paths(f.home()).config));
        f.profiles.flush();
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(!file.readAll().contains("kept-token"));
    }

    void secretThatIsGoneIsSaid_data()
    {
        QTest::addColumn<bool>("store");
        QTest::addColumn<QString>("problem");
        QTest::newRow("gone") << true << u"secret-missing"_s;
        QTest::newRow("no store") << false << u"secret-store-missing"_s;
    }
    void secretThatIsGoneIsSaid()
    {
        QFETCH(const bool, store);
        QFETCH(const QString, problem);
        ScriptedCluster cluster;
        ShellFixture f;
        if (store)
            f.vault.setStore(std::make_unique<secrets::SessionStore>());
        const QString id = f.profiles.put(profileOf(cluster));
        f.workbench.open(id);
        QTRY_VERIFY(f.workbench.openProblem());
        QCOMPARE(f.workbench.openProblem()->context.value(u"problem"_s), problem);
        const Sentence sentence = sentenceFor(*f.workbench.openProblem());
        QVERIFY(!sentence.next.isEmpty());
        QVERIFY(sentence != sentenceFor(Error(Errc::Internal)));
        QVERIFY(cluster.seen("GET").isEmpty());
    }

    void profileIsLaidOverAContext()
    {
        kube::Kubeconfig config = kube::parseKubeconfig(ShellFixture::kubeconfig("a"), {});
        ClusterProfile profile;
        profile.id = u"kubeconfig:a"_s;
        profile.identity = ClusterProfile::Identity::Kubeconfig;
        profile.server = u"https://other.example:6443"_s;
        profile.namespaceName = u"etl"_s;
        profile.impersonateUser = u"maria"_s;
        const kube::Kubeconfig both = engine::withProfile(config, profile, {});
        const auto resolved = kube::resolve(both, u"a"_s, {});
        QVERIFY(resolved);
        QCOMPARE(resolved->endpoint.host, u"other.example"_s);
        QCOMPARE(resolved->namespaceName, u"etl"_s);
        QCOMPARE(resolved->auth.token, QByteArray("t")); // still the kubeconfig's
        QCOMPARE(resolved->auth.impersonation.user, u"maria"_s);
        QCOMPARE(config.clusters.constFirst().server, u"https://127.0.0.1:1"_s);
        profile.identity = ClusterProfile::Identity::Token;
        const auto other =
            kube::resolve(engine::withProfile(config, profile, {.login = " mine\n"}), u"a"_s, {});
        QVERIFY(other);
        QCOMPARE(other->auth.token, QByteArray("mine"));
        // A CA that was given is verified with, also where the kubeconfig does not verify.
        kube::Kubeconfig blind = config;
        blind.clusters.first().insecure = true;
        ClusterProfile seeing = profile;
        seeing.caPem = "pem";
        QVERIFY(!engine::withProfile(blind, seeing, {}).clusters.constLast().insecure);
        QVERIFY(engine::withProfile(blind, profile, {}).clusters.constLast().insecure);
        seeing.caPem.clear();
        seeing.systemCa = true;
        QVERIFY(!engine::withProfile(blind, seeing, {}).clusters.constLast().insecure);
        // A CA that cannot be read does not become the system's by another address.
        kube::Kubeconfig damaged = config;
        damaged.clusters.first().problems.append(
            Error(Errc::ConfigInvalid, {}, {{u"key"_s, u"certificate-authority-data"_s}}));
        QVERIFY(!kube::resolve(engine::withProfile(damaged, profile, {}), u"a"_s, {}));
        profile.id = u"kubeconfig:gone"_s; // of a context that was removed
        QVERIFY(!kube::resolve(engine::withProfile(config, profile, {}), u"gone"_s, {}));
    }

    void decisionsCountAtOnce()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        QVERIFY(readChoices(f));
        f.workbench.open(kContext);
        QTRY_VERIFY(f.workbench.session());
        QVERIFY(!f.workbench.session()->readOnly());
        decide(f, kContext, [](ClusterProfile &p) {
            p.readOnly = true;
            p.label = u"STAGE"_s;
            p.colour = u"violet"_s;
        });
        QVERIFY(f.workbench.session()->readOnly());
        QCOMPARE(f.workbench.current()->label, u"STAGE"_s);
        const ClusterMarks marks = clusterMarks(f.services());
        QVERIFY(marks.readOnly && marks.colour == &Tokens::unknown);
        QCOMPARE(marksInWords(marks), u"STAGE, read-only"_s);
        f.workbench.open(kContext); // and for the next session
        QTRY_VERIFY(f.workbench.session() && f.workbench.session()->readOnly());
    }

    /// Label, colour, lock and production on the window itself.
    void windowWearsTheMarks()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        QVERIFY(readChoices(f));
        f.window().show();
        f.workbench.open(kContext);
        QTRY_VERIFY(f.workbench.session());
        auto *edge = f.window().findChild<ProductionEdge *>();
        QVERIFY(!edge->isVisible());
        decide(f, kContext, [](ClusterProfile &p) {
            p.readOnly = true;
            p.label = u"STAGE"_s;
            p.colour = u"green"_s;
        });
        const auto tag = [&](const QString &name) {
            auto *one = f.window().findChild<Tag *>(u"clusterBar."_s + name);
            return one && one->isVisible() ? one->accessibleName() : QString();
        };
        QTRY_COMPARE(tag(u"label"_s), u"STAGE"_s);
        QCOMPARE(tag(u"readOnly"_s), u"read-only"_s);
        QCOMPARE(tag(u"production"_s), QString());
        QVERIFY(edge->isVisible());
        QCOMPARE(f.window().windowTitle(), u"test (STAGE, read-only) / jobs — Firesteel"_s);
        setProduction(f.settings, *f.workbench.current(), true);
        QTRY_COMPARE(tag(u"production"_s), u"production"_s);
        QVERIFY(f.window().windowTitle().contains(u"production"_s));
    }

    void insecureIsMarkedEverywhere()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        QVERIFY(readChoices(f));
        f.window().show();
        decide(f, kContext, [](ClusterProfile &p) { p.insecure = true; });
        QTRY_VERIFY(f.workbench.choice(kContext)->insecure);
        f.workbench.open(kContext);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        auto *tag = f.window().findChild<Tag *>(u"clusterBar.trust"_s);
        QTRY_VERIFY(tag->isVisible());
        QCOMPARE(tag->text(), u"not verified"_s);
        QVERIFY(!tag->toolTip().isEmpty());
        QVERIFY(f.window().windowTitle().contains(u"not verified"_s));
    }

    void programRunsOnlyAfterConsent()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        const QString program = f.home() + u"/login"_s;
        QFile script(program);
        QVERIFY(script.open(QIODevice::WriteOnly));
        script.write("#!/bin/sh\ntouch \"$0.ran\"\nprintf '%s' "
                     "'{\"apiVersion\":\"client.authentication.k8s.io/v1\",\"kind\":"
                     "\"ExecCredential\",\"status\":{\"token\":\"from-program\"}}'\n");
        script.close();
        QVERIFY(script.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        const QByteArray exec = "user:\n    exec:\n"
                                "      apiVersion: client.authentication.k8s.io/v1\n"
                                "      interactiveMode: Never\n      command: " +
                                program.toUtf8();
        f.putKubeconfig(cluster.kubeconfig().replace("user: {token: test-token}", exec));
        QVERIFY(readChoices(f));
        f.window().show();
        f.workbench.open(kContext);
        QTRY_VERIFY(f.workbench.openProblem());
        QCOMPARE(f.workbench.openProblem()->code, Errc::ConsentMissing);
        QVERIFY(!QFile::exists(program + u".ran"_s));
        QTRY_VERIFY(f.window().findChild<ConfirmDialog *>());
        auto *dialog = f.window().findChild<ConfirmDialog *>();
        dialog->actionButton()->click();
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QCOMPARE(header(cluster, "authorization"), QByteArray("Bearer from-program"));
        // once: another window does not ask again
        kube::AuthServices next({.environment = ShellFixture::environment(f.home())});
        next.setAllowed(allowedPrograms(f.settings));
        const auto plugin = f.workbench.session()->connection().auth.exec;
        QVERIFY(next.isAllowed(kube::consentKey(*plugin)));
        kube::ExecPlugin other = *plugin; // but any other command line does
        other.arguments.append(u"--more"_s);
        QVERIFY(!next.isAllowed(kube::consentKey(other)));
    }

    void kubeconfigReplacedWhileOpen()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(cluster.kubeconfig());
        const KubeconfigFollower follower(f.services());
        QVERIFY(readChoices(f));
        f.workbench.open(kContext);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QSignalSpy opened(&f.workbench, &Workbench::sessionOpened);
        f.putKubeconfig(cluster.kubeconfig().replace("test-token", "other-token"));
        QTRY_COMPARE(f.notices.entries().size(), 1);
        const Notice notice = f.notices.entries().constFirst().notice;
        QCOMPARE(notice.text.section(u'.', 0, 0), u"test has another token"_s);
        QVERIFY(!notice.text.contains(u"other-token"_s));
        QCOMPARE(opened.size(), 0); // what works is left to the person
        QCOMPARE(notice.links.size(), 1);
        f.notices.follow(f.notices.entries().constFirst().id, 0);
        QTRY_COMPARE(opened.size(), 1);
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QTRY_COMPARE(header(cluster, "authorization"), QByteArray("Bearer other-token"));
    }

    void brokenConnectionTakesTheNewFile()
    {
        ScriptedCluster cluster;
        ShellFixture f;
        f.putKubeconfig(ShellFixture::kubeconfig("test")); // leads nowhere
        const KubeconfigFollower follower(f.services());
        QVERIFY(readChoices(f));
        f.workbench.open(kContext);
        QTRY_VERIFY(f.workbench.freshness().cause);
        f.putKubeconfig(cluster.kubeconfig());
        QTRY_COMPARE(f.workbench.freshness().state, Freshness::State::Live);
        QTRY_COMPARE(f.notices.entries().size(), 1);
    }

    void everyChangeHasASentence()
    {
        using Kind = kube::ConfigChange::Kind;
        QStringList seen;
        for (int kind = 0; kind <= int(Kind::Other); ++kind) {
            const QString sentence =
                changeSentence({Kind(kind), u"stage"_s, u"before"_s, u"after"_s});
            QVERIFY2(sentence.endsWith(u'.'), qPrintable(sentence));
            QVERIFY(!seen.contains(sentence));
            seen << sentence;
        }
    }

    void colours()
    {
        for (const QString &name : clusterColours()) {
            QVERIFY(clusterColour(name));
            QVERIFY(!clusterColourTitle(name).isEmpty());
            QVERIFY(clusterColour(name) != &Tokens::failed);
        }
        QVERIFY(!clusterColour({}));
        QVERIFY(!clusterColour(u"pink"_s));
    }
};

QTEST_MAIN(TestClusters)
#include "tst_clusters.moc"
