// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/contextresolver.h"

#include "core/base/files.h"
#include "core/kube/config/execclusterinfo.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestMaterialFile = 4 << 20;

} // namespace

void ContextResolver::notice(const QString &slug, const QString &key)
{
    QMap<QString, QString> particulars;
    if (!key.isEmpty())
        particulars.insert(u"key"_s, key);
    m_result.notices.append({slug, particulars});
}

Error ContextResolver::located(Error error, const QString &kind, const QString &name,
                               const Origin &origin)
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

Error ContextResolver::inCluster(const Error &error) const
{
    return located(error, u"cluster"_s, m_cluster.name, m_cluster.origin);
}

Error ContextResolver::inUser(const Error &error) const
{
    return located(error, u"user"_s, m_user.name, m_user.origin);
}

Result<ResolvedContext> ContextResolver::run()
{
    m_result.contextName = m_context.name;
    m_result.clusterName = m_cluster.name;
    m_result.userName = m_user.name;
    m_result.compress = !m_cluster.disableCompression;
    for (const Step step :
         {&ContextResolver::checkEntries, &ContextResolver::server, &ContextResolver::trust,
          &ContextResolver::clientCertificate, &ContextResolver::credentials,
          &ContextResolver::plainHttp, &ContextResolver::proxy, &ContextResolver::namespaceName}) {
        if (const Result<> done = (this->*step)(); !done)
            return std::unexpected(done.error());
    }
    return std::move(m_result);
}

Result<> ContextResolver::checkEntries()
{
    for (const QList<Error> &problems : {m_context.problems, m_cluster.problems, m_user.problems}) {
        if (!problems.isEmpty())
            return std::unexpected(problems[0]);
    }
    return {};
}

Result<> ContextResolver::server()
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
ContextResolver::Material ContextResolver::overlaid(const QString &key, const QString &file,
                                                    const QByteArray &data, const QString &over)
{
    if (!over.isEmpty() && !data.isEmpty())
        notice(u"override-unused"_s, key);
    return {key, over.isEmpty() ? file : over, data};
}

/// A Windows path as it can be opened from within WSL; anything else as it is.
QString ContextResolver::readable(const QString &path, const QString &key)
{
    if (!isWindowsPath(path))
        return path;
    const auto translated = linuxPath(path, m_wsl ? *m_wsl : detectWsl(m_env));
    if (!translated)
        return path;
    m_result.notices.append({u"translated-path"_s, {{u"key"_s, key}, {u"path"_s, path}}});
    return *translated;
}

Result<QByteArray> ContextResolver::content(const Material &material, const QString &kind)
{
    if (!material.data.isEmpty())
        return material.data;
    const QString file = readable(material.file, material.key);
    m_result.materialFiles.append(file);
    Result<QByteArray> read = readFile(file, kLargestMaterialFile);
    if (read)
        return read;
    Error error = read.error().with(u"key"_s, material.key);
    if (material.file.contains("/~"_L1) || material.file.startsWith(u'~'))
        error.context.insert(u"reason"_s, u"tilde"_s);
    else if (isWindowsPath(material.file))
        error.context.insert(u"reason"_s, u"windows-path"_s);
    const bool cluster = kind == "cluster"_L1;
    const EntryText &text = cluster ? m_cluster.text : m_user.text;
    if (const auto written = text.paths.constFind(material.key); written != text.paths.cend())
        error.context.insert(u"written"_s, *written); // it was relative
    return std::unexpected(cluster ? inCluster(error) : inUser(error));
}

Result<> ContextResolver::trust()
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
    m_authority = *text;
    return {};
}

Result<> ContextResolver::clientCertificate()
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

Result<> ContextResolver::credentials()
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
    const bool otherwise = !auth.token.isEmpty() || !auth.tokenFile.isEmpty() || auth.basic ||
                           !m_result.endpoint.security.clientChain.isEmpty();
    if (otherwise || !m_url.tls) {
        if (auth.exec)
            notice(u"exec-unused"_s);
        else if (!m_user.authProvider.isEmpty())
            notice(u"auth-provider-unused"_s);
        auth.exec.reset();
        auth.oidc.reset();
    } else if (auth.exec) {
        if (const Result<> done = plugin(*auth.exec); !done)
            return done;
    } else if (auth.oidc) {
        if (const Result<> done = identityServer(*auth.oidc); !done)
            return done;
    } else if (!m_user.authProvider.isEmpty()) {
        return std::unexpected(
            inUser(Error(Errc::ConfigUnsupported, m_user.authProvider,
                         {{u"key"_s, u"auth-provider"_s}, {u"provider"_s, m_user.authProvider}})));
    }
    m_result.auth = auth;
    return {};
}

/// Makes sure that the plug-in can be run, and tells it about the cluster if it wants to know.
Result<> ContextResolver::plugin(ExecPlugin &exec)
{
    const auto bad = [this, &exec](Errc code, const QString &field, const QString &reason) {
        return std::unexpected(inUser(Error(code, exec.command,
                                            {{u"key"_s, u"exec"_s},
                                             {u"field"_s, field},
                                             {u"reason"_s, reason},
                                             {u"version"_s, exec.apiVersion}})));
    };
    if (exec.command.isEmpty())
        return bad(Errc::ConfigInvalid, u"command"_s, u"missing"_s);
    if (exec.apiVersion != "client.authentication.k8s.io/v1"_L1 &&
        exec.apiVersion != "client.authentication.k8s.io/v1beta1"_L1)
        return bad(Errc::ConfigUnsupported, u"apiVersion"_s, u"api-version"_s);
    if (isWindowsPath(exec.command))
        exec.command = readable(exec.command, u"exec"_s);
    if (!exec.provideClusterInfo)
        return {};
    ExecClusterInfo info;
    info.server = m_result.server;
    info.tlsServerName = m_result.endpoint.security.verifyName;
    info.insecure = m_result.endpoint.security.insecure;
    info.authority = m_authority;
    info.proxyUrl = m_cluster.proxyUrl;
    info.disableCompression = m_cluster.disableCompression;
    info.config = m_cluster.execConfig;
    exec.clusterInfo = toJson(info);
    return {};
}

/// client-go wants issuer and client of an identity server even to use a token that is there.
Result<> ContextResolver::identityServer(OidcSettings &oidc)
{
    for (const auto &[key, value] : {std::pair{u"idp-issuer-url"_s, oidc.issuerUrl},
                                     std::pair{u"client-id"_s, oidc.clientId}}) {
        if (value.isEmpty())
            return std::unexpected(inUser(Error(Errc::ConfigInvalid, u"oidc lacks "_s + key,
                                                {{u"key"_s, key}, {u"reason"_s, u"missing"_s}})));
    }
    const Material authority{u"idp-certificate-authority"_s, m_user.oidcAuthorityFile,
                             oidc.certificateAuthority};
    if (!authority.isGiven())
        return {};
    const Result<QByteArray> text = content(authority, u"user"_s);
    if (!text)
        return std::unexpected(text.error());
    oidc.certificateAuthority = *text;
    return {};
}

/// client-go sends no credential at all without TLS (clientcmd/client_config.go). To localhost,
/// where a proxy such as kubectl's adds its own, that is right; elsewhere it would lead to a
/// puzzling 401 and is refused.
Result<> ContextResolver::plainHttp()
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

Result<> ContextResolver::proxy()
{
    if (m_cluster.noProxy)
        return {};
    const Result<net::Proxy> proxy = m_cluster.proxyUrl.isEmpty()
                                         ? proxyFromEnvironment(m_url, m_env)
                                         : parseProxyUrl(m_cluster.proxyUrl);
    if (!proxy)
        return std::unexpected(m_cluster.proxyUrl.isEmpty() ? proxy.error()
                                                            : inCluster(proxy.error()));
    m_result.endpoint.proxy = *proxy;
    m_result.proxyUrl = m_cluster.proxyUrl;
    return {};
}

Result<> ContextResolver::namespaceName()
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

} // namespace firesteel::kube
