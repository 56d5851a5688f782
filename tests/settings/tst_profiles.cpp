// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/profilestore.h"

#include "tests/support/fulldisk.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QLockFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace firesteel;
using namespace firesteel::settings;
using namespace Qt::StringLiterals;

namespace {

/// JSON with ' for ".
QByteArray json(QByteArray text)
{
    return text.replace('\'', '"');
}

struct Folder {
    QTemporaryDir dir;
    [[nodiscard]] QString path() const { return dir.filePath(u"config/clusters.json"_s); }
    void put(const QByteArray &content) const
    {
        QDir().mkpath(dir.filePath(u"config"_s));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    [[nodiscard]] QByteArray content() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] QJsonObject clusters() const
    {
        return QJsonDocument::fromJson(content()).object().value(u"clusters"_s).toObject();
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(dir.filePath(u"config"_s)).entryList(QDir::Files, QDir::Name);
    }
};

ClusterProfile full()
{
    ClusterProfile p;
    p.id = u"profile:a"_s;
    p.name = u"Stage"_s;
    p.server = u"https://k3s.example:6443/k8s/clusters/c-1"_s;
    p.caPem = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n";
    p.verifyName = u"kubernetes"_s;
    p.insecure = true;
    p.proxyUrl = u"socks5://me@proxy.example:1080"_s;
    p.proxySecretId = u"keyring/2"_s;
    p.proxy = ClusterProfile::Proxy::System;
    p.namespaceName = u"spark"_s;
    p.serviceAccount = u"spark-driver"_s;
    p.identity = ClusterProfile::Identity::ClientCertificate;
    p.secretId = u"keyring/1"_s;
    p.tokenFile = u"/run/token"_s;
    p.certificatePem = "-----BEGIN CERTIFICATE-----\nMIIC\n-----END CERTIFICATE-----\n";
    p.user = u"maria"_s;
    p.verifyHost = true;
    p.ownImpersonation = true;
    p.impersonateUser = u"etl"_s;
    p.impersonateUid = u"1001"_s;
    p.impersonateExtra = {{u"example.org/scopes"_s, {u"view"_s, u"edit"_s}}, {u"none"_s, {}}};
    p.impersonateGroups = {u"analysts"_s, u"zażółć"_s};
    p.label = u"STAGE"_s;
    p.colour = u"violet"_s;
    p.readOnly = true;
    p.production = true;
    return p;
}

ClusterProfile named(const QString &id, const QString &name)
{
    ClusterProfile p;
    p.id = id;
    p.name = name;
    return p;
}

} // namespace

class TestProfiles : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFieldComesBack()
    {
        const auto back = profileFromJson(toJson(full()));
        QVERIFY(back);
        QVERIFY(*back == full());
        const auto empty = profileFromJson(QJsonObject());
        QVERIFY(empty);
        QVERIFY(*empty == ClusterProfile());
        for (const auto identity :
             {ClusterProfile::Identity::None, ClusterProfile::Identity::Token,
              ClusterProfile::Identity::TokenFile, ClusterProfile::Identity::Basic,
              ClusterProfile::Identity::Kubeconfig, ClusterProfile::Identity::Exec,
              ClusterProfile::Identity::Oidc, ClusterProfile::Identity::Anonymous}) {
            ClusterProfile p = full();
            p.identity = identity;
            QVERIFY(profileFromJson(toJson(p)) == p);
        }
        for (const auto proxy :
             {ClusterProfile::Proxy::Kubeconfig, ClusterProfile::Proxy::Environment,
              ClusterProfile::Proxy::Url, ClusterProfile::Proxy::None}) {
            ClusterProfile p = full();
            p.proxy = proxy;
            QVERIFY(profileFromJson(toJson(p)) == p);
        }
    }

    /// As it was written before proxies and impersonation could be taken off.
    void earlierFormIsRead_data()
    {
        using Proxy = ClusterProfile::Proxy;
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("system");
        QTest::addColumn<int>("proxy");
        QTest::newRow("nothing") << QString() << false << int(Proxy::Kubeconfig);
        QTest::newRow("system") << QString() << true << int(Proxy::System);
        QTest::newRow("URL") << u"http://p.example:3128"_s << false << int(Proxy::Url);
        QTest::newRow("both") << u"http://p.example:3128"_s << true << int(Proxy::Url);
    }
    void earlierFormIsRead()
    {
        QFETCH(const QString, url);
        QFETCH(const bool, system);
        QFETCH(const int, proxy);
        QJsonObject old{{u"id"_s, u"kubeconfig:lab"_s}, {u"identity"_s, u"kubeconfig"_s},
                        {u"proxyUrl"_s, url},           {u"systemProxy"_s, system},
                        {u"verifyName"_s, QString()},   {u"impersonateUser"_s, QString()}};
        const auto read = profileFromJson(old);
        QVERIFY(read);
        QCOMPARE(int(read->proxy), proxy);
        QCOMPARE(read->proxyUrl, url);
        QVERIFY(!read->verifyHost); // an empty name said nothing
        QVERIFY(!read->ownImpersonation);
        old.insert(u"identity"_s, u"token"_s); // replaced the whole user of the context
        QVERIFY(profileFromJson(old)->ownImpersonation);
    }

    void wrongTypesAreNamed_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("text") << u"server"_s << QJsonValue(7);
        QTest::newRow("pem") << u"ca"_s << QJsonValue(QJsonArray());
        QTest::newRow("switch") << u"readOnly"_s << QJsonValue(u"yes"_s);
        QTest::newRow("groups") << u"impersonateGroups"_s << QJsonValue(QJsonArray{1});
        QTest::newRow("extra") << u"impersonateExtra"_s << QJsonValue(QJsonArray());
        QTest::newRow("extra's values")
            << u"impersonateExtra"_s << QJsonValue(QJsonObject{{u"a"_s, u"b"_s}});
        QTest::newRow("proxy") << u"proxy"_s << QJsonValue(u"socks"_s);
        QTest::newRow("proxy, earlier form") << u"systemProxy"_s << QJsonValue(1);
        QTest::newRow("identity") << u"identity"_s << QJsonValue(u"password"_s);
        QTest::newRow("identity of another type") << u"identity"_s << QJsonValue(3);
    }
    void wrongTypesAreNamed()
    {
        QFETCH(const QString, key);
        QFETCH(const QJsonValue, value);
        QJsonObject object = toJson(full());
        object.insert(key, value);
        const auto read = profileFromJson(object);
        QVERIFY(!read);
        QCOMPARE(read.error().code, Errc::InvalidValue);
        QCOMPARE(read.error().context.value(u"key"_s), key);
    }

    void contextsAreTold()
    {
        QVERIFY(isContextProfile(u"kubeconfig:a:b"_s));
        QCOMPARE(contextOf(u"kubeconfig:a:b"_s), u"a:b"_s);
        QVERIFY(!isContextProfile(u"profile:1"_s));
        QCOMPARE(contextOf(u"profile:1"_s), QString());
    }

    void decisionsAreFound()
    {
        const QList<ClusterProfile> all{named(u"profile:1"_s, u"lab"_s),
                                        named(u"kubeconfig:lab"_s, u"of lab"_s)};
        QCOMPARE(decisionOn(all, u"lab"_s)->name, u"of lab"_s);
        QVERIFY(!decisionOn(all, u"of lab"_s));
        QVERIFY(!decisionOn(all, QString()));
    }

    void marksChangeNothingOfTheWay()
    {
        ClusterProfile p = named(u"kubeconfig:lab"_s, u"lab"_s);
        p.readOnly = true;
        p.label = u"LAB"_s;
        p.identity = ClusterProfile::Identity::Kubeconfig;
        QVERIFY(isMarksOnly(p));
        p.caPem = "-----BEGIN CERTIFICATE-----";
        QVERIFY(!isMarksOnly(p));
        QVERIFY(!isMarksOnly(full()));
    }

    void storeComesBack()
    {
        const Folder folder;
        QString made;
        {
            ProfileStore store(folder.path());
            const QSignalSpy changed(&store, &ProfileStore::changed);
            store.put(full());
            made = store.put(named({}, u"b"_s));
            QVERIFY(made.startsWith(u"profile:"_s));
            QCOMPARE(changed.size(), 2);
            QVERIFY(store.profile(full().id) == full()); // at once
        }
        const ProfileStore store(folder.path());
        QVERIFY(store.notices().isEmpty());
        QVERIFY(store.profile(full().id) == full());
        QCOMPARE(store.profile(made)->name, u"b"_s);
        QCOMPARE(store.profiles().size(), 2);
        QCOMPARE(QFile::permissions(folder.path()) &
                     (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther),
                 QFile::Permissions());
    }

    void removedStaysRemoved()
    {
        const Folder folder;
        {
            ProfileStore store(folder.path());
            store.put(full());
            store.flush();
            store.remove(full().id);
            QVERIFY(!store.profile(full().id));
            QTRY_VERIFY(folder.clusters().isEmpty());
            QVERIFY(!store.profile(full().id));
        }
        QVERIFY(ProfileStore(folder.path()).profiles().isEmpty());
    }

    void twoWindowsKeepEachOthersClusters()
    {
        const Folder folder;
        ProfileStore one(folder.path());
        ProfileStore two(folder.path());
        one.put(named(u"profile:1"_s, u"one"_s));
        two.put(named(u"profile:2"_s, u"two"_s));
        one.flush();
        two.flush();
        QCOMPARE(folder.clusters().keys(), QStringList({u"profile:1"_s, u"profile:2"_s}));
        QTRY_COMPARE(one.profiles().size(), 2); // each sees the other's
        QTRY_COMPARE(two.profiles().size(), 2);
        two.remove(u"profile:1"_s);
        QTRY_COMPARE(one.profiles().size(), 1);
        one.put(named(u"profile:2"_s, u"changed"_s));
        QTRY_COMPARE(two.profile(u"profile:2"_s)->name, u"changed"_s);
    }

    void damagedFileIsKeptAside()
    {
        const Folder folder;
        folder.put("{\"version\": 1, \"clusters\"");
        ProfileStore store(folder.path());
        QCOMPARE(store.notices().size(), 1);
        QCOMPARE(store.notices().at(0).kind, FileNotice::Kind::Broken);
        QCOMPARE(store.notices().at(0).store, Store::Clusters);
        QVERIFY(QFileInfo::exists(store.notices().at(0).keptAs));
        store.put(named(u"profile:1"_s, u"one"_s));
        store.flush();
        QCOMPARE(folder.files(), QStringList({u"clusters.json"_s, u"clusters.json.broken"_s}));
    }

    void futureFileIsKeptAside()
    {
        const Folder folder;
        folder.put(json("{'version': 7, 'clusters': {'profile:1': {'name': 'later'}}}"));
        const ProfileStore store(folder.path());
        QVERIFY(store.profiles().isEmpty());
        QCOMPARE(store.notices().at(0).kind, FileNotice::Kind::Newer);
        QVERIFY(store.notices().at(0).keptAs.endsWith(u".version-7"_s));
        QVERIFY(QFileInfo::exists(store.notices().at(0).keptAs));
    }

    /// Who only looks moves and writes nothing.
    void lookingLeavesTheFileAsItIs()
    {
        const Folder folder;
        const auto none = ProfileStore::profilesIn(folder.path());
        QVERIFY(none && none->isEmpty());
        const QByteArray later = json("{'version': 7, 'clusters': {'profile:1': {}}}");
        folder.put(later);
        QCOMPARE(ProfileStore::profilesIn(folder.path()).error().code, Errc::ConfigUnsupported);
        QCOMPARE(folder.content(), later);
        folder.put("not JSON");
        QCOMPARE(ProfileStore::profilesIn(folder.path()).error().code, Errc::NotJson);
        folder.put(json("{'version': 1, 'clusters': {'profile:1': {'name': 'b'}, 'profile:2': "
                        "{'name': 5}, 'profile:3': {'name': 'a'}}}"));
        const auto two = ProfileStore::profilesIn(folder.path());
        QVERIFY(two);
        QCOMPARE(two->size(), 2);
        QCOMPARE(two->at(0).id, u"profile:3"_s);
        QCOMPARE(two->at(1).name, u"b"_s);
        QCOMPARE(folder.files(), QStringList{u"clusters.json"_s});
    }

    /// Damage that another program does while the window is open.
    void damageMeanwhileLosesNothing()
    {
        const Folder folder;
        ProfileStore store(folder.path());
        store.put(named(u"profile:1"_s, u"one"_s));
        store.flush();
        folder.put("not JSON");
        store.put(named(u"profile:2"_s, u"two"_s));
        store.flush();
        QTRY_COMPARE(store.notices().size(), 1);
        QVERIFY(folder.files().contains(u"clusters.json.broken"_s));
        QVERIFY(folder.clusters().contains(u"profile:2"_s));
    }

    void entryThatIsNotUnderstoodStays()
    {
        const Folder folder;
        folder.put(json("{'version': 1, 'clusters': {'profile:1': {'name': 5}, 'profile:2': "
                        "{'name': 'good', 'later': [1]}, 'profile:3': 'odd'}}"));
        {
            ProfileStore store(folder.path());
            QCOMPARE(store.profiles().size(), 1);
            QCOMPARE(store.notices().size(), 2); // each told
            store.put(named(u"profile:2"_s, u"better"_s));
        }
        const QJsonObject kept = folder.clusters();
        QCOMPARE(kept.value(u"profile:1"_s).toObject().value(u"name"_s).toInt(), 5);
        QCOMPARE(kept.value(u"profile:3"_s).toString(), u"odd"_s);
        QCOMPARE(kept.value(u"profile:2"_s).toObject().value(u"name"_s).toString(), u"better"_s);
        QCOMPARE(kept.value(u"profile:2"_s).toObject().value(u"later"_s),
                 QJsonValue(QJsonArray{1}));
    }

    void oldFileIsMigrated()
    {
        const Folder folder;
        folder.put(json("{'version': 1, 'clusters': {'profile:1': {'title': 'old'}}}"));
        Schema schema = ProfileStore::standardSchema();
        schema.version = 2;
        schema.migrations = {{2, Store::Clusters, [](QJsonObject &clusters) {
                                  for (auto one = clusters.begin(); one != clusters.end(); ++one) {
                                      QJsonObject entry = one.value().toObject();
                                      entry.insert(u"name"_s, entry.take(u"title"_s));
                                      one.value() = entry;
                                  }
                              }}};
        ProfileStore store(folder.path(), schema);
        QCOMPARE(store.profile(u"profile:1"_s)->name, u"old"_s);
        store.put(named(u"profile:2"_s, u"new"_s));
        store.flush();
        QCOMPARE(QJsonDocument::fromJson(folder.content()).object().value(u"version"_s).toInt(), 2);
        QCOMPARE(folder.clusters().size(), 2);
        QVERIFY(!folder.clusters().value(u"profile:1"_s).toObject().contains(u"title"_s));
    }

    void unreadableFileIsLeftAlone()
    {
        const Folder folder;
        QVERIFY(QDir().mkpath(folder.path())); // a folder in its place
        ProfileStore store(folder.path());
        QCOMPARE(store.notices().at(0).kind, FileNotice::Kind::Unreadable);
        store.put(named(u"profile:1"_s, u"one"_s));
        store.flush();
        QTRY_COMPARE(store.notices().last().kind, FileNotice::Kind::WriteFailed);
        QCOMPARE(store.profiles().size(), 1); // counts until the end
    }

    /// A window that hangs in the middle of its write does not hold up this one for ever.
    void anotherHoldsTheFile()
    {
        const Folder folder;
        folder.put(json("{'version': 1, 'clusters': {}}"));
        QLockFile other(folder.path() + u".lock"_s);
        QVERIFY(other.tryLock());
        ProfileStore store(folder.path());
        store.put(named(u"profile:1"_s, u"one"_s));
        store.flush();
        QTRY_COMPARE(store.notices().size(), 1);
        QCOMPARE(store.notices().at(0).kind, FileNotice::Kind::WriteFailed);
        other.unlock();
        store.put(named(u"profile:2"_s, u"two"_s)); // the next change brings the first along
        QTRY_COMPARE(folder.clusters().size(), 2);
    }
};

QTEST_GUILESS_MAIN(TestProfiles)
#include "tst_profiles.moc"
