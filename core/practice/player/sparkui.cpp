// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/sparkui.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QString sparkTime(const QDateTime &when)
{
    return when.toUTC().toString(u"yyyy-MM-ddTHH:mm:ss.zzz'GMT'"_s);
}

QString row(const QStringList &cells, const QString &tag = u"td"_s)
{
    QString html = u"<tr>"_s;
    for (const QString &cell : cells)
        html += u'<' + tag + u'>' + cell + u"</"_s + tag + u'>';
    return html + u"</tr>\n"_s;
}

QString table(const QString &id, const QStringList &heads, const QString &rows)
{
    return u"<table class=\"table table-bordered table-sm\" id=\""_s + id + u"\"><thead>"_s +
           row(heads, u"th"_s) + u"</thead><tbody>"_s + rows + u"</tbody></table>\n"_s;
}

QString frame(const SparkModel &model, const QString &title, const QString &content)
{
    QString nav;
    for (const auto &[path, name] :
         {std::pair(u"jobs"_s, u"Jobs"_s), std::pair(u"stages"_s, u"Stages"_s),
          std::pair(u"storage"_s, u"Storage"_s), std::pair(u"environment"_s, u"Environment"_s),
          std::pair(u"executors"_s, u"Executors"_s), std::pair(u"SQL"_s, u"SQL / DataFrame"_s)})
        nav += u"<li class=\"nav-item\"><a class=\"nav-link\" href=\"/"_s + path + u"/\">"_s +
               name + u"</a></li>"_s;
    return u"<!DOCTYPE html><html><head><meta charset=\"utf-8\"/><link rel=\"stylesheet\" "
           "href=\"/static/webui.css\" type=\"text/css\"/><title>"_s +
           model.name.toHtmlEscaped() + u" - "_s + title +
           u"</title></head><body><nav class=\"navbar\"><a href=\"/\" class=\"navbar-brand\">"
           "<span class=\"version\">4.1.1</span></a><ul class=\"navbar-nav\">"_s +
           nav + u"</ul><span class=\"navbar-text\"><strong>"_s + model.name.toHtmlEscaped() +
           u"</strong> application UI</span></nav><div class=\"container-fluid\"><h3>"_s + title +
           u"</h3>\n"_s + content + u"</div></body></html>\n"_s;
}

QString jobsPage(const SparkModel &model)
{
    QString rows;
    for (auto it = model.jobs.crbegin(); it != model.jobs.crend(); ++it) {
        int done = 0;
        int tasks = 0;
        for (const SparkModel::StageInfo &stage : model.stages) {
            if (stage.job == it->id) {
                done += stage.done;
                tasks += stage.tasks;
            }
        }
        rows +=
            row({QString::number(it->id),
                 u"<a href=\"/jobs/job/?id="_s + QString::number(it->id) + u"\">"_s +
                     it->name.toHtmlEscaped() + u"</a>"_s,
                 sparkTime(it->submitted), QString::number(done) + u'/' + QString::number(tasks),
                 it->over ? u"succeeded"_s : u"running"_s});
    }
    return frame(model, u"Spark Jobs"_s,
                 table(u"jobs"_s,
                       {u"Job Id"_s, u"Description"_s, u"Submitted"_s, u"Tasks"_s, u"Status"_s},
                       rows));
}

QString stagesPage(const SparkModel &model)
{
    QString rows;
    for (auto it = model.stages.crbegin(); it != model.stages.crend(); ++it)
        rows += row({QString::number(it->id),
                     u"<a href=\"/stages/stage/?id="_s + QString::number(it->id) +
                         u"&amp;attempt=0\">"_s + it->name.toHtmlEscaped() + u"</a>"_s,
                     sparkTime(it->submitted),
                     QString::number(it->done) + u'/' + QString::number(it->tasks)});
    return frame(
        model, u"Stages for All Jobs"_s,
        table(u"stages"_s,
              {u"Stage Id"_s, u"Description"_s, u"Submitted"_s, u"Tasks: Succeeded/Total"_s},
              rows));
}

QString executorsPage(const SparkModel &model)
{
    QString rows;
    for (const SparkModel::ExecutorInfo &one : model.executors)
        rows += row({one.id, one.address, one.active ? u"Active"_s : u"Dead"_s,
                     QString::number(one.cores), QString::number(one.running),
                     QString::number(one.failed), QString::number(one.done)});
    return frame(model, u"Executors"_s,
                 table(u"executors"_s,
                       {u"Executor ID"_s, u"Address"_s, u"Status"_s, u"Cores"_s, u"Active Tasks"_s,
                        u"Failed Tasks"_s, u"Complete Tasks"_s},
                       rows));
}

QString environmentPage(const SparkModel &model)
{
    QString rows;
    for (auto it = model.properties.cbegin(); it != model.properties.cend(); ++it)
        rows += row({it.key().toHtmlEscaped(), it.value().toHtmlEscaped()});
    return frame(model, u"Environment"_s, table(u"properties"_s, {u"Name"_s, u"Value"_s}, rows));
}

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

Program::Page json(const QJsonValue &value)
{
    const QByteArray body = value.isArray() ? QJsonDocument(value.toArray()).toJson()
                                            : QJsonDocument(value.toObject()).toJson();
    return {200, "application/json", body, {}};
}

Program::Page rest(const SparkModel &model, const QString &path, const QDateTime &now)
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
    if (part == "sql"_L1 || part == "storage/rdd"_L1)
        return json(QJsonArray());
    return {404, "text/plain", "unknown path " + rest.toUtf8() + "\n", {}};
}

} // namespace

Program::Page sparkPage(const SparkModel &model, const QByteArray &target, const QDateTime &now)
{
    const QString path = QUrl::fromEncoded(target).path();
    const auto html = [](const QString &text) {
        return Program::Page{200, "text/html;charset=utf-8", text.toUtf8(), {}};
    };
    if (path.startsWith("/api/v1/"_L1))
        return rest(model, path, now);
    if (path == "/"_L1 || path.isEmpty())
        return {302, {}, {}, "/jobs/"};
    if (path == "/static/webui.css"_L1)
        return {
            200, "text/css", "body { font-family: sans-serif; } th { text-align: left; }\n", {}};
    for (const auto page :
         {"/jobs"_L1, "/stages"_L1, "/storage"_L1, "/environment"_L1, "/executors"_L1, "/SQL"_L1}) {
        if (path == page)
            return {302, {}, {}, page.toString().toLatin1() + '/'};
    }
    if (path.startsWith("/jobs/"_L1))
        return html(jobsPage(model));
    if (path.startsWith("/stages/"_L1))
        return html(stagesPage(model));
    if (path == "/executors/"_L1)
        return html(executorsPage(model));
    if (path == "/environment/"_L1)
        return html(environmentPage(model));
    if (path == "/storage/"_L1)
        return html(frame(model, u"Storage"_s, {}));
    if (path == "/SQL/"_L1)
        return html(frame(model, u"SQL / DataFrame"_s, {}));
    return {404,
            "text/html;charset=utf-8",
            "<html><body><h2>HTTP ERROR 404 Not Found</h2></body></html>\n",
            {}};
}

} // namespace firesteel::practice
