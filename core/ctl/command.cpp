// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/command.h"

#include "core/base/redact.h"
#include "core/ctl/commands/canicommand.h"
#include "core/ctl/commands/checkcommand.h"
#include "core/ctl/commands/clusterscommand.h"
#include "core/ctl/commands/forwardcommand.h"
#include "core/ctl/commands/infocommand.h"
#include "core/ctl/commands/killcommand.h"
#include "core/ctl/commands/logcommand.h"
#include "core/ctl/commands/practicecommand.h"
#include "core/ctl/commands/preflightcommand.h"
#include "core/ctl/commands/setupcommand.h"
#include "core/ctl/commands/showcommand.h"
#include "core/ctl/commands/submitcommand.h"
#include "core/ctl/connect.h"
#include "core/ctl/profiles.h"
#include "core/ctl/sentences.h"
#include "core/ctl/text.h"
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"

#include <QMetaObject>

#include <csignal>
#include <utility>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Commands that go to no cluster, and submit, which chooses once it knows all of its settings.
bool choosesNothing(Verb verb)
{
    switch (verb) {
    case Verb::Help:
    case Verb::Version:
    case Verb::Clusters:
    case Verb::Practice:
    case Verb::Submit:
        return true;
    default:
        return false;
    }
}

/// Whether the command changes the cluster.
bool changes(const Options &options)
{
    switch (options.verb) {
    case Verb::Kill:
        return true;
    case Verb::Setup:
        return !options.dryRun;
    case Verb::Preflight:
        return options.canary;
    default:
        return false;
    }
}

} // namespace

Command::Command(Options options, Surroundings surroundings, QObject *parent)
    : QObject(parent), m_options(std::move(options)), m_surroundings(std::move(surroundings)),
      m_console(m_surroundings.console)
{}

Command::~Command() = default;

void Command::start()
{
    if (choosesNothing(m_options.verb))
        run();
    else
        choose(m_options.connection, [this] { run(); });
}

void Command::choose(const ConnectionOptions &options, const std::function<void()> &then)
{
    const auto choice = choiceFor(options, m_surroundings);
    if (!choice) {
        failWith(choice.error());
        return;
    }
    if (choice->unread)
        m_console.errText(u"warning: "_s + printable(sentenceFor(*choice->unread).what) +
                          u" Locks and other decisions in it do not count.\n"_s);
    if (!choice->profile) {
        then();
        return;
    }
    readSecrets(
        *choice->profile, options, m_surroundings, this,
        [this, then, chosen = *choice->profile](const Result<engine::ProfileSecrets> &secrets) {
            if (m_done) // interrupted meanwhile
                return;
            if (!secrets) {
                notChosen(secrets.error());
                return;
            }
            m_surroundings.chosen = ChosenProfile{chosen, *secrets};
            then();
        });
}

void Command::notChosen(const Error &error)
{
    failWith(error);
}

void Command::interrupt(int signal)
{
    if (++m_interrupts > 1) {
        interruptedAgain(m_interrupts);
        return;
    }
    m_signal = signal;
    interrupted();
}

void Command::interruptedAgain(int)
{
    finish(interruptCode());
}

void Command::interrupted()
{
    finish(interruptCode());
}

ExitCode Command::interruptCode() const
{
    switch (m_signal) {
    case SIGINT:
        return ExitCode::Interrupted;
    case SIGPIPE:
        return ExitCode::OutputClosed;
    default:
        return ExitCode::Terminated;
    }
}

void Command::finish(ExitCode code)
{
    if (std::exchange(m_done, true))
        return;
    QMetaObject::invokeMethod(this, [this, code] { Q_EMIT done(code); }, Qt::QueuedConnection);
}

void Command::failWith(const Error &error)
{
    if (m_done)
        return;
    if (m_options.format != OutputFormat::Table) {
        const Sentence sentence = sentenceFor(error);
        QJsonObject object{{u"code"_s, QString(errcName(error.code))},
                           {u"message"_s, sentence.what},
                           {u"next"_s, sentence.next}};
        if (!error.detail.isEmpty())
            object.insert(u"details"_s, redacted(error.detail));
        printDocument(QJsonObject{{u"error"_s, object}});
    }
    m_console.errText(errorText(error));
    finish(exitCodeFor(error.code));
}

bool Command::connectToCluster()
{
    return connectWith(connectionFor(m_options.connection, m_surroundings), changes(m_options));
}

bool Command::connectWith(Result<engine::Connection> connection, bool writes)
{
    if (!connection) {
        failWith(connection.error());
        return false;
    }
    if (writes && connection->readOnly) {
        failWith(Error(Errc::ReadOnlyLock, {}, {{u"name"_s, connection->contextName}}));
        return false;
    }
    adopt(std::move(*connection));
    return true;
}

void Command::adopt(engine::Connection connection)
{
    m_session =
        std::make_unique<engine::ClusterSession>(std::move(connection), m_surroundings.clock);
    connect(m_session.get(), &engine::ClusterSession::warning, this, [this](const QString &text) {
        m_console.errText(u"warning: "_s + printable(text) + u'\n');
    });
}

void Command::printDocument(const QJsonValue &value)
{
    m_console.out(m_options.format == OutputFormat::Yaml ? data::writeYaml(value)
                                                         : data::toPrettyJson(value));
}

void Command::say(const QString &words)
{
    say(m_surroundings.clock.wall(), words);
}

void Command::say(const QDateTime &at, const QString &words)
{
    m_console.errText(at.toLocalTime().time().toString(u"HH:mm:ss"_s) + u"  "_s + printable(words) +
                      u'\n');
}

void Command::loadApps(const QString &namespaceName,
                       std::function<void(const QList<store::AppIndex::AppPtr> &)> then)
{
    kube::ListRequest request;
    request.selection = {kube::resources::Pods, namespaceName, u"spark-role"_s, {}};
    session().list(request, this,
                   [this, then = std::move(then)](const Result<kube::ListPage> &page) {
                       if (!page) {
                           failWith(page.error());
                           return;
                       }
                       store::StoreDiff diff;
                       diff.type = store::typeId(kube::resources::Pods);
                       diff.added = page->items;
                       m_apps.apply(diff);
                       then(m_apps.apps());
                   });
}

void Command::findApp(std::function<void(const store::AppIndex::AppPtr &)> then)
{
    const QString namespaceName = session().connection().namespaceName;
    const QString wanted = m_options.application;
    loadApps(namespaceName, [this, wanted, namespaceName, then = std::move(then)](const auto &) {
        const QList<store::AppIndex::AppPtr> found = m_apps.find(namespaceName, wanted);
        if (found.isEmpty()) {
            failWith(Error(Errc::NotFound, {},
                           {{u"application"_s, wanted}, {u"namespace"_s, namespaceName}}));
        } else if (found.size() > 1) {
            QStringList ids;
            for (const store::AppIndex::AppPtr &app : found)
                ids.append(app->key.appId);
            ids.sort();
            failWith(Error(
                Errc::InvalidValue, ids.join(u", "_s),
                {{u"key"_s, u"an application"_s},
                 {u"value"_s, wanted},
                 {u"expected"_s, u"one of the ids of the "_s + QString::number(found.size()) +
                                     u" applications of this name"_s},
                 {u"next"_s, u"Take the id from the details or from \"firesteelctl list\"."_s}}));
        } else {
            then(found.first());
        }
    });
}

std::unique_ptr<Command> makeCommand(const Options &options, const Surroundings &surroundings)
{
    switch (options.verb) {
    case Verb::Submit:
        return std::make_unique<SubmitCommand>(options, surroundings);
    case Verb::List:
    case Verb::Status:
    case Verb::Event:
        return std::make_unique<ShowCommand>(options, surroundings);
    case Verb::Log:
        return std::make_unique<LogCommand>(options, surroundings);
    case Verb::Forward:
        return std::make_unique<ForwardCommand>(options, surroundings);
    case Verb::Kill:
        return std::make_unique<KillCommand>(options, surroundings);
    case Verb::Check:
    case Verb::WhoAmI:
        return std::make_unique<CheckCommand>(options, surroundings);
    case Verb::Clusters:
        return std::make_unique<ClustersCommand>(options, surroundings);
    case Verb::CanI:
        return std::make_unique<CanICommand>(options, surroundings);
    case Verb::Setup:
        return std::make_unique<SetupCommand>(options, surroundings);
    case Verb::Preflight:
        return std::make_unique<PreflightCommand>(options, surroundings);
    case Verb::Practice:
        return std::make_unique<PracticeCommand>(options, surroundings);
    case Verb::Help:
    case Verb::Version:
        break;
    }
    return std::make_unique<InfoCommand>(options, surroundings);
}

} // namespace firesteel::ctl
