// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/resolvedcontext.h"

#include "core/base/files.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

#include <QRegularExpression>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestMaterial = 4 << 20;

/// Certificates or a key: in a file, or as data inside the kubeconfig.
struct Material {
    QString key; ///< of the kubeconfig, or the option
    QString file;
    QByteArray data;
    [[nodiscard]] bool isGiven() const { return !file.isEmpty() || !data.isEmpty(); }
};

/// Lays parts over a context and makes a connection of it.
class Resolver
{
public:
    Resolver(KubeCluster cluster, KubeUser user, KubeContext context, const ConnectionParts &parts,
             const QProcessEnvironment &env)
        : m_cluster(std::move(cluster)), m_user(std::move(user)), m_context(std::move(context)),
          m_parts(parts), m_env(env)
    {}

    Result<ResolvedContext> run();

private:
    using Step = Result<> (Resolver::*)();

    Result<> checkEntries();
    Result<> server();
    Result<> trust();
    Result<> clientCertificate();
    Result<> credentials();
    Result<> plainHttp();
    Result<> proxy();
    Result<> namespaceName();

    Material overlaid(const QString &key, const QString &file, const QByteArray &data,
                      const QString &over);
    Result<QByteArray> content(const Material &material, const QString &kind);
    [[nodiscard]] Error inCluster(const Error &error) const;
    [[nodiscard]] Error inUser(const Error &error) const;
    static Error located(Error error, const QString &kind, const QString &name,
                         const Origin &origin);
    void notice(const QString &slug, const QString &key = {})
    {
        QMap<QString, QString> particulars;
        if (!key.isEmpty())
            particulars.insert(u"key"_s, key);
        m_result.notices.append({slug, particulars});
    }

    const KubeCluster m_cluster;
    const KubeUser m_user;
    const KubeContext m_context;
    const ConnectionParts &m_parts;
    const QProcessEnvironment &m_env;
    ServerUrl m_url;
    ResolvedContext m_result;
};

Error Resolver::located(Error error, const QString &kind, const QString &name, const Origin &origin)
{
    const auto add = [&](const QString &key, const QString &value) {
        if (!value.isEmpty() && !error.context.contains(key))
            error.context.insert(key, value);
    };
    if (!name.isEmpty()) {
        add(u"kind"_s, kind);
        add(u"name"_s, name);
    }
    if (origin.line > 0 && !error.context.contains(u"path"_s)) {
        add(u"path"_s, origin.file);
        add(u"line"_s, QString::number(origin.line));
    }
    return error;
}

Error Resolver::inCluster(const Error &error) const
{
    return located(error, u"cluster"_s, m_cluster.name, m_cluster.origin);
}

Error Resolver::inUser(const Error &error) const
{
    return located(error, u"user"_s, m_user.name, m_user.origin);
}

Result<ResolvedContext> Resolver::run()
{
    m_result.contextName = m_context.name;
    m_result.clusterName = m_cluster.name;
    m_result.userName = m_user.name;
    m_result.compress = !m_cluster.disableCompression;
    for (const Step step : {&Resolver::checkEntries, &Resolver::server, &Resolver::trust,
                            &Resolver::clientCertificate, &Resolver::credentials,
                            &Resolver::plainHttp, &Resolver::proxy, &Resolver::namespaceName}) {
        if (const Result<> done = (this->*step)(); !done)
            return std::unexpected(done.error());
    }
    return std::move(m_result);
}

Result<> Resolver::checkEntries()
{
    for (const QList<Error> &problems : {m_context.problems, m_cluster.problems, m_user.problems}) {
        if (!problems.isEmpty())
            return std::unexpected(problems[0]);
    }
    return {};
}

Result<> Resolver::server()
{
    const bool given = !m_parts.server.isEmpty();
    m_result.server = given ? m_parts.server : m_cluster.server;
    // client-go takes a server without scheme for http unless something speaks of TLS.
    const bool tls = given || m_cluster.insecure || !m_cluster.caFile.isEmpty() ||
                     !m_cluster.caData.isEmpty() || !m_user.certificateFile.isEmpty() ||
                     !m_user.certificateData.isEmpty() || !m_parts.caFile.isEmpty() ||
                     !m_parts.clientCertificateFile.isEmpty();
    const Result<ServerUrl> url = parseServerUrl(m_result.server, tls);
    if (!url)
        return std::unexpected(given ? url.error() : inCluster(url.error()));
    m_url = *url;
    net::Endpoint &endpoint = m_result.endpoint;
    endpoint.tls = m_url.tls;
    endpoint.host = m_url.host;
    endpoint.port = m_url.port;
    endpoint.pathPrefix = m_url.pathPrefix;
    // The name to verify belongs to the server of the kubeconfig; another one has a name of its
    // own.
    const Result<ServerUrl> own = parseServerUrl(m_cluster.server, tls);
    if (!given || (own && own->host == m_url.host))
        endpoint.security.verifyName = m_cluster.tlsServerName;
    return {};
}

/// What the kubeconfig has, or the file given as a part; data inside the kubeconfig wins over both.
Material Resolver::overlaid(const QString &key, const QString &file, const QByteArray &data,
                            const QString &over)
{
    if (!over.isEmpty() && !data.isEmpty())
        notice(u"override-unused"_s, key);
    return {key, over.isEmpty() ? file : over, data};
}

Result<QByteArray> Resolver::content(const Material &material, const QString &kind)
{
    if (!material.data.isEmpty())
        return material.data;
    m_result.materialFiles.append(material.file);
    Result<QByteArray> read = readFile(material.file, kLargestMaterial);
    if (read)
        return read;
    static const QRegularExpression windows(u"^[A-Za-z]:[\\\\/]"_s);
    Error error = read.error().with(u"key"_s, material.key);
    if (material.file.contains("/~"_L1) || material.file.startsWith(u'~'))
        error.context.insert(u"reason"_s, u"tilde"_s);
    else if (windows.match(material.file).hasMatch())
        error.context.insert(u"reason"_s, u"windows-path"_s);
    return std::unexpected(kind == "cluster"_L1 ? inCluster(error) : inUser(error));
}

Result<> Resolver::trust()
{
    net::TlsSettings &security = m_result.endpoint.security;
    security.insecure = m_parts.insecure.value_or(m_cluster.insecure);
    if (security.insecure)
        notice(u"insecure"_s);
    const Material authority =
        overlaid(u"certificate-authority"_s, m_cluster.caFile, m_cluster.caData, m_parts.caFile);
    if (!m_url.tls || security.insecure || !authority.isGiven())
        return {};
    const Result<QByteArray> text = content(authority, u"cluster"_s);
    if (!text)
        return std::unexpected(text.error());
    const auto anchors = readCertificates(*text);
    if (!anchors) {
        Error error = anchors.error().with(u"key"_s, authority.key);
        if (authority.data.isEmpty())
            error.context.insert(u"path"_s, authority.file);
        return std::unexpected(inCluster(error));
    }
    security.anchors = *anchors;
    return {};
}

Result<> Resolver::clientCertificate()
{
    const Material certificate = overlaid(u"client-certificate"_s, m_user.certificateFile,
                                          m_user.certificateData, m_parts.clientCertificateFile);
    const Material key =
        overlaid(u"client-key"_s, m_user.keyFile, m_user.keyData, m_parts.clientKeyFile);
    if (!m_url.tls || (!certificate.isGiven() && !key.isGiven()))
        return {};
    if (certificate.isGiven() != key.isGiven()) {
        const QString missing = certificate.isGiven() ? key.key : certificate.key;
        return std::unexpected(
            inUser(Error(Errc::ConfigInvalid, u"a client certificate needs its key"_s,
                         {{u"key"_s, missing}, {u"reason"_s, u"missing"_s}})));
    }
    const auto named = [this](Error error, const Material &material) {
        error.context.insert(u"key"_s, material.key);
        if (material.data.isEmpty())
            error.context.insert(u"path"_s, material.file);
        return std::unexpected(inUser(error));
    };
    const Result<QByteArray> certificateText = content(certificate, u"user"_s);
    if (!certificateText)
        return std::unexpected(certificateText.error());
    const Result<QByteArray> keyText = content(key, u"user"_s);
    if (!keyText)
        return std::unexpected(keyText.error());
    const auto chain = readCertificates(*certificateText);
    if (!chain)
        return named(chain.error(), certificate);
    const auto privateKey = readPrivateKey(*keyText);
    if (!privateKey)
        return named(privateKey.error(), key);
    if (const Result<> pair = checkPair(chain->first(), *privateKey); !pair)
        return named(pair.error(), key);
    m_result.endpoint.security.clientChain = *chain;
    m_result.endpoint.security.clientKey = *privateKey;
    return {};
}

Result<> Resolver::credentials()
{
    AuthSettings auth = m_user.auth;
    if (!m_parts.token.isEmpty() && !m_parts.tokenFile.isEmpty())
        return fail(Errc::ConflictingOptions, u"a token and a token file exclude each other"_s,
                    {{u"key"_s, u"token"_s}});
    if (!m_parts.token.isEmpty() || !m_parts.tokenFile.isEmpty()) {
        auth.token = m_parts.token.trimmed();
        auth.tokenFile = m_parts.tokenFile;
        auth.basic = false;
        auth.username.clear();
        auth.password.clear();
        if (!isHeaderSafe(auth.token))
            return fail(Errc::InvalidValue,
                        u"the token holds blanks or other characters that none has"_s,
                        {{u"key"_s, u"token"_s}});
    }
    if (!m_parts.impersonation.user.isEmpty())
        auth.impersonation = m_parts.impersonation;
    const bool plugin = m_user.exec || !m_user.authProvider.isEmpty();
    const bool otherwise = !auth.token.isEmpty() || !auth.tokenFile.isEmpty() || auth.basic ||
                           !m_result.endpoint.security.clientChain.isEmpty();
    if (plugin && otherwise) {
        notice(m_user.exec ? u"exec-unused"_s : u"auth-provider-unused"_s);
    } else if (plugin && m_url.tls) {
        Error error(Errc::ConfigUnsupported, m_user.exec ? m_user.execCommand : m_user.authProvider,
                    {{u"key"_s, m_user.exec ? u"exec"_s : u"auth-provider"_s}});
        return std::unexpected(inUser(error));
    }
    m_result.auth = auth;
    return {};
}

/// client-go sends no credential at all without TLS (clientcmd/client_config.go). To localhost,
/// where a proxy such as kubectl's adds its own, that is right; elsewhere it would lead to a
/// puzzling 401 and is refused.
Result<> Resolver::plainHttp()
{
    if (m_url.tls)
        return {};
    const AuthSettings &auth = m_result.auth;
    const bool any = !auth.token.isEmpty() || !auth.tokenFile.isEmpty() || auth.basic;
    if (any && !isLoopback(m_url.host))
        return std::unexpected(inCluster(
            Error(Errc::ConfigInvalid, u"a credential would be sent over http in clear text"_s,
                  {{u"key"_s, u"server"_s}, {u"reason"_s, u"clear-text"_s}})));
    if (any)
        notice(u"credentials-unused"_s, u"server"_s);
    m_result.auth = {};
    return {};
}

Result<> Resolver::proxy()
{
    const Result<net::Proxy> proxy = m_cluster.proxyUrl.isEmpty()
                                         ? proxyFromEnvironment(m_url, m_env)
                                         : parseProxyUrl(m_cluster.proxyUrl);
    if (!proxy)
        return std::unexpected(m_cluster.proxyUrl.isEmpty() ? proxy.error()
                                                            : inCluster(proxy.error()));
    m_result.endpoint.proxy = *proxy;
    return {};
}

Result<> Resolver::namespaceName()
{
    for (const QString &name : {m_parts.namespaceName, m_context.namespaceName}) {
        if (name.isEmpty())
            continue;
        m_result.namespaceName = name;
        m_result.namespaceGiven = true;
        break;
    }
    return {};
}

} // namespace

Result<ResolvedContext> resolve(const Kubeconfig &config, const QString &contextName,
                                const QProcessEnvironment &env, const ConnectionParts &parts)
{
    const QString name = contextName.isEmpty() ? config.currentContext : contextName;
    const QMap<QString, QString> place = config.files.isEmpty()
                                             ? QMap<QString, QString>()
                                             : QMap<QString, QString>{{u"path"_s, config.files[0]}};
    if (name.isEmpty()) {
        if (!parts.server.isEmpty())
            return Resolver({}, {}, {}, parts, env).run();
        if (config.isEmpty())
            return fail(Errc::ConfigEmpty, {}, place);
        return std::unexpected(Error(Errc::ConfigInvalid, u"no context is chosen"_s, place)
                                   .with(u"key"_s, u"current-context"_s)
                                   .with(u"reason"_s, u"missing"_s));
    }
    const auto dangling = [&](const QString &kind, const QString &missing, const Origin &origin) {
        Error error(Errc::ConfigDanglingName, {}, place);
        error.context.insert({{u"kind"_s, kind}, {u"name"_s, missing}});
        if (origin.line > 0)
            error.context.insert(
                {{u"path"_s, origin.file}, {u"line"_s, QString::number(origin.line)}});
        return std::unexpected(error);
    };
    const KubeContext *context = config.context(name);
    if (!context && contextName.isEmpty() && config.isEmpty())
        return fail(Errc::ConfigEmpty, {}, place);
    if (!context)
        return dangling(u"context"_s, name,
                        contextName.isEmpty() ? config.currentContextOrigin : Origin{});
    const KubeCluster *cluster = config.cluster(context->cluster);
    if (!cluster && !(context->cluster.isEmpty() && !parts.server.isEmpty()))
        return dangling(u"cluster"_s, context->cluster, context->origin);
    const KubeUser *user = config.user(context->user);
    if (!user && !context->user.isEmpty())
        return dangling(u"user"_s, context->user, context->origin);
    return Resolver(cluster ? *cluster : KubeCluster{}, user ? *user : KubeUser{}, *context, parts,
                    env)
        .run();
}

Result<ResolvedContext> resolveInCluster(const QProcessEnvironment &env,
                                         const ConnectionParts &parts, const QString &folder)
{
    const QString host = env.value(u"KUBERNETES_SERVICE_HOST"_s);
    const QString port = env.value(u"KUBERNETES_SERVICE_PORT"_s);
    if (host.isEmpty() || port.isEmpty())
        return fail(Errc::FileMissing, {}, {{u"path"_s, folder}, {u"role"_s, u"kubeconfig"_s}});
    KubeCluster cluster;
    cluster.server =
        (host.contains(u':') ? u"https://[%1]:%2"_s : u"https://%1:%2"_s).arg(host, port);
    cluster.caFile = folder + "/ca.crt"_L1;
    KubeUser user;
    user.auth.tokenFile = folder + "/token"_L1;
    KubeContext context;
    context.namespaceName = env.value(u"POD_NAMESPACE"_s);
    if (context.namespaceName.isEmpty()) {
        if (const Result<QByteArray> name = readFile(folder + "/namespace"_L1, 1024))
            context.namespaceName = QString::fromUtf8(name->trimmed());
    }
    return Resolver(cluster, user, context, parts, env).run();
}

} // namespace firesteel::kube
