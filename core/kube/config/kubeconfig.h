// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/wsl.h"
#include "core/kube/auth/authsettings.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace firesteel::kube {

/// Where an entry of a kubeconfig stands.
struct Origin {
    QString file; ///< as it was given, not canonical; empty for what came from elsewhere
    int line = 0; ///< from 1
    bool operator==(const Origin &) const = default;
};

/// Something in a kubeconfig that works, but that a person should know. `slug` is one of:
/// number-as-string, quoted-boolean, several-documents, collision, data-beats-file, exec-unused,
/// auth-provider-unused, insecure, credentials-unused, override-unused, all-missing,
/// namespace-name, encoding ("encoding": UTF-16, UTF-32), placeholder ("source": config-view,
/// template; "text" where it cannot be a secret), translated-path ("key", "path").
struct ConfigNotice {
    QString slug;
    QMap<QString, QString> context; ///< "path", "line", "kind", "name", "key" as in Error
    bool operator==(const ConfigNotice &) const = default;
};

/// How an entry was written, to tell people where to look.
struct EntryText {
    QMap<QString, int> lines;     ///< by key, such as "certificate-authority"; from 1
    QMap<QString, QString> paths; ///< by key: those that were not absolute
    bool operator==(const EntryText &) const = default;
};

/// One entry of "clusters". Paths are absolute, data is decoded. `problems` make the entry
/// unusable, but not the others of its file.
struct KubeCluster {
    QString name;
    Origin origin;
    QString server;
    QString tlsServerName;
    bool insecure = false;
    QString caFile;
    QByteArray caData;    ///< wins over caFile
    QString proxyUrl;     ///< may hold a password: never logged
    bool noProxy = false; ///< decided elsewhere: neither proxyUrl nor the environment counts
    bool disableCompression = false;
    QByteArray execConfig; ///< JSON for credential plug-ins: the extension
                           ///< client.authentication.k8s.io/exec
    QList<Error> problems;
    EntryText text;
    bool operator==(const KubeCluster &) const = default;
};

/// One entry of "users". Holds secrets: never logged.
struct KubeUser {
    QString name;
    Origin origin;
    QString certificateFile;
    QByteArray certificateData; ///< wins over certificateFile
    QString keyFile;
    QByteArray keyData;   ///< wins over keyFile
    AuthSettings auth;    ///< with exec or oidc as far as they are configured; what counts beside
                          ///< other credentials is for resolve() to say
    QString authProvider; ///< its name: "oidc", "gcp" …
    QString oidcAuthorityFile; ///< idp-certificate-authority
    QList<Error> problems;
    EntryText text;
    bool operator==(const KubeUser &) const = default;
};

/// One entry of "contexts".
struct KubeContext {
    QString name;
    Origin origin;
    QString cluster;
    QString user;
    QString namespaceName; ///< empty if not given
    QList<Error> problems;
    EntryText text;
    bool operator==(const KubeContext &) const = default;
};

/// The content of one kubeconfig file, or of several merged ones (k8s.io/client-go,
/// tools/clientcmd).
struct Kubeconfig {
    QStringList files; ///< that were read
    QString currentContext;
    Origin currentContextOrigin;
    QList<KubeCluster> clusters;
    QList<KubeUser> users;
    QList<KubeContext> contexts;
    QList<Error> problems; ///< of whole files, which then contribute nothing
    QList<ConfigNotice> notices;

    [[nodiscard]] bool isEmpty() const
    {
        return clusters.isEmpty() && users.isEmpty() && contexts.isEmpty();
    }
    [[nodiscard]] const KubeCluster *cluster(const QString &name) const;
    [[nodiscard]] const KubeUser *user(const QString &name) const;
    [[nodiscard]] const KubeContext *context(const QString &name) const;

    /// Everything wrong in it: of files, of entries, and names that lead nowhere
    /// (ConfigDanglingName with "kind" and "name" of what is missing, "context", "path" and "line"
    /// of the reference).
    [[nodiscard]] QList<Error> allProblems() const;
    bool operator==(const Kubeconfig &) const = default;
};

/// Reads the bytes of one kubeconfig; `path` is named in errors, and relative paths in the file
/// count from its folder. Never fails as a whole: see Kubeconfig::problems, whose errors carry
/// "path", "line", and as far as they concern an entry "kind" (cluster, user, context), "name" and
/// "key". Pure; any thread.
[[nodiscard]] Kubeconfig parseKubeconfig(QByteArrayView text, const QString &path);

/// parseKubeconfig() of a file of up to 4 MiB; what prevents the reading is a problem, too.
[[nodiscard]] Kubeconfig readKubeconfig(const QString &path);

/// One for all: the first entry of each name wins as a whole, the first non-empty current context
/// wins.
[[nodiscard]] Kubeconfig mergeKubeconfigs(const QList<Kubeconfig> &configs);

/// The files that count: `explicitPath` alone if it is not empty, else those of $KUBECONFIG, else
/// $HOME/.kube/config. Windows paths in $KUBECONFIG are translated within WSL and stay whole
/// elsewhere.
[[nodiscard]] QStringList kubeconfigPaths(const QString &explicitPath,
                                          const QProcessEnvironment &env);
[[nodiscard]] QStringList kubeconfigPaths(const QString &explicitPath,
                                          const QProcessEnvironment &env, const Wsl &wsl);

/// Finds, reads and merges. Files of $KUBECONFIG that are missing are skipped. Fails with
/// FileMissing ("path", "role": kubeconfig, and "variable": KUBECONFIG if the list came from there)
/// if no file is there, with the first problem if no file can be used; an empty file is an empty
/// configuration. Reads files: not for the GUI thread.
[[nodiscard]] Result<Kubeconfig> loadKubeconfig(const QString &explicitPath,
                                                const QProcessEnvironment &env);

} // namespace firesteel::kube
