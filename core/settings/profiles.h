// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QLatin1StringView>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::settings {

/// A cluster that was set up in Firesteel, or what was decided about one of a kubeconfig. No
/// secrets: those lie in the secret store under `secretId` and `proxySecretId`.
struct ClusterProfile {
    enum class Identity {
        None,
        Token,
        TokenFile,
        ClientCertificate,
        Basic,
        Kubeconfig, ///< that of the context
        Exec,       ///< a plug-in, all of which is the secret
        Oidc,       ///< an identity server, likewise
        Anonymous   ///< nobody, also where the context names somebody (None: nothing was decided)
    };
    enum class Proxy {
        Kubeconfig,  ///< what it says, else the environment
        Environment, ///< also where the kubeconfig names one
        Url,         ///< proxyUrl
        System,      ///< what the settings of the desktop say
        None         ///< also where the kubeconfig or the environment names one
    };
    QString id = {};   ///< made once, never shown: "profile:8f3a…"; "kubeconfig:CONTEXT" for
                       ///< decisions about a context
    QString name = {}; ///< as people call it
    QString server = {};
    QByteArray caPem = {}; ///< the anchors; empty: the system's
    QString verifyName = {};
    bool verifyHost = false; ///< of a context: the address's own name, whatever its kubeconfig says
    bool systemCa = false;   ///< of a context: the system's CAs instead of what the kubeconfig says
    bool insecure = false;
    Proxy proxy = Proxy::Kubeconfig;
    QString proxyUrl = {};      ///< of Url, without password
    QString proxySecretId = {}; ///< of that password; empty: none
    QString namespaceName = {};
    QString serviceAccount = {}; ///< for drivers
    Identity identity = Identity::None;
    QString secretId = {};          ///< of the token, key, password or plug-in
    QString tokenFile = {};         ///< of TokenFile
    QByteArray certificatePem = {}; ///< of ClientCertificate; its key is the secret
    QString user = {};              ///< of Basic
    bool ownImpersonation = false;  ///< of a context: what follows counts, also when it is nobody
    QString impersonateUser = {};
    QString impersonateUid = {};
    QStringList impersonateGroups = {};
    QMap<QString, QStringList> impersonateExtra = {};
    QString label = {};    ///< shown on the window, such as "PROD"
    QString colour = {};   ///< name of a token colour; empty: none
    bool readOnly = false; ///< nothing is written to this cluster from here
    bool production = false;
    bool operator==(const ClusterProfile &) const = default;
};

[[nodiscard]] QJsonObject toJson(const ClusterProfile &profile);
/// "none", "token", "tokenFile" … as in that JSON.
[[nodiscard]] QLatin1StringView identityName(ClusterProfile::Identity identity);
/// InvalidValue ("key") for a field of the wrong type; fields that are not known are kept out.
/// Reads what earlier versions wrote.
[[nodiscard]] Result<ClusterProfile> profileFromJson(const QJsonObject &json);

/// Whether it holds a decision about a context of a kubeconfig, and no cluster of its own.
[[nodiscard]] bool isContextProfile(const QString &profileId);
/// The name of that context.
[[nodiscard]] QString contextOf(const QString &profileId);
/// What was decided about a context; nullopt if nothing was.
[[nodiscard]] std::optional<ClusterProfile> decisionOn(const QList<ClusterProfile> &profiles,
                                                       const QString &context);
/// Whether it changes nothing of how the cluster is reached: only lock, label, colour …
[[nodiscard]] bool isMarksOnly(ClusterProfile profile);

} // namespace firesteel::settings
