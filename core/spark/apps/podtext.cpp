// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/apps/podtext.h"

#include <QJsonArray>

#include <utility>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

using Line = std::pair<QLatin1StringView, QString>;

QString block(const QList<Line> &lines, int indent)
{
    QString out;
    for (const auto &[key, value] : lines) {
        out += u'\n' + QString(indent, u'\t') + u' ' + key + u": " +
               (value.isEmpty() ? u"N/A"_s : value);
    }
    return out;
}

QString labelList(const QJsonObject &labels)
{
    QStringList out;
    for (auto it = labels.begin(); it != labels.end(); ++it)
        out.append(it.key() + u" -> " + it.value().toString());
    return out.join(u", "_s);
}

QString volumeNames(const QJsonArray &volumes)
{
    QStringList out;
    for (const QJsonValue &volume : volumes)
        out.append(volume.toObject().value("name"_L1).toString());
    return out.join(u", "_s);
}

QList<Line> stateLines(const QJsonObject &state)
{
    if (const QJsonObject running = state.value("running"_L1).toObject();
        state.contains("running"_L1)) {
        return {{"container state"_L1, u"running"_s},
                {"container started at"_L1, running.value("startedAt"_L1).toString()}};
    }
    if (const QJsonObject waiting = state.value("waiting"_L1).toObject();
        state.contains("waiting"_L1)) {
        return {{"container state"_L1, u"waiting"_s},
                {"pending reason"_L1, waiting.value("reason"_L1).toString()}};
    }
    if (const QJsonObject ended = state.value("terminated"_L1).toObject();
        state.contains("terminated"_L1)) {
        return {{"container state"_L1, u"terminated"_s},
                {"container started at"_L1, ended.value("startedAt"_L1).toString()},
                {"container finished at"_L1, ended.value("finishedAt"_L1).toString()},
                {"exit code"_L1, QString::number(ended.value("exitCode"_L1).toInteger())},
                {"termination reason"_L1, ended.value("reason"_L1).toString()}};
    }
    return {{"container state"_L1, QString()}};
}

QString namesPart(const SubmissionNames &names)
{
    return names.appName + u" with application ID " + names.appId + u" and submission ID " +
           names.submissionId;
}

} // namespace

QString containerBlocks(const QJsonObject &pod, int indent)
{
    QStringList blocks;
    const QJsonObject status = pod.value("status"_L1).toObject();
    for (const QJsonValue &value : status.value("containerStatuses"_L1).toArray()) {
        const QJsonObject container = value.toObject();
        QList<Line> lines{{"container name"_L1, container.value("name"_L1).toString()},
                          {"container image"_L1, container.value("image"_L1).toString()}};
        lines += stateLines(container.value("state"_L1).toObject());
        blocks.append(block(lines, indent));
    }
    return blocks.join(u"\n\n"_s);
}

QString podStateBlock(const QJsonObject &pod)
{
    const QJsonObject metadata = pod.value("metadata"_L1).toObject();
    const QJsonObject spec = pod.value("spec"_L1).toObject();
    const QJsonObject status = pod.value("status"_L1).toObject();
    return block({{"pod name"_L1, metadata.value("name"_L1).toString()},
                  {"namespace"_L1, metadata.value("namespace"_L1).toString()},
                  {"labels"_L1, labelList(metadata.value("labels"_L1).toObject())},
                  {"pod uid"_L1, metadata.value("uid"_L1).toString()},
                  {"creation time"_L1, metadata.value("creationTimestamp"_L1).toString()},
                  {"service account name"_L1, spec.value("serviceAccountName"_L1).toString()},
                  {"volumes"_L1, volumeNames(spec.value("volumes"_L1).toArray())},
                  {"node name"_L1, spec.value("nodeName"_L1).toString()},
                  {"start time"_L1, status.value("startTime"_L1).toString()},
                  {"phase"_L1, status.value("phase"_L1).toString()},
                  {"container status"_L1, containerBlocks(pod, 2)}},
                 1);
}

QString stateChangedLine(const QJsonObject &pod)
{
    return u"State changed, new state: "_s + podStateBlock(pod);
}

QString waitingLine(const SubmissionNames &names)
{
    return u"Waiting for application "_s + namesPart(names) + u" to finish...";
}

QString phaseLine(const QString &appId, const QString &phase)
{
    return u"Application status for "_s + appId + u" (phase: " +
           (phase.isEmpty() ? u"unknown"_s : phase) + u')';
}

QString finalStatusesLine(const QJsonObject &pod)
{
    const QString blocks = containerBlocks(pod, 1);
    return u"Container final statuses:\n\n"_s + (blocks.isEmpty() ? u"N/A"_s : blocks);
}

QString finishedLine(const SubmissionNames &names)
{
    return u"Application "_s + namesPart(names) + u" finished";
}

QString deployedLine(const SubmissionNames &names)
{
    return u"Deployed Spark application "_s + namesPart(names) + u" into Kubernetes";
}

QString statusLine(const QJsonObject &pod)
{
    return u"Application status (driver): "_s + podStateBlock(pod);
}

} // namespace firesteel::spark
