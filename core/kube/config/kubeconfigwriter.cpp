// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfigwriter.h"

#include "core/data/yaml.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryFile>

#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <unistd.h>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

void put(QJsonObject &object, const QString &key, const QString &value)
{
    if (!value.isEmpty())
        object.insert(key, value);
}

void putData(QJsonObject &object, const QString &key, const QByteArray &value)
{
    put(object, key, QString::fromLatin1(value.toBase64()));
}

/// Data or file: where both are given only the data counts.
void putMaterial(QJsonObject &object, const QString &key, const QByteArray &data,
                 const QString &file)
{
    if (!data.isEmpty())
        putData(object, key + "-data"_L1, data);
    else
        put(object, key, file);
}

QJsonObject clusterObject(const KubeCluster &cluster)
{
    QJsonObject object;
    put(object, u"server"_s, cluster.server);
    put(object, u"tls-server-name"_s, cluster.tlsServerName);
    if (cluster.insecure)
        object.insert(u"insecure-skip-tls-verify"_s, true);
    putMaterial(object, u"certificate-authority"_s, cluster.caData, cluster.caFile);
    put(object, u"proxy-url"_s, cluster.proxyUrl);
    if (cluster.disableCompression)
        object.insert(u"disable-compression"_s, true);
    if (!cluster.execConfig.isEmpty()) {
        const QJsonValue config =
            QJsonDocument::fromJson('[' + cluster.execConfig + ']').array().first();
        object.insert(u"extensions"_s,
                      QJsonArray{QJsonObject{{u"name"_s, u"client.authentication.k8s.io/exec"_s},
                                             {u"extension"_s, config}}});
    }
    return object;
}

QJsonObject execObject(const ExecPlugin &plugin)
{
    QJsonObject object{{u"apiVersion"_s, plugin.apiVersion}, {u"command"_s, plugin.command}};
    if (!plugin.arguments.isEmpty())
        object.insert(u"args"_s, QJsonArray::fromStringList(plugin.arguments));
    QJsonArray env;
    for (const auto &[name, value] : plugin.environment)
        env.append(QJsonObject{{u"name"_s, name}, {u"value"_s, value}});
    if (!env.isEmpty())
        object.insert(u"env"_s, env);
    put(object, u"installHint"_s, plugin.installHint);
    object.insert(u"provideClusterInfo"_s, plugin.provideClusterInfo);
    const bool never = plugin.interactive == ExecPlugin::Interactive::Never;
    const bool always = plugin.interactive == ExecPlugin::Interactive::Always;
    object.insert(u"interactiveMode"_s, never    ? u"Never"_s
                                        : always ? u"Always"_s
                                                 : u"IfAvailable"_s);
    return object;
}

QJsonObject oidcObject(const OidcSettings &oidc, const QString &authorityFile)
{
    QJsonObject config;
    put(config, u"idp-issuer-url"_s, oidc.issuerUrl);
    put(config, u"client-id"_s, oidc.clientId);
    put(config, u"client-secret"_s, oidc.clientSecret);
    put(config, u"refresh-token"_s, oidc.refreshToken);
    put(config, u"id-token"_s, QString::fromUtf8(oidc.idToken));
    putMaterial(config, u"idp-certificate-authority"_s, oidc.certificateAuthority, authorityFile);
    return {{u"name"_s, u"oidc"_s}, {u"config"_s, config}};
}

QJsonObject userObject(const KubeUser &user)
{
    QJsonObject object;
    const AuthSettings &auth = user.auth;
    putMaterial(object, u"client-certificate"_s, user.certificateData, user.certificateFile);
    putMaterial(object, u"client-key"_s, user.keyData, user.keyFile);
    put(object, u"token"_s, QString::fromUtf8(auth.token));
    put(object, u"tokenFile"_s, auth.tokenFile);
    put(object, u"username"_s, auth.username);
    put(object, u"password"_s, auth.password);
    const Impersonation &as = auth.impersonation;
    put(object, u"as"_s, as.user);
    put(object, u"as-uid"_s, as.uid);
    if (!as.groups.isEmpty())
        object.insert(u"as-groups"_s, QJsonArray::fromStringList(as.groups));
    QJsonObject extra;
    for (auto it = as.extra.cbegin(); it != as.extra.cend(); ++it)
        extra.insert(it.key(), QJsonArray::fromStringList(it.value()));
    if (!extra.isEmpty())
        object.insert(u"as-user-extra"_s, extra);
    if (auth.exec)
        object.insert(u"exec"_s, execObject(*auth.exec));
    if (auth.oidc)
        object.insert(u"auth-provider"_s, oidcObject(*auth.oidc, user.oidcAuthorityFile));
    else if (!user.authProvider.isEmpty())
        object.insert(u"auth-provider"_s, QJsonObject{{u"name"_s, user.authProvider}});
    return object;
}

std::unexpected<Error> notWritten(const QString &path, const QString &reason, const QString &detail)
{
    return fail(Errc::FileWriteFailed, detail, {{u"path"_s, path}, {u"reason"_s, reason}});
}

/// Gives the finished file its name, which must be free. A hard link does so in one step; where
/// the file system has none (Windows drives, some network ones) it is renamed.
Result<> putInPlace(const QString &from, const QString &path)
{
    const QByteArray source = QFile::encodeName(from);
    const QByteArray target = QFile::encodeName(path);
    if (::link(source.constData(), target.constData()) == 0) {
        ::unlink(source.constData());
        return {};
    }
    if (errno == EEXIST)
        return notWritten(path, u"exists"_s, {});
    if (::renameat2(AT_FDCWD, source.constData(), AT_FDCWD, target.constData(), RENAME_NOREPLACE) ==
        0)
        return {};
    if (errno == EEXIST || QFileInfo::exists(path))
        return notWritten(path, u"exists"_s, {});
    if (std::rename(source.constData(), target.constData()) == 0)
        return {};
    return notWritten(path, u"other"_s, QString::fromLocal8Bit(std::strerror(errno)));
}

} // namespace

QByteArray kubeconfigText(const KubeContext &context, const KubeCluster &cluster,
                          const KubeUser &user)
{
    const QString userName = user.name.isEmpty() ? context.user : user.name;
    QJsonObject contextObject{{u"cluster"_s, cluster.name}};
    put(contextObject, u"user"_s, userName);
    put(contextObject, u"namespace"_s, context.namespaceName);
    QJsonObject root{
        {u"apiVersion"_s, u"v1"_s}, {u"kind"_s, u"Config"_s}, {u"current-context"_s, context.name}};
    root.insert(u"clusters"_s, QJsonArray{QJsonObject{{u"name"_s, cluster.name},
                                                      {u"cluster"_s, clusterObject(cluster)}}});
    root.insert(u"contexts"_s,
                QJsonArray{QJsonObject{{u"name"_s, context.name}, {u"context"_s, contextObject}}});
    QJsonArray users;
    if (!userName.isEmpty())
        users.append(QJsonObject{{u"name"_s, userName}, {u"user"_s, userObject(user)}});
    root.insert(u"users"_s, users);
    return data::writeYaml(root);
}

Result<QByteArray> exportedContext(const Kubeconfig &config, const QString &contextName,
                                   const ConfigSurroundings &around)
{
    const auto dangling = [](const QString &kind, const QString &name) {
        return fail(Errc::ConfigDanglingName, {}, {{u"kind"_s, kind}, {u"name"_s, name}});
    };
    const QString name = contextName.isEmpty() ? config.currentContext : contextName;
    const KubeContext *context = config.context(name);
    if (!context)
        return dangling(u"context"_s, name);
    if (!config.cluster(context->cluster))
        return dangling(u"cluster"_s, context->cluster);
    if (!context->user.isEmpty() && !config.user(context->user))
        return dangling(u"user"_s, context->user);
    KubeCluster cluster = *config.cluster(context->cluster);
    KubeUser user = context->user.isEmpty() ? KubeUser() : *config.user(context->user);
    const auto inlined = [&around](QByteArray &data, const QString &file,
                                   const QString &key) -> Result<> {
        if (!data.isEmpty() || file.isEmpty())
            return {};
        const QString real =
            isWindowsPath(file) ? linuxPath(file, around.wsl).value_or(file) : file;
        Result<QByteArray> content = around.content(real);
        if (!content)
            return std::unexpected(content.error().with(u"key"_s, key));
        data = std::move(*content);
        return {};
    };
    for (const Result<> &done :
         {inlined(cluster.caData, cluster.caFile, u"certificate-authority"_s),
          inlined(user.certificateData, user.certificateFile, u"client-certificate"_s),
          inlined(user.keyData, user.keyFile, u"client-key"_s)}) {
        if (!done)
            return std::unexpected(done.error());
    }
    if (user.auth.oidc) {
        if (const Result<> done = inlined(user.auth.oidc->certificateAuthority,
                                          user.oidcAuthorityFile, u"idp-certificate-authority"_s);
            !done)
            return std::unexpected(done.error());
    }
    return kubeconfigText(*context, cluster, user);
}

Result<> writeNewKubeconfig(const QString &path, const QByteArray &text)
{
    const QFileInfo target(path);
    if (target.exists() || target.isSymLink())
        return notWritten(path, u"exists"_s, {});
    if (!target.absoluteDir().exists())
        return notWritten(path, u"folder"_s, target.absolutePath());
    QTemporaryFile file(target.absolutePath() + "/.kubeconfig-XXXXXX"_L1);
    if (!file.open()) // made with 0600
        return notWritten(path, u"other"_s, file.errorString());
    file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner);
    if (file.write(text) != text.size() || !file.flush() || ::fsync(file.handle()) != 0)
        return notWritten(path, u"other"_s, file.errorString());
    return putInPlace(file.fileName(), path);
}

} // namespace firesteel::kube
