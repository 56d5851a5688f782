// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/options.h"

#include "core/base/dnslabel.h"

#include <QSet>

#include <array>
#include <functional>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

struct VerbEntry {
    Verb verb;
    QLatin1StringView name;
};
constexpr std::array verbs{
    VerbEntry{Verb::Help, "help"_L1},     VerbEntry{Verb::Version, "version"_L1},
    VerbEntry{Verb::Submit, "submit"_L1}, VerbEntry{Verb::List, "list"_L1},
    VerbEntry{Verb::Status, "status"_L1}, VerbEntry{Verb::Log, "log"_L1},
    VerbEntry{Verb::Event, "event"_L1},   VerbEntry{Verb::Forward, "forward"_L1},
    VerbEntry{Verb::Kill, "kill"_L1},     VerbEntry{Verb::Practice, "practice"_L1},
    VerbEntry{Verb::Check, "check"_L1},   VerbEntry{Verb::Clusters, "clusters"_L1},
    VerbEntry{Verb::WhoAmI, "whoami"_L1}, VerbEntry{Verb::CanI, "can-i"_L1},
    VerbEntry{Verb::Setup, "setup"_L1},   VerbEntry{Verb::Preflight, "preflight"_L1}};

/// spark-submit's options that take a value (native-submission §1.3): what follows one of them is
/// not the application.
bool isSparkValueOption(const QString &option)
{
    static const QSet<QString> options{u"--master"_s,
                                       u"--deploy-mode"_s,
                                       u"--remote"_s,
                                       u"--class"_s,
                                       u"--name"_s,
                                       u"--jars"_s,
                                       u"--packages"_s,
                                       u"--exclude-packages"_s,
                                       u"--repositories"_s,
                                       u"--py-files"_s,
                                       u"--files"_s,
                                       u"--archives"_s,
                                       u"--conf"_s,
                                       u"-c"_s,
                                       u"--properties-file"_s,
                                       u"--driver-memory"_s,
                                       u"--driver-java-options"_s,
                                       u"--driver-library-path"_s,
                                       u"--driver-class-path"_s,
                                       u"--driver-default-class-path"_s,
                                       u"--driver-cores"_s,
                                       u"--executor-memory"_s,
                                       u"--executor-cores"_s,
                                       u"--num-executors"_s,
                                       u"--total-executor-cores"_s,
                                       u"--queue"_s,
                                       u"--proxy-user"_s,
                                       u"--principal"_s,
                                       u"--keytab"_s,
                                       u"--kill"_s,
                                       u"--status"_s};
    return options.contains(option);
}

/// Walks through the arguments and sets fields; the first error stops it.
class Parser
{
public:
    explicit Parser(const QStringList &arguments) : m_arguments(arguments) {}

    Result<Options> parse()
    {
        while (!m_error && m_at < m_arguments.size()) {
            const QString token = m_arguments.at(m_at++);
            if (m_submit) {
                submitToken(token);
            } else if (token.startsWith(u'-') && token.size() > 1) {
                if (!commonOption(token) && !verbOption(token))
                    unknown(token);
            } else {
                word(token);
            }
        }
        if (!m_error)
            complete();
        if (m_error)
            return std::unexpected(*m_error);
        return m_options;
    }

private:
    void submitToken(const QString &token)
    {
        if (m_resourceSeen || !token.startsWith(u'-') || token.size() == 1) {
            m_resourceSeen = true;
            m_options.spark.append(token);
            return;
        }
        if (commonOption(token) || submitOption(token))
            return;
        m_options.spark.append(token);
        if (isSparkValueOption(token) && m_at < m_arguments.size())
            m_options.spark.append(m_arguments.at(m_at++));
    }

    void word(const QString &token)
    {
        if (!m_verbSeen) {
            for (const VerbEntry &entry : verbs) {
                if (token == entry.name) {
                    m_options.verb = entry.verb;
                    m_verbSeen = true;
                    m_submit = entry.verb == Verb::Submit;
                    return;
                }
            }
            invalid(u"the command"_s, token,
                    u"submit, list, status, log, event, forward, kill, check, clusters, whoami, "
                    "can-i, setup, preflight, practice, version or help"_s);
            return;
        }
        m_words.append(token);
    }

    bool commonOption(const QString &token)
    {
        ConnectionOptions &connection = m_options.connection;
        if (token == "--token"_L1 || token.startsWith("--token="_L1)) {
            m_error = Error(Errc::UnknownOption, {}, {{u"option"_s, u"--token"_s}});
            return true;
        }
        if (!m_submit && (token == "-h"_L1 || token == "--help"_L1)) {
            m_options.topic = m_verbSeen ? verbName(m_options.verb) : QString();
            m_options.verb = Verb::Help;
            m_helpAsked = true;
            m_verbSeen = true;
            return true;
        }
        if (!m_verbSeen && token == "--version"_L1) {
            m_options.verb = Verb::Version;
            m_verbSeen = true;
            return true;
        }
        if (flag(token, u"--allow-exec"_s, {}, connection.allowExec) ||
            flag(token, u"--allow-write"_s, {}, connection.allowWrite))
            return true;
        return text(token, u"--kubeconfig"_s, {}, connection.kubeconfig) ||
               text(token, u"--context"_s, {}, connection.context) ||
               value(token, u"--namespace"_s, u"-n"_s,
                     [this](const QString &given) { setNamespace(given); }) ||
               text(token, u"--server"_s, {}, connection.server) ||
               text(token, u"--certificate-authority"_s, {}, connection.certificateAuthority) ||
               text(token, u"--token-file"_s, {}, connection.tokenFile) ||
               value(token, u"--output"_s, u"-o"_s,
                     [this](const QString &given) { setFormat(given); });
    }

    bool submitOption(const QString &token)
    {
        if (token == "--no-log"_L1) {
            m_options.driverLog = false;
            return true;
        }
        if (token == "--keep"_L1) {
            m_options.keep = true;
            return true;
        }
        return value(token, u"--dry-run"_s, {},
                     [this](const QString &given) {
                         if (given == "client"_L1)
                             m_options.dryRun = true;
                         else
                             invalid(u"--dry-run"_s, given, u"client"_s);
                     }) ||
               seconds(token, u"--start-timeout"_s, m_options.startTimeout);
    }

    bool verbOption(const QString &token)
    {
        switch (m_options.verb) {
        case Verb::List:
            return flag(token, u"--all-namespaces"_s, u"-A"_s, m_options.allNamespaces);
        case Verb::Log:
            return flag(token, u"--follow"_s, u"-f"_s, m_options.follow) ||
                   flag(token, u"--timestamps"_s, {}, m_options.timestamps) ||
                   text(token, u"--executor"_s, u"-e"_s, m_options.executor) ||
                   value(token, u"--tail"_s, {}, [this](const QString &given) {
                       bool ok = false;
                       const int lines = given.toInt(&ok);
                       if (ok && lines >= 0)
                           m_options.tail = lines;
                       else
                           invalid(u"--tail"_s, given, u"a number of lines"_s);
                   });
        case Verb::Kill:
            return seconds(token, u"--grace-period"_s, m_options.grace);
        case Verb::CanI:
            return text(token, u"--service-account"_s, {}, m_options.account) ||
                   value(token, u"--for"_s, {}, [this](const QString &given) {
                       if (given == "driver"_L1 || given == "me"_L1)
                           m_options.forDriver = given == "driver"_L1;
                       else
                           invalid(u"--for"_s, given, u"me or driver"_s);
                   });
        case Verb::Setup:
            return text(token, u"--service-account"_s, {}, m_options.account) ||
                   flag(token, u"--wide"_s, {}, m_options.wide) ||
                   value(token, u"--dry-run"_s, {}, [this](const QString &given) {
                       m_options.dryRun = given == "client"_L1 || given == "server"_L1;
                       m_options.serverDryRun = given == "server"_L1;
                       if (!m_options.dryRun)
                           invalid(u"--dry-run"_s, given, u"client or server"_s);
                   });
        case Verb::Preflight:
            return text(token, u"--service-account"_s, {}, m_options.account) ||
                   text(token, u"--image"_s, {}, m_options.image) ||
                   flag(token, u"--canary"_s, {}, m_options.canary) ||
                   number(token, u"--executors"_s, 100'000,
                          [this](double given) { m_options.executors = int(given); }) ||
                   seconds(token, u"--start-timeout"_s, m_options.startTimeout);
        case Verb::Practice:
            return number(token, u"--port"_s, 65535,
                          [this](double given) { m_options.localPort = quint16(given); }) ||
                   number(token, u"--pods"_s, 20'000,
                          [this](double given) { m_options.pods = int(given); }) ||
                   number(token, u"--events"_s, 100'000,
                          [this](double given) { m_options.events = int(given); }) ||
                   flag(token, u"--empty"_s, {}, m_options.empty) ||
                   value(token, u"--speed"_s, {}, [this](const QString &given) {
                       bool ok = false;
                       const double times = given.toDouble(&ok);
                       if (ok && times >= 0.01 && times <= 1000)
                           m_options.speed = times;
                       else
                           invalid(u"--speed"_s, given, u"a number from 0.01 to 1000"_s);
                   });
        default:
            return false;
        }
    }

    void complete()
    {
        if (m_helpAsked)
            return;
        if (!m_verbSeen) {
            m_options.verb = Verb::Help;
            return;
        }
        switch (m_options.verb) {
        case Verb::Help:
            if (!m_words.isEmpty())
                m_options.topic = m_words.takeFirst();
            break;
        case Verb::List:
            if (m_options.allNamespaces && !m_options.connection.nameSpace.isEmpty())
                m_error =
                    Error(Errc::ConflictingOptions, {},
                          {{u"option"_s, u"--all-namespaces"_s}, {u"other"_s, u"--namespace"_s}});
            break;
        case Verb::CanI:
            completeCanI();
            break;
        case Verb::Preflight:
            if (m_options.canary && m_options.image.isEmpty())
                m_error = Error(Errc::MissingArgument, {},
                                {{u"option"_s, u"--canary"_s},
                                 {u"argument"_s, u"the image to try, by --image"_s},
                                 {u"command"_s, u"preflight"_s}});
            break;
        case Verb::Submit:
            if (!m_options.connection.nameSpace.isEmpty())
                m_error = Error(Errc::ConflictingOptions, {},
                                {{u"option"_s, u"--namespace"_s},
                                 {u"other"_s, u"submit"_s},
                                 {u"problem"_s, u"namespace-with-submit"_s}});
            return;
        case Verb::Status:
        case Verb::Log:
        case Verb::Event:
        case Verb::Kill:
        case Verb::Forward:
            if (m_words.isEmpty()) {
                m_error =
                    Error(Errc::MissingArgument, {},
                          {{u"option"_s, u"firesteelctl "_s + verbName(m_options.verb)},
                           {u"argument"_s, u"an application: its id, its driver pod or its name"_s},
                           {u"command"_s, verbName(m_options.verb)}});
                return;
            }
            m_options.application = m_words.takeFirst();
            if (m_options.verb == Verb::Log && m_options.format != OutputFormat::Table)
                m_error = Error(
                    Errc::ConflictingOptions, {},
                    {{u"option"_s, u"--output"_s},
                     {u"value"_s, m_options.format == OutputFormat::Json ? u"json"_s : u"yaml"_s},
                     {u"problem"_s, u"log-is-text"_s}});
            if (m_options.verb == Verb::Forward && !m_words.isEmpty())
                setPorts(m_words.takeFirst());
            break;
        default:
            break;
        }
        if (!m_error && !m_words.isEmpty())
            unknown(m_words.first());
    }

    void completeCanI()
    {
        if (!m_options.account.isEmpty() && !m_options.forDriver) {
            m_error = Error(Errc::ConflictingOptions, {},
                            {{u"option"_s, u"--service-account"_s}, {u"other"_s, u"--for me"_s}});
            return;
        }
        if (m_words.isEmpty())
            return;
        if (m_words.size() == 1) {
            m_error = Error(Errc::MissingArgument, {},
                            {{u"option"_s, u"firesteelctl can-i "_s + m_words.first()},
                             {u"argument"_s, u"a resource, such as pods or pods/log"_s},
                             {u"command"_s, u"can-i"_s}});
            return;
        }
        m_options.askedVerb = m_words.takeFirst();
        m_options.askedResource = m_words.takeFirst();
    }

    void setNamespace(const QString &given)
    {
        if (given.isEmpty() || isDnsLabel(given)) // empty: as if it were left out
            m_options.connection.nameSpace = given;
        else
            invalid(u"--namespace"_s, given,
                    u"lower-case letters, digits and hyphens, 63 at the most, with a letter or "
                    "digit at both ends"_s);
    }

    void setFormat(const QString &given)
    {
        if (given == "table"_L1)
            m_options.format = OutputFormat::Table;
        else if (given == "json"_L1)
            m_options.format = OutputFormat::Json;
        else if (given == "yaml"_L1)
            m_options.format = OutputFormat::Yaml;
        else
            invalid(u"--output"_s, given, u"table, json or yaml"_s);
    }

    void setPorts(const QString &given)
    {
        const QStringList parts = given.split(u':');
        bool remoteOk = false;
        bool localOk = true;
        const uint remote = parts.last().toUInt(&remoteOk);
        uint local = 0;
        if (parts.size() == 2 && !parts.first().isEmpty())
            local = parts.first().toUInt(&localOk);
        if (parts.size() > 2 || !remoteOk || !localOk || remote < 1 || remote > 65535 ||
            local > 65535) {
            invalid(u"the port"_s, given, u"PORT or LOCAL:PORT, each from 1 to 65535"_s);
            return;
        }
        m_options.remotePort = quint16(remote);
        m_options.localPort = quint16(local);
    }

    bool flag(const QString &token, const QString &longName, const QString &shortName, bool &field)
    {
        if (token != longName && (shortName.isEmpty() || token != shortName))
            return false;
        field = true;
        return true;
    }

    bool text(const QString &token, const QString &longName, const QString &shortName,
              QString &field)
    {
        return value(token, longName, shortName, [&field](const QString &given) { field = given; });
    }

    bool seconds(const QString &token, const QString &name,
                 std::optional<std::chrono::seconds> &field)
    {
        return value(token, name, {}, [this, &name, &field](const QString &given) {
            bool ok = false;
            QString digits = given;
            if (digits.endsWith(u's'))
                digits.chop(1);
            const int count = digits.toInt(&ok);
            if (ok && count >= 0)
                field = std::chrono::seconds{count};
            else
                invalid(name, given, u"a number of seconds"_s);
        });
    }

    bool number(const QString &token, const QString &name, int most,
                const std::function<void(double)> &set)
    {
        return value(token, name, {}, [this, &name, most, &set](const QString &given) {
            bool ok = false;
            const int count = given.toInt(&ok);
            if (ok && count >= 0 && count <= most)
                set(count);
            else
                invalid(name, given, u"a number from 0 to "_s + QString::number(most));
        });
    }

    /// "--name value", "--name=value", "-n value".
    bool value(const QString &token, const QString &longName, const QString &shortName,
               const std::function<void(const QString &)> &set)
    {
        if (token.startsWith(longName + u'=')) {
            const QString given = token.mid(longName.size() + 1);
            if (given.isEmpty())
                missing(longName);
            else
                set(given);
            return true;
        }
        if (token != longName && (shortName.isEmpty() || token != shortName))
            return false;
        if (m_at >= m_arguments.size())
            missing(token);
        else
            set(m_arguments.at(m_at++));
        return true;
    }

    void missing(const QString &option)
    {
        m_error = Error(Errc::MissingArgument, {},
                        {{u"option"_s, option}, {u"command"_s, verbName(m_options.verb)}});
    }
    void unknown(const QString &option)
    {
        m_error = Error(
            Errc::UnknownOption, {},
            {{u"option"_s, option.section(u'=', 0, 0)}, {u"command"_s, verbName(m_options.verb)}});
    }
    void invalid(const QString &option, const QString &given, const QString &expected)
    {
        m_error = Error(Errc::InvalidValue, {},
                        {{u"option"_s, option}, {u"value"_s, given}, {u"expected"_s, expected}});
    }

    QStringList m_arguments;
    qsizetype m_at = 0;
    Options m_options;
    QStringList m_words;
    std::optional<Error> m_error;
    bool m_verbSeen = false;
    bool m_submit = false;
    bool m_resourceSeen = false;
    bool m_helpAsked = false;
};

} // namespace

Result<Options> parseOptions(const QStringList &arguments)
{
    return Parser(arguments).parse();
}

QString verbName(Verb verb)
{
    for (const VerbEntry &entry : verbs) {
        if (entry.verb == verb)
            return entry.name;
    }
    return {};
}

} // namespace firesteel::ctl
