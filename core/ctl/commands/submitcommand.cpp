// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/submitcommand.h"

#include "core/ctl/connect.h"
#include "core/ctl/help.h"
#include "core/ctl/logprinter.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"
#include "core/ctl/words.h"
#include "core/store/eventjoin.h"

#include <QJsonArray>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

namespace {

QMap<QString, QString> variables(const QProcessEnvironment &environment)
{
    QMap<QString, QString> map;
    const QStringList names = environment.keys();
    for (const QString &name : names)
        map.insert(name, environment.value(name));
    return map;
}

} // namespace

void SubmitCommand::run()
{
    spark::SubmitContext context;
    context.environment = variables(m_surroundings.environment);
    context.workingDirectory = m_surroundings.workingDirectory;
    context.homeDirectory = m_surroundings.homeDirectory;
    context.userName = m_surroundings.userName;
    context.defaultDeployMode = u"cluster"_s;
    auto request = spark::parseCommandLine(m_options.spark, context, m_surroundings.clock);
    if (request && !m_options.connection.server.isEmpty()) {
        failWith(Error(Errc::ConflictingOptions, {},
                       {{u"option"_s, u"--server"_s}, {u"other"_s, u"--master"_s}}));
        return;
    }
    if (!request && request.error().context.value(u"problem"_s) == "no-master"_L1) {
        // Only now, for it reads files: most command lines name their master.
        const auto master = defaultMaster(m_options.connection, m_surroundings);
        if (!master) {
            failWith(master.error());
            return;
        }
        context.defaultMaster = *master;
        request = spark::parseCommandLine(m_options.spark, context, m_surroundings.clock);
    }
    if (!request) {
        failWith(request.error().with(u"command"_s, u"submit"_s));
        return;
    }
    for (const spark::Notice &notice : request->notices)
        m_console.errText(u"warning: "_s + printable(noticeWords(notice)) + u'\n');
    if (request->verbose)
        m_console.errText(u"warning: --verbose has no effect; --dry-run=client -o yaml shows what "
                          "would be sent\n"_s);
    if (!checkOptions(*request))
        return;
    switch (request->action) {
    case spark::SubmitAction::Help:
        m_console.outText(helpText(u"submit"_s).value_or(QString()));
        finish(ExitCode::Ok);
        return;
    case spark::SubmitAction::Version:
        m_console.outText(u"firesteelctl "_s + QStringLiteral(FIRESTEEL_VERSION) + u'\n');
        finish(ExitCode::Ok);
        return;
    case spark::SubmitAction::Kill:
    case spark::SubmitAction::Status:
        killOrStatus(*request);
        return;
    case spark::SubmitAction::Submit:
        submit(*request);
        return;
    }
}

void SubmitCommand::submit(const spark::SubmitRequest &request)
{
    auto submission =
        spark::buildSubmission(request.plan, m_surroundings.ids, m_surroundings.clock);
    if (!submission) {
        failWith(submission.error().with(u"command"_s, u"submit"_s));
        return;
    }
    for (const spark::Notice &notice : submission->notices)
        m_console.errText(u"warning: "_s + printable(noticeWords(notice)) + u'\n');
    m_submission = std::move(*submission);
    if (m_options.dryRun) {
        if (m_options.format == OutputFormat::Table) {
            const QJsonArray items = spark::asList(*m_submission).value("items"_L1).toArray();
            QList<QStringList> rows;
            for (const QJsonValue &item : items)
                rows.append({item["kind"_L1].toString(), item["metadata"_L1]["name"_L1].toString(),
                             item["metadata"_L1]["namespace"_L1].toString()});
            m_console.outText(table({u"KIND"_s, u"NAME"_s, u"NAMESPACE"_s}, rows));
        } else {
            printDocument(spark::asList(*m_submission));
        }
        finish(ExitCode::Ok);
        return;
    }
    if (m_options.startTimeout && !m_submission->waitAppCompletion) {
        failWith(Error(Errc::ConflictingOptions, {},
                       {{u"option"_s, u"--start-timeout"_s},
                        {u"other"_s, u"spark.kubernetes.submission.waitAppCompletion"_s},
                        {u"problem"_s, u"start-timeout-without-waiting"_s}}));
        return;
    }
    choose(optionsWith(m_submission->client), [this] { send(); });
}

ConnectionOptions SubmitCommand::optionsWith(const spark::ClientSettings &client) const
{
    ConnectionOptions options = m_options.connection;
    if (options.context.isEmpty())
        options.context = client.context;
    return options;
}

void SubmitCommand::send()
{
    if (!connectWith(connectionFor(m_options.connection, m_submission->client, m_surroundings),
                     true))
        return;
    m_submit = std::make_unique<engine::SubmitJob>(session(), *m_submission);
    connect(m_submit.get(), &engine::SubmitJob::driverCreated, this, [this](const ObjectPtr &pod) {
        say(pod->created(),
            u"driver pod created: "_s + pod->name + u" in namespace "_s + pod->namespaceName);
    });
    connect(m_submit.get(), &engine::SubmitJob::rollingBack, this, [this](const Error &) {
        if (!m_submit->driverUid().isEmpty())
            say(u"taking back what was created"_s);
    });
    connect(m_submit.get(), &engine::Job::finished, this, &SubmitCommand::submitted);
    m_submit->start();
}

void SubmitCommand::submitted()
{
    const Result<> &result = m_submit->result();
    if (!result) {
        warnOfLeftovers(result.error());
        if (result.error().code == Errc::Cancelled) {
            if (!result.error().context.contains(u"leftover"_s) &&
                !result.error().context.contains(u"leftoverObjects"_s))
                say(u"taken back; nothing is left on the cluster"_s);
            finish(interruptCode());
        } else {
            failWith(result.error().with(u"namespace"_s, m_submission->namespaceName));
        }
        return;
    }
    if (m_submission->waitAppCompletion) {
        follow();
        return;
    }
    report(u"submitted"_s, std::nullopt);
    finish(ExitCode::Ok);
}

void SubmitCommand::follow()
{
    engine::FollowTarget target{m_submission->namespaceName, m_submission->appId,
                                m_submission->driverPodName, m_submit->driverUid()};
    engine::FollowOptions options;
    options.startTimeout = m_options.startTimeout;
    options.removeIfNotStarted = !m_options.keep;
    m_follow = std::make_unique<engine::FollowJob>(session(), target, options);
    tellSteps();
    tellLog();
    connect(m_follow.get(), &engine::Job::finished, this, &SubmitCommand::ended);
    m_follow->start();
}

void SubmitCommand::tellSteps()
{
    connect(m_follow.get(), &engine::FollowJob::stepped, this,
            [this](const store::PhaseStep &step) {
                if (step.kind == store::PhaseStep::Kind::Deleted)
                    m_executors.remove(step.podUid);
                else if (step.role == store::PodRole::Executor)
                    m_executors.insert(step.podUid, u"executor "_s + step.executorId);
                const bool told = step.kind == store::PhaseStep::Kind::Created &&
                                  step.role == store::PodRole::Driver;
                if (!told)
                    say(step.at, stepWords(step));
            });
    connect(m_follow.get(), &engine::FollowJob::eventSeen, this, &SubmitCommand::eventSeen);
    connect(m_follow.get(), &engine::FollowJob::freshnessChanged, this,
            [this](const kube::WatchState &state) {
                const QString words = freshnessWords(state, m_stale);
                if (!words.isEmpty())
                    say(words);
                m_stale = state.phase == kube::WatchState::Phase::Stale ||
                          (m_stale && state.phase != kube::WatchState::Phase::Live);
            });
}

void SubmitCommand::tellLog()
{
    connect(m_follow.get(), &engine::FollowJob::logLines, this,
            [this](const QList<kube::LogLine> &lines) {
                if (!m_options.driverLog)
                    return;
                const QByteArray text = logText(lines, false, m_lineOpen);
                if (m_options.format == OutputFormat::Table)
                    m_console.out(text);
                else
                    m_console.err(text);
            });
    connect(m_follow.get(), &engine::FollowJob::logMarked, this, [this](const kube::LogMark &mark) {
        if (mark.kind == kube::LogMark::Kind::PossibleGap)
            say(u"the node may have rotated log lines away here"_s);
    });
}

void SubmitCommand::eventSeen(const ObjectPtr &event)
{
    const QString words = eventWords(*event);
    if (words.isEmpty() || m_eventsTold.contains(words))
        return;
    const bool driver = store::subjectUid(*event) == m_submit->driverUid();
    // Of executors, of which there may be many, only what is wrong, and each complaint once.
    if (!driver && event->body.value("type"_L1).toString() != "Warning"_L1)
        return;
    // The driver's pod is made before its config map, so the kubelet may look for it too early.
    if (event->body.value("reason"_L1).toString() == "FailedMount"_L1 &&
        event->body.value("message"_L1).toString().contains("spark-conf-volume-driver"_L1) &&
        store::eventCount(*event) < 4)
        return;
    constexpr qsizetype remembered = 1000;
    if (m_eventsTold.size() >= remembered)
        m_eventsTold.clear();
    m_eventsTold.insert(words);
    const QJsonObject subject = event->body.value("involvedObject"_L1).toObject();
    const QString who = m_executors.value(store::subjectUid(*event),
                                          u"pod "_s + subject.value("name"_L1).toString());
    say(store::eventTime(*event), driver ? words : QString(who + u": "_s + words));
}

void SubmitCommand::ended()
{
    const Result<> &result = m_follow->result();
    const engine::FollowOutcome &outcome = m_follow->outcome();
    if (m_lineOpen)
        m_console.out("\n");
    if (!result && result.error().code == Errc::Cancelled) {
        finish(interruptCode());
        return;
    }
    if (!outcome.logComplete)
        m_console.errText(u"warning: the end of the driver's log could not be read\n"_s);
    if (result) {
        report(u"succeeded"_s, std::nullopt);
        finish(ExitCode::Ok);
        return;
    }
    warnOfLeftovers(result.error());
    report(result.error().code == Errc::DriverFailed ? u"failed"_s : u"unknown"_s, result.error());
    m_console.errText(errorText(result.error()));
    finish(exitCodeFor(result.error().code));
}

/// The last word: a line for people, or the document.
void SubmitCommand::report(const QString &state, const std::optional<Error> &error)
{
    const engine::FollowOutcome outcome = m_follow ? m_follow->outcome() : engine::FollowOutcome();
    if (m_options.format == OutputFormat::Table) {
        if (state == "submitted"_L1) {
            m_console.outText(m_submission->appId + u'\n');
            say(u"submitted; follow it with \"firesteelctl log -f "_s +
                m_submission->driverPodName + u" -n "_s + m_submission->namespaceName + u'"');
        } else if (!error) {
            QString words = m_submission->appName + u' ' + state;
            if (outcome.started.isValid() && outcome.ended.isValid())
                words += u" after "_s +
                         duration(std::chrono::seconds{outcome.started.secsTo(outcome.ended)});
            say(words);
        }
        return;
    }
    QJsonObject object{{u"id"_s, m_submission->appId},
                       {u"name"_s, m_submission->appName},
                       {u"namespace"_s, m_submission->namespaceName},
                       {u"driverPod"_s, m_submission->driverPodName},
                       {u"submissionId"_s, m_submission->submissionId},
                       {u"state"_s, state}};
    if (outcome.exitCode)
        object.insert(u"exitCode"_s, *outcome.exitCode);
    if (outcome.started.isValid())
        object.insert(u"started"_s, outcome.started.toUTC().toString(Qt::ISODate));
    if (outcome.ended.isValid())
        object.insert(u"ended"_s, outcome.ended.toUTC().toString(Qt::ISODate));
    if (error) {
        const Sentence sentence = sentenceFor(*error);
        object.insert(u"error"_s, QJsonObject{{u"code"_s, QString(errcName(error->code))},
                                              {u"message"_s, sentence.what},
                                              {u"next"_s, sentence.next},
                                              {u"lastWords"_s, outcome.lastWords}});
    }
    printDocument(object);
}

void SubmitCommand::interrupted()
{
    if (m_kill) {
        say(u"no longer waiting; the cluster goes on stopping it"_s);
        m_kill->cancel();
    } else if (takingBack()) {
        interruptedAgain(2);
    } else if (m_follow) {
        howToGoOn();
        m_follow->cancel();
    } else if (m_submit) {
        say(u"interrupted; taking back what was sent"_s);
        m_submit->cancel();
    } else {
        Command::interrupted();
    }
}

void SubmitCommand::interruptedAgain(int times)
{
    if (!takingBack()) {
        Command::interruptedAgain(times);
        return;
    }
    if (times <= 2) {
        say(u"still taking back what was created; ending now would leave "_s + atStake() +
            u"; Ctrl+C once more ends all the same"_s);
        return;
    }
    m_console.errText(u"warning: left on the cluster, perhaps: "_s + printable(atStake()) +
                      u"\n  remove it with:  "_s + killLine() + u'\n');
    Command::interruptedAgain(times);
}

bool SubmitCommand::takingBack() const
{
    return m_follow ? m_follow->removing() : m_submit && m_submit->rollingBackNow();
}

QString SubmitCommand::atStake() const
{
    const QStringList objects = m_submit->atStake();
    return (objects.isEmpty() ? u"nothing"_s : objects.join(u", "_s)) + u" in namespace "_s +
           m_submission->namespaceName;
}

QString SubmitCommand::killLine() const
{
    return u"firesteelctl kill "_s + m_submission->driverPodName + u" -n "_s +
           m_submission->namespaceName;
}

void SubmitCommand::warnOfLeftovers(const Error &error)
{
    if (const QString pod = error.context.value(u"leftover"_s); !pod.isEmpty())
        m_console.errText(u"warning: the pod "_s + printable(pod) +
                          u" could not be removed\n  remove it with:  "_s + killLine() + u'\n');
    if (const QString objects = error.context.value(u"leftoverObjects"_s); !objects.isEmpty())
        m_console.errText(u"warning: could not be removed from namespace "_s +
                          m_submission->namespaceName + u": "_s + printable(objects) + u'\n');
}

/// Options that would have no effect are refused, not ignored.
bool SubmitCommand::checkOptions(const spark::SubmitRequest &request)
{
    const QString action = request.action == spark::SubmitAction::Kill     ? u"--kill"_s
                           : request.action == spark::SubmitAction::Status ? u"--status"_s
                                                                           : QString();
    if (action.isEmpty())
        return true;
    const QString option = m_options.dryRun         ? u"--dry-run"_s
                           : m_options.startTimeout ? u"--start-timeout"_s
                           : m_options.keep         ? u"--keep"_s
                           : !m_options.driverLog   ? u"--no-log"_s
                                                    : QString();
    if (option.isEmpty())
        return true;
    failWith(
        Error(Errc::ConflictingOptions, {},
              {{u"option"_s, option}, {u"other"_s, action}, {u"problem"_s, u"not-with-action"_s}}));
    return false;
}

void SubmitCommand::howToGoOn()
{
    const QString pod = m_submission->driverPodName;
    const QString where = u" -n "_s + m_submission->namespaceName;
    say(u"the driver goes on running"_s);
    m_console.errText(u"  follow it:  firesteelctl log -f "_s + pod + where +
                      u"\n  stop it:    firesteelctl kill "_s + pod + where + u'\n');
}

void SubmitCommand::killOrStatus(const spark::SubmitRequest &request)
{
    const bool kill = request.action == spark::SubmitAction::Kill;
    const auto client = spark::ClientSettings::from(request.master, request.conf,
                                                    variables(m_surroundings.environment));
    if (!client) {
        failWith(client.error().with(u"command"_s, u"submit"_s));
        return;
    }
    m_grace = client->killGracePeriod;
    choose(optionsWith(*client), [this, kill, client = *client, target = request.target] {
        if (connectWith(connectionFor(m_options.connection, client, m_surroundings), kill))
            lookFor(target, target.namespaceName.value_or(session().connection().namespaceName),
                    kill);
    });
}

} // namespace firesteel::ctl
