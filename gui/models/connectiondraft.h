// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/auth/authsettings.h"
#include "core/kube/check/ladder.h"
#include "core/kube/config/resolvedcontext.h"
#include "core/secrets/secretstore.h"

#include <QByteArray>
#include <QMetaType>
#include <QProcessEnvironment>
#include <QSslKey>
#include <QString>

#include <optional>

namespace firesteel::gui {

/// The pages of the connection wizard, in their order.
enum class ConnectStep { Source, Address, Trust, Identity, Proxy, Test, Access, Room };
inline constexpr int kConnectSteps = int(ConnectStep::Room) + 1;
/// "source", "address", "trust", "identity", "proxy", "test", "access", "room".
[[nodiscard]] QString connectStepId(ConnectStep step);
[[nodiscard]] std::optional<ConnectStep> connectStep(const QString &id);

/// All that a person gives in the connection wizard, as it was typed; every page edits a part of
/// it. A value; holds secrets: never logged, never written to settings.
struct ConnectionDraft {
    enum class Source { Undecided, Kubeconfig, Parts, K3s, Rancher, KubectlProxy, Practice };
    enum class Identity { None, Token, TokenFile, Certificate, Basic, Exec, Oidc };
    enum class Proxy { Environment, Url, System, None };

    Source source = Source::Undecided;
    QString choiceId = {};   ///< of what it was made from: "profile:…" or "kubeconfig:…"
    bool keptUnread = false; ///< its secrets lie in the store, and have not been read from there:
                             ///< what is missing here is kept there
    QString name = {};

    // a kubeconfig
    QString kubeconfigPath = {}; ///< empty with a text: it was pasted
    QByteArray kubeconfigText = {};
    QString contextName = {};
    bool ownServer = false; ///< typed here, other than in the kubeconfig
    bool ownTrust = false;
    bool ownIdentity = false;
    bool ownProxy = false;
    kube::AuthSettings contextAuth = {}; ///< what the context says, which may be more than one way

    // address and trust
    QString server = {};
    QByteArray caPem = {}; ///< the anchors; empty: the system's
    QString caOrigin = {}; ///< "stage-ca.pem", for display; may be empty
    bool systemCa = false; ///< chosen openly, though no CA was given
    QString verifyName = {};
    bool insecure = false;

    // who we are
    Identity identity = Identity::None;
    QByteArray token = {};
    QString tokenFile = {};
    QByteArray certificatePem = {};
    QByteArray keyPem = {}; ///< as it was given; may be encrypted
    QString keyPassphrase = {};
    QSslKey resolvedKey = {}; ///< of a kubeconfig; used where there is no keyPem
    QString user = {};
    QString password = {};
    std::optional<kube::ExecPlugin> exec = {};
    std::optional<kube::OidcSettings> oidc = {};
    kube::Impersonation impersonation = {};
    secrets::SecretStore::Kind keepIn = secrets::SecretStore::Kind::Keyring;

    // the way there
    Proxy proxy = Proxy::Environment;
    QString proxyUrl = {};

    // where Spark runs
    QString namespaceName = {};
    QString serviceAccount = {};
    QString image = {};

    // how the cluster is shown
    QString label = {};
    QString colour = {};
    bool readOnly = false;
    bool production = false;

    bool operator==(const ConnectionDraft &) const = default;
};

/// How far a page is filled in, by what was typed alone.
enum class StepState { Open, Done, Wrong };
[[nodiscard]] StepState stepState(const ConnectionDraft &draft, ConnectStep step);

/// The parts of a connection, for the ladder and for opening: the same that kube::resolve() makes
/// of profileOf() and secretsOf(), so that what was tested is what is opened later. The errors are
/// those of core/kube/config with "key" in the context; Source::Practice has none. `systemProxy`
/// counts where the draft wants the system's. Pure.
[[nodiscard]] Result<kube::LadderRequest> ladderRequest(const ConnectionDraft &draft,
                                                        const QProcessEnvironment &environment,
                                                        const net::Proxy &systemProxy = {});

/// Whether a kubeconfig's file stands behind it, whose context is opened later: what is not `own`
/// is read from there again.
[[nodiscard]] bool isOfKubeconfig(const ConnectionDraft &draft);

/// Fills a draft from a context of a kubeconfig; what is not part of a kubeconfig stays.
void takeContext(ConnectionDraft &draft, const kube::ResolvedContext &context);

/// In all that a test depends on; how the cluster is called or coloured is none of it.
[[nodiscard]] bool sameConnection(ConnectionDraft a, ConnectionDraft b);

/// The address asks for a connection without TLS.
[[nodiscard]] bool isPlainHttp(const ConnectionDraft &draft);

/// "k3s-stage.ops.example" of the address; empty if it cannot be read.
[[nodiscard]] QString hostOf(const ConnectionDraft &draft);
/// A short name for a cluster, made of its address or context.
[[nodiscard]] QString suggestedName(const ConnectionDraft &draft);

} // namespace firesteel::gui

Q_DECLARE_METATYPE(firesteel::gui::ConnectionDraft)
