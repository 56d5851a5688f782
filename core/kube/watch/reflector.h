// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"
#include "core/kube/watch/watchdelta.h"

#include <QObject>

#include <memory>

namespace firesteel::kube {

struct ReflectorTuning;

/// Keeps up with one selection of objects for as long as it lives: lists, watches, resumes, lists
/// anew, and says how far it can be trusted. It gives up on nothing: what cannot be had now is
/// asked for again later, and the state says why it is stale. Thread: that of `client`, which
/// outlives it. The rules are those of ReflectorMachine; this class gives them sockets and time.
class Reflector : public QObject
{
    Q_OBJECT
public:
    Reflector(ApiClient &client, Selection selection, QObject *parent = nullptr);
    Reflector(ApiClient &client, Selection selection, const ReflectorTuning &tuning,
              QObject *parent = nullptr);
    ~Reflector() override;

    void start();
    void stop(); ///< no signal follows; start() begins anew with an empty knowledge
    /// Do not wait any longer: new credentials, the network is back, the user asks.
    void retryNow();
    /// The machine slept, the network changed: every open connection is suspect.
    void wake();
    /// Slow consumer: stop reading until it has caught up.
    void setPaused(bool paused);

    [[nodiscard]] const Selection &selection() const;
    [[nodiscard]] const WatchState &state() const;

    struct Counters {
        qint64 lists = 0;
        qint64 watches = 0;
        qint64 events = 0;
        qint64 bookmarks = 0;
        qint64 partialLines = 0; ///< cut in the middle of a line
        qint64 badLines = 0;
        qint64 silences = 0; ///< ended by the own watchdog
    };
    [[nodiscard]] const Counters &counters() const;

Q_SIGNALS:
    /// Never empty. During the first list pages come as they arrive (state Loading); a later list
    /// comes as one batch.
    void changed(const QList<firesteel::kube::WatchDelta> &deltas);
    void stateChanged(const firesteel::kube::WatchState &state);
    void synced(); ///< once per start(): the first list is complete, after its changed()

private:
    class Private;
    std::shared_ptr<Private> d; ///< lives on through a signal in which the Reflector is deleted
};

} // namespace firesteel::kube
