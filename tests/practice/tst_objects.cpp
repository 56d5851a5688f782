// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/practice/playedworld.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::practice;
using namespace std::chrono_literals;
using firesteel::test::PlayedWorld;
using namespace Qt::StringLiterals;

namespace {

QJsonObject named(const QString &name)
{
    return {{u"metadata"_s, QJsonObject{{u"name"_s, name}}}};
}

Place map(const QString &name, const QString &nameSpace = u"spark"_s)
{
    return {&coreType(u"configmaps"), nameSpace, name};
}

QJsonObject ownedMap(const QString &name, const QJsonObject &owner)
{
    QJsonObject made = named(name);
    put(made, "metadata.ownerReferences"_L1,
        QJsonArray{QJsonObject{
            {u"kind"_s, owner["kind"_L1]}, {u"name"_s, nameOf(owner)}, {u"uid"_s, uidOf(owner)}}});
    return made;
}

} // namespace

/// The store, the verbs and the garbage collector, without a server.
class TestObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void historyAndWatches()
    {
        ResourceStore store(3);
        const ResourceType &type = coreType(u"configmaps");
        const auto one = [&](const QString &name, int value) {
            QJsonObject object = named(name);
            object.insert(u"value"_s, value);
            return object;
        };
        store.put(type, one(u"a"_s, 1));
        const qint64 first = store.revision();
        store.put(type, one(u"b"_s, 1));
        store.put(type, one(u"a"_s, 2));
        const qint64 third = store.revision();
        store.remove(type, {}, u"b"_s);
        const auto then = store.at(type, third);
        QVERIFY(then);
        QCOMPARE(then->size(), size_t(2));
        QCOMPARE(then->at(u"b"_s)->object()["value"_L1].toInt(), 1);
        QCOMPARE(store.at(type, first)->size(), size_t(1));
        QCOMPARE(store.since(type, third).size(), 1);
        QCOMPARE(store.since(type, third).first()->kind, Change::Kind::Deleted);
        store.put(type, one(u"c"_s, 1)); // the window is three
        QVERIFY(!store.at(type, first));
        QVERIFY(store.floor(type) > first);
    }

    /// A listener that writes: everybody hears of the changes in their order.
    void changesAreToldInOrder()
    {
        ResourceStore store;
        const ResourceType &type = coreType(u"configmaps");
        QList<qint64> heard;
        store.listen([&](const ChangePtr &change) {
            if (nameOf(change->object->object()) == "a"_L1)
                store.put(type, named(u"b"_s));
        });
        store.listen([&](const ChangePtr &change) { heard.append(change->revision); });
        store.put(type, named(u"a"_s));
        QCOMPARE(heard.size(), 2);
        QVERIFY(heard.first() < heard.last());
    }

    void createFillsIn()
    {
        PlayedWorld played;
        const auto made =
            played.world.objects.create(PlayedWorld::pod({}), PlayedWorld::driverPod({}));
        QVERIFY(made);
        QCOMPARE(namespaceOf(*made), u"spark"_s);
        QCOMPARE(uidOf(*made).size(), 36);
        QCOMPARE(text(*made, "metadata.creationTimestamp"_L1), u"2026-01-02T03:04:05Z"_s);
        QCOMPARE(text(*made, "status.phase"_L1), u"Pending"_s);
        QCOMPARE(text(*made, "status.qosClass"_L1), u"Burstable"_s);
        QCOMPARE(text(*made, "spec.serviceAccount"_L1), u"spark"_s);
        const QJsonArray volumes = at(*made, "spec.volumes"_L1).toArray();
        QVERIFY(volumes.last()["name"_L1].toString().startsWith("kube-api-access-"_L1));
    }

    void refusals()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        const auto code = [](const auto &answer) { return answer ? 0 : answer.error().code; };
        QCOMPARE(code(objects.create(map({}), named(u"m"_s))), 0);
        const auto twice = objects.create(map({}), named(u"m"_s));
        QCOMPARE(code(twice), 409);
        QCOMPARE(twice.error().reason, u"AlreadyExists"_s);
        const auto lost = objects.create(map({}, u"lost"_s), named(u"m"_s));
        QCOMPARE(code(lost), 404);
        QCOMPARE(lost.error().message, u"namespaces \"lost\" not found"_s);
        const auto badName = objects.create(map({}), named(u"Bad_Name"_s));
        QCOMPARE(code(badName), 422);
        QCOMPARE(badName.error().details->value("causes"_L1).toArray().size(), 1);
        QJsonObject stranger = PlayedWorld::driverPod({});
        put(stranger, "spec.serviceAccountName"_L1, u"nobody"_s);
        const auto account = objects.create(PlayedWorld::pod({}), stranger);
        QCOMPARE(code(account), 403);
        QCOMPARE(account.error().message,
                 u"pods \"pi-driver\" is forbidden: error looking up service account spark/nobody: "
                 "serviceaccount \"nobody\" not found"_s);
    }

    void generateName()
    {
        PlayedWorld played;
        const auto made = played.world.objects.create(
            map({}), {{u"metadata"_s, QJsonObject{{u"generateName"_s, u"job-"_s}}}});
        QVERIFY(made);
        QCOMPARE(nameOf(*made).size(), 9);
    }

    void quotaIsKept()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        (void)objects.update(
            {&coreType(u"resourcequotas"), u"spark"_s, u"spark-quota"_s},
            [](const QJsonObject &now) -> Answer<QJsonObject> {
                QJsonObject next = now;
                put(next, "spec.hard"_L1, QJsonObject{{u"pods"_s, u"1"_s}});
                return next;
            },
            Objects::Part::Object);
        QVERIFY(played.submit({}));
        const auto second = played.submit({.name = u"second"_s});
        QVERIFY(!second);
        QCOMPARE(second.error().message,
                 u"pods \"second-driver\" is forbidden: exceeded quota: spark-quota, requested: "
                 "pods=1, used: pods=1, limited: pods=1"_s);
        played.timeline.advance(1s);
        const auto quota =
            objects.get({&coreType(u"resourcequotas"), u"spark"_s, u"spark-quota"_s});
        QCOMPARE(at(*quota, "status.used.pods"_L1).toString(), u"1"_s);
    }

    void dependantsGoWithTheirOwner()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        const auto owner = objects.create(map({}), named(u"owner"_s));
        (void)objects.create(map({}), ownedMap(u"child"_s, *owner));
        const auto child = objects.get(map(u"child"_s));
        (void)objects.create(map({}), ownedMap(u"grandchild"_s, *child));
        QVERIFY(objects.remove(map(u"owner"_s), {}));
        QVERIFY(objects.get(map(u"child"_s)));
        played.timeline.advance(1s);
        QVERIFY(!objects.get(map(u"child"_s)));
        QVERIFY(!objects.get(map(u"grandchild"_s)));
        // One whose owner is gone before it comes.
        (void)objects.create(map({}), ownedMap(u"late"_s, *owner));
        played.timeline.advance(3s);
        QVERIFY(!objects.get(map(u"late"_s)));
    }

    void orphansStay()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        const auto owner = objects.create(map({}), named(u"owner"_s));
        (void)objects.create(map({}), ownedMap(u"child"_s, *owner));
        DeleteOptions options;
        options.propagation = u"Orphan"_s;
        QVERIFY(objects.remove(map(u"owner"_s), options));
        played.timeline.advance(2s);
        QVERIFY(!objects.get(map(u"owner"_s)));
        const auto child = objects.get(map(u"child"_s));
        QVERIFY(child);
        QVERIFY(at(*child, "metadata.ownerReferences"_L1).isUndefined());
    }

    void foregroundWaits()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        const auto owner = objects.create(map({}), named(u"owner"_s));
        QJsonObject child = ownedMap(u"child"_s, *owner);
        put(child, "metadata.finalizers"_L1, QJsonArray{u"test/hold"_s});
        (void)objects.create(map({}), child);
        DeleteOptions options;
        options.propagation = u"Foreground"_s;
        QVERIFY(objects.remove(map(u"owner"_s), options));
        played.timeline.advance(2s);
        QVERIFY(objects.get(map(u"owner"_s))); // as long as the child is held
        (void)objects.update(
            map(u"child"_s),
            [](const QJsonObject &now) -> Answer<QJsonObject> {
                QJsonObject next = now;
                put(next, "metadata.finalizers"_L1, QJsonValue(QJsonValue::Undefined));
                return next;
            },
            Objects::Part::Object);
        played.timeline.advance(2s);
        QVERIFY(!objects.get(map(u"child"_s)));
        QVERIFY(!objects.get(map(u"owner"_s)));
    }

    void preconditions()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        (void)objects.create(map({}), named(u"m"_s));
        DeleteOptions options;
        options.uid = u"another"_s;
        const auto refused = objects.remove(map(u"m"_s), options);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, 409);
        QVERIFY(
            refused.error().message.contains("ConfigMap \"m\": the UID in the precondition"_L1));
        options.uid.clear();
        options.dryRun = true;
        QVERIFY(objects.remove(map(u"m"_s), options));
        QVERIFY(objects.get(map(u"m"_s)));
    }

    void namespaceIsEmptied()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        QVERIFY(played.submit({}));
        played.timeline.advance(6s);
        const Place home{&coreType(u"namespaces"), {}, u"spark"_s};
        QVERIFY(objects.remove(home, {}));
        const auto refused = objects.create(map({}), named(u"m"_s));
        QCOMPARE(refused.error().code, 403);
        QVERIFY(refused.error().message.contains("because it is being terminated"_L1));
        QVERIFY(played.until([&] { return !objects.get(home); }));
        QCOMPARE(played.count(u"pods"), 0);
        QCOMPARE(played.count(u"configmaps"), 0);
    }

    void updatesAreChecked()
    {
        PlayedWorld played;
        Objects &objects = played.world.objects;
        (void)objects.create(map({}), named(u"m"_s));
        const auto withVersion = [](const QString &version) {
            return [version](const QJsonObject &now) -> Answer<QJsonObject> {
                QJsonObject next = now;
                put(next, "metadata.resourceVersion"_L1, version);
                next.insert(u"data"_s, QJsonObject{{u"k"_s, u"v"_s}});
                return next;
            };
        };
        const auto stale = objects.update(map(u"m"_s), withVersion(u"1"_s), Objects::Part::Object);
        QCOMPARE(stale.error().code, 409);
        QCOMPARE(stale.error().reason, u"Conflict"_s);
        const auto done = objects.update(map(u"m"_s), withVersion({}), Objects::Part::Object);
        QVERIFY(done);
        const auto again = objects.update(map(u"m"_s), withVersion({}), Objects::Part::Object);
        QCOMPARE(text(*again, "metadata.resourceVersion"_L1),
                 text(*done, "metadata.resourceVersion"_L1)); // nothing changed
    }
};

QTEST_GUILESS_MAIN(TestObjects)
#include "tst_objects.moc"
