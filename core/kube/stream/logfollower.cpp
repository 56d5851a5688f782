// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/stream/logfollower.h"

#include "core/data/rfc3339.h"
#include "core/kube/api/podstate.h"
#include "core/kube/api/status.h"
#include "core/kube/stream/logcursor.h"

#include <QPointer>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

/// A 400 that says: not yet. The words are the kubelet's and the API server's (kube-client §6).
bool saysWaiting(const Error &error)
{
    if (error.code != Errc::BadRequest)
        return false;
    static const QStringList words{u"waiting to start"_s, u"ContainerCreating"_s,
                                   u"PodInitializing"_s, u"failing to pull image"_s,
                                   u"image can't be pulled"_s};
    return std::ranges::any_of(words,
                               [&](const QString &word) { return error.detail.contains(word); });
}

} // namespace

class LogFollower::Private
{
public:
    Private(LogFollower *follower, ApiClient &apiClient, LogRequest what, const LogTuning &how)
        : q(follower), client(&apiClient), request(std::move(what)), tuning(how),
          cursor(how.maxPiece, request.sinceNs)
    {
        for (QTimer *timer : {&retry, &silence, &handOver})
            timer->setSingleShot(true);
        QObject::connect(&retry, &QTimer::timeout, q, [this] { proceed(); });
        QObject::connect(&silence, &QTimer::timeout, q,
                         [this] { resumeAnew(Error(Errc::ResponseTimeout)); });
        QObject::connect(&handOver, &QTimer::timeout, q, [this] { flush(); });
    }

    void proceed();
    void open(bool previous);
    void drop();
    void received(const QByteArray &piece);
    void ended(const Result<> &result);
    void endedWell();
    void nothingYet();
    void refused(const Error &error);
    void resumeAnew(const Error &cause);
    void wait(const std::optional<Error> &cause);
    void askPod();
    void podTold(const Result<ObjectPtr> &pod);
    void nextInstance();
    void flush();
    void mark(LogMark::Kind kind);
    void enter(Phase next, const std::optional<Error> &cause = {});
    void finish(const Result<> &result);
    [[nodiscard]] bool alive(const QPointer<LogFollower> &self) const { return self && running; }
    [[nodiscard]] Result<QByteArray> target(bool previous) const;

    LogFollower *q;
    QPointer<ApiClient> client;
    LogRequest request;
    LogTuning tuning;
    LogCursor cursor;
    QPointer<ApiStream> stream;
    QPointer<ApiCall> podCall;
    QTimer retry;
    QTimer silence;
    QTimer handOver;
    QList<LogLine> batch;
    qint64 batchBytes = 0;

    Phase phase = Phase::Idle;
    Container container = Container::Unknown;
    QString instance;     ///< that the pod's status names
    QString readInstance; ///< that the stream is of
    bool running = false;
    bool paused = false;
    bool opened = false;
    bool everOpened = false;
    bool cleanEnd = false; ///< the last stream ended in order
    bool readingPrevious = false;
    bool previousDue = false; ///< the instance before ended while we were cut off
    bool resuming = false;
    bool firstInstance = true;
    bool gapTold = false;
    milliseconds backoff{0};
};

Result<QByteArray> LogFollower::Private::target(bool previous) const
{
    auto path = resourcePath(resources::Pods, request.namespaceName, request.pod, u"log"_s);
    if (!path)
        return path;
    const auto number = [](std::optional<qint64> value) {
        return value ? QString::number(*value) : QString();
    };
    QString since;
    QString tail;
    std::optional<qint64> second = cursor.resumeSecond();
    if (!second && request.sinceNs)
        second = *request.sinceNs / 1'000'000'000;
    // Of another instance all is new, however much of it was written before we came.
    if (!cursor.resumeSecond() && firstInstance)
        tail = number(request.tailLines);
    if (second)
        since = QString::fromLatin1(
            data::formatRfc3339(data::Instant(std::chrono::seconds(*second)), 0));
    return QByteArray(*path +
                      queryText({{"container", request.container},
                                 {"follow", request.follow && !previous ? u"true"_s : QString()},
                                 {"previous", previous ? u"true"_s : QString()},
                                 {"timestamps", u"true"_s},
                                 {"sinceTime", since},
                                 {"tailLines", tail},
                                 {"limitBytes", number(request.limitBytes)}}));
}

// ---- the stream ----

void LogFollower::Private::proceed()
{
    if (!running || stream || !client)
        return;
    retry.stop();
    if (previousDue)
        open(true);
    else
        open(request.previous);
}

void LogFollower::Private::open(bool previous)
{
    const auto path = target(previous);
    if (!path)
        return finish(std::unexpected(path.error()));
    opened = false;
    readingPrevious = previous && !request.previous;
    if (!readingPrevious)
        readInstance = instance;
    resuming = cursor.resumeSecond().has_value();
    gapTold = false;
    cursor.begin(request.tailLines && firstInstance && !resuming);
    stream = client->openStream(*path, "text/plain", q);
    stream->setPaused(paused);
    QObject::connect(stream, &ApiStream::opened, q, [this] {
        opened = true;
        everOpened = true;
        if (!paused)
            silence.start(tuning.silence);
        const QPointer<LogFollower> self(q);
        if (resuming)
            mark(LogMark::Kind::Reconnected);
        if (alive(self))
            enter(Phase::Streaming);
    });
    QObject::connect(stream, &ApiStream::bytes, q,
                     [this](const QByteArray &piece) { received(piece); });
    QObject::connect(stream, &ApiStream::finished, q,
                     [this](const Result<> &result) { ended(result); });
}

void LogFollower::Private::drop()
{
    silence.stop();
    if (stream) {
        stream->disconnect(q);
        stream->deleteLater();
    }
    stream.clear();
}

void LogFollower::Private::received(const QByteArray &piece)
{
    silence.start(tuning.silence);
    backoff = milliseconds(0);
    const qsizetype before = batch.size();
    cursor.feed(piece, batch);
    if (cursor.gapSuspected() && !std::exchange(gapTold, true)) {
        QList<LogLine> fresh = batch.sliced(before);
        batch.resize(before);
        const QPointer<LogFollower> self(q);
        mark(LogMark::Kind::PossibleGap);
        if (!alive(self))
            return;
        batch = std::move(fresh);
    }
    batchBytes += piece.size();
    if (batchBytes >= tuning.batchBytes)
        flush();
    else if (!batch.isEmpty() && !handOver.isActive())
        handOver.start(tuning.batch);
}

void LogFollower::Private::ended(const Result<> &result)
{
    drop();
    const QPointer<LogFollower> self(q);
    flush();
    if (!alive(self))
        return;
    cleanEnd = opened && result;
    if (!opened && result)
        return nothingYet();
    if (!opened)
        return refused(result.error());
    if (readingPrevious) {
        if (result) {
            cursor.finish(batch);
            flush();
        }
        if (alive(self))
            nextInstance();
        return;
    }
    if (!result)
        return resumeAnew(result.error());
    endedWell();
}

void LogFollower::Private::endedWell()
{
    const bool theEnd = !request.follow || request.previous || request.limitBytes ||
                        container == Container::Terminated || container == Container::Gone;
    if (theEnd) {
        cursor.finish(batch);
        return finish({});
    }
    if (instance != readInstance)
        return nextInstance();
    // In order, but is it the container's end, or that of somebody in between? The pod knows, soon.
    retry.stop();
    QTimer::singleShot(tuning.endGrace, q, [this] {
        if (running && !stream && phase == Phase::Waiting && cleanEnd)
            askPod();
    });
    enter(Phase::Waiting);
}

/// 204: the pod has no node yet, so there is nobody to ask for its log.
void LogFollower::Private::nothingYet()
{
    if (readingPrevious)
        return nextInstance();
    const bool willCome = request.follow && !request.previous &&
                          container != Container::Terminated && container != Container::Gone;
    if (willCome)
        return wait({});
    finish({});
}

void LogFollower::Private::refused(const Error &error)
{
    if (readingPrevious) { // removed meanwhile
        const QPointer<LogFollower> self(q);
        mark(LogMark::Kind::PossibleGap);
        if (alive(self))
            nextInstance();
        return;
    }
    if (saysWaiting(error))
        return wait(error);
    switch (error.code) {
    case Errc::NotFound:
        if (everOpened)
            return finish({});
        return finish(std::unexpected(error));
    case Errc::BadRequest:
    case Errc::Invalid:
    case Errc::Forbidden:
    case Errc::ForbiddenAnonymous:
    case Errc::ApiNotFound:
    case Errc::Redirected:
        return finish(std::unexpected(error));
    default:
        break;
    }
    if (!everOpened && !isTransient(error.code))
        return finish(std::unexpected(error));
    resumeAnew(error);
}

void LogFollower::Private::resumeAnew(const Error &cause)
{
    drop();
    cleanEnd = false;
    if (container == Container::Gone)
        return finish({});
    if (!readingPrevious && !readInstance.isEmpty() && instance != readInstance)
        previousDue = true;
    backoff =
        backoff == milliseconds(0) ? tuning.retryFirst : std::min(2 * backoff, tuning.retryMax);
    milliseconds delay =
        backoff + milliseconds(QRandomGenerator::global()->bounded(int(backoff.count()) / 4 + 1));
    if (cause.retryAfter) // never sooner than by our own pace: it may be 0, again and again
        delay = std::max(delay, *cause.retryAfter);
    retry.start(delay);
    enter(Phase::Reconnecting, cause);
}

void LogFollower::Private::wait(const std::optional<Error> &cause)
{
    retry.start(tuning.waitingPoll);
    enter(Phase::Waiting, cause);
}

// ---- the container ----

void LogFollower::Private::askPod()
{
    if (!client || podCall)
        return;
    podCall = client->get({resources::Pods, request.namespaceName, request.pod}, q,
                          [this](const Result<ObjectPtr> &pod) { podTold(pod); });
}

void LogFollower::Private::podTold(const Result<ObjectPtr> &pod)
{
    if (!running || stream || (!pod && pod.error().code == Errc::Cancelled))
        return;
    if (!pod && pod.error().code == Errc::NotFound)
        return q->setContainer(Container::Gone, {});
    Container told = Container::Unknown;
    QString id = instance;
    if (pod) {
        const PodState state = podState(**pod);
        if (const ContainerState *c = state.container(request.container)) {
            id = c->containerId;
            if (c->state == ContainerState::State::Running)
                told = Container::Running;
            else if (c->state == ContainerState::State::Waiting)
                told = state.ended() ? Container::Terminated : Container::Waiting;
            else if (state.ended() ||
                     (*pod)->spec().value("restartPolicy"_L1).toString() == "Never"_L1)
                told = Container::Terminated;
        }
    }
    const QPointer<LogFollower> self(q);
    q->setContainer(told, id);
    // Still running: the stream was cut by somebody in between, politely. Nothing known: ask the
    // log.
    if (alive(self) && !stream && !retry.isActive() && told != Container::Waiting)
        resumeAnew(pod ? Error(Errc::ConnectionLost) : pod.error());
    else if (alive(self) && !stream && !retry.isActive())
        wait({});
}

void LogFollower::Private::nextInstance()
{
    const QPointer<LogFollower> self(q);
    previousDue = false;
    readingPrevious = false;
    firstInstance = false;
    if (cleanEnd) // its last line may lack its line feed
        cursor.finish(batch);
    cleanEnd = false;
    mark(LogMark::Kind::Restarted);
    if (!alive(self))
        return;
    cursor.newInstance();
    readInstance = instance;
    if (container == Container::Waiting)
        wait({});
    else
        proceed();
}

// ---- handing over ----

void LogFollower::Private::flush()
{
    handOver.stop();
    batchBytes = 0;
    if (!batch.isEmpty() && running)
        Q_EMIT q->lines(std::exchange(batch, {}));
}

void LogFollower::Private::mark(LogMark::Kind kind)
{
    const QPointer<LogFollower> self(q);
    flush();
    if (alive(self))
        Q_EMIT q->marked({kind, cursor.lastNs()});
}

void LogFollower::Private::enter(Phase next, const std::optional<Error> &cause)
{
    if (phase == next && next != Phase::Reconnecting)
        return;
    phase = next;
    Q_EMIT q->phaseChanged(next, cause);
}

void LogFollower::Private::finish(const Result<> &result)
{
    const QPointer<LogFollower> self(q);
    drop();
    retry.stop();
    flush();
    if (!alive(self))
        return;
    enter(Phase::Finished);
    if (!alive(self))
        return;
    running = false;
    Q_EMIT q->finished(result);
}

// ---- the class ----

LogFollower::LogFollower(ApiClient &client, LogRequest request, QObject *parent)
    : LogFollower(client, std::move(request), LogTuning(), parent)
{}

LogFollower::LogFollower(ApiClient &client, LogRequest request, const LogTuning &tuning,
                         QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, client, std::move(request), tuning))
{}

LogFollower::~LogFollower()
{
    stop();
}

void LogFollower::setContainer(Container state, const QString &instance)
{
    const bool another = !instance.isEmpty() && !d->instance.isEmpty() && instance != d->instance;
    d->container = state;
    if (!instance.isEmpty())
        d->instance = instance;
    if (!d->running)
        return;
    if (d->readInstance.isEmpty()) // the stream began before anybody named the instance
        d->readInstance = d->instance;
    if (d->stream)
        return; // its end will tell what this means
    if (another && d->everOpened) {
        d->previousDue = !d->cleanEnd;
        if (!d->previousDue)
            return d->nextInstance();
    }
    switch (state) {
    case Container::Running:
        if (another || d->phase == Phase::Waiting)
            d->proceed();
        break;
    case Container::Terminated:
    case Container::Gone:
        if (d->cleanEnd) {
            d->cursor.finish(d->batch);
            d->finish({});
        } else if (state == Container::Gone) {
            d->finish(d->everOpened ? Result<>() : fail(Errc::NotFound));
        } else {
            d->proceed(); // there may be lines left to read
        }
        break;
    case Container::Waiting:
    case Container::Unknown:
        break;
    }
}

void LogFollower::start()
{
    if (d->running || d->phase == Phase::Finished)
        return;
    d->running = true;
    if (d->container == Container::Waiting)
        d->wait({});
    else
        d->proceed();
}

void LogFollower::stop()
{
    d->running = false;
    d->drop();
    if (d->podCall)
        d->podCall->cancel();
    d->retry.stop();
    d->handOver.stop();
    d->batch.clear();
}

void LogFollower::setPaused(bool paused)
{
    d->paused = paused;
    if (!d->stream)
        return;
    d->stream->setPaused(paused);
    if (paused)
        d->silence.stop(); // what we do not read is not silence
    else if (d->opened)
        d->silence.start(d->tuning.silence);
}

void LogFollower::reconnect()
{
    if (!d->running || !d->stream || !d->opened)
        return;
    d->drop();
    d->cleanEnd = false;
    d->proceed();
}

LogFollower::Phase LogFollower::phase() const
{
    return d->phase;
}

const LogRequest &LogFollower::request() const
{
    return d->request;
}

} // namespace firesteel::kube
