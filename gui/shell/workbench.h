// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "gui/shell/clusterchoice.h"
#include "gui/shell/clusterprobe.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>

namespace firesteel {
class Clock;
}
namespace firesteel::engine {
class ClusterSession;
}
namespace firesteel::kube {
class AuthServices;
struct ExecPlugin;
} // namespace firesteel::kube
namespace firesteel::settings {
class ProfileStore;
}

namespace firesteel::gui {

struct KnownClusters;
struct KubeconfigSources;
class Vault;

/// The clusters that are known and the session with the one that is open. Main thread; owned by
/// main(). Opening never blocks: openFailed() or sessionOpened() follows later.
class Workbench : public QObject
{
    Q_OBJECT
public:
    /// As a namespace: all of them.
    static constexpr QLatin1StringView AllNamespaces{"*"};

    /// `environment` tells where the kubeconfig is ($KUBECONFIG, $HOME) and which proxy to use.
    Workbench(Clock &clock, const QProcessEnvironment &environment, QObject *parent = nullptr);
    ~Workbench() override;

    /// The clusters that were set up in Firesteel, and what was decided about others.
    void setProfiles(settings::ProfileStore &profiles);
    void setVault(Vault &vault); ///< their tokens, keys and passwords
    /// For plug-ins and identity servers, and which programs may be run; without it none may.
    void setAuthServices(std::shared_ptr<kube::AuthServices> services);
    void setKubeconfig(const QString &path); ///< this file alone; empty: where it usually is
    void setPracticePort(quint16 port);      ///< of the practice cluster; 0: any free one
    void setExtraKubeconfigs(const QStringList &paths); ///< beside the usual ones, after them
    /// Where kubeconfig files are looked for, present or not.
    [[nodiscard]] QStringList kubeconfigPlaces() const;
    [[nodiscard]] const QProcessEnvironment &environment() const; ///< as given
    [[nodiscard]] const KnownClusters &knownClusters() const;     ///< what was read; holds secrets
    [[nodiscard]] const KubeconfigSources &sources() const;       ///< for reading them aside

    /// Reads the kubeconfig files again, off the main thread; choicesChanged() follows in any case.
    void refreshChoices();
    [[nodiscard]] bool choicesKnown() const; ///< they have been read once
    [[nodiscard]] const QList<ClusterChoice> &choices() const;
    [[nodiscard]] std::optional<ClusterChoice> choice(const QString &id) const;
    /// Why no kubeconfig could be read, if one was there.
    [[nodiscard]] const std::optional<Error> &kubeconfigProblem() const;

    /// Opens a cluster; one that is open is closed first. `namespaceName` empty: the choice's own.
    /// Its pods, services, config maps and events flow into the session's store.
    void open(const QString &choiceId, const QString &namespaceName = {});
    void close();
    void reconnect(); ///< do not wait out a back-off; opens anew what could not be opened
    /// After unlockWanted(): the file is open, and opening goes on; or nobody opened it, and
    /// openFailed() follows.
    void unlockAnswered(bool opened);

    [[nodiscard]] std::optional<ClusterChoice> current() const; ///< open, or about to be
    [[nodiscard]] engine::ClusterSession *session() const;      ///< null while none is open
    [[nodiscard]] QString namespaceName() const; ///< that the pages show; empty: all of them
    [[nodiscard]] bool allNamespaces() const;    ///< with a session
    /// That may be chosen, sorted; only the current one if the cluster does not let us list them.
    [[nodiscard]] const QStringList &namespaces() const;
    [[nodiscard]] Freshness freshness() const;
    /// How often the open cluster is asked whether it is there, while the window is visible, and
    /// how long an answer may take before the picture counts as out of date.
    void setProbing(std::chrono::milliseconds every, std::chrono::milliseconds patience);
    /// When the token or client certificate ends, if it tells.
    [[nodiscard]] std::optional<QDateTime> credentialEnd() const;
    [[nodiscard]] std::optional<QDateTime> tokenEnd() const;
    [[nodiscard]] std::optional<QDateTime> certificateEnd() const;
    [[nodiscard]] const std::optional<Error> &openProblem() const; ///< of the last openFailed()
    void setVisible(bool visible); ///< of the window: no probe while nobody looks

Q_SIGNALS:
    void choicesChanged();
    void sessionAboutToClose(); ///< let go of all that belongs to the session, now
    void sessionOpened();
    void openFailed(const firesteel::Error &error);
    /// Comes before openFailed() with ConsentMissing: agree to it, and open again.
    void consentWanted(const firesteel::kube::ExecPlugin &plugin);
    /// The secret of the cluster lies where it is locked: opening waits for unlockAnswered(). Where
    /// nobody listens, it has failed.
    void unlockWanted();
    void freshnessChanged();
    void namespacesChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::gui
