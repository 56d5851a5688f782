// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/store/eventjoin.h"
#include "tests/support/eventmaker.h"

#include <QtTest/QTest>

using namespace firesteel;
using namespace firesteel::store;
using namespace Qt::StringLiterals;

namespace {

kube::ObjectPtr made(const QString &name, const QString &podUid)
{
    return kube::makeObject(test::eventJson(name, podUid, u"same-name"_s), kube::resources::Events);
}

QStringList names(const QList<kube::ObjectPtr> &events)
{
    QStringList list;
    for (const kube::ObjectPtr &one : events)
        list.append(one->name);
    return list;
}

} // namespace

class TestEventJoin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void podFirst()
    {
        EventJoin join;
        QVERIFY(join.addPod(u"a"_s).isEmpty());
        QVERIFY(join.offer(made(u"1"_s, u"a"_s)));
        QVERIFY(!join.offer(made(u"2"_s, u"b"_s))); // of the same name, but another pod
    }

    void eventFirst()
    {
        EventJoin join;
        QVERIFY(!join.offer(made(u"1"_s, u"a"_s)));
        QVERIFY(!join.offer(made(u"other"_s, u"b"_s)));
        QVERIFY(!join.offer(made(u"2"_s, u"a"_s)));
        QVERIFY(!join.offer(made(u"1"_s, u"a"_s))); // its count grew: still one
        QCOMPARE(names(join.addPod(u"a"_s)), QStringList({u"1"_s, u"2"_s}));
        QVERIFY(join.addPod(u"a"_s).isEmpty()); // given out once
        QVERIFY(join.offer(made(u"3"_s, u"a"_s)));
    }

    void anEventOfNothingIsDropped()
    {
        EventJoin join;
        QVERIFY(!join.offer(made(u"1"_s, QString())));
        QVERIFY(join.addPod(QString()).isEmpty());
    }

    /// A namespace full of strangers costs constant memory; the newest are kept.
    void strangersGiveWay()
    {
        EventJoin join;
        QVERIFY(!join.offer(made(u"first"_s, u"a"_s)));
        for (std::size_t i = 0; i < EventJoin::maxWaiting; ++i)
            QVERIFY(!join.offer(made(QString::number(i), u"pod-"_s + QString::number(i))));
        QVERIFY(join.addPod(u"a"_s).isEmpty());
        QCOMPARE(join.addPod(u"pod-0"_s).size(), 1);
        QCOMPARE(join.addPod(u"pod-1999"_s).size(), 1);
    }

    void podsGiveWay()
    {
        EventJoin join;
        for (std::size_t i = 0; i <= EventJoin::maxPods; ++i)
            QVERIFY(join.addPod(QString::number(i)).isEmpty());
        QVERIFY(!join.offer(made(u"1"_s, u"0"_s)));
        QVERIFY(join.offer(made(u"2"_s, u"1"_s)));
    }
};

QTEST_GUILESS_MAIN(TestEventJoin)
#include "tst_eventjoin.moc"
