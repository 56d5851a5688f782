// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/api/object.h"
#include "core/kube/watch/watchdelta.h"

#include <QHash>
#include <QList>

#include <chrono>
#include <functional>
#include <optional>
#include <variant>

namespace firesteel::kube {

/// Times and limits of a reflector; the defaults are those of kube-client §4.
struct ReflectorTuning {
    using ms = std::chrono::milliseconds;
    int pageSize = 500;
    ms backoffFirst{800};
    ms backoffMax{30'000};
    ms backoffUnreachable{8'000}; ///< nobody answers: no server is spared by waiting longer
    ms backoffReset{120'000};     ///< without failure for so long: the next one counts as the first
    ms shortWatch{2'000};         ///< a watch that ends sooner without an event is a failure
    ms silence{85'000};           ///< no byte for so long: the connection is taken for dead
    ms watchMin{300'000};         ///< timeoutSeconds of a watch, between these two
    ms watchMax{600'000};
    ms watchWithoutBookmarks{60'000}; ///< the same for servers that send no bookmarks
    ms endGrace{15'000};              ///< … and how much later than that their end may come
    ms settle{1'000};           ///< a resumed watch that stands for so long counts as up to date
    ms staleAfter{2'000};       ///< a gap shorter than this is not worth a word
    ms pollRefused{60'000};     ///< 403, 404, 405
    ms pollUnwatchable{30'000}; ///< lists without a resourceVersion, lines beyond the cap
    ms wakeSpread{3'000};       ///< after wake(): reconnect within this span
    ms wakeCheck{5'000};        ///< how often the Reflector looks whether the machine has slept
    qint64 maxLine = 32LL * 1024 * 1024; ///< of a watch, in bytes
    int oddEvents = 3;                   ///< so many useless events in a row: list anew
    int idleCuts = 3;     ///< so many watches cut off after the same silence: shorter watches
    ms idleLeast{10'000}; ///< a silence shorter than this is nobody's idle limit
};

/// What happens to a reflector. Streams and lists are answered to the last Effect that asked for
/// one.
namespace input {
struct Start {
};
struct ListPage {
    QList<ObjectPtr> items;
    QString resourceVersion;
    QString continueToken;
    qint64 remaining = 0;
};
struct ListFailed {
    Error error;
};
struct WatchOpened {
};
struct WatchFailed { ///< no stream came about
    Error error;
};
struct Bytes {
}; ///< the stream is alive, whatever it said
struct Event {
    enum class Type { Added, Modified, Deleted };
    Type type = Type::Added;
    ObjectPtr object;
};
struct Bookmark {
    QString resourceVersion;
};
struct ErrorEvent { ///< a Status, or something in its place (Errc::NotKubernetes)
    Error error;
};
struct OddEvent {
}; ///< unknown type, an object of another kind, none at all
struct BadLine { ///< not JSON: what it was about is unknown, so what follows may not be built on it
    Error error;
};
struct StreamEnded {
}; ///< in order
struct StreamFailed {
    Error error;
};
struct Tick {
};
struct RetryNow {
};
struct Wake {
};
} // namespace input

using ReflectorInput =
    std::variant<input::Start, input::ListPage, input::ListFailed, input::WatchOpened,
                 input::WatchFailed, input::Bytes, input::Event, input::Bookmark, input::ErrorEvent,
                 input::OddEvent, input::BadLine, input::StreamEnded, input::StreamFailed,
                 input::Tick, input::RetryNow, input::Wake>;

/// What a reflector wants done, in this order.
namespace effect {
struct List {                ///< get one page; limit 0: all
    QString resourceVersion; ///< empty: the most recent
    QString continueToken;
    int limit = 0;
    bool operator==(const List &) const = default;
};
struct Watch {
    QString resourceVersion;
    std::chrono::seconds timeout{0};
    bool operator==(const Watch &) const = default;
};
struct Abort { ///< stop the list or stream under way; nothing of it may be put in any more
    bool operator==(const Abort &) const = default;
};
struct Wait { ///< put in Tick at this time at the latest; replaces an earlier Wait
    std::chrono::milliseconds until{0};
    bool operator==(const Wait &) const = default;
};
struct Publish {
    QList<WatchDelta> deltas;
    bool operator==(const Publish &) const = default;
};
struct State { ///< what WatchState says has changed
    WatchState::Phase phase = WatchState::Phase::Idle;
    bool synced = false;
    std::chrono::milliseconds since{0}; ///< steady time
    std::optional<Error> cause;
    qint64 loaded = 0;
    qint64 remaining = 0;
    bool operator==(const State &) const = default;
};
struct Synced {
    bool operator==(const Synced &) const = default;
};
} // namespace effect

using ReflectorEffect = std::variant<effect::List, effect::Watch, effect::Abort, effect::Wait,
                                     effect::Publish, effect::State, effect::Synced>;

/// The brain of a Reflector: which list or watch comes next, from which resourceVersion and after
/// what pause, and what has changed. It has no socket, thread or clock: time comes in with each
/// input, chance through `random` (in [0, 1)). Protocol: kube-client §4.3–4.7. Any thread; not
/// thread-safe.
class ReflectorMachine
{
public:
    using ms = std::chrono::milliseconds;

    explicit ReflectorMachine(const ReflectorTuning &tuning = {},
                              std::function<double()> random = {});

    [[nodiscard]] QList<ReflectorEffect> on(const ReflectorInput &input, ms now);

    [[nodiscard]] const QHash<ObjectKey, ObjectPtr> &known() const { return m_known; }
    [[nodiscard]] const QString &resourceVersion() const { return m_version; }
    [[nodiscard]] bool synced() const { return m_synced; }

private:
    enum class Doing { Nothing, Listing, Opening, Watching, Waiting };
    enum class Next { List, Watch };

    void handle(const input::Start &);
    void handle(const input::ListPage &page);
    void handle(const input::ListFailed &failure);
    void handle(const input::WatchOpened &);
    void handle(const input::WatchFailed &failure);
    void handle(const input::Bytes &);
    void handle(const input::Event &event);
    void handle(const input::Bookmark &bookmark);
    void handle(const input::ErrorEvent &event);
    void handle(const input::OddEvent &);
    void handle(const input::BadLine &line);
    void handle(const input::StreamEnded &);
    void handle(const input::StreamFailed &failure);
    void handle(const input::Tick &);
    void handle(const input::RetryNow &);
    void handle(const input::Wake &);

    void list(const QString &continueToken = {});
    void watch();
    void proceed();
    void drop();
    void pause(Next next, ms delay);
    void backOff(Next next, const Error &error);
    void pollLater(ms period, const Error &error);
    void expired(const Error &error);
    void watchRefused(const Error &error);
    void silent();
    void streamOver(Next next, const Error &error);
    void idleCut(ms gap, ms watchable);
    void finishList();
    void replaceAll();
    void showPage(const QList<ObjectPtr> &items);
    void heard();
    void alive();
    void lostTouch(const std::optional<Error> &cause, bool atOnce);
    void report();
    void schedule();
    void publish(QList<WatchDelta> deltas);
    [[nodiscard]] std::optional<WatchDelta> upsert(const ObjectPtr &object);
    [[nodiscard]] ms between(ms low, ms high) const;

    ReflectorTuning m_tuning;
    std::function<double()> m_random;
    QList<ReflectorEffect> m_effects;
    ms m_now{0};

    Doing m_doing = Doing::Nothing;
    Next m_next = Next::List;
    ms m_wakeAt{0};   ///< end of a pause
    ms m_deadline{0}; ///< of the silence watchdog
    std::optional<ms> m_settleAt;
    std::optional<ms> m_lastWait;

    QHash<ObjectKey, ObjectPtr> m_known;
    QList<ObjectPtr> m_pages;  ///< items of the list under way
    QString m_listVersion;     ///< of its first page
    bool m_continuing = false; ///< it is beyond its first page
    bool m_fresh = true;       ///< the list asks for the most recent state
    bool m_whole = false;      ///< the list has no limit, for paging expired under way
    bool m_poll = false;       ///< list from time to time, never watch
    qint64 m_remaining = 0;
    QString m_version; ///< where a watch goes on
    bool m_synced = false;

    ms m_backoff{0};
    std::optional<ms> m_lastFailure;
    std::optional<ms> m_lastExpired;
    int m_shortWatches = 0;
    int m_silences = 0;      ///< ended by the watchdog without a bookmark in between
    bool m_bookmarks = true; ///< false: this server sends none
    int m_odd = 0;
    int m_tooLong = 0;
    std::chrono::seconds m_timeout{0};
    ms m_opened{0};
    ms m_lastBytes{0};           ///< of this watch
    ms m_idleGap{0};             ///< silence before the last cut
    int m_idleCuts = 0;          ///< cuts in a row after about that silence
    std::optional<ms> m_longest; ///< of a watch, once somebody's idle limit is known
    bool m_eventful = false;     ///< this watch brought an event or bookmark

    ms m_started{0};
    ms m_lastAlive{0}; ///< the last proof of being up to date
    ms m_lostAt{0};
    bool m_live = false;
    bool m_doubt = false; ///< a list alone is no proof that a watch will stand
    bool m_saidSynced = false;
    std::optional<Error> m_cause;
    std::optional<effect::State> m_said;
};

} // namespace firesteel::kube
