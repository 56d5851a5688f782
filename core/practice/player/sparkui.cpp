// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/sparkui.h"

#include <QUrl>
#include <QUrlQuery>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

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

QString shownTime(const QDateTime &when)
{
    return when.toUTC().toString(u"yyyy/MM/dd HH:mm:ss"_s);
}

QString shownDuration(qint64 milliseconds)
{
    if (milliseconds < 1000)
        return QString::number(std::max<qint64>(0, milliseconds)) + u" ms"_s;
    if (milliseconds < 60'000)
        return QString::number(milliseconds / 1000) + u" s"_s;
    return QString::number(double(milliseconds) / 60'000, 'f', 1) + u" min"_s;
}

QString style()
{
    return u"body{font-family:\"Helvetica Neue\",Arial,sans-serif;font-size:14px;margin:0;"
           "color:#212529}\n"
           "nav{display:flex;align-items:center;background:#f8f9fa;border-bottom:1px solid #dee2e6;"
           "padding:8px 16px}\n"
           ".navbar-brand{font-weight:bold;color:#c2410c;text-decoration:none;font-size:18px}\n"
           ".version{color:#6c757d;font-size:12px;font-weight:normal;margin:0 16px 0 4px}\n"
           ".navbar-nav{display:flex;list-style:none;margin:0;padding:0;flex:1}\n"
           ".nav-link{padding:6px 10px;color:#495057;text-decoration:none;border-radius:4px}\n"
           ".active .nav-link{background:#e9ecef;color:#212529}\n"
           ".container-fluid{padding:8px 16px}\n"
           "a{color:#0b5ed7}\n"
           "table{border-collapse:collapse;width:100%;margin:8px 0 24px}\n"
           "th,td{border:1px solid #dee2e6;padding:6px 8px;text-align:left}\n"
           "th{background:#f8f9fa}\n"
           ".progress{background:#e9ecef;width:200px;height:18px;position:relative;"
           "text-align:center;font-size:12px;line-height:18px}\n"
           ".progress-completed{background:#a5d8f5;height:100%;position:absolute;left:0;top:0}\n"
           ".progress span{position:relative}\n"
           ".bad{color:#b02a37}\n"_s;
}

/// The pages of one driver for one request.
class Pages
{
public:
    Pages(const SparkModel &model, QString root, const QDateTime &now)
        : m_model(model), m_root(std::move(root)), m_now(now)
    {}

    [[nodiscard]] QString jobs() const;
    [[nodiscard]] QString job(int id) const;
    [[nodiscard]] QString stages() const;
    [[nodiscard]] QString stage(int id) const;
    [[nodiscard]] QString storage() const;
    [[nodiscard]] QString environment() const;
    [[nodiscard]] QString executors() const;
    [[nodiscard]] QString queries() const;
    [[nodiscard]] QString query(int id) const;

private:
    [[nodiscard]] QString frame(const QString &tab, const QString &title,
                                const QString &content) const;
    [[nodiscard]] QString link(const QString &path, const QString &label) const
    {
        return u"<a href=\""_s + m_root + path + u"\">"_s + label.toHtmlEscaped() + u"</a>"_s;
    }
    [[nodiscard]] static QString progress(int done, int running, int failed, int tasks);
    [[nodiscard]] QString jobRow(const SparkModel::JobInfo &job) const;
    [[nodiscard]] QString stageRow(const SparkModel::StageInfo &stage) const;
    [[nodiscard]] QString stageTable(const QString &id, int job) const;
    [[nodiscard]] QString since(const QDateTime &from, bool over, const QDateTime &until) const
    {
        return shownDuration(from.msecsTo(over && until.isValid() ? until : m_now));
    }
    [[nodiscard]] QList<SparkModel::JobInfo> queried() const;

    const SparkModel &m_model;
    QString m_root; ///< what all links begin with
    QDateTime m_now;
};

QString Pages::frame(const QString &tab, const QString &title, const QString &content) const
{
    QString nav;
    for (const auto &[path, name] :
         {std::pair(u"jobs"_s, u"Jobs"_s), std::pair(u"stages"_s, u"Stages"_s),
          std::pair(u"storage"_s, u"Storage"_s), std::pair(u"environment"_s, u"Environment"_s),
          std::pair(u"executors"_s, u"Executors"_s), std::pair(u"SQL"_s, u"SQL / DataFrame"_s)})
        nav += u"<li class=\"nav-item"_s + (path == tab ? u" active"_s : QString()) +
               u"\"><a class=\"nav-link\" href=\""_s + m_root + u'/' + path + u"/\">"_s + name +
               u"</a></li>"_s;
    const QString app = m_model.name.toHtmlEscaped();
    return u"<!DOCTYPE html><html><head><meta charset=\"utf-8\"/><link rel=\"stylesheet\" href=\""_s +
           m_root + u"/static/webui.css\" type=\"text/css\"/><title>"_s + app + u" - "_s + title +
           u"</title></head><body><nav class=\"navbar\"><a href=\""_s + m_root +
           u"/\" class=\"navbar-brand\">Spark<span class=\"version\">4.1.1</span></a>"
           "<ul class=\"navbar-nav\">"_s +
           nav + u"</ul><span class=\"navbar-text\"><strong>"_s + app +
           u"</strong> application UI</span></nav><div class=\"container-fluid\"><h3>"_s + title +
           u"</h3>\n"_s + content + u"</div></body></html>\n"_s;
}

QString Pages::progress(int done, int running, int failed, int tasks)
{
    const int part = tasks > 0 ? 100 * done / tasks : 0;
    QString words = QString::number(done) + u'/' + QString::number(tasks);
    if (running > 0)
        words += u" ("_s + QString::number(running) + u" running)"_s;
    if (failed > 0)
        words += u" <b class=\"bad\">("_s + QString::number(failed) + u" failed)</b>"_s;
    return u"<div class=\"progress\"><div class=\"progress-completed\" style=\"width: "_s +
           QString::number(part) + u"%\"></div><span>"_s + words + u"</span></div>"_s;
}

QString Pages::jobRow(const SparkModel::JobInfo &job) const
{
    int done = 0;
    int running = 0;
    int failed = 0;
    int tasks = 0;
    int over = 0;
    for (const SparkModel::StageInfo &stage : m_model.stages) {
        if (stage.job != job.id)
            continue;
        done += stage.done;
        running += stage.running;
        failed += stage.failed;
        tasks += stage.tasks;
        over += stage.over ? 1 : 0;
    }
    return row({QString::number(job.id),
                link(u"/jobs/job/?id="_s + QString::number(job.id), job.name),
                shownTime(job.submitted), since(job.submitted, job.over, job.completed),
                QString::number(over) + u'/' + QString::number(job.stages),
                progress(done, running, failed, tasks)});
}

QString Pages::jobs() const
{
    const QStringList heads{u"Job Id"_s,   u"Description"_s, u"Submitted"_s,
                            u"Duration"_s, u"Stages"_s,      u"Tasks"_s};
    QString active;
    QString completed;
    int ended = 0;
    for (auto it = m_model.jobs.crbegin(); it != m_model.jobs.crend(); ++it) {
        (it->over ? completed : active) += jobRow(*it);
        ended += it->over ? 1 : 0;
    }
    QString content = u"<p><b>User:</b> "_s + m_model.user.toHtmlEscaped() +
                      u"<br/><b>Started At:</b> "_s + shownTime(m_model.started) +
                      u"<br/><b>Total Uptime:</b> "_s + since(m_model.started, false, {}) +
                      u"<br/><b>Scheduling Mode:</b> FIFO</p>\n"_s;
    if (!active.isEmpty())
        content += u"<h4>Active Jobs ("_s + QString::number(m_model.jobs.size() - ended) +
                   u")</h4>\n"_s + table(u"activeJob-table"_s, heads, active);
    if (!completed.isEmpty())
        content += u"<h4>Completed Jobs ("_s + QString::number(ended) + u")</h4>\n"_s +
                   table(u"completedJob-table"_s, heads, completed);
    return frame(u"jobs"_s, u"Spark Jobs"_s, content);
}

QString Pages::job(int id) const
{
    const QString number = QString::number(id);
    for (const SparkModel::JobInfo &job : m_model.jobs) {
        if (job.id == id)
            return frame(u"jobs"_s, u"Details for Job "_s + number,
                         u"<p><b>Status:</b> "_s + (job.over ? u"SUCCEEDED"_s : u"RUNNING"_s) +
                             u"<br/><b>Submitted:</b> "_s + shownTime(job.submitted) + u"</p>\n"_s +
                             stageTable(u"job-stages"_s, id));
    }
    return frame(u"jobs"_s, u"Details for Job "_s + number,
                 u"<p>No information to display for job "_s + number + u"</p>"_s);
}

QString Pages::stageRow(const SparkModel::StageInfo &stage) const
{
    const QString path = u"/stages/stage/?id="_s + QString::number(stage.id) + u"&amp;attempt=0"_s;
    return row({QString::number(stage.id), link(path, stage.name), shownTime(stage.submitted),
                since(stage.submitted, stage.over, stage.completed),
                progress(stage.done, stage.running, stage.failed, stage.tasks)});
}

QString Pages::stageTable(const QString &id, int job) const
{
    QString rows;
    for (auto it = m_model.stages.crbegin(); it != m_model.stages.crend(); ++it)
        rows += job < 0 || it->job == job ? stageRow(*it) : QString();
    return table(id,
                 {u"Stage Id"_s, u"Description"_s, u"Submitted"_s, u"Duration"_s,
                  u"Tasks: Succeeded/Total"_s},
                 rows);
}

QString Pages::stages() const
{
    return frame(u"stages"_s, u"Stages for All Jobs"_s, stageTable(u"stages"_s, -1));
}

QString Pages::stage(int id) const
{
    const QString title = u"Details for Stage "_s + QString::number(id) + u" (Attempt 0)"_s;
    for (const SparkModel::StageInfo &stage : m_model.stages) {
        if (stage.id != id)
            continue;
        const QString job = QString::number(stage.job);
        return frame(u"stages"_s, title,
                     u"<p><b>Associated Job Ids:</b> "_s + link(u"/jobs/job/?id="_s + job, job) +
                         u"</p>\n"_s +
                         table(u"stage"_s,
                               {u"Stage Id"_s, u"Description"_s, u"Submitted"_s, u"Duration"_s,
                                u"Tasks: Succeeded/Total"_s},
                               stageRow(stage)));
    }
    return frame(u"stages"_s, title,
                 u"<p>No information to display for Stage "_s + QString::number(id) +
                     u" (Attempt 0)</p>"_s);
}

QString Pages::executors() const
{
    QString rows;
    for (const SparkModel::ExecutorInfo &one : m_model.executors)
        rows += row({one.id, one.address, one.active ? u"Active"_s : u"Dead"_s, u"0"_s,
                     u"0.0 B / 434.4 MiB"_s, QString::number(one.cores),
                     QString::number(one.running), QString::number(one.failed),
                     QString::number(one.done), QString::number(one.running + one.done)});
    return frame(u"executors"_s, u"Executors"_s,
                 table(u"active-executors-table"_s,
                       {u"Executor ID"_s, u"Address"_s, u"Status"_s, u"RDD Blocks"_s,
                        u"Storage Memory"_s, u"Cores"_s, u"Active Tasks"_s, u"Failed Tasks"_s,
                        u"Complete Tasks"_s, u"Total Tasks"_s},
                       rows));
}

QString Pages::environment() const
{
    QString rows;
    for (auto it = m_model.properties.cbegin(); it != m_model.properties.cend(); ++it)
        rows += row({it.key().toHtmlEscaped(), it.value().toHtmlEscaped()});
    return frame(u"environment"_s, u"Environment"_s,
                 u"<h4>Spark Properties</h4>\n"_s +
                     table(u"sparkProperties"_s, {u"Name"_s, u"Value"_s}, rows));
}

QString Pages::storage() const
{
    return frame(u"storage"_s, u"Storage"_s, {});
}

QList<SparkModel::JobInfo> Pages::queried() const
{
    QList<SparkModel::JobInfo> list;
    for (const SparkModel::JobInfo &job : m_model.jobs) {
        if (job.sql)
            list.append(job);
    }
    return list;
}

QString Pages::queries() const
{
    const QList<SparkModel::JobInfo> all = queried();
    QString rows;
    for (qsizetype i = all.size() - 1; i >= 0; --i) {
        const SparkModel::JobInfo &job = all.at(i);
        const QString number = QString::number(job.id);
        rows +=
            row({QString::number(i), link(u"/SQL/execution/?id="_s + QString::number(i), job.name),
                 shownTime(job.submitted), since(job.submitted, job.over, job.completed),
                 link(u"/jobs/job/?id="_s + number, u'[' + number + u']')});
    }
    const QString content =
        rows.isEmpty()
            ? u"<p>No SQL query has run yet.</p>"_s
            : table(u"sql-executions"_s,
                    {u"ID"_s, u"Description"_s, u"Submitted"_s, u"Duration"_s, u"Job IDs"_s}, rows);
    return frame(u"SQL"_s, u"SQL / DataFrame"_s, content);
}

QString Pages::query(int id) const
{
    const QString title = u"Details for Query "_s + QString::number(id);
    const QList<SparkModel::JobInfo> all = queried();
    if (id < 0 || id >= all.size())
        return frame(u"SQL"_s, title,
                     u"<p>No information to display for query "_s + QString::number(id) +
                         u"</p>"_s);
    const QString job = QString::number(all.at(id).id);
    return frame(u"SQL"_s, title,
                 u"<p><b>Submitted Time:</b> "_s + shownTime(all.at(id).submitted) +
                     u"<br/><b>Jobs:</b> "_s + link(u"/jobs/job/?id="_s + job, job) +
                     u"</p>\n<h4>Plan</h4>\n<pre>== Physical Plan ==\nExchange (2)\n+- Scan "
                     "(1)</pre>"_s);
}

/// "" or "/some/base".
QString rootOf(const SparkModel &model, const UiRequest &request)
{
    QString root = model.properties.value(u"spark.ui.proxyBase"_s);
    if (root.isEmpty())
        root = QString::fromUtf8(request.context);
    while (root.endsWith(u'/'))
        root.chop(1);
    return root.toHtmlEscaped();
}

Program::Page redirect(const SparkModel &model, const UiRequest &request, const QByteArray &path)
{
    const QString proxy = model.properties.value(u"spark.ui.proxyRedirectUri"_s);
    if (proxy.isEmpty())
        return {302, {}, {}, path};
    return {302, {}, {}, (proxy + rootOf(model, request)).toUtf8() + path};
}

} // namespace

Program::Page sparkPage(const SparkModel &model, const UiRequest &request, const QDateTime &now)
{
    const QUrl url = QUrl::fromEncoded(request.target);
    const QString path = url.path();
    const int id = QUrlQuery(url).queryItemValue(u"id"_s).toInt();
    if (path.startsWith("/api/v1/"_L1))
        return sparkRest(model, path, now);
    if (path == "/"_L1 || path.isEmpty())
        return redirect(model, request, "/jobs/");
    if (path == "/static/webui.css"_L1)
        return {200, "text/css", style().toUtf8(), {}};
    for (const auto page :
         {"/jobs"_L1, "/stages"_L1, "/storage"_L1, "/environment"_L1, "/executors"_L1, "/SQL"_L1}) {
        if (path == page)
            return redirect(model, request, page.toString().toLatin1() + '/');
    }
    const Pages pages(model, rootOf(model, request), now);
    const auto html = [](const QString &text) {
        return Program::Page{200, "text/html;charset=utf-8", text.toUtf8(), {}};
    };
    if (path == "/jobs/"_L1)
        return html(pages.jobs());
    if (path == "/jobs/job/"_L1 || path == "/jobs/job"_L1)
        return html(pages.job(id));
    if (path == "/stages/"_L1)
        return html(pages.stages());
    if (path == "/stages/stage/"_L1 || path == "/stages/stage"_L1)
        return html(pages.stage(id));
    if (path == "/executors/"_L1)
        return html(pages.executors());
    if (path == "/environment/"_L1)
        return html(pages.environment());
    if (path == "/storage/"_L1)
        return html(pages.storage());
    if (path == "/SQL/"_L1)
        return html(pages.queries());
    if (path == "/SQL/execution/"_L1 || path == "/SQL/execution"_L1)
        return html(pages.query(id));
    return {404,
            "text/html;charset=utf-8",
            "<html><body><h2>HTTP ERROR 404 Not Found</h2></body></html>\n",
            {}};
}

} // namespace firesteel::practice
