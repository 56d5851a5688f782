// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The REST documents of a driver's web interface.
#include "core/practice/player/sparkui.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QJsonArray applicationsJson(const SparkModel &model, const QDateTime &now)
{
    const qint64 start = model.started.toMSecsSinceEpoch();
    const QJsonObject attempt{{u"startTime"_s, sparkTime(model.started)},
                              {u"endTime"_s, u"1969-12-31T23:59:59.999GMT"_s},
                              {u"lastUpdated"_s, sparkTime(model.started)},
                              {u"duration"_s, now.toMSecsSinceEpoch() - start},
                              {u"sparkUser"_s, model.user},
                              {u"completed"_s, false},
                              {u"appSparkVersion"_s, u"4.1.1"_s},
                              {u"startTimeEpoch"_s, start},
                              {u"endTimeEpoch"_s, -1},
                              {u"lastUpdatedEpoch"_s, start}};
    return {QJsonObject{
        {u"id"_s, model.appId}, {u"name"_s, model.name}, {u"attempts"_s, QJsonArray{attempt}}}};
}

QJsonArray jobsJson(const SparkModel &model)
{
    QJsonArray list;
    for (auto it = model.jobs.crbegin(); it != model.jobs.crend(); ++it) {
        QJsonArray ids;
        int tasks = 0;
        int done = 0;
        int active = 0;
        for (const SparkModel::StageInfo &stage : model.stages) {
            if (stage.job != it->id)
                continue;
            ids.append(stage.id);
            tasks += stage.tasks;
            done += stage.done;
            active += stage.running;
        }
        QJsonObject job{{u"jobId"_s, it->id},
                        {u"name"_s, it->name},
                        {u"submissionTime"_s, sparkTime(it->submitted)},
                        {u"stageIds"_s, ids},
                        {u"status"_s, it->over ? u"SUCCEEDED"_s : u"RUNNING"_s},
                        {u"numTasks"_s, tasks},
                        {u"numActiveTasks"_s, active},
                        {u"numCompletedTasks"_s, done},
                        {u"numFailedTasks"_s, 0}};
        if (it->over)
            job.insert(u"completionTime"_s, sparkTime(it->completed));
        list.append(job);
    }
    return list;
}

QJsonArray stagesJson(const SparkModel &model)
{
    QJsonArray list;
    for (auto it = model.stages.crbegin(); it != model.stages.crend(); ++it)
        list.append(QJsonObject{{u"status"_s, it->over ? u"COMPLETE"_s : u"ACTIVE"_s},
                                {u"stageId"_s, it->id},
                                {u"attemptId"_s, 0},
                                {u"numTasks"_s, it->tasks},
                                {u"numActiveTasks"_s, it->running},
                                {u"numCompleteTasks"_s, it->done},
                                {u"numFailedTasks"_s, it->failed},
                                {u"submissionTime"_s, sparkTime(it->submitted)},
                                {u"name"_s, it->name}});
    return list;
}

QJsonArray executorsJson(const SparkModel &model, bool all)
{
    QJsonArray list;
    for (const SparkModel::ExecutorInfo &one : model.executors) {
        if (!all && !one.active)
            continue;
        list.append(QJsonObject{{u"id"_s, one.id},
                                {u"hostPort"_s, one.address},
                                {u"isActive"_s, one.active},
                                {u"totalCores"_s, one.cores},
                                {u"maxTasks"_s, one.cores},
                                {u"activeTasks"_s, one.running},
                                {u"failedTasks"_s, one.failed},
                                {u"completedTasks"_s, one.done},
                                {u"totalTasks"_s, one.running + one.done + one.failed},
                                {u"memoryUsed"_s, 0},
                                {u"maxMemory"_s, 455501414},
                                {u"addTime"_s, sparkTime(one.added)}});
    }
    return list;
}

QJsonArray sqlJson(const SparkModel &model, const QDateTime &now)
{
    QJsonArray list;
    for (const SparkModel::JobInfo &job : model.jobs) {
        if (!job.sql)
            continue;
        const QJsonArray none;
        const QJsonArray ids{job.id};
        list.append(
            QJsonObject{{u"id"_s, list.size()},
                        {u"status"_s, job.over ? u"COMPLETED"_s : u"RUNNING"_s},
                        {u"description"_s, job.name},
                        {u"planDescription"_s, u"== Physical Plan ==\nExchange (2)\n+- Scan (1)"_s},
                        {u"submissionTime"_s, sparkTime(job.submitted)},
                        {u"duration"_s, job.submitted.msecsTo(job.over ? job.completed : now)},
                        {u"runningJobIds"_s, job.over ? none : ids},
                        {u"successJobIds"_s, job.over ? ids : none},
                        {u"failedJobIds"_s, none}});
    }
    return list;
}

Program::Page json(const QJsonValue &value)
{
    const QByteArray body = value.isArray() ? QJsonDocument(value.toArray()).toJson()
                                            : QJsonDocument(value.toObject()).toJson();
    return {200, "application/json", body, {}};
}

} // namespace

QString sparkTime(const QDateTime &when)
{
    return when.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss.zzz'GMT'"_s);
}

Program::Page sparkRest(const SparkModel &model, const QString &path, const QDateTime &now)
{
    const QString rest = path.mid(u"/api/v1/"_s.size());
    if (rest == "applications"_L1)
        return json(applicationsJson(model, now));
    if (rest == "version"_L1)
        return json(QJsonObject{{u"spark"_s, u"4.1.1"_s}});
    const QString own = u"applications/"_s + model.appId;
    if (rest == own)
        return json(applicationsJson(model, now).first());
    const QString part = rest.startsWith(own + u'/') ? rest.mid(own.size() + 1) : QString();
    if (part == "jobs"_L1)
        return json(jobsJson(model));
    if (part == "stages"_L1)
        return json(stagesJson(model));
    if (part == "executors"_L1 || part == "allexecutors"_L1)
        return json(executorsJson(model, part == "allexecutors"_L1));
    if (part == "environment"_L1) {
        QJsonArray properties;
        for (auto it = model.properties.cbegin(); it != model.properties.cend(); ++it)
            properties.append(QJsonArray{it.key(), it.value()});
        return json(QJsonObject{{u"sparkProperties"_s, properties}});
    }
    if (part == "sql"_L1)
        return json(sqlJson(model, now));
    if (part == "storage/rdd"_L1)
        return json(QJsonArray());
    return {404, "text/plain", "unknown path " + rest.toUtf8() + "\n", {}};
}

} // namespace firesteel::practice
