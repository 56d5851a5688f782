// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/reflector.h"

#include "core/base/logging.h"
#include "core/kube/api/readcalls.h"
#include "core/kube/watch/lineframer.h"
#include "core/kube/watch/reflectormachine.h"
#include "core/kube/watch/watchdecoder.h"

#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {
/// The wall clock running ahead of the steady one by so much: the machine has slept.
constexpr milliseconds SleepSign{30'000};
} // namespace

class Reflector::Private
{
public:
    Private(Reflector *reflector, ApiClient &apiClient, Selection what, const ReflectorTuning &how)
        : q(reflector), client(&apiClient), selection(std::move(what)), tuning(how), machine(how),
          decoder(selection.type), framer(how.maxLine)
    {
        timer.setSingleShot(true);
        timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&timer, &QTimer::timeout, q, [this] { tick(); });
    }

    [[nodiscard]] milliseconds now() const { return client->clock().steady(); }
    [[nodiscard]] milliseconds drift() const
    {
        return milliseconds(client->clock().wall().toMSecsSinceEpoch()) - now();
    }

    void tick();
    void put(const ReflectorInput &what);
    void apply(const ReflectorEffect &effect);
    void carryOut(const effect::List &list);
    void carryOut(const effect::Watch &watch);
    void carryOut(const effect::Abort &);
    void carryOut(const effect::Wait &wait);
    void carryOut(const effect::Publish &publish) { batch.append(publish.deltas); }
    void carryOut(const effect::State &state);
    void carryOut(const effect::Synced &);
    void flush();
    void received(const QByteArray &piece);
    void streamFinished(const Result<> &result);

    Reflector *q;
    QPointer<ApiClient> client;
    Selection selection;
    ReflectorTuning tuning;
    ReflectorMachine machine;
    WatchDecoder decoder;
    LineFramer framer;
    QTimer timer;
    QPointer<ApiCall> listCall;
    QPointer<ApiStream> stream;
    bool opened = false;
    bool paused = false;
    bool running = false;
    bool busy = false;
    quint64 lives = 0; ///< how often it was started
    std::deque<ReflectorInput> waiting;
    quint64 generation = 0; ///< of the list or stream under way
    milliseconds lastDrift{0};
    QList<WatchDelta> batch;
    WatchState state;
    Counters counters;
};

void Reflector::Private::tick()
{
    if (!client)
        return;
    if (drift() - std::exchange(lastDrift, drift()) > SleepSign) {
        q->wake();
        return;
    }
    if (paused && opened && stream) { // what we do not read is not silence
        timer.start(tuning.wakeCheck);
        return;
    }
    // Only silence makes a tick give up a stream; what else is open to that server is suspect, too.
    const bool streaming = opened && stream;
    const quint64 before = generation;
    const QPointer<Reflector> alive(q);
    const std::shared_ptr<Private> self = q->d;
    put(input::Tick{});
    if (alive && streaming && before != generation && client) {
        ++counters.silences;
        client->http().closeIdle();
        client->suspect();
    }
}

void Reflector::Private::put(const ReflectorInput &what)
{
    if (!client || !running)
        return;
    waiting.push_back(what);
    if (std::exchange(busy,
                      true)) // a slot of ours asked for something in the middle of our effects
        return;
    const QPointer<Reflector> alive(q);
    const std::shared_ptr<Private> self = q->d;
    while (!waiting.empty()) {
        const ReflectorInput next = std::move(waiting.front());
        waiting.pop_front();
        const quint64 life = lives;
        for (const ReflectorEffect &effect : machine.on(next, now())) {
            // What was published comes before what is said about it.
            if (std::holds_alternative<effect::State>(effect) ||
                std::holds_alternative<effect::Synced>(effect))
                flush();
            if (alive)
                apply(effect);
            if (!alive)
                return;
            if (!running || life != lives)
                break;
        }
    }
    busy = false;
}

void Reflector::Private::apply(const ReflectorEffect &effect)
{
    std::visit([this](const auto &value) { carryOut(value); }, effect);
}

void Reflector::Private::carryOut(const effect::List &list)
{
    ++counters.lists;
    ListRequest request;
    request.selection = selection;
    request.limit = list.limit;
    request.resourceVersion = list.resourceVersion;
    request.notOlderThan = true;
    request.continueToken = list.continueToken;
    request.patient = true;
    listCall =
        client->listPage(request, q, [this, mine = ++generation](const Result<ListPage> &page) {
            const std::shared_ptr<Private> self = q->d;
            const QPointer<Reflector> alive(q);
            if (mine != generation)
                return;
            if (page)
                put(input::ListPage{page->items, page->resourceVersion, page->continueToken,
                                    page->remaining});
            else
                put(input::ListFailed{page.error()});
            if (alive)
                flush();
        });
}

void Reflector::Private::carryOut(const effect::Watch &watch)
{
    ++counters.watches;
    ++generation;
    opened = false;
    const auto target =
        selectionTarget(selection, {{"watch", u"true"_s},
                                    {"allowWatchBookmarks", u"true"_s},
                                    {"resourceVersion", watch.resourceVersion},
                                    {"timeoutSeconds", QString::number(watch.timeout.count())}});
    // The list before has had the same path.
    stream = client->openStream(target.value_or(QByteArray()), "application/json", q);
    stream->setPaused(paused);
    QObject::connect(stream, &ApiStream::opened, q, [this] {
        opened = true;
        framer.reset();
        decoder.setSecrets(stream->secrets());
        put(input::WatchOpened{});
    });
    QObject::connect(stream, &ApiStream::bytes, q,
                     [this](const QByteArray &piece) { received(piece); });
    QObject::connect(stream, &ApiStream::finished, q,
                     [this](const Result<> &result) { streamFinished(result); });
}

void Reflector::Private::carryOut(const effect::Abort &)
{
    ++generation;
    if (listCall) {
        listCall->disconnect(q);
        listCall->cancel(); // its reply is of a generation that is over
    }
    listCall.clear();
    if (stream) {
        stream->disconnect(q);
        stream->deleteLater();
    }
    stream.clear();
}

void Reflector::Private::carryOut(const effect::Wait &wait)
{
    lastDrift = drift();
    timer.start(std::clamp(wait.until - now(), milliseconds(1), tuning.wakeCheck));
}

void Reflector::Private::carryOut(const effect::State &said)
{
    const auto sinceNow = now() - said.since;
    WatchState next;
    next.phase = said.phase;
    next.synced = said.synced;
    next.cause = said.cause;
    next.loaded = said.loaded;
    next.remaining = said.remaining;
    if (said.phase == WatchState::Phase::Stale || said.phase == WatchState::Phase::Loading)
        next.since = client->clock().wall().addMSecs(-sinceNow.count());
    state = next;
    Q_EMIT q->stateChanged(state);
}

void Reflector::Private::carryOut(const effect::Synced &)
{
    Q_EMIT q->synced();
}

void Reflector::Private::flush()
{
    if (!batch.isEmpty() && running)
        Q_EMIT q->changed(std::exchange(batch, {}));
}

void Reflector::Private::received(const QByteArray &piece)
{
    const quint64 mine = generation;
    const QPointer<Reflector> alive(q);
    const std::shared_ptr<Private> self = q->d; // the framer outlasts what happens in its sink
    put(input::Bytes{});
    if (!alive || mine != generation)
        return;
    const Result<> framed = framer.feed(piece, [&](QByteArrayView line) {
        const ReflectorInput what = decoder.decode(line);
        if (std::holds_alternative<input::Event>(what)) {
            ++counters.events;
        } else if (std::holds_alternative<input::Bookmark>(what)) {
            ++counters.bookmarks;
        } else if (!std::holds_alternative<input::ErrorEvent>(what)) {
            ++counters.badLines;
            qCDebug(lcKube) << "watch of" << selection.type.plural
                            << "sent a line that is no event";
        }
        put(what);
        return alive && running && mine == generation;
    });
    if (!alive)
        return;
    if (!framed && mine == generation) {
        ++counters.badLines;
        put(input::BadLine{framed.error()});
    }
    if (alive)
        flush();
}

void Reflector::Private::streamFinished(const Result<> &result)
{
    if (!stream)
        return;
    stream->deleteLater();
    stream.clear();
    ++generation;
    if (!framer.rest().isEmpty()) {
        ++counters
              .partialLines; // never to be trusted: what follows the last whole line comes again
        framer.reset();
    }
    if (!opened)
        put(input::WatchFailed{result ? Error(Errc::NotKubernetes) : result.error()});
    else if (result)
        put(input::StreamEnded{});
    else
        put(input::StreamFailed{result.error()});
}

Reflector::Reflector(ApiClient &client, Selection selection, QObject *parent)
    : Reflector(client, std::move(selection), ReflectorTuning(), parent)
{}

Reflector::Reflector(ApiClient &client, Selection selection, const ReflectorTuning &tuning,
                     QObject *parent)
    : QObject(parent), d(std::make_shared<Private>(this, client, std::move(selection), tuning))
{}

Reflector::~Reflector()
{
    stop();
}

void Reflector::start()
{
    if (d->running)
        return;
    ++d->lives;
    d->machine = ReflectorMachine(d->tuning);
    d->counters = {};
    d->running = true;
    d->lastDrift = d->drift();
    d->put(input::Start{});
}

void Reflector::stop()
{
    if (!std::exchange(d->running, false))
        return;
    d->carryOut(effect::Abort{});
    d->timer.stop();
    d->batch.clear();
    d->waiting.clear();
    d->state = {};
}

void Reflector::retryNow()
{
    d->put(input::RetryNow{});
}

void Reflector::wake()
{
    if (!d->client)
        return;
    d->client->http().closeIdle();
    d->put(input::Wake{});
}

void Reflector::setPaused(bool paused)
{
    if (std::exchange(d->paused, paused) && !paused && d->opened && d->stream)
        d->put(input::Bytes{}); // the watchdog begins anew
    if (d->stream)
        d->stream->setPaused(paused);
}

const Selection &Reflector::selection() const
{
    return d->selection;
}

const WatchState &Reflector::state() const
{
    return d->state;
}

const Reflector::Counters &Reflector::counters() const
{
    return d->counters;
}

} // namespace firesteel::kube
