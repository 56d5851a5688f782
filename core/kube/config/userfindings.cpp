// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/jwt.h"
#include "core/kube/config/contextsummary.h"
#include "core/kube/config/entryfindings.h"
#include "core/kube/config/material.h"
#include "core/kube/config/serverurl.h"

#include <QDir>
#include <QFileInfo>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

constexpr qint64 kDay = 86400;
constexpr qint64 kCertificateEndsSoon = 30; // days
constexpr qint64 kTokenEndsSoon = 3600;     // seconds

QString dateText(const QDateTime &time)
{
    return time.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s);
}

QString firstInfo(const QSslCertificate &certificate, QSslCertificate::SubjectInfo info,
                  bool issuer = false)
{
    const QStringList all = issuer ? certificate.issuerInfo(info) : certificate.subjectInfo(info);
    return all.isEmpty() ? QString() : all.constFirst();
}

void certificateDates(EntryFindings &found, const QString &key, const QSslCertificate &certificate)
{
    const QDateTime now = found.around().now;
    const QDateTime end = certificate.expiryDate();
    QMap<QString, QString> context{{u"user"_s, firstInfo(certificate, QSslCertificate::CommonName)},
                                   {u"notAfter"_s, dateText(end)}};
    const QString issuer = firstInfo(certificate, QSslCertificate::CommonName, true);
    for (const QString &product : {u"k3s"_s, u"rke2"_s}) {
        if (issuer.startsWith(product + "-client-ca@"_L1) ||
            issuer.startsWith(product + "-server-ca@"_L1))
            context.insert(u"product"_s, product);
    }
    if (certificate.effectiveDate() > now) {
        context.insert({{u"notBefore"_s, dateText(certificate.effectiveDate())},
                        {u"now"_s, dateText(now)},
                        {u"problem"_s, u"client-certificate"_s}});
        found.add("clock-skew"_L1, key, context, Severity::Warning).confidence = 0.7;
    } else if (end < now) {
        found.add("client-cert-expired"_L1, key, context);
    } else if (const qint64 days = now.secsTo(end) / kDay; days < kCertificateEndsSoon) {
        context.insert({{u"state"_s, u"soon"_s}, {u"days"_s, QString::number(days)}});
        found.add("client-cert-expired"_L1, key, context, Severity::Warning);
    }
}

std::optional<QByteArray> material(EntryFindings &found, QString &key, const QByteArray &data,
                                   const QString &file)
{
    if (!data.isEmpty()) {
        key += "-data"_L1;
        return data;
    }
    return file.isEmpty() ? std::nullopt : found.file(key, file);
}

void clientCertificate(EntryFindings &found, const KubeUser &user)
{
    QString certificateKey = u"client-certificate"_s;
    QString keyKey = u"client-key"_s;
    const auto certificate =
        material(found, certificateKey, user.certificateData, user.certificateFile);
    const auto key = material(found, keyKey, user.keyData, user.keyFile);
    const auto unusable = [&found](const QString &where, const Error &error, const QString &role) {
        found.add("client-certificate-unusable"_L1, where,
                  {{u"problem"_s, error.context.value(u"reason"_s, u"other"_s)},
                   {u"reason"_s, error.context.value(u"reason"_s, u"other"_s)},
                   {u"role"_s, role}});
    };
    Result<QList<QSslCertificate>> chain =
        certificate ? readCertificates(*certificate) : Result<QList<QSslCertificate>>();
    if (!chain)
        unusable(certificateKey, chain.error(), u"certificate"_s);
    else if (!chain->isEmpty())
        certificateDates(found, certificateKey, chain->constFirst());
    if (!key)
        return;
    const Result<QSslKey> privateKey = readPrivateKey(*key);
    if (!privateKey)
        unusable(keyKey, privateKey.error(), u"key"_s);
    else if (chain && !chain->isEmpty()) {
        if (const Result<> pair = checkPair(chain->constFirst(), *privateKey); !pair)
            unusable(keyKey, pair.error(), u"key"_s);
    }
}

void tokenOf(EntryFindings &found, const QString &key, const QByteArray &token)
{
    const TokenReading reading = readToken(token);
    const QDateTime now = found.around().now;
    found.take(tokenFindings(reading, now), key);
    if (!reading.expires || *reading.expires < now || now.secsTo(*reading.expires) > kTokenEndsSoon)
        return;
    found.add("token-expired"_L1, key,
              {{u"state"_s, u"soon"_s},
               {u"minutes"_s, QString::number(now.secsTo(*reading.expires) / 60)},
               {u"expires"_s, dateText(*reading.expires)}},
              Severity::Warning);
}

/// Where installers put plug-ins, which programs started from a menu do not see in their PATH.
QString offPath(const QString &command, const ConfigSurroundings &around)
{
    const QString home = around.env.value(u"HOME"_s);
    QStringList folders{u"/usr/local/bin"_s, u"/opt/homebrew/bin"_s, u"/snap/bin"_s,
                        u"/usr/lib/google-cloud-sdk/bin"_s, u"/home/linuxbrew/.linuxbrew/bin"_s};
    for (QString &folder : folders)
        folder = QDir::cleanPath(around.root + u'/' + folder);
    if (!home.isEmpty()) {
        for (const QString &name : {u".local/bin"_s, u"bin"_s, u"google-cloud-sdk/bin"_s,
                                    u".krew/bin"_s, u".azure-kubelogin"_s, u"go/bin"_s})
            folders.append(home + u'/' + name);
    }
    for (const QString &folder : folders) {
        const QFileInfo file(folder + u'/' + command);
        if (file.isFile() && file.isExecutable())
            return file.filePath();
    }
    return {};
}

QString pluginProduct(const QString &command)
{
    const QString name = QFileInfo(QString(command).replace(u'\\', u'/')).completeBaseName();
    if (name == "rancher"_L1)
        return u"rancher"_s;
    if (name == "aws"_L1 || name == "aws-iam-authenticator"_L1)
        return u"aws"_s;
    if (name.startsWith("gke-gcloud"_L1) || name == "gcloud"_L1)
        return u"gke"_s;
    if (name == "kubelogin"_L1)
        return u"kubelogin"_s;
    if (name == "tsh"_L1)
        return u"teleport"_s;
    return {};
}

void missingProgram(EntryFindings &found, const ExecPlugin &exec)
{
    const ConfigSurroundings &around = found.around();
    QMap<QString, QString> context{{u"command"_s, exec.command}};
    const auto add = [&context](const QString &key, const QString &value) {
        if (!value.isEmpty())
            context.insert(key, value);
    };
    add(u"product"_s, pluginProduct(exec.command));
    add(u"hint"_s, exec.installHint.left(500).simplified());
    if (!exec.command.contains(u'/') && !isWindowsPath(exec.command))
        add(u"found"_s, offPath(exec.command, around));
    else if (isWindowsPath(exec.command))
        add(u"problem"_s, u"windows"_s);
    else
        add(u"problem"_s, u"path"_s);
    found.add("exec-plugin-not-found"_L1, u"command"_s, context, Severity::Problem, exec.command);
}

void plugin(EntryFindings &found, const ExecPlugin &exec)
{
    const ConfigSurroundings &around = found.around();
    if (exec.command.isEmpty()) {
        found.add("exec-plugin-unusable"_L1, u"exec"_s, {{u"problem"_s, u"command"_s}});
        return;
    }
    const QString group = u"client.authentication.k8s.io/"_s;
    if (exec.apiVersion != group + "v1"_L1 && exec.apiVersion != group + "v1beta1"_L1) {
        QMap<QString, QString> context{{u"command"_s, exec.command}};
        if (!exec.apiVersion.isEmpty())
            context.insert(u"version"_s, exec.apiVersion);
        found.add("exec-plugin-apiversion-missing"_L1, u"apiVersion"_s, context, Severity::Problem,
                  exec.apiVersion);
    }
    QString command = exec.command;
    if (isWindowsPath(command))
        command = linuxPath(command, around.wsl).value_or(command);
    QString program = around.program(command);
    // from WSL the program of Windows can be started, which knows the log-in of Windows
    if (program.isEmpty() && around.wsl.inside && !isWindowsProgram(command))
        program = around.program(command + ".exe"_L1);
    if (program.isEmpty())
        missingProgram(found, exec);
    if (exec.interactive == ExecPlugin::Interactive::Always)
        found.add("exec-plugin-unusable"_L1, u"interactiveMode"_s,
                  {{u"problem"_s, u"interactive"_s}, {u"command"_s, exec.command}});
}

void identityServer(EntryFindings &found, const KubeUser &user, const OidcSettings &oidc)
{
    for (const auto &[key, value] : {std::pair{u"idp-issuer-url"_s, oidc.issuerUrl},
                                     std::pair{u"client-id"_s, oidc.clientId}}) {
        if (value.isEmpty())
            found.add("oidc-refresh-failed"_L1, u"auth-provider"_s,
                      {{u"problem"_s, u"missing"_s}, {u"field"_s, key}});
    }
    if (oidc.certificateAuthority.isEmpty() && !user.oidcAuthorityFile.isEmpty())
        (void)found.file(u"idp-certificate-authority"_s, user.oidcAuthorityFile);
    if (!oidc.refreshToken.isEmpty())
        return;
    if (oidc.idToken.isEmpty())
        found.add("credential-missing"_L1, u"auth-provider"_s, {{u"problem"_s, u"oidc"_s}});
    else
        found.take(tokenFindings(readToken(oidc.idToken), found.around().now), u"id-token"_s);
}

} // namespace

QList<Finding> userFindings(const KubeUser &user, const KubeCluster *cluster,
                            const QList<ConfigNotice> &notices, const ConfigSurroundings &around)
{
    EntryFindings found(around, u"user"_s, user.name, user.origin, user.text);
    found.addProblems(user.problems);
    const bool certificate = !user.certificateData.isEmpty() || !user.certificateFile.isEmpty();
    clientCertificate(found, user);
    const AuthSettings &auth = user.auth;
    if (!auth.token.isEmpty() && isHeaderSafe(auth.token) &&
        !found.hasPlaceholder(u"token"_s, notices))
        tokenOf(found, u"token"_s, auth.token);
    if (!auth.tokenFile.isEmpty()) {
        if (const auto content = found.file(u"tokenFile"_s, auth.tokenFile))
            tokenOf(found, u"tokenFile"_s, content->trimmed());
    }
    const bool given =
        certificate || !auth.token.isEmpty() || !auth.tokenFile.isEmpty() || auth.basic;
    if (!given && auth.exec)
        plugin(found, *auth.exec);
    else if (!given && auth.oidc)
        identityServer(found, user, *auth.oidc);
    else if (!given && !user.authProvider.isEmpty())
        found.add("exec-plugin-unusable"_L1, u"auth-provider"_s,
                  {{u"problem"_s, u"provider"_s}, {u"provider"_s, user.authProvider}},
                  Severity::Problem, user.authProvider);
    found.placeholders(notices);
    const Result<ServerUrl> url = cluster ? parseServerUrl(cluster->server) : Result<ServerUrl>();
    const bool open = cluster && url && !url->tls; // a proxy such as kubectl's has its own
    if (!given && !auth.exec && user.authProvider.isEmpty() && user.problems.isEmpty() && !open)
        found.add("credential-missing"_L1, u"user"_s, {{u"problem"_s, u"anonymous"_s}},
                  Severity::Warning);
    return found.result();
}

} // namespace firesteel::kube
