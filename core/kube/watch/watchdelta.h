// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/api/object.h"

#include <QDateTime>
#include <QMetaType>

#include <optional>

namespace firesteel::kube {

/// One change of a watched collection, in the order of the server. Several of one object may have
/// been folded into the last of them during a gap; none is ever lost (kube-client §4.6).
struct WatchDelta {
    enum class Kind {
        Added,
        Modified,
        Deleted,
        Replaced, ///< same name, another uid: `old` is gone, `object` is new
    };
    Kind kind = Kind::Added;
    ObjectPtr object; ///< for Deleted: the last state that was seen
    ObjectPtr old;    ///< what was known before: for Modified and Replaced
    /// Deleted or Replaced during a gap: how the old object ended is not known.
    bool finalStateUnknown = false;
    bool operator==(const WatchDelta &) const = default;
};

/// How far what was published can be trusted.
struct WatchState {
    enum class Phase {
        Idle,    ///< not started, or stopped
        Loading, ///< the first list is not complete: emptiness means nothing yet
        Live,
        Stale, ///< what is known may be out of date since `since`
    };
    Phase phase = Phase::Idle;
    bool synced = false; ///< a full list was delivered at least once
    QDateTime since; ///< Stale: the last proof that we were up to date (UTC). Loading: the start
    std::optional<Error> cause; ///< Stale, or Loading that meets difficulties
    qint64 loaded = 0;          ///< objects so far, while Loading
    qint64 remaining = 0;       ///< the server's estimate of the rest, while Loading
    bool operator==(const WatchState &) const = default;
};

} // namespace firesteel::kube

Q_DECLARE_METATYPE(firesteel::kube::WatchDelta)
Q_DECLARE_METATYPE(firesteel::kube::WatchState)
