// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/watch/watchdelta.h"

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>

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
    QString id; ///< "kubeconfig:CONTEXT" or "practice"
    Kind kind = Kind::Kubeconfig;
    QString name;                 ///< of the context; empty for the practice cluster
    QString namespaceName;        ///< where it begins
    std::optional<Error> problem; ///< why it cannot be opened
    bool operator==(const ClusterChoice &) const = default;
};

/// How far the picture of the cluster can be trusted; from a probe and the watches, never a guess.
struct Freshness {
    enum class State { None, Connecting, Live, Stale };
    State state = State::None;
    QDateTime asOf;               ///< the last proof that the cluster answers (UTC)
    std::optional<Error> cause;   ///< of Stale, or of Connecting that meets difficulties
    QDateTime nextTry;            ///< of Stale; invalid: not known
    bool operator==(const Freshness &) const = default;
};

/// The clusters that are known and the session with the one that is open. Main thread; owned by
/// main(). Opening never blocks: openFailed() or sessionOpened() follows later.
class Workbench : public QObject
{
    Q_OBJECT
public:
    Workbench(Clock &clock, QObject *parent = nullptr);
    ~Workbench() override;

    /// Looks for kubeconfig files ($KUBECONFIG, ~/.kube/config) again, off the main thread.
    void refreshChoices();
    [[nodiscard]] const QList<ClusterChoice> &choices() const;
    /// Why no kubeconfig could be read, if one was there.
    [[nodiscard]] const std::optional<Error> &kubeconfigProblem() const;

    /// Opens a cluster; one that is open is closed first. `namespaceName` empty: the choice's own.
    void open(const QString &choiceId, const QString &namespaceName = {});
    void close();
    void reconnect(); ///< do not wait out a back-off

    [[nodiscard]] std::optional<ClusterChoice> current() const;
    [[nodiscard]] engine::ClusterSession *session() const; ///< null while none is open
    [[nodiscard]] QString namespaceName() const;           ///< that the pages show
    [[nodiscard]] Freshness freshness() const;
    void setVisible(bool visible); ///< of the window: no probe while nobody looks

Q_SIGNALS:
    void choicesChanged();
    void sessionAboutToClose(); ///< let go of all that belongs to the session, now
    void sessionOpened();
    void openFailed(const firesteel::Error &error);
    void freshnessChanged();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::gui
