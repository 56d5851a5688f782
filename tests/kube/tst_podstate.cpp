// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/json.h"
#include "core/kube/api/podstate.h"

#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::kube;
using Kind = PodState::Kind;

namespace {

/// JSON is written with single quotes here: moc trips over raw strings.
QByteArray doubleQuoted(QByteArray text)
{
    return text.replace('\'', '"');
}

/// A pod from the JSON of its spec's container list, its status, and further metadata.
ObjectPtr pod(const QByteArray &status, const QByteArray &metadata = {},
              const QByteArray &spec = {})
{
    const QByteArray text = "{'metadata':{'name':'d','namespace':'spark','uid':'u1'" + metadata +
                            "},'spec':{'containers':[{'name':'driver','image':'spark:1'}]" + spec +
                            "},'status':{" + status + "}}";
    const auto body = data::parseObject(doubleQuoted(text));
    return body ? makeObject(*body, resources::Pods) : nullptr;
}

QByteArray driver(const QByteArray &state, const QByteArray &more = {})
{
    return "'containerStatuses':[{'name':'driver','image':'spark:1','restartCount':0,'state':{" +
           state + "}" + more + "}]";
}

QByteArray waiting(const QByteArray &reason, const QByteArray &message = {})
{
    return driver("'waiting':{'reason':'" + reason + "','message':'" + message + "'}");
}

QByteArray terminated(int code, const QByteArray &reason, const QByteArray &message = {})
{
    return driver("'terminated':{'exitCode':" + QByteArray::number(code) + ",'reason':'" + reason +
                  "','message':'" + message + "','finishedAt':'2026-01-02T03:04:05Z'}");
}

} // namespace

class TestPodState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void kinds_data()
    {
        QTest::addColumn<ObjectPtr>("object");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("message");
        QTest::addColumn<int>("exitCode"); // -1: none
        const auto row = [](const char *name, const ObjectPtr &object, Kind kind,
                            const QString &reason = {}, const QString &message = {},
                            int exitCode = -1) {
            QTest::newRow(name) << object << kind << reason << message << exitCode;
        };
        const QByteArray pending = "'phase':'Pending',";
        const QByteArray running = "'phase':'Running',";
        const QByteArray failed = "'phase':'Failed',";
        row("just created", pod("'phase':'Pending'"), Kind::Pending);
        row("no status at all", pod(""), Kind::Pending);
        row("unschedulable",
            pod(pending +
                "'conditions':[{'type':'PodScheduled','status':'False','reason':'Unschedulable', "
                "'message':'0/1 nodes are available: 1 Insufficient cpu.'}]"),
            Kind::Unschedulable, u"Unschedulable"_s,
            u"0/1 nodes are available: 1 Insufficient cpu."_s);
        row("gated",
            pod(pending + "'conditions':[{'type':'PodScheduled','status':'False','reason':'"
                          "SchedulingGated'}]"),
            Kind::Gated, u"SchedulingGated"_s);
        row("scheduled", pod(pending + "'conditions':[{'type':'PodScheduled','status':'True'}]"),
            Kind::Preparing);
        row("creating", pod(pending + waiting("ContainerCreating")), Kind::Preparing,
            u"ContainerCreating"_s);
        row("image not found", pod(pending + waiting("ErrImagePull", "not found")),
            Kind::ImagePullFailing, u"ErrImagePull"_s, u"not found"_s);
        row("image back-off", pod(pending + waiting("ImagePullBackOff", "Back-off pulling image")),
            Kind::ImagePullFailing, u"ImagePullBackOff"_s, u"Back-off pulling image"_s);
        row("image name", pod(pending + waiting("InvalidImageName")), Kind::ImagePullFailing,
            u"InvalidImageName"_s);
        row("missing secret",
            pod(pending + waiting("CreateContainerConfigError", "secret x not found")),
            Kind::ConfigFailing, u"CreateContainerConfigError"_s, u"secret x not found"_s);
        row("bad command", pod(pending + waiting("RunContainerError", "no such file")),
            Kind::StartFailing, u"RunContainerError"_s, u"no such file"_s);
        row("init image",
            pod(pending + waiting("PodInitializing") +
                    ",'initContainerStatuses':[{'name':'i','state':{'waiting':{'reason':'"
                    "ErrImagePull'}}}]",
                {}, ",'initContainers':[{'name':'i'}]"),
            Kind::ImagePullFailing, u"ErrImagePull"_s);
        row("init fails",
            pod(pending + waiting("PodInitializing") +
                    ",'initContainerStatuses':[{'name':'i','state':{'terminated':{'exitCode':2,'"
                    "reason':'Error'}}}]",
                {}, ",'initContainers':[{'name':'i'}]"),
            Kind::InitFailing, u"Error"_s);
        row("running", pod(running + driver("'running':{'startedAt':'2026-01-02T03:04:05Z'}")),
            Kind::Running);
        row("crash loop", pod(running + waiting("CrashLoopBackOff", "back-off 10s")),
            Kind::CrashLooping, u"CrashLoopBackOff"_s, u"back-off 10s"_s);
        row("ended under a living sidecar", pod(running + terminated(1, "Error")), Kind::Running,
            {}, {}, 1);
        row("terminating",
            pod(running + driver("'running':{}"), ",'deletionTimestamp':'2026-01-02T03:04:05Z'"),
            Kind::Terminating);
        row("terminating on a lost node",
            pod(running + "'reason':'NodeLost'," + driver("'running':{}"),
                ",'deletionTimestamp':'2026-01-02T03:04:05Z'"),
            Kind::Unknown, u"NodeLost"_s);
        row("unknown", pod("'phase':'Unknown'"), Kind::Unknown);
        row("succeeded", pod("'phase':'Succeeded'," + terminated(0, "Completed")), Kind::Succeeded,
            {}, {}, 0);
        row("succeeded, being deleted",
            pod("'phase':'Succeeded'," + terminated(0, "Completed"),
                ",'deletionTimestamp':'2026-01-02T03:04:05Z'"),
            Kind::Succeeded, {}, {}, 0);
        row("failed", pod(failed + terminated(3, "Error", "boom")), Kind::Failed, u"Error"_s,
            u"boom"_s, 3);
        row("out of memory", pod(failed + terminated(137, "OOMKilled")), Kind::OutOfMemory,
            u"OOMKilled"_s, {}, 137);
        row("evicted",
            pod(failed + "'reason':'Evicted','message':'The node was low on resource: memory.'"),
            Kind::Evicted, u"Evicted"_s, u"The node was low on resource: memory."_s);
        row("preempted",
            pod(failed + terminated(143, "Error") +
                ",'conditions':[{'type':'DisruptionTarget','status':'True','reason':'"
                "PreemptionByScheduler','message':'preempted'}]"),
            Kind::Evicted, u"PreemptionByScheduler"_s, u"preempted"_s, 143);
        row("refused by its node", pod(failed + "'reason':'OutOfcpu','message':'no cpu'"),
            Kind::Failed, u"OutOfcpu"_s, u"no cpu"_s);
        row("deadline",
            pod(failed + "'reason':'DeadlineExceeded','message':'active longer'," +
                terminated(137, "Error")),
            Kind::Failed, u"DeadlineExceeded"_s, u"active longer"_s, 137);
    }

    void kinds()
    {
        QFETCH(ObjectPtr, object);
        QFETCH(Kind, kind);
        QFETCH(QString, reason);
        QFETCH(QString, message);
        QFETCH(int, exitCode);
        QVERIFY(object);
        const PodState state = podState(*object);
        QCOMPARE(podStateName(state.kind), podStateName(kind));
        QCOMPARE(state.reason, reason);
        QCOMPARE(state.message, message);
        QCOMPARE(state.exitCode.value_or(-1), exitCode);
    }

    void mainContainerDecides()
    {
        const QByteArray spec = ",'containers':[{'name':'sidecar'},{'name':'driver'}]";
        const QByteArray status =
            "'phase':'Failed','containerStatuses':[ "
            "{'name':'driver','state':{'terminated':{'exitCode':7,'reason':'Error'}}}, "
            "{'name':'sidecar','state':{'terminated':{'exitCode':137,'reason':'OOMKilled'}}}]";
        const QByteArray text =
            "{'metadata':{'name':'d'},'spec':{" + spec.sliced(1) + "},'status':{" + status + "}}";
        const ObjectPtr object =
            makeObject(*data::parseObject(doubleQuoted(text)), resources::Pods);
        QCOMPARE(podState(*object, u"driver"_s).kind, Kind::Failed);
        QCOMPARE(podState(*object, u"driver"_s).exitCode, 7);
        QCOMPARE(podState(*object).kind,
                 Kind::OutOfMemory); // the first one, if nothing else is said
        QCOMPARE(podState(*object).exitCode, 137);
    }

    void containersInFull()
    {
        const ObjectPtr object = pod(
            "'phase':'Running','podIP':'10.1.2.3','conditions':[{'type':'Ready','status':'True'}], "
            "'initContainerStatuses':[{'name':'s','ready':true,'state':{'running':{}}}]," +
                driver(
                    "'running':{'startedAt':'2026-01-02T03:04:05Z'}",
                    ",'containerID':'containerd://"
                    "abc','ready':true,'started':true,'restartCount':2, "
                    "'lastState':{'terminated':{'exitCode':137,'signal':9,'reason':'OOMKilled'}}"),
            {}, ",'nodeName':'n1','initContainers':[{'name':'s','restartPolicy':'Always'}]");
        const PodState state = podState(*object);
        QVERIFY(state.ready);
        QCOMPARE(state.node, u"n1"_s);
        QCOMPARE(state.ip, u"10.1.2.3"_s);
        QCOMPARE(state.containers.size(), 2);
        QCOMPARE(state.container(u"s")->role, ContainerState::Role::Sidecar);
        const ContainerState *c = state.container(u"driver");
        QVERIFY(c);
        QCOMPARE(c->state, ContainerState::State::Running);
        QVERIFY(c->ready && c->started);
        QCOMPARE(c->containerId, u"containerd://abc"_s);
        QCOMPARE(c->startedAt, QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC));
        // restartCount stands twice in this text: the last counts
        QCOMPARE(c->restarts, 2);
        QVERIFY(c->last);
        QCOMPARE(c->last->exitCode, 137);
        QCOMPARE(c->last->signal, 9);
        QVERIFY(!state.container(u"other"));
        QVERIFY(!state.exitCode);
    }
};

QTEST_GUILESS_MAIN(TestPodState)
#include "tst_podstate.moc"
