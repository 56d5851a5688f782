// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

namespace firesteel::test {

/// Builds the JSON of pods as a cluster would show them, for tests. Each function returns a changed
/// copy.
class PodMaker
{
public:
    static PodMaker driver(const QString &name = QStringLiteral("pi-driver"),
                           const QString &uid = QStringLiteral("u-driver"),
                           const QString &appId = QStringLiteral("spark-a"))
    {
        return PodMaker(name, uid, appId, QStringLiteral("driver"),
                        QStringLiteral("spark-kubernetes-driver"));
    }
    static PodMaker executor(int id, const QString &appId = QStringLiteral("spark-a"))
    {
        PodMaker pod(QStringLiteral("pi-exec-%1").arg(id), QStringLiteral("u-exec-%1").arg(id),
                     appId, QStringLiteral("executor"),
                     QStringLiteral("spark-kubernetes-executor"));
        return pod.label(QStringLiteral("spark-exec-id"), QString::number(id));
    }

    [[nodiscard]] PodMaker label(const QString &key, const QString &value) const
    {
        return change([&](PodMaker &pod) { pod.m_labels.insert(key, value); });
    }
    [[nodiscard]] PodMaker named(const QString &name) const
    {
        return change([&](PodMaker &pod) { pod.m_name = name; });
    }
    [[nodiscard]] PodMaker version(const QString &resourceVersion) const
    {
        return change([&](PodMaker &pod) { pod.m_version = resourceVersion; });
    }
    [[nodiscard]] PodMaker namespaceName(const QString &name) const
    {
        return change([&](PodMaker &pod) { pod.m_namespace = name; });
    }
    [[nodiscard]] PodMaker scheduled(const QString &node = QStringLiteral("node-1")) const
    {
        return change([&](PodMaker &pod) { pod.m_node = node; });
    }
    [[nodiscard]] PodMaker unschedulable(const QString &message) const
    {
        return change([&](PodMaker &pod) { pod.m_unschedulable = message; });
    }
    [[nodiscard]] PodMaker waiting(const QString &reason, const QString &message = {}) const
    {
        return scheduled().change([&](PodMaker &pod) {
            QJsonObject state{{QStringLiteral("reason"), reason}};
            if (!message.isEmpty())
                state.insert(QStringLiteral("message"), message);
            pod.m_state = QJsonObject{{QStringLiteral("waiting"), state}};
        });
    }
    [[nodiscard]] PodMaker running() const
    {
        return scheduled().change([](PodMaker &pod) {
            pod.m_phase = QStringLiteral("Running");
            pod.m_state = QJsonObject{
                {QStringLiteral("running"), QJsonObject{{QStringLiteral("startedAt"),
                                                         QStringLiteral("2026-01-02T03:04:10Z")}}}};
        });
    }
    [[nodiscard]] PodMaker terminated(int exitCode, const QString &reason = {}) const
    {
        return scheduled().change([&](PodMaker &pod) {
            pod.m_phase = exitCode == 0 ? QStringLiteral("Succeeded") : QStringLiteral("Failed");
            const QString word = !reason.isEmpty() ? reason
                                 : exitCode == 0   ? QStringLiteral("Completed")
                                                   : QStringLiteral("Error");
            pod.m_state = QJsonObject{
                {QStringLiteral("terminated"),
                 QJsonObject{
                     {QStringLiteral("exitCode"), exitCode},
                     {QStringLiteral("reason"), word},
                     {QStringLiteral("startedAt"), QStringLiteral("2026-01-02T03:04:10Z")},
                     {QStringLiteral("finishedAt"), QStringLiteral("2026-01-02T03:05:00Z")}}}};
        });
    }
    [[nodiscard]] PodMaker deleting() const
    {
        return change([](PodMaker &pod) { pod.m_deleting = true; });
    }

    [[nodiscard]] QJsonObject json() const
    {
        QJsonObject metadata{
            {QStringLiteral("name"), m_name},
            {QStringLiteral("namespace"), m_namespace},
            {QStringLiteral("uid"), m_uid},
            {QStringLiteral("resourceVersion"), m_version},
            {QStringLiteral("creationTimestamp"), QStringLiteral("2026-01-02T03:04:05Z")},
            {QStringLiteral("labels"), m_labels}};
        if (m_deleting) {
            metadata.insert(QStringLiteral("deletionTimestamp"),
                            QStringLiteral("2026-01-02T03:05:30Z"));
            metadata.insert(QStringLiteral("deletionGracePeriodSeconds"), 30);
        }
        QJsonObject spec{{QStringLiteral("containers"),
                          QJsonArray{QJsonObject{{QStringLiteral("name"), m_container},
                                                 {QStringLiteral("image"),
                                                  QStringLiteral("firesteel/spark:4.1.1")}}}}};
        if (!m_node.isEmpty())
            spec.insert(QStringLiteral("nodeName"), m_node);
        return {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
                {QStringLiteral("kind"), QStringLiteral("Pod")},
                {QStringLiteral("metadata"), metadata},
                {QStringLiteral("spec"), spec},
                {QStringLiteral("status"), status()}};
    }

private:
    PodMaker(const QString &name, const QString &uid, const QString &appId, const QString &role,
             const QString &container)
        : m_name(name), m_uid(uid), m_container(container),
          m_labels{{QStringLiteral("spark-app-selector"), appId},
                   {QStringLiteral("spark-app-name"), QStringLiteral("pi")},
                   {QStringLiteral("spark-role"), role}}
    {}

    template <class Function>
    [[nodiscard]] PodMaker change(Function function) const
    {
        PodMaker copy = *this;
        function(copy);
        return copy;
    }

    [[nodiscard]] QJsonObject status() const
    {
        QJsonObject scheduledCondition{{QStringLiteral("type"), QStringLiteral("PodScheduled")}};
        QJsonArray conditions;
        if (!m_node.isEmpty()) {
            scheduledCondition.insert(QStringLiteral("status"), QStringLiteral("True"));
            scheduledCondition.insert(QStringLiteral("lastTransitionTime"),
                                      QStringLiteral("2026-01-02T03:04:06Z"));
            conditions.append(scheduledCondition);
        } else if (!m_unschedulable.isEmpty()) {
            scheduledCondition.insert(QStringLiteral("status"), QStringLiteral("False"));
            scheduledCondition.insert(QStringLiteral("reason"), QStringLiteral("Unschedulable"));
            scheduledCondition.insert(QStringLiteral("message"), m_unschedulable);
            conditions.append(scheduledCondition);
        }
        QJsonObject status{{QStringLiteral("phase"), m_phase},
                           {QStringLiteral("conditions"), conditions}};
        if (!m_state.isEmpty()) {
            const bool runs = m_state.contains(QStringLiteral("running"));
            QJsonObject container{
                {QStringLiteral("name"), m_container},
                {QStringLiteral("state"), m_state},
                {QStringLiteral("ready"), runs},
                {QStringLiteral("started"), runs},
                {QStringLiteral("restartCount"), 0},
                {QStringLiteral("image"), QStringLiteral("firesteel/spark:4.1.1")}};
            if (!m_state.contains(QStringLiteral("waiting")))
                container.insert(QStringLiteral("containerID"), QStringLiteral("containerd://c1"));
            status.insert(QStringLiteral("containerStatuses"), QJsonArray{container});
        }
        return status;
    }

    QString m_name;
    QString m_uid;
    QString m_container;
    QJsonObject m_labels;
    QString m_namespace = QStringLiteral("jobs");
    QString m_version = QStringLiteral("1");
    QString m_node;
    QString m_unschedulable;
    QString m_phase = QStringLiteral("Pending");
    QJsonObject m_state;
    bool m_deleting = false;
};

} // namespace firesteel::test
