// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/profilestore.h"
#include "core/settings/settings.h"
#include "core/store/appindex.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/activities.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"
#include "gui/theme/theme.h"
#include "tests/support/fakeclock.h"
#include "tests/support/podmaker.h"

#include <QHash>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTimeZone>

#include <memory>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// A cluster's pods and events put together by hand, as an index of applications.
class AppWorld
{
public:
    static QDateTime now() { return QDateTime({2026, 11, 17}, {13, 14, 20}, QTimeZone::UTC); }

    struct Job {
        QString name;
        QString id;
        int executors = 3;
        qint64 beganAgo = 600; ///< seconds before now()
        qint64 lasted = 0;     ///< seconds; 0: it still runs
        double memoryGiB = 2.6;
        QString namespaceName = u"spark"_s;
    };
    enum class End { Waiting, Starting, Running, Succeeded, Failed, OutOfMemory, Stopped, Silent };

    store::AppIndex index;

    /// Adds an application, or changes it to another state.
    void put(const Job &job, End end)
    {
        const QString driverName = job.name + u'-' + job.id + u"-driver"_s;
        PodMaker driver = inState(PodMaker::driver(driverName, u"u-"_s + job.id, job.id)
                                      .label(u"spark-app-name"_s, job.name),
                                  end);
        setPod(dressed(driver.namespaceName(job.namespaceName).json(), job, end));
        const End executorEnd = end == End::Failed || end == End::OutOfMemory ? End::Stopped : end;
        for (int i = 1; i <= job.executors && end != End::Waiting && end != End::Starting; ++i)
            putExecutor(job, i, executorEnd);
    }
    void putExecutor(const Job &job, int number, End end)
    {
        PodMaker maker =
            inState(PodMaker::executor(number, job.id), end == End::Stopped ? End::Failed : end)
                .label(u"spark-app-name"_s, job.name)
                .namespaceName(job.namespaceName);
        if (end != End::Waiting)
            maker = maker.scheduled(u"node-%1"_s.arg(number % 4 + 1));
        QJsonObject pod = maker.json();
        QJsonObject metadata = pod[u"metadata"_s].toObject();
        metadata[u"name"_s] = u"%1-%2-exec-%3"_s.arg(job.name, job.id).arg(number);
        metadata[u"uid"_s] = u"u-%1-exec-%2"_s.arg(job.id).arg(number);
        pod[u"metadata"_s] = metadata;
        setPod(dressed(pod, job, end));
    }
    void remove(const QString &uid)
    {
        if (const kube::ObjectPtr pod = m_pods.take(uid))
            index.apply({u"pods"_s, {}, {}, {pod}});
    }
    void addEvent(const QString &subjectUid, const QString &subjectName, const QString &reason,
                  const QString &message, const QDateTime &at, bool warning = false, int count = 1,
                  const QString &namespaceName = u"spark"_s)
    {
        index.apply(
            {u"events"_s,
             {event(subjectUid, subjectName, reason, message, at, warning, count, namespaceName)},
             {},
             {}});
    }
    kube::ObjectPtr event(const QString &subjectUid, const QString &subjectName,
                          const QString &reason, const QString &message, const QDateTime &at,
                          bool warning, int count, const QString &namespaceName)
    {
        const QString name = u"event-%1"_s.arg(++m_events);
        return kube::makeObject(
            {{u"metadata"_s, QJsonObject{{u"name"_s, name},
                                         {u"namespace"_s, namespaceName},
                                         {u"uid"_s, QString(u"u-"_s + name)},
                                         {u"resourceVersion"_s, u"1"_s}}},
             {u"reason"_s, reason},
             {u"message"_s, message},
             {u"type"_s, warning ? u"Warning"_s : u"Normal"_s},
             {u"count"_s, count},
             {u"lastTimestamp"_s, at.toString(Qt::ISODate)},
             {u"involvedObject"_s, QJsonObject{{u"uid"_s, subjectUid}, {u"name"_s, subjectName}}}},
            kube::resources::Events);
    }
    void step(const Job &job, store::PhaseStep::Kind kind, qint64 secondsAgo,
              const QString &reason = {}, std::optional<int> exitCode = {})
    {
        store::PhaseStep step;
        step.kind = kind;
        step.role = store::PodRole::Driver;
        step.appId = job.id;
        step.namespaceName = job.namespaceName;
        step.podName = job.name + u'-' + job.id + u"-driver"_s;
        step.podUid = u"u-"_s + job.id;
        step.at = now().addSecs(-secondsAgo);
        step.node = u"node-2"_s;
        step.reason = reason;
        step.exitCode = exitCode;
        index.record({step});
    }

    /// An executor that failed and may be gone since.
    void executorLost(const Job &job, int number, const QString &reason)
    {
        store::PhaseStep step;
        step.kind = store::PhaseStep::Kind::Failed;
        step.role = store::PodRole::Executor;
        step.appId = job.id;
        step.namespaceName = job.namespaceName;
        step.executorId = QString::number(number);
        step.podUid = u"u-%1-exec-%2"_s.arg(job.id).arg(number);
        step.at = now();
        step.reason = reason;
        step.exitCode = 137;
        index.record({step});
    }

    void executorRemoved(const Job &job, int number)
    {
        store::PhaseStep step;
        step.kind = store::PhaseStep::Kind::Deleted;
        step.role = store::PodRole::Executor;
        step.appId = job.id;
        step.namespaceName = job.namespaceName;
        step.executorId = QString::number(number);
        step.podName = u"%1-%2-exec-%3"_s.arg(job.name, job.id).arg(number);
        step.podUid = u"u-%1-exec-%2"_s.arg(job.id).arg(number);
        step.at = now();
        index.record({step});
        remove(step.podUid);
    }

    /// What the picture of the design shows.
    void fillLikeTheDesign()
    {
        const auto job = [](const QString &name, const QString &id, int executors, qint64 began,
                            qint64 lasted, double memory) {
            return Job{name, id, executors, began, lasted, memory, u"spark"_s};
        };
        put(job(u"etl-orders"_s, u"7f3c9a"_s, 3, 972, 252, 2.6), End::Failed);
        put(job(u"sessionize"_s, u"b01d22"_s, 3, 1898, 698, 4.9), End::OutOfMemory);
        put(job(u"churn-features"_s, u"33aa10"_s, 4, 1872, 0, 5), End::Silent);
        put(job(u"big-join"_s, u"90ce41"_s, 6, 365, 0, 12), End::Waiting);
        put(job(u"geo-index"_s, u"5d5d00"_s, 2, 48, 0, 2.8), End::Starting);
        put(job(u"daily-kpi"_s, u"21ef77"_s, 3, 2600, 0, 3.85), End::Running);
        put(job(u"backfill-2025"_s, u"c4c4c4"_s, 8, 10'320, 6720, 5.3), End::Stopped);
        put(job(u"spark-pi"_s, u"000001"_s, 2, 7241, 41, 1.4), End::Succeeded);
        put(job(u"dim-products"_s, u"000002"_s, 3, 10'923, 123, 2.6), End::Succeeded);
        put(job(u"etl-orders"_s, u"000003"_s, 3, 90'000, 387, 2.6), End::Succeeded);
        put(job(u"sessionize"_s, u"000004"_s, 3, 92'000, 891, 4.9), End::Succeeded);
        put(job(u"daily-kpi"_s, u"000005"_s, 3, 96'000, 7440, 3.85), End::Succeeded);
        put(job(u"geo-index"_s, u"000006"_s, 2, 97'000, 1102, 2.8), End::Succeeded);
    }

private:
    static PodMaker inState(const PodMaker &pod, End end)
    {
        switch (end) {
        case End::Waiting:
            return pod.unschedulable(u"0/4 nodes are available: 4 Insufficient memory."_s);
        case End::Starting:
            return pod.waiting(u"ContainerCreating"_s);
        case End::Running:
            return pod.running();
        case End::Succeeded:
            return pod.terminated(0);
        case End::Failed:
            return pod.terminated(1);
        case End::OutOfMemory:
            return pod.terminated(137, u"OOMKilled"_s);
        case End::Stopped:
            return pod.terminated(143).deleting();
        case End::Silent:
            return pod.running();
        }
        return pod;
    }

    static QJsonObject dressed(QJsonObject pod, const Job &job, End end)
    {
        const QDateTime began = now().addSecs(-job.beganAgo);
        const QString beganText = began.toString(Qt::ISODate);
        const QString endText = began.addSecs(job.lasted).toString(Qt::ISODate);
        QJsonObject metadata = pod[u"metadata"_s].toObject();
        metadata[u"creationTimestamp"_s] = began.addSecs(-4).toString(Qt::ISODate);
        metadata[u"resourceVersion"_s] = QString::number(++version());
        pod[u"metadata"_s] = metadata;
        QJsonObject spec = pod[u"spec"_s].toObject();
        QJsonObject container = spec[u"containers"_s].toArray().first().toObject();
        container[u"image"_s] = u"ops/spark-py:4.0.1-r3"_s;
        container[u"resources"_s] =
            QJsonObject{{u"requests"_s,
                         QJsonObject{{u"memory"_s, u"%1Mi"_s.arg(qint64(job.memoryGiB * 1024))}}}};
        spec[u"containers"_s] = QJsonArray{container};
        pod[u"spec"_s] = spec;
        QJsonObject status = pod[u"status"_s].toObject();
        if (end == End::Silent) {
            status[u"phase"_s] = u"Unknown"_s;
            status[u"reason"_s] = u"NodeLost"_s;
        }
        QJsonArray statuses = status[u"containerStatuses"_s].toArray();
        if (!statuses.isEmpty()) {
            QJsonObject one = statuses.first().toObject();
            QJsonObject state = one[u"state"_s].toObject();
            for (const QString &kind : {u"running"_s, u"terminated"_s}) {
                if (!state.contains(kind))
                    continue;
                QJsonObject inner = state[kind].toObject();
                inner[u"startedAt"_s] = beganText;
                if (kind == "terminated"_L1)
                    inner[u"finishedAt"_s] = endText;
                state[kind] = inner;
            }
            one[u"state"_s] = state;
            status[u"containerStatuses"_s] = QJsonArray{one};
        }
        pod[u"status"_s] = status;
        return pod;
    }
    static int &version()
    {
        static int value = 0;
        return value;
    }
    void setPod(const QJsonObject &json)
    {
        const kube::ObjectPtr pod = kube::makeObject(json, kube::resources::Pods);
        const kube::ObjectPtr before = m_pods.value(pod->uid);
        m_pods.insert(pod->uid, pod);
        if (before)
            index.apply({u"pods"_s, {}, {{before, pod}}, {}});
        else
            index.apply({u"pods"_s, {pod}, {}, {}});
    }

    QHash<QString, kube::ObjectPtr> m_pods;
    int m_events = 0;
};

/// What pages are given, with a clock that stands still and an empty home folder.
class PageFixture
{
public:
    PageFixture()
        : clock(AppWorld::now()),
          settings({home.path() + u"/settings.json"_s, home.path() + u"/state.json"_s}),
          actions(settings, theme), workbench(clock, environment()), activities(clock)
    {}

    [[nodiscard]] gui::Services services()
    {
        return {clock,   settings,  theme,    actions, workbench, activities,
                notices, navigator, profiles, vault,   nullptr};
    }

    QTemporaryDir home;
    FakeClock clock;
    settings::Settings settings;
    gui::Theme theme;
    gui::ActionRegistry actions;
    gui::Workbench workbench;
    gui::Activities activities;
    gui::Notices notices;
    gui::Navigator navigator;
    settings::ProfileStore profiles{home.path() + u"/clusters.json"_s};
    gui::Vault vault;

private:
    QProcessEnvironment environment() const
    {
        QProcessEnvironment env;
        env.insert(u"HOME"_s, home.path());
        return env;
    }
};

} // namespace firesteel::test
