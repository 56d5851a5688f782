// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/execplugin.h"

#include "core/base/redact.h"
#include "core/data/json.h"
#include "core/data/jsonwriter.h"
#include "core/data/rfc3339.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/material.h"
#include "core/net/sentsecrets.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonObject>
#include <QRegularExpression>
#include <QStringDecoder>
#include <QTimeZone>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using End = ProcessResult::End;

namespace {

constexpr qsizetype kLongestExcerpt = 200;
constexpr qsizetype kLongestDetail = 4000;
constexpr auto kInfoVariable = "KUBERNETES_EXEC_INFO"_L1;
constexpr auto kVersions = std::to_array<QLatin1StringView>(
    {"client.authentication.k8s.io/v1"_L1, "client.authentication.k8s.io/v1beta1"_L1});

QProcessEnvironment environmentOf(const ExecPlugin &plugin, const QProcessEnvironment &ours)
{
    QProcessEnvironment result = programEnvironment(ours);
    for (const auto &[name, value] : plugin.environment)
        result.insert(name, value);
    return result;
}

/// Where such programs lie, though the PATH of a program that was not started from a terminal may
/// lack the folder.
QString foundElsewhere(const QString &command, const QProcessEnvironment &environment)
{
    if (command.contains(u'/'))
        return {};
    const QString home = environment.value(u"HOME"_s, QDir::homePath());
    for (const QString &folder :
         QStringList{home + "/.local/bin"_L1, home + "/bin"_L1, home + "/google-cloud-sdk/bin"_L1,
                     home + "/.krew/bin"_L1, home + "/.rd/bin"_L1, home + "/go/bin"_L1,
                     u"/usr/local/bin"_s, u"/opt/homebrew/bin"_s, u"/snap/bin"_s,
                     u"/usr/lib/google-cloud-sdk/bin"_s, u"/home/linuxbrew/.linuxbrew/bin"_s}) {
        const QFileInfo file(folder + u'/' + command);
        if (file.isFile() && file.isExecutable())
            return file.absoluteFilePath();
    }
    return {};
}

/// Programs that may open a browser and wait for a person.
bool mayWaitForAPerson(const ExecPlugin &plugin)
{
    const QString name = QFileInfo(plugin.command).completeBaseName();
    static const QStringList known{
        u"kubelogin"_s, u"kubectl-oidc_login"_s, u"tsh"_s,     u"pinniped"_s, u"gangplank"_s,
        u"okta"_s,      u"kubectl-login"_s,      u"teleport"_s};
    return known.contains(name) || plugin.arguments.contains(u"oidc-login"_s) ||
           plugin.interactive == ExecPlugin::Interactive::Always;
}

QByteArray execInfo(const ExecPlugin &plugin)
{
    QJsonObject spec{{u"interactive"_s, false}};
    if (plugin.provideClusterInfo) {
        if (const auto cluster = data::parseObject(plugin.clusterInfo))
            spec.insert(u"cluster"_s, *cluster);
    }
    return data::toCompactJson(QJsonObject{
        {u"kind"_s, u"ExecCredential"_s}, {u"apiVersion"_s, plugin.apiVersion}, {u"spec"_s, spec}});
}

/// What the program gets of us that is secret: values of its environment and its options.
net::SentSecrets secretsFor(const ExecPlugin &plugin)
{
    const auto isSecret = [](const QString &name) {
        return isSecretKey(name) && !name.endsWith("file"_L1, Qt::CaseInsensitive);
    };
    net::SentSecrets secrets;
    for (const auto &[name, value] : plugin.environment) {
        if (isSecret(name))
            secrets.add(value);
    }
    QString option; // whose value is the next word
    for (const QString &word : plugin.arguments) {
        const bool isOption = word.startsWith("--"_L1);
        const QString name = isOption ? word.section(u'=', 0, 0) : option;
        if (isSecret(name) && (!isOption || word.contains(u'=')))
            secrets.add(isOption ? word.section(u'=', 1) : word);
        option = isOption && !word.contains(u'=') ? word : QString();
    }
    return secrets;
}

/// What a program wrote for people: without colours, control characters and secrets.
QString readable(const QByteArray &text, const net::SentSecrets &secrets = {})
{
    static const QRegularExpression escapes(
        u"\\x1b(\\[[0-9;?]*[ -/]*[@-~]|\\][^\\x07\\x1b]*(\\x07|\\x1b\\\\)|[@-_])"_s);
    static const QRegularExpression controls(u"[\\x00-\\x08\\x0b-\\x1f\\x7f]"_s);
    QString result = QString::fromUtf8(text).remove(escapes).remove(controls);
    result = redacted(secrets.blanked(result)).trimmed();
    if (result.size() > kLongestDetail)
        result = u'…' + result.last(kLongestDetail);
    return result;
}

/// The command that signs in anew, if the program or its message tells one.
QString loginCommand(const ExecPlugin &plugin, const QString &message)
{
    static const QRegularExpression told(
        u"\\b(aws sso login|gcloud auth login|az login|tsh login|oc login|rancher login|"
        "doctl auth init|ibmcloud login)\\b"_s);
    if (const auto match = told.match(message); match.hasMatch())
        return match.captured(1);
    const QString name = QFileInfo(plugin.command).completeBaseName();
    if (name == "aws"_L1 && message.contains("SSO"_L1) && message.contains("expired"_L1))
        return u"aws sso login"_s;
    if (name == "gke-gcloud-auth-plugin"_L1)
        return u"gcloud auth login"_s;
    return {};
}

/// PowerShell writes UTF-16 or puts a byte order mark in front.
QByteArray asUtf8(const QByteArray &output)
{
    const bool wide = output.startsWith("\xff\xfe") || output.startsWith("\xfe\xff");
    if (!wide)
        return output;
    QStringDecoder decode(QStringDecoder::Utf16);
    return QString(decode(output)).toUtf8();
}

class Answer
{
public:
    explicit Answer(const ExecPlugin &plugin) : m_plugin(plugin) {}

    Result<ObtainedCredential> read(const QByteArray &output, const QString &messages);

private:
    std::unexpected<Error> failed(const QString &reason, const QString &key = {},
                                  const QString &value = {}) const
    {
        Error error = pluginError(m_plugin, reason, m_messages);
        if (!key.isEmpty())
            error.context.insert(key, value);
        return std::unexpected(error);
    }
    Result<QJsonObject> status(const QByteArray &output) const;
    Result<> certificate(const QJsonObject &status);
    Result<> expiry(const QJsonObject &status);

    const ExecPlugin &m_plugin;
    QString m_messages;
    ObtainedCredential m_credential;
};

Result<QJsonObject> Answer::status(const QByteArray &output) const
{
    const QByteArray text = asUtf8(output);
    const auto answer = data::parseObject(text);
    if (!answer) { // only what stands before the JSON: the rest may be secret
        const qsizetype brace = text.indexOf('{');
        // A long word may be the credential itself, in a form that nobody knows.
        static const QRegularExpression longWord(u"(?<!\\S)(?!https?://|[~./])\\S{24,}"_s);
        const QString banner = readable(brace < 0 ? text : text.first(brace), secretsFor(m_plugin))
                                   .replace(longWord, u"***"_s);
        return failed(u"not-json"_s, u"excerpt"_s, banner.left(kLongestExcerpt));
    }
    const QString kind = answer->value("kind"_L1).toString();
    if (!kind.isEmpty() && kind != "ExecCredential"_L1)
        return failed(u"answer-kind"_s, u"found"_s, kind.left(64));
    const QString version = answer->value("apiVersion"_L1).toString();
    if (version != m_plugin.apiVersion)
        return failed(u"answer-version"_s, u"found"_s, version.left(64));
    const QJsonValue status = answer->value("status"_L1);
    if (!status.isObject())
        return failed(u"no-status"_s);
    return status.toObject();
}

Result<> Answer::certificate(const QJsonObject &status)
{
    const QByteArray certificate = status.value("clientCertificateData"_L1).toString().toUtf8();
    const QByteArray key = status.value("clientKeyData"_L1).toString().toUtf8();
    if (certificate.isEmpty() != key.isEmpty())
        return failed(u"half-certificate"_s);
    if (certificate.isEmpty())
        return {};
    const auto chain = readCertificates(certificate);
    if (!chain)
        return failed(u"certificate"_s);
    const auto privateKey = readPrivateKey(key);
    if (!privateKey || !checkPair(chain->first(), *privateKey))
        return failed(u"key"_s);
    m_credential.chain = *chain;
    m_credential.key = *privateKey;
    return {};
}

Result<> Answer::expiry(const QJsonObject &status)
{
    const QString text = status.value("expirationTimestamp"_L1).toString();
    if (text.isEmpty())
        return {};
    const auto end = data::parseRfc3339(text);
    if (!end)
        return failed(u"expiry"_s);
    const auto since = std::chrono::floor<std::chrono::milliseconds>(end->time_since_epoch());
    m_credential.expires = QDateTime::fromMSecsSinceEpoch(since.count(), QTimeZone::UTC);
    return {};
}

Result<ObtainedCredential> Answer::read(const QByteArray &output, const QString &messages)
{
    m_messages = messages;
    const auto fields = status(output);
    if (!fields)
        return std::unexpected(fields.error());
    m_credential.token = fields->value("token"_L1).toString().toUtf8();
    if (!isHeaderSafe(m_credential.token))
        return failed(u"token"_s);
    if (const Result<> read = certificate(*fields); !read)
        return std::unexpected(read.error());
    if (const Result<> read = expiry(*fields); !read)
        return std::unexpected(read.error());
    if (m_credential.token.isEmpty() && m_credential.chain.isEmpty())
        return failed(u"no-status"_s);
    return m_credential;
}

} // namespace

Error pluginError(const ExecPlugin &plugin, const QString &reason, const QString &detail)
{
    const QString finding = reason == "not-found"_L1 ? u"exec-plugin-not-found"_s
                            : reason == "api-version"_L1 || reason == "answer-version"_L1
                                ? u"exec-plugin-apiversion-missing"_s
                                : u"exec-plugin-failed"_s;
    Error error(Errc::ExecPluginFailed, detail,
                {{u"finding"_s, finding},
                 {u"reason"_s, reason},
                 {u"command"_s, shownCommand(plugin)},
                 {u"program"_s, plugin.command}});
    const auto add = [&error](const QString &key, const QString &value) {
        if (!value.isEmpty())
            error.context.insert(key, value);
    };
    add(u"file"_s, plugin.file);
    add(u"hint"_s, readable(plugin.installHint.toUtf8()));
    add(u"login"_s, loginCommand(plugin, detail));
    return error;
}

Result<> checkPlugin(const ExecPlugin &plugin, const AuthServices &services)
{
    if (std::ranges::find(kVersions, plugin.apiVersion) == kVersions.end())
        return std::unexpected(
            pluginError(plugin, u"api-version"_s).with(u"found"_s, plugin.apiVersion));
    if (plugin.interactive == ExecPlugin::Interactive::Always)
        return std::unexpected(pluginError(plugin, u"interactive"_s));
    const QProcessEnvironment environment = environmentOf(plugin, services.options().environment);
    if (foundProgram(plugin.command, environment).isEmpty()) {
        Error error = pluginError(plugin, u"not-found"_s);
        const QString elsewhere = foundElsewhere(plugin.command, environment);
        const QString windows = plugin.command + ".exe"_L1;
        if (!elsewhere.isEmpty())
            error.context.insert(u"found"_s, elsewhere);
        else if (services.options().wsl.inside && !foundProgram(windows, environment).isEmpty())
            error.context.insert(u"found"_s, windows);
        return std::unexpected(error);
    }
    const QString key = consentKey(plugin);
    if (services.isAllowed(key))
        return {};
    return fail(Errc::ConsentMissing, {},
                {{u"finding"_s, u"exec-plugin-not-allowed"_s},
                 {u"command"_s, shownCommand(plugin)},
                 {u"program"_s, plugin.command},
                 {u"file"_s, plugin.file},
                 {u"key"_s, key}});
}

ProcessRequest pluginRequest(const ExecPlugin &plugin, const AuthServices::Options &options)
{
    ProcessRequest request;
    request.program = plugin.command;
    request.arguments = plugin.arguments;
    request.environment = environmentOf(plugin, options.environment);
    request.environment.insert(kInfoVariable, QString::fromUtf8(execInfo(plugin)));
    if (options.wsl.inside && isWindowsProgram(plugin.command)) {
        QStringList names{kInfoVariable};
        for (const auto &[name, value] : plugin.environment)
            names += name;
        request.environment = sharedWithWindows(request.environment, names);
    }
    if (QFileInfo(plugin.workingDirectory).isDir()) // Rancher's writes its cache there
        request.workingDirectory = plugin.workingDirectory;
    request.timeout = mayWaitForAPerson(plugin) ? options.signInTimeout : options.programTimeout;
    return request;
}

Result<ObtainedCredential> pluginAnswer(const ExecPlugin &plugin, const ProcessResult &result,
                                        const ProcessRequest &request)
{
    const QString messages = readable(result.errors, secretsFor(plugin));
    const auto failed = [&](const QString &reason, const QString &detail = {}) {
        return pluginError(plugin, reason, detail.isEmpty() ? messages : detail);
    };
    switch (result.end) {
    case End::Exited:
        if (result.exitCode == 0)
            return Answer(plugin).read(result.output, messages);
        return std::unexpected(failed(u"exit"_s).with(u"code"_s, QString::number(result.exitCode)));
    case End::Signalled:
        return std::unexpected(
            failed(u"signal"_s).with(u"signal"_s, QString::number(result.signal)));
    case End::TimedOut: {
        const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(request.timeout);
        return std::unexpected(
            failed(u"timeout"_s).with(u"seconds"_s, QString::number(seconds.count())));
    }
    case End::TooMuchOutput:
        return std::unexpected(
            failed(u"output"_s).with(u"limit"_s, QString::number(request.maxOutput)));
    case End::NotFound:
        return std::unexpected(failed(u"not-found"_s));
    case End::NotExecutable:
        return std::unexpected(failed(u"not-executable"_s, result.detail));
    case End::TooLarge:
        return std::unexpected(failed(u"too-large"_s));
    case End::FailedToStart:
        break;
    }
    return std::unexpected(failed(u"not-started"_s, result.detail));
}

} // namespace firesteel::kube
