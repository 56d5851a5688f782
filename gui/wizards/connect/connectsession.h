// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/base/wsl.h"
#include "core/kube/check/ladder.h"
#include "core/kube/config/kubeconfigfindings.h"
#include "core/settings/profiles.h"
#include "gui/models/connectiondraft.h"
#include "gui/shell/services.h"
#include "gui/wizards/connect/systemproxy.h"

#include <QObject>
#include <QProcessEnvironment>

#include <functional>
#include <memory>
#include <optional>

namespace firesteel::engine {
class ClusterSession;
}

namespace firesteel::gui {

/// What the pages of the connection wizard share: the draft, the connection test over it, and the
/// session with the cluster for the pages that write. Lives as long as the window, so that nothing
/// typed is lost when the wizard is left. Main thread.
class ConnectSession : public QObject
{
    Q_OBJECT
public:
    explicit ConnectSession(const Services &services, QObject *parent = nullptr);
    ~ConnectSession() override;

    [[nodiscard]] const ConnectionDraft &draft() const { return m_draft; }
    /// Changes the draft; changed() follows if it is another one then. `own`: which of the flags of
    /// a kubeconfig's context goes up with it.
    void edit(const std::function<void(ConnectionDraft &)> &change);
    void replace(const ConnectionDraft &draft); ///< another cluster: test and session go

    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }
    void setEnvironment(const QProcessEnvironment &environment);
    [[nodiscard]] kube::ConfigSurroundings surroundings() const;
    /// The connection that the draft describes; the errors are those of ladderRequest().
    [[nodiscard]] Result<kube::LadderRequest> request() const;

    // ---- the connection test ----
    void startTest();
    void cancelTest();
    [[nodiscard]] bool isTesting() const { return m_testing; }
    /// It is over, was not broken off, and is about the draft as it is now.
    [[nodiscard]] bool isTested() const;
    [[nodiscard]] bool hasPassed() const;
    /// The cluster has said who we are; rights and namespace may be another matter.
    [[nodiscard]] bool isConnected() const;
    /// A person has said openly that the draft is to be taken as it is, though no test has passed.
    /// Holds until another connection is given.
    void goWithoutTest(bool on);
    [[nodiscard]] bool goesWithoutTest() const;
    [[nodiscard]] QList<kube::RungResult> results() const; ///< of the last test; empty: none yet
    [[nodiscard]] kube::RungResult result(kube::Rung rung) const;
    [[nodiscard]] net::TlsPeer peer() const; ///< what the server of the draft presented
    [[nodiscard]] int port() const;          ///< of the address; 0: not known
    /// Why no test can begin: a key that cannot be read, an address that is none …
    [[nodiscard]] const std::optional<Finding> &obstacle() const { return m_obstacle; }
    [[nodiscard]] bool wantsConsent() const; ///< a program would have to be run first
    /// What is wrong with a step by the last test, the best answer first.
    [[nodiscard]] QList<Finding> findings(ConnectStep step) const;
    /// From what was typed and what was tested.
    [[nodiscard]] StepState state(ConnectStep step) const;
    void placeOpened(); ///< where secrets are kept: what could not be kept can be now
    void setReached(ConnectStep step); ///< somebody has been there
    [[nodiscard]] bool wasReached(ConnectStep step) const { return m_reached >= int(step); }

    // ---- with the cluster ----
    /// A session over the draft, made when first asked for and again when the draft has changed;
    /// null as long as no connection can be made of it.
    [[nodiscard]] engine::ClusterSession *cluster();
    /// Whether it is locked for reading, as was decided about a cluster that is known already.
    [[nodiscard]] bool isLocked() const;

    // ---- the end ----
    /// Keeps secrets and profile, and gives the cluster's id. The secrets lie there before the
    /// profile names them; those that it names no more go after it.
    void save(QObject *context, std::function<void(const Result<QString> &id)> done);

Q_SIGNALS:
    void replaced();       ///< by another cluster: what pages hold beside the draft is void
    void changed();        ///< the draft
    void testChanged();    ///< a rung, the begin or the end
    void clusterChanged(); ///< the session is about to go: let go of it

private:
    void askSystem();
    void beginTest();
    void dropCluster();
    [[nodiscard]] bool lacksLogin() const; ///< not typed yet, or it could not be kept
    [[nodiscard]] settings::ClusterProfile known() const; ///< of this cluster; empty: a new one
    [[nodiscard]] QString keepProfile(const settings::ClusterProfile &profile); ///< its id
    void ended(kube::Ladder *ladder);

    const Services m_services;
    QProcessEnvironment m_environment;
    Wsl m_wsl;
    SystemProxy m_systemProxy;
    ConnectionDraft m_draft;
    ConnectionDraft m_tested;                  ///< what the last test was about
    std::optional<ConnectionDraft> m_untested; ///< for which none is wanted
    std::unique_ptr<kube::Ladder> m_ladder;
    QList<kube::RungResult> m_results;
    net::TlsPeer m_peer;
    std::optional<Finding> m_obstacle;
    bool m_testing = false;
    bool m_complete = false; ///< not broken off
    int m_reached = 0;
    std::unique_ptr<engine::ClusterSession> m_cluster;
    ConnectionDraft m_clusterDraft;
};

/// The page on which a rung's failure is mended.
[[nodiscard]] ConnectStep stepOf(kube::Rung rung);

} // namespace firesteel::gui
