// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/watch/watchdelta.h"

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

namespace firesteel::gui {

/// A cluster that may be opened.
struct ClusterChoice {
    enum class Kind { Kubeconfig, Practice };
    QString id = {}; ///< "kubeconfig:CONTEXT" or "practice"
    Kind kind = Kind::Kubeconfig;
    QString name = {};                 ///< of the context; empty for the practice cluster
    QString namespaceName = {};        ///< where it begins
    QString server = {};               ///< its address, for display; empty for the practice cluster
    bool isDefault = false;            ///< the kubeconfig's current context
    std::optional<Error> problem = {}; ///< why it cannot be opened
    bool operator==(const ClusterChoice &) const = default;
};

/// How far the picture of the cluster can be trusted; from a probe and the watches, never a guess.
struct Freshness {
    enum class State { None, Connecting, Live, Stale };
    State state = State::None;
    QDateTime asOf;             ///< the last proof that the cluster answers (UTC)
    std::optional<Error> cause; ///< of Stale, or of Connecting that meets difficulties
    QDateTime nextTry;          ///< of Stale; invalid: not known
    bool operator==(const Freshness &) const = default;
};

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

    void setKubeconfig(const QString &path); ///< this file alone; empty: where it usually is
    void setPracticePort(quint16 port);      ///< of the practice cluster; 0: any free one
    void setExtraKubeconfigs(const QStringList &paths); ///< beside the usual ones, after them
    /// Where kubeconfig files are looked for, present or not.
    [[nodiscard]] QStringList kubeconfigPlaces() const;

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
    [[nodiscard]] const std::optional<Error> &openProblem() const; ///< of the last openFailed()
    void setVisible(bool visible); ///< of the window: no probe while nobody looks

Q_SIGNALS:
    void choicesChanged();
    void sessionAboutToClose(); ///< let go of all that belongs to the session, now
    void sessionOpened();
    void openFailed(const firesteel::Error &error);
    void freshnessChanged();
    void namespacesChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::gui
