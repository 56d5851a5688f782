// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/reflectormachine.h"

#include "core/kube/api/status.h"

#include <QRandomGenerator>
#include <QSet>

#include <algorithm>
#include <utility>

namespace firesteel::kube {

using Phase = WatchState::Phase;

ReflectorMachine::ReflectorMachine(const ReflectorTuning &tuning, std::function<double()> random)
    : m_tuning(tuning), m_random(std::move(random))
{
    if (!m_random)
        m_random = [] { return QRandomGenerator::global()->generateDouble(); };
}

QList<ReflectorEffect> ReflectorMachine::on(const ReflectorInput &input, ms now)
{
    m_now = std::max(now, m_now);
    m_effects.clear();
    std::visit([this](const auto &value) { handle(value); }, input);
    report();
    schedule();
    return std::exchange(m_effects, {});
}

ReflectorMachine::ms ReflectorMachine::between(ms low, ms high) const
{
    return low + ms(qint64(double((high - low).count()) * m_random()));
}

// ---- what to do next ----

void ReflectorMachine::list(const QString &continueToken)
{
    m_doing = Doing::Listing;
    m_continuing = !continueToken.isEmpty();
    if (!m_continuing) {
        m_pages.clear();
        m_listVersion.clear();
        m_remaining = 0;
    }
    if (m_version.isEmpty())
        m_fresh = true;
    m_effects.append(effect::List{m_continuing || m_fresh ? QString() : m_version, continueToken,
                                  m_whole ? 0 : m_tuning.pageSize});
}

void ReflectorMachine::watch()
{
    m_doing = Doing::Opening;
    m_eventful = false;
    m_settleAt.reset();
    ms shortest = m_bookmarks ? m_tuning.watchMin : m_tuning.watchWithoutBookmarks;
    ms longest = m_bookmarks ? m_tuning.watchMax : m_tuning.watchWithoutBookmarks;
    if (m_longest) {
        shortest = std::min(shortest, *m_longest);
        longest = std::min(longest, *m_longest);
    }
    m_timeout = std::chrono::ceil<std::chrono::seconds>(between(shortest, longest));
    m_effects.append(effect::Watch{m_version, m_timeout});
}

void ReflectorMachine::proceed()
{
    if (m_next == Next::Watch && !m_version.isEmpty() && m_synced)
        watch();
    else
        list();
}

void ReflectorMachine::drop()
{
    if (m_doing == Doing::Listing || m_doing == Doing::Opening || m_doing == Doing::Watching)
        m_effects.append(effect::Abort{});
    m_doing = Doing::Nothing;
}

void ReflectorMachine::pause(Next next, ms delay)
{
    drop();
    m_settleAt.reset();
    m_doing = Doing::Waiting;
    m_next = next;
    m_wakeAt = m_now + delay;
}

void ReflectorMachine::backOff(Next next, const Error &error)
{
    lostTouch(error, false);
    if (m_lastFailure && m_now - *m_lastFailure > m_tuning.backoffReset)
        m_backoff = ms(0);
    m_lastFailure = m_now;
    const ms most = isUnreachable(error.code) ? m_tuning.backoffUnreachable : m_tuning.backoffMax;
    m_backoff = m_backoff == ms(0) ? m_tuning.backoffFirst : m_backoff * 2;
    m_backoff = std::min(m_backoff, most);
    ms delay = between(m_backoff, 2 * m_backoff);
    if (error.retryAfter)
        delay =
            std::max(m_tuning.backoffFirst, between(*error.retryAfter, *error.retryAfter * 6 / 5));
    pause(next, delay);
}

void ReflectorMachine::pollLater(ms period, const Error &error)
{
    lostTouch(error, true);
    m_doubt = true;
    pause(Next::List, between(period, period * 5 / 4));
}

// ---- lists ----

void ReflectorMachine::handle(const input::Start &)
{
    m_started = m_now;
    m_lastAlive = m_now;
    list();
}

void ReflectorMachine::handle(const input::ListPage &page)
{
    if (m_doing != Doing::Listing)
        return;
    if (!m_continuing)
        m_listVersion = page.resourceVersion;
    m_pages.append(page.items);
    m_remaining = page.remaining;
    if (!m_synced)
        showPage(page.items);
    if (page.continueToken.isEmpty())
        finishList();
    else
        list(page.continueToken);
}

void ReflectorMachine::handle(const input::ListFailed &failure)
{
    if (m_doing != Doing::Listing)
        return;
    m_doing = Doing::Nothing;
    m_pages.clear();
    const Error &error = failure.error;
    switch (error.code) {
    case Errc::Expired:
        if (m_continuing && !m_whole) { // the token is older than the server's history
            m_whole = true;
            m_fresh = true;
            list();
            return;
        }
        [[fallthrough]];
    case Errc::ResourceVersionTooLarge:
        if (!m_fresh) {
            m_fresh = true;
            list();
            return;
        }
        backOff(Next::List, error);
        return;
    case Errc::Unauthorized:
    case Errc::ConsentMissing: // nobody is to be asked to sign in every few seconds
    case Errc::ExecPluginFailed:
    case Errc::OidcRefreshFailed:
    case Errc::Forbidden:
    case Errc::ForbiddenAnonymous:
    case Errc::ApiNotFound:
    case Errc::NotFound:
    case Errc::MethodNotAllowed:
        pollLater(m_tuning.pollRefused, error);
        return;
    case Errc::BadRequest:
        m_fresh = true; // a version that this server cannot read
        [[fallthrough]];
    default:
        backOff(Next::List, error);
    }
}

void ReflectorMachine::finishList()
{
    m_doing = Doing::Nothing;
    replaceAll();
    m_pages.clear();
    m_version = m_listVersion;
    m_fresh = false;
    m_whole = false;
    m_synced = true;
    if (!m_doubt && m_shortWatches == 0)
        alive();
    if (m_version.isEmpty() || m_poll) {
        alive();
        pause(Next::List, between(m_tuning.pollUnwatchable, m_tuning.pollUnwatchable * 5 / 4));
    } else {
        watch();
    }
}

std::optional<WatchDelta> ReflectorMachine::upsert(const ObjectPtr &object)
{
    ObjectPtr &slot = m_known[object->key()];
    const ObjectPtr old = std::exchange(slot, object);
    if (!old)
        return WatchDelta{WatchDelta::Kind::Added, object, nullptr, false};
    // The uid is not part of the key: a namesake created during a gap is another object.
    if (old->uid != object->uid)
        return WatchDelta{WatchDelta::Kind::Replaced, object, old, true};
    if (!object->resourceVersion.isEmpty() && old->resourceVersion == object->resourceVersion) {
        slot = old;
        return {};
    }
    return WatchDelta{WatchDelta::Kind::Modified, object, old, false};
}

void ReflectorMachine::showPage(const QList<ObjectPtr> &items)
{
    QList<WatchDelta> deltas;
    for (const ObjectPtr &object : items) {
        if (auto delta = upsert(object))
            deltas.append(*delta);
    }
    publish(std::move(deltas));
}

void ReflectorMachine::replaceAll()
{
    QList<WatchDelta> deltas;
    QSet<ObjectKey> present;
    present.reserve(m_pages.size());
    for (const ObjectPtr &object : std::as_const(m_pages)) {
        present.insert(object->key());
        if (auto delta = upsert(object))
            deltas.append(*delta);
    }
    for (auto it = m_known.begin(); it != m_known.end();) {
        if (present.contains(it.key())) {
            ++it;
            continue;
        }
        deltas.append(WatchDelta{WatchDelta::Kind::Deleted, it.value(), it.value(), true});
        it = m_known.erase(it);
    }
    publish(std::move(deltas));
}

void ReflectorMachine::publish(QList<WatchDelta> deltas)
{
    if (!deltas.isEmpty())
        m_effects.append(effect::Publish{std::move(deltas)});
}

// ---- watches ----

void ReflectorMachine::handle(const input::WatchOpened &)
{
    if (m_doing != Doing::Opening)
        return;
    m_doing = Doing::Watching;
    m_opened = m_now;
    m_lastBytes = m_now;
    heard();
    if (!m_live)
        m_settleAt = m_now + m_tuning.settle;
}

void ReflectorMachine::handle(const input::WatchFailed &failure)
{
    if (m_doing != Doing::Opening)
        return;
    m_doing = Doing::Nothing;
    watchRefused(failure.error);
}

void ReflectorMachine::watchRefused(const Error &error)
{
    switch (error.code) {
    case Errc::Expired:
    case Errc::ResourceVersionTooLarge:
        expired(error);
        return;
    case Errc::Unauthorized: // the call has tried newer credentials already
    case Errc::ConsentMissing:
    case Errc::ExecPluginFailed:
    case Errc::OidcRefreshFailed:
    case Errc::Forbidden:
    case Errc::ForbiddenAnonymous:
    case Errc::ApiNotFound:
    case Errc::NotFound:
        pollLater(m_tuning.pollRefused, error);
        return;
    case Errc::MethodNotAllowed:
        m_poll = true;
        pause(Next::List, between(m_tuning.pollUnwatchable, m_tuning.pollUnwatchable * 5 / 4));
        return;
    case Errc::BadRequest:
        m_fresh = true;
        backOff(Next::List, error);
        return;
    case Errc::TooManyRequests:
    case Errc::ServiceUnavailable:
    case Errc::ServerTimeout:
        backOff(Next::Watch, error);
        return;
    case Errc::InternalServerError:
    case Errc::NotKubernetes:
        backOff(Next::List, error);
        return;
    default: // nobody reached, or not believed: our place in the history stays good
        backOff(Next::Watch, error);
    }
}

void ReflectorMachine::expired(const Error &error)
{
    if (error.code == Errc::ResourceVersionTooLarge)
        m_fresh = true;
    const bool again = m_lastExpired && m_now - *m_lastExpired < m_tuning.backoffReset;
    m_lastExpired = m_now;
    if (again) {
        backOff(Next::List, error);
        return;
    }
    lostTouch(error, false);
    pause(Next::List, between(ms(0), ms(1000)));
}

void ReflectorMachine::heard()
{
    m_deadline = m_now + (m_bookmarks ? m_tuning.silence : ms(m_timeout) + m_tuning.endGrace);
}

void ReflectorMachine::handle(const input::Bytes &)
{
    if (m_doing == Doing::Watching && m_bookmarks)
        heard();
    m_lastBytes = m_now;
    if (m_live)
        m_lastAlive = m_now;
}

void ReflectorMachine::handle(const input::Event &event)
{
    if (m_doing != Doing::Watching || !event.object)
        return;
    m_eventful = true;
    m_shortWatches = 0;
    m_odd = 0;
    alive();
    const ObjectPtr &object = event.object;
    if (!object->resourceVersion.isEmpty())
        m_version = object->resourceVersion;
    if (event.type != input::Event::Type::Deleted) {
        if (auto delta = upsert(object))
            publish({*delta});
        return;
    }
    const auto known = m_known.constFind(object->key());
    if (known == m_known.constEnd())
        return;
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): it leaves the map below
    const ObjectPtr old = *known;
    if (!object->uid.isEmpty() && old->uid != object->uid)
        return; // the end of a namesake before this one
    m_known.erase(known);
    publish({WatchDelta{WatchDelta::Kind::Deleted, object, old, false}});
}

void ReflectorMachine::handle(const input::Bookmark &bookmark)
{
    if (m_doing != Doing::Watching || bookmark.resourceVersion.isEmpty())
        return;
    m_eventful = true;
    m_shortWatches = 0;
    m_silences = 0;
    m_bookmarks = true;
    m_odd = 0;
    m_version = bookmark.resourceVersion;
    heard();
    alive();
}

void ReflectorMachine::handle(const input::ErrorEvent &event)
{
    if (m_doing != Doing::Watching)
        return;
    drop();
    switch (event.error.code) {
    case Errc::Expired:
    case Errc::ResourceVersionTooLarge:
        expired(event.error);
        return;
    case Errc::TooManyRequests:
    case Errc::ServerTimeout:
    case Errc::ServiceUnavailable:
    case Errc::Unauthorized:
        backOff(Next::Watch, event.error);
        return;
    default:
        backOff(Next::List, event.error);
    }
}

void ReflectorMachine::handle(const input::OddEvent &)
{
    if (m_doing != Doing::Watching || ++m_odd < m_tuning.oddEvents)
        return;
    m_odd = 0;
    backOff(Next::List, Error(Errc::NotKubernetes));
}

void ReflectorMachine::handle(const input::BadLine &line)
{
    if (m_doing != Doing::Watching)
        return;
    // A line beyond the cap would come again and again: after the second only lists are left.
    if (line.error.code == Errc::ResponseTooLarge && ++m_tooLong >= 2)
        m_poll = true;
    backOff(Next::List, line.error);
}

void ReflectorMachine::streamOver(Next next, const Error &error)
{
    m_doing = Doing::Nothing;
    if (m_now - m_opened > m_tuning.backoffMax)
        m_backoff = ms(0);
    backOff(next, error);
}

void ReflectorMachine::handle(const input::StreamEnded &)
{
    if (m_doing != Doing::Watching)
        return;
    const ms life = m_now - m_opened;
    if (life < m_tuning.shortWatch && !m_eventful) {
        // Some servers end a watch with a stale version like that, without a word: kube-client
        // §4.5.
        ++m_shortWatches;
        if (m_backoff == ms(0))
            m_backoff = m_tuning.backoffFirst;
        const bool again = m_shortWatches >= 2;
        m_fresh = m_fresh || again;
        if (again)
            m_shortWatches = 0;
        m_doubt = true;
        streamOver(again ? Next::List : Next::Watch, Error(Errc::ServiceUnavailable));
        return;
    }
    m_doing = Doing::Nothing;
    m_tooLong = 0;
    if (life + m_tuning.shortWatch < ms(m_timeout))
        idleCut(m_now - m_lastBytes, (m_now - m_lastBytes) * 3 / 4);
    else
        m_idleCuts = 0; // the end that was asked for
    if (life >= m_tuning.shortWatch) {
        m_lastAlive = m_now;
        m_shortWatches = 0;
    }
    lostTouch({}, false);
    m_next = Next::Watch;
    if (life < m_tuning.shortWatch)
        pause(Next::Watch, between(m_tuning.backoffFirst / 4, m_tuning.backoffFirst / 2));
    else
        proceed();
}

void ReflectorMachine::handle(const input::StreamFailed &failure)
{
    if (m_doing != Doing::Watching)
        return;
    idleCut(m_now - m_lastBytes, (m_now - m_lastBytes) * 3 / 4);
    streamOver(Next::Watch, failure.error);
}

/// A watch was cut off after nothing had come for `gap`. If that is about the same a few times in a
/// row, somebody in between has a limit for idle connections: watches are asked for that end within
/// it (kube-client §10.3, row 36), as their end in order costs nothing.
void ReflectorMachine::idleCut(ms gap, ms watchable)
{
    if (gap < m_tuning.idleLeast)
        return;
    const bool alike = m_idleCuts > 0 && gap * 5 >= m_idleGap * 4 && gap * 4 <= m_idleGap * 5;
    m_idleCuts = alike ? m_idleCuts + 1 : 1;
    m_idleGap = gap;
    if (m_idleCuts < m_tuning.idleCuts)
        return;
    m_idleCuts = 0;
    m_longest = std::max(m_tuning.idleLeast, watchable);
}

void ReflectorMachine::silent()
{
    // A server that has sent no bookmark yet may just have nothing to say; later ends are missed.
    if (!m_bookmarks)
        idleCut(m_now - m_opened, ms(m_timeout) / 2);
    drop();
    ++m_silences;
    Error error(Errc::ResponseTimeout);
    error.context.insert(QStringLiteral("silence"),
                         QString::number(m_tuning.silence.count() / 1000));
    lostTouch(error, true);
    if (m_silences == 2) {
        // Perhaps our version lies in this server's future: then it has nothing to say to us.
        m_fresh = true;
        m_next = Next::List;
    } else {
        m_next = Next::Watch;
        if (m_silences > 2)
            m_bookmarks = false;
    }
    proceed();
}

// ---- time and touch ----

void ReflectorMachine::handle(const input::Tick &)
{
    m_lastWait.reset();
    if (m_doing == Doing::Waiting && m_now >= m_wakeAt) {
        m_doing = Doing::Nothing;
        proceed();
    } else if (m_doing == Doing::Watching && m_now >= m_deadline) {
        silent();
    } else if (m_doing == Doing::Watching && m_settleAt && m_now >= *m_settleAt) {
        alive();
    }
}

void ReflectorMachine::handle(const input::RetryNow &)
{
    m_poll = false;
    m_backoff = ms(0);
    if (m_doing == Doing::Waiting) {
        m_doing = Doing::Nothing;
        proceed();
    }
}

void ReflectorMachine::handle(const input::Wake &)
{
    if (m_doing == Doing::Nothing)
        return;
    Next next = m_next; // of a pause
    if (m_doing != Doing::Waiting)
        next = m_doing == Doing::Listing ? Next::List : Next::Watch;
    m_backoff = ms(0);
    lostTouch({}, true);
    pause(next, between(ms(0), m_tuning.wakeSpread));
}

void ReflectorMachine::alive()
{
    m_live = true;
    m_doubt = false;
    m_lastAlive = m_now;
    m_settleAt.reset();
    m_cause.reset();
}

void ReflectorMachine::lostTouch(const std::optional<Error> &cause, bool atOnce)
{
    if (m_live || (m_synced && !m_said))
        m_lostAt = m_now;
    if (atOnce)
        m_lostAt = std::min(m_lostAt, m_now - m_tuning.staleAfter);
    m_live = false;
    if (cause)
        m_cause = cause;
}

void ReflectorMachine::report()
{
    effect::State state;
    state.synced = m_synced;
    if (!m_synced) {
        state.phase = Phase::Loading;
        state.since = m_started;
        state.cause = m_cause;
        state.loaded = m_known.size();
        state.remaining = m_remaining;
    } else if (m_live) {
        state.phase = Phase::Live;
    } else if (m_now - m_lostAt >= m_tuning.staleAfter) {
        state.phase = Phase::Stale;
        state.since = m_lastAlive;
        state.cause = m_cause;
    } else if (m_said) {
        state = *m_said; // a gap that is still too short for a word
        state.synced = m_synced;
        if (state.phase == Phase::Loading)
            state.phase = Phase::Live;
    }
    if (m_said != state) {
        m_said = state;
        m_effects.append(state);
    }
    if (m_synced && !std::exchange(m_saidSynced, m_synced))
        m_effects.append(effect::Synced{});
}

void ReflectorMachine::schedule()
{
    std::optional<ms> until;
    const auto consider = [&until](ms time) { until = until ? std::min(*until, time) : time; };
    if (m_doing == Doing::Waiting)
        consider(m_wakeAt);
    if (m_doing == Doing::Watching)
        consider(m_deadline);
    if (m_doing == Doing::Watching && m_settleAt)
        consider(*m_settleAt);
    if (m_synced && !m_live && m_now - m_lostAt < m_tuning.staleAfter)
        consider(m_lostAt + m_tuning.staleAfter);
    // A Tick that comes too early is harmless, so a deadline that only moved away needs no new
    // Wait.
    if (until && (!m_lastWait || *m_lastWait <= m_now || *until < *m_lastWait)) {
        until = std::max(*until, m_now); // a Tick that is overdue: at once
        m_lastWait = until;
        m_effects.append(effect::Wait{*until});
    }
}

} // namespace firesteel::kube
