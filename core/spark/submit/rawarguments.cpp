// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/rawarguments.h"

#include "core/spark/problem.h"

#include <array>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

struct Option {
    QLatin1StringView name;
    bool value;                 ///< takes one
    QLatin1StringView property; ///< of those that tie with --conf, the later one winning
};

constexpr std::array kOptions = std::to_array<Option>({
    {"--archives"_L1, true, {}},
    {"--class"_L1, true, {}},
    {"--conf"_L1, true, {}},
    {"--deploy-mode"_L1, true, {}},
    {"--driver-class-path"_L1, true, "spark.driver.extraClassPath"_L1},
    {"--driver-cores"_L1, true, {}},
    {"--driver-default-class-path"_L1, true, "spark.driver.defaultExtraClassPath"_L1},
    {"--driver-java-options"_L1, true, "spark.driver.extraJavaOptions"_L1},
    {"--driver-library-path"_L1, true, "spark.driver.extraLibraryPath"_L1},
    {"--driver-memory"_L1, true, "spark.driver.memory"_L1},
    {"--exclude-packages"_L1, true, {}},
    {"--executor-cores"_L1, true, {}},
    {"--executor-memory"_L1, true, {}},
    {"--files"_L1, true, {}},
    {"--jars"_L1, true, {}},
    {"--keytab"_L1, true, {}},
    {"--kill"_L1, true, {}},
    {"--master"_L1, true, {}},
    {"--name"_L1, true, {}},
    {"--num-executors"_L1, true, {}},
    {"--packages"_L1, true, {}},
    {"--principal"_L1, true, {}},
    {"--properties-file"_L1, true, {}},
    {"--proxy-user"_L1, true, {}},
    {"--py-files"_L1, true, {}},
    {"--queue"_L1, true, {}},
    {"--remote"_L1, true, {}},
    {"--repositories"_L1, true, {}},
    {"--status"_L1, true, {}},
    {"--total-executor-cores"_L1, true, {}},
    {"--help"_L1, false, {}},
    {"--load-spark-defaults"_L1, false, {}},
    {"--supervise"_L1, false, {}},
    {"--usage-error"_L1, false, {}},
    {"--verbose"_L1, false, {}},
    {"--version"_L1, false, {}},
});

const Option *findOption(const QString &token)
{
    QString name = token;
    if (token == "-c"_L1)
        name = u"--conf"_s;
    else if (token == "-h"_L1)
        name = u"--help"_s;
    else if (token == "-v"_L1)
        name = u"--verbose"_s;
    for (const Option &option : kOptions) {
        if (option.name == name)
            return &option;
    }
    return nullptr;
}

/// One token, split at "=" if it has the form --NAME=VALUE with a value that is not empty.
struct Token {
    QString name;
    std::optional<QString> value;

    explicit Token(const QString &text) : name(text)
    {
        const qsizetype equals = text.indexOf(u'=');
        if (text.startsWith("--"_L1) && equals > 2 && equals + 1 < text.size()) {
            name = text.left(equals);
            value = text.mid(equals + 1);
        }
    }
};

class Parser
{
public:
    Parser(const QStringList &arguments, const QMap<QString, bool> &extraOptions)
        : m_arguments(arguments), m_extraOptions(extraOptions)
    {}

    Result<RawArguments> run()
    {
        if (m_arguments.isEmpty())
            return problem(Errc::MissingArgument, "no-arguments"_L1);
        if (m_arguments.first() == "run-example"_L1) {
            return problem(Errc::UnsupportedSetting, "run-example"_L1,
                           {{u"option"_s, u"run-example"_s}});
        }
        for (m_at = 0; m_at < m_arguments.size() && !m_done; ++m_at) {
            if (const auto step = token(Token(m_arguments[m_at])); !step)
                return std::unexpected(step.error());
        }
        return m_raw;
    }

private:
    Result<> token(Token token)
    {
        if (const auto extra = m_extraOptions.constFind(token.name);
            extra != m_extraOptions.cend()) {
            if (*extra && !fetchValue(token))
                return noValue(token.name);
            m_raw.extras.append({token.name, token.value.value_or(QString())});
            return {};
        }
        const Option *option = findOption(token.name);
        if (!option)
            return application(token);
        if (!option->value)
            return flag(option->name);
        if (!fetchValue(token))
            return noValue(token.name);
        return value(*option, *token.value);
    }

    bool fetchValue(Token &token)
    {
        if (!token.value && m_at + 1 < m_arguments.size())
            token.value = m_arguments[++m_at];
        return token.value.has_value();
    }

    static std::unexpected<Error> noValue(const QString &option)
    {
        return problem(Errc::MissingArgument, "no-value"_L1, {{u"option"_s, option}});
    }

    Result<> application(const Token &token)
    {
        if (token.name.startsWith(u'-')) {
            return problem(Errc::UnknownOption, "unknown-option"_L1, {{u"option"_s, token.name}});
        }
        m_raw.application = m_arguments[m_at];
        m_raw.applicationArguments = m_arguments.mid(m_at + 1);
        m_done = true;
        return {};
    }

    Result<> flag(QLatin1StringView name)
    {
        if (name == "--help"_L1 || name == "--usage-error"_L1) {
            m_raw.action = SubmitAction::Help;
            m_done = true;
        } else if (name == "--version"_L1) {
            m_raw.action = SubmitAction::Version;
            m_done = true;
        }
        m_raw.switches.insert(name);
        return {};
    }

    Result<> value(const Option &option, const QString &value)
    {
        if (option.name == "--conf"_L1) {
            const qsizetype equals = value.indexOf(u'=');
            if (equals < 0) {
                return problem(Errc::InvalidValue, "conf-without-equals"_L1,
                               {{u"option"_s, u"--conf"_s}, {u"value"_s, value}});
            }
            m_raw.conf.set(value.left(equals), value.mid(equals + 1));
            return {};
        }
        if (!option.property.isEmpty()) {
            m_raw.conf.set(option.property, value);
            return {};
        }
        if (option.name == "--deploy-mode"_L1 && value != "client"_L1 && value != "cluster"_L1) {
            postpone(problem(Errc::InvalidValue, "deploy-mode"_L1,
                             {{u"option"_s, option.name}, {u"value"_s, value}}));
        }
        if (option.name == "--kill"_L1 || option.name == "--status"_L1) {
            if (m_raw.action != SubmitAction::Submit)
                postpone(problem(Errc::ConflictingOptions, "two-actions"_L1,
                                 {{u"option"_s, option.name}}));
            m_raw.action = option.name == "--kill"_L1 ? SubmitAction::Kill : SubmitAction::Status;
        }
        m_raw.values.insert(option.name, value);
        return {};
    }

    void postpone(const std::unexpected<Error> &error)
    {
        if (!m_raw.later)
            m_raw.later = error.error();
    }

    const QStringList &m_arguments;
    const QMap<QString, bool> &m_extraOptions;
    RawArguments m_raw;
    qsizetype m_at = 0;
    bool m_done = false;
};

} // namespace

Result<RawArguments> parseRawArguments(const QStringList &arguments,
                                       const QMap<QString, bool> &extraOptions)
{
    return Parser(arguments, extraOptions).run();
}

} // namespace firesteel::spark
