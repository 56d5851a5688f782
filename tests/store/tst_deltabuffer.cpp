// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/deltabuffer.h"
#include "core/store/objectstore.h"

#include <QtTest/QTest>

#include <atomic>
#include <random>
#include <thread>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;
using kube::ObjectPtr;
using kube::WatchDelta;
using Kind = kube::WatchDelta::Kind;

namespace {

ObjectPtr pod(const QString &name, const QString &uid, const QString &version = u"1"_s)
{
    return kube::makeObject({{u"metadata"_s, QJsonObject{{u"name"_s, name},
                                                         {u"namespace"_s, u"ns"_s},
                                                         {u"uid"_s, uid},
                                                         {u"resourceVersion"_s, version}}}},
                            kube::resources::Pods);
}

WatchDelta change(Kind kind, const ObjectPtr &object, const ObjectPtr &old = nullptr)
{
    return {kind, object, old, false};
}

} // namespace

class TestDeltaBuffer : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coalescing_data()
    {
        QTest::addColumn<QList<WatchDelta>>("deltas");
        QTest::addColumn<QList<WatchDelta>>("expected");
        const ObjectPtr a1 = pod(u"a"_s, u"1"_s);
        const ObjectPtr a2 = pod(u"a"_s, u"1"_s, u"2"_s);
        const ObjectPtr a3 = pod(u"a"_s, u"1"_s, u"3"_s);
        const ObjectPtr b1 = pod(u"a"_s, u"2"_s, u"4"_s);
        const ObjectPtr b2 = pod(u"a"_s, u"2"_s, u"5"_s);
        using L = QList<WatchDelta>;
        QTest::newRow("added, deleted: vanish")
            << L{change(Kind::Added, a1), change(Kind::Deleted, a1)} << L{};
        QTest::newRow("added, modified: added with the new object")
            << L{change(Kind::Added, a1), change(Kind::Modified, a2, a1)}
            << L{change(Kind::Added, a2)};
        QTest::newRow("modified twice: the reader's old object stays the old one")
            << L{change(Kind::Modified, a2, a1), change(Kind::Modified, a3, a2)}
            << L{change(Kind::Modified, a3, a1)};
        QTest::newRow("modified, deleted")
            << L{change(Kind::Modified, a2, a1), change(Kind::Deleted, a3)}
            << L{change(Kind::Deleted, a3)};
        QTest::newRow("deleted, added with another uid: replaced")
            << L{change(Kind::Deleted, a2), change(Kind::Added, b1)}
            << L{change(Kind::Replaced, b1, a2)};
        QTest::newRow("deleted, added with the same uid: it came back into the selection")
            << L{change(Kind::Deleted, a2), change(Kind::Added, a3)}
            << L{change(Kind::Modified, a3, a2)};
        QTest::newRow("replaced, modified")
            << L{change(Kind::Replaced, b1, a1), change(Kind::Modified, b2, b1)}
            << L{change(Kind::Replaced, b2, a1)};
        WatchDelta unseenEnd = change(Kind::Deleted, a1);
        unseenEnd.finalStateUnknown = true;
        QTest::newRow("replaced, deleted: what the reader knows is gone")
            << L{change(Kind::Replaced, b1, a1), change(Kind::Deleted, b2)} << L{unseenEnd};
        QTest::newRow("added, replaced")
            << L{change(Kind::Added, a1), change(Kind::Replaced, b1, a1)}
            << L{change(Kind::Added, b1)};
        QTest::newRow("added, deleted, added")
            << L{change(Kind::Added, a1), change(Kind::Deleted, a1), change(Kind::Added, b1)}
            << L{change(Kind::Added, b1)};
    }

    void coalescing()
    {
        QFETCH(QList<WatchDelta>, deltas);
        QFETCH(QList<WatchDelta>, expected);
        DeltaBuffer buffer;
        for (const WatchDelta &delta : deltas)
            (void)buffer.put(u"pods"_s, {delta});
        Delivery delivery = buffer.take();
        QCOMPARE(delivery.deltas[u"pods"_s], expected);
        QVERIFY(buffer.take().isEmpty());
    }

    void wakesOnlyWhenItBecomesPending()
    {
        DeltaBuffer buffer;
        QVERIFY(!buffer.put(u"pods"_s, QList<WatchDelta>()));
        QVERIFY(buffer.put(u"pods"_s, {change(Kind::Added, pod(u"a"_s, u"1"_s))}));
        QVERIFY(!buffer.put(u"pods"_s, {change(Kind::Added, pod(u"b"_s, u"2"_s))}));
        QVERIFY(!buffer.put(u"pods"_s, kube::WatchState()));
        (void)buffer.take();
        QVERIFY(buffer.put({PhaseStep()}));
        QVERIFY(!buffer.put({PhaseStep()}));
        QCOMPARE(buffer.take().steps.size(), 2);
        QVERIFY(buffer.put(u"pods"_s, kube::WatchState()));
    }

    void keepsTheOrderOfFirstChange()
    {
        DeltaBuffer buffer;
        (void)buffer.put(u"pods"_s, {change(Kind::Added, pod(u"b"_s, u"2"_s)),
                                     change(Kind::Added, pod(u"a"_s, u"1"_s)),
                                     change(Kind::Modified, pod(u"b"_s, u"2"_s, u"9"_s))});
        const Delivery delivery = buffer.take();
        const QList<WatchDelta> &deltas = delivery.deltas.at(u"pods"_s);
        QCOMPARE(deltas.size(), 2);
        QCOMPARE(deltas.at(0).object->name, u"b"_s);
        QCOMPARE(deltas.at(0).object->resourceVersion, u"9"_s);
    }

    void isBoundedByLiveObjects()
    {
        DeltaBuffer buffer;
        for (int i = 0; i < 50'000; ++i) {
            const ObjectPtr object = pod(u"p"_s + QString::number(i), QString::number(i));
            (void)buffer.put(u"pods"_s, {change(Kind::Added, object)});
            (void)buffer.put(u"pods"_s, {change(Kind::Deleted, object)});
        }
        QCOMPARE(buffer.pendingObjects(), 0);
        QVERIFY(buffer.take().isEmpty());
    }

    /// Whatever happens and however often the reader comes by, the store ends up as the cluster is.
    void storeAgreesWithTheCluster()
    {
        std::mt19937 random(42);
        for (int round = 0; round < 200; ++round) {
            DeltaBuffer buffer;
            ObjectStore objects;
            std::map<QString, ObjectPtr> truth;
            int next = 0;
            for (int step = 0; step < 100; ++step) {
                const QString name = u"p"_s + QString::number(random() % 5);
                const auto found = truth.find(name);
                const auto what = random() % 4;
                const QString version = QString::number(++next);
                if (found == truth.end()) {
                    truth[name] = pod(name, u"u"_s + version, version);
                    (void)buffer.put(u"pods"_s, {change(Kind::Added, truth[name])});
                } else if (what == 0) {
                    (void)buffer.put(u"pods"_s, {change(Kind::Deleted, found->second)});
                    truth.erase(found);
                } else if (what == 1) {
                    const ObjectPtr old = found->second;
                    truth[name] = pod(name, u"u"_s + version, version);
                    (void)buffer.put(u"pods"_s, {change(Kind::Replaced, truth[name], old)});
                } else {
                    const ObjectPtr old = found->second;
                    truth[name] = pod(name, old->uid, version);
                    (void)buffer.put(u"pods"_s, {change(Kind::Modified, truth[name], old)});
                }
                if (random() % 7 == 0)
                    objects.apply(buffer.take());
            }
            objects.apply(buffer.take());
            QCOMPARE(objects.count(u"pods"_s), qsizetype(truth.size()));
            for (const auto &[name, object] : truth)
                QCOMPARE(objects.object(u"pods"_s, {u"ns"_s, name}), object);
        }
    }

    void survivesTwoThreads()
    {
        DeltaBuffer buffer;
        ObjectStore objects;
        constexpr int count = 2000;
        std::atomic<bool> finished{false};
        std::thread writer([&] {
            for (int i = 0; i < count; ++i)
                (void)buffer.put(u"pods"_s, {change(Kind::Added, pod(u"p"_s + QString::number(i),
                                                                     QString::number(i)))});
            finished = true;
        });
        while (!finished)
            objects.apply(buffer.take());
        writer.join();
        objects.apply(buffer.take());
        QCOMPARE(objects.count(u"pods"_s), count);
    }
};

QTEST_GUILESS_MAIN(TestDeltaBuffer)
#include "tst_deltabuffer.moc"
