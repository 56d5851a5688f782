// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/connectiondraft.h"

#include "core/engine/profileconnection.h"
#include "core/kube/config/execclusterinfo.h"
#include "core/kube/config/material.h"
#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"

#include <QSslKey>

#include <algorithm>
#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

using Identity = ConnectionDraft::Identity;

constexpr std::array<QLatin1StringView, kConnectSteps> kStepIds{
    "source"_L1, "address"_L1, "trust"_L1,  "identity"_L1,
    "proxy"_L1,  "test"_L1,    "access"_L1, "room"_L1};

QByteArray pemOf(const QList<QSslCertificate> &certificates)
{
    QByteArray pem;
    for (const QSslCertificate &one : certificates)
        pem += one.toPem();
    return pem;
}

Result<net::Proxy> proxyOf(const ConnectionDraft &draft, const kube::ServerUrl &server,
                           const QProcessEnvironment &environment, const net::Proxy &systemProxy)
{
    switch (draft.proxy) {
    case ConnectionDraft::Proxy::None:
        return net::Proxy();
    case ConnectionDraft::Proxy::Url:
        return draft.proxyUrl.trimmed().isEmpty() ? Result<net::Proxy>(net::Proxy())
                                                  : kube::parseProxyUrl(draft.proxyUrl.trimmed());
    case ConnectionDraft::Proxy::System:
        return systemProxy;
    case ConnectionDraft::Proxy::Environment:
        break;
    }
    return kube::proxyFromEnvironment(server, environment);
}

/// The log-in is that of the context, whatever it consists of.
bool logsInAsContext(const ConnectionDraft &draft)
{
    return isOfKubeconfig(draft) && !draft.ownIdentity &&
           (draft.identity != Identity::None || !draft.ownServer);
}

Result<> setClient(const ConnectionDraft &draft, net::TlsSettings &security)
{
    const bool beside = logsInAsContext(draft) && !draft.certificatePem.isEmpty();
    if (draft.identity != Identity::Certificate && !beside)
        return {};
    const auto chain = kube::readCertificates(draft.certificatePem);
    if (!chain)
        return std::unexpected(chain.error().with(u"key"_s, u"client-certificate"_s));
    security.clientChain = *chain;
    if (draft.keyPem.isEmpty() && !draft.resolvedKey.isNull()) {
        security.clientKey = draft.resolvedKey;
        return {};
    }
    const auto key = kube::readPrivateKey(draft.keyPem, draft.keyPassphrase.toUtf8());
    if (!key)
        return std::unexpected(key.error().with(u"key"_s, u"client-key"_s));
    security.clientKey = *key;
    return kube::checkPair(chain->constFirst(), *key);
}

QString withScheme(const QString &server, bool tls)
{
    if (server.isEmpty() || server.contains("://"_L1))
        return server;
    return (tls ? u"https://"_s : u"http://"_s) + server;
}

/// What a plug-in is told: the cluster as it stands here, which may be another than its kubeconfig
/// had.
QByteArray clusterInfo(const ConnectionDraft &draft)
{
    kube::ExecClusterInfo info = kube::execClusterInfo(draft.exec->clusterInfo);
    const bool context = isOfKubeconfig(draft);
    if (!context || draft.ownServer)
        info.server = withScheme(draft.server.trimmed(), true);
    if (!context || draft.ownTrust) {
        info.tlsServerName = draft.verifyName.trimmed();
        info.insecure = draft.insecure;
        info.authority = draft.insecure ? QByteArray() : draft.caPem;
    }
    if (!context || draft.ownProxy) {
        const auto proxy = kube::parseProxyUrl(draft.proxyUrl.trimmed());
        const bool given = draft.proxy == ConnectionDraft::Proxy::Url && proxy;
        info.proxyUrl = given ? kube::proxyUrlText(*proxy) : QString();
    }
    return kube::toJson(info);
}

void setIdentity(const ConnectionDraft &draft, kube::AuthSettings &auth)
{
    if (logsInAsContext(draft)) {
        auth = draft.contextAuth;
        auth.impersonation = draft.impersonation;
        if (draft.exec && auth.exec && auth.exec->provideClusterInfo)
            auth.exec->clusterInfo = clusterInfo(draft);
        return;
    }
    auth.impersonation = draft.impersonation;
    switch (draft.identity) {
    case Identity::Token:
        auth.token = draft.token.trimmed();
        break;
    case Identity::TokenFile:
        auth.tokenFile = draft.tokenFile.trimmed();
        break;
    case Identity::Basic:
        auth.username = draft.user;
        auth.password = draft.password;
        auth.basic = true;
        break;
    case Identity::Exec:
        auth.exec = draft.exec;
        if (auth.exec && auth.exec->provideClusterInfo)
            auth.exec->clusterInfo = clusterInfo(draft);
        break;
    case Identity::Oidc:
        auth.oidc = draft.oidc;
        break;
    case Identity::None:
    case Identity::Certificate:
        break;
    }
}

/// Nothing is sent in clear text that others could read; see ContextResolver.
Result<> plainHttp(const kube::ServerUrl &url, kube::AuthSettings &auth)
{
    if (url.tls)
        return {};
    const bool any = !auth.token.isEmpty() || !auth.tokenFile.isEmpty() || auth.basic;
    if (any && !kube::isLoopback(url.host))
        return fail(Errc::ConfigInvalid, {},
                    {{u"key"_s, u"server"_s}, {u"reason"_s, u"clear-text"_s}});
    auth = {};
    return {};
}

StepState sourceState(const ConnectionDraft &draft)
{
    if (draft.source == ConnectionDraft::Source::Undecided)
        return StepState::Open;
    if (draft.source == ConnectionDraft::Source::Kubeconfig && draft.contextName.isEmpty())
        return StepState::Open;
    return StepState::Done;
}

StepState addressState(const ConnectionDraft &draft)
{
    if (draft.server.trimmed().isEmpty())
        return StepState::Open;
    return kube::parseServerUrl(draft.server.trimmed()) ? StepState::Done : StepState::Wrong;
}

StepState trustState(const ConnectionDraft &draft)
{
    if (!draft.caPem.isEmpty())
        return kube::readCertificates(draft.caPem) ? StepState::Done : StepState::Wrong;
    const auto url = kube::parseServerUrl(draft.server.trimmed());
    const bool plain = url && !url->tls;
    return draft.systemCa || draft.insecure || plain ? StepState::Done : StepState::Open;
}

StepState identityState(const ConnectionDraft &draft)
{
    const auto done = [](bool filled) { return filled ? StepState::Done : StepState::Open; };
    switch (draft.identity) {
    case Identity::None:
        return done(draft.source == ConnectionDraft::Source::KubectlProxy);
    case Identity::Token:
        if (!draft.token.trimmed().isEmpty() && !kube::isHeaderSafe(draft.token.trimmed()))
            return StepState::Wrong;
        return done(!draft.token.trimmed().isEmpty());
    case Identity::TokenFile:
        return done(!draft.tokenFile.trimmed().isEmpty());
    case Identity::Certificate: {
        net::TlsSettings security;
        if (draft.certificatePem.isEmpty() ||
            (draft.keyPem.isEmpty() && draft.resolvedKey.isNull()))
            return StepState::Open;
        return setClient(draft, security) ? StepState::Done : StepState::Wrong;
    }
    case Identity::Basic:
        return done(!draft.user.isEmpty() && !draft.password.isEmpty());
    case Identity::Exec:
        return done(draft.exec.has_value());
    case Identity::Oidc:
        return done(draft.oidc.has_value());
    }
    return StepState::Open;
}

} // namespace

QString connectStepId(ConnectStep step)
{
    return kStepIds.at(size_t(step));
}

std::optional<ConnectStep> connectStep(const QString &id)
{
    const auto *const at = std::ranges::find(kStepIds, id);
    if (at == kStepIds.end())
        return std::nullopt;
    return ConnectStep(at - kStepIds.begin());
}

StepState stepState(const ConnectionDraft &draft, ConnectStep step)
{
    if (draft.source == ConnectionDraft::Source::Practice)
        return StepState::Done;
    switch (step) {
    case ConnectStep::Source:
        return sourceState(draft);
    case ConnectStep::Address:
        return addressState(draft);
    case ConnectStep::Trust:
        return trustState(draft);
    case ConnectStep::Identity:
        return identityState(draft);
    case ConnectStep::Proxy:
        return draft.proxy == ConnectionDraft::Proxy::Url &&
                       !kube::parseProxyUrl(draft.proxyUrl.trimmed())
                   ? (draft.proxyUrl.trimmed().isEmpty() ? StepState::Open : StepState::Wrong)
                   : StepState::Done;
    case ConnectStep::Test:
        return StepState::Open;
    case ConnectStep::Access:
        return draft.namespaceName.isEmpty() ? StepState::Open : StepState::Done;
    case ConnectStep::Room:
        return StepState::Open;
    }
    return StepState::Open;
}

Result<kube::LadderRequest> ladderRequest(const ConnectionDraft &draft,
                                          const QProcessEnvironment &environment,
                                          const net::Proxy &systemProxy)
{
    const auto url = kube::parseServerUrl(draft.server.trimmed());
    if (!url)
        return std::unexpected(url.error());
    kube::LadderRequest request;
    request.endpoint.tls = url->tls;
    request.endpoint.host = url->host;
    request.endpoint.port = url->port;
    request.endpoint.pathPrefix = url->pathPrefix;
    net::TlsSettings &security = request.endpoint.security;
    security.verifyName = draft.verifyName.trimmed();
    security.insecure = draft.insecure;
    if (!draft.caPem.isEmpty() && url->tls && !draft.insecure) {
        const auto anchors = kube::readCertificates(draft.caPem);
        if (!anchors)
            return std::unexpected(anchors.error().with(u"key"_s, u"certificate-authority"_s));
        security.anchors = *anchors;
    }
    if (const Result<> client = url->tls ? setClient(draft, security) : Result<>(); !client)
        return std::unexpected(client.error());
    setIdentity(draft, request.auth);
    if (const Result<> sendable = plainHttp(*url, request.auth); !sendable)
        return std::unexpected(sendable.error());
    const auto proxy = proxyOf(draft, *url, environment, systemProxy);
    if (!proxy)
        return std::unexpected(proxy.error());
    request.endpoint.proxy = *proxy;
    request.namespaceName = draft.namespaceName;
    return request;
}

bool isOfKubeconfig(const ConnectionDraft &draft)
{
    return draft.source == ConnectionDraft::Source::Kubeconfig && !draft.kubeconfigPath.isEmpty();
}

void takeContext(ConnectionDraft &draft, const kube::ResolvedContext &context)
{
    draft.source = ConnectionDraft::Source::Kubeconfig;
    draft.contextName = context.contextName;
    draft.name = context.contextName;
    draft.server = withScheme(context.server.trimmed(), context.endpoint.tls);
    const net::TlsSettings &security = context.endpoint.security;
    draft.caPem = security.anchors ? pemOf(*security.anchors) : QByteArray();
    draft.caOrigin.clear();
    draft.systemCa = !security.anchors;
    draft.verifyName = security.verifyName;
    draft.insecure = security.insecure;
    draft.ownServer = draft.ownTrust = draft.ownIdentity = draft.ownProxy = false;
    const kube::AuthSettings &auth = draft.contextAuth = context.auth;
    draft.certificatePem = pemOf(security.clientChain);
    draft.keyPem = security.clientKey.isNull() ? QByteArray() : security.clientKey.toPem();
    draft.resolvedKey = security.clientKey;
    draft.keyPassphrase.clear();
    draft.token = auth.token;
    draft.tokenFile = auth.tokenFile;
    draft.user = auth.username;
    draft.password = auth.password;
    draft.exec = auth.exec;
    draft.oidc = auth.oidc;
    draft.impersonation = auth.impersonation;
    draft.identity = Identity::None;
    if (auth.exec)
        draft.identity = Identity::Exec;
    else if (auth.oidc)
        draft.identity = Identity::Oidc;
    else if (!auth.tokenFile.isEmpty())
        draft.identity = Identity::TokenFile;
    else if (!auth.token.isEmpty())
        draft.identity = Identity::Token;
    else if (auth.basic)
        draft.identity = Identity::Basic;
    else if (!security.clientChain.isEmpty())
        draft.identity = Identity::Certificate;
    draft.proxyUrl = context.proxyUrl;
    draft.proxy = draft.proxyUrl.isEmpty() ? ConnectionDraft::Proxy::Environment
                                           : ConnectionDraft::Proxy::Url;
    draft.namespaceName = context.namespaceGiven ? context.namespaceName : QString();
}

bool sameConnection(ConnectionDraft a, ConnectionDraft b)
{
    for (ConnectionDraft *one : {&a, &b}) {
        one->name.clear();
        one->label.clear();
        one->colour.clear();
        one->image.clear();
        one->serviceAccount.clear();
        one->choiceId.clear();
        one->caOrigin.clear();
        one->readOnly = one->production = false;
        one->keptUnread = false;
        one->keepIn = {};
    }
    return a == b;
}

bool isPlainHttp(const ConnectionDraft &draft)
{
    return draft.server.trimmed().startsWith("http://"_L1, Qt::CaseInsensitive);
}

QString hostOf(const ConnectionDraft &draft)
{
    const auto url = kube::parseServerUrl(draft.server.trimmed());
    return url ? url->host : QString();
}

QString suggestedName(const ConnectionDraft &draft)
{
    if (!draft.contextName.isEmpty())
        return draft.contextName;
    const QString host = hostOf(draft);
    const bool address = host.contains(u':') || std::ranges::all_of(host, [](QChar c) {
                             return c.isDigit() || c == u'.';
                         });
    return address ? host : host.section(u'.', 0, 0);
}

} // namespace firesteel::gui
