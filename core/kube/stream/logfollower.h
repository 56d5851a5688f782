// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"

#include <QByteArray>
#include <QList>
#include <QObject>

#include <chrono>
#include <memory>
#include <optional>

namespace firesteel::kube {

struct LogRequest {
    QString namespaceName;
    QString pod;
    QString container; ///< required: the API refuses a pod of several containers without it
    bool follow = true;
    bool previous = false;           ///< the instance before the last restart; never followed
    std::optional<qint64> tailLines; ///< of the first request only
    std::optional<qint64>
        sinceNs; ///< nanoseconds since 1970 UTC; lines before it are not delivered
    std::optional<qint64> limitBytes;
    bool operator==(const LogRequest &) const = default;
};

struct LogLine {
    qint64 timestampNs =
        0;           ///< the node's clock (CRI), nanoseconds since 1970 UTC; 0: the line had none
    QByteArray text; ///< raw bytes without the line feed: not necessarily UTF-8, may hold escapes,
                     ///< CR and NUL
    bool continued = false; ///< a piece of a very long line; the next LogLine goes on with it
    bool operator==(const LogLine &) const = default;
};

/// A remark between two lines.
struct LogMark {
    enum class Kind {
        Restarted,   ///< the container began anew; what follows is of the new instance
        PossibleGap, ///< the server may have rotated lines away while we were cut off
        Reconnected, ///< the stream was cut and resumed; nothing lost
    };
    Kind kind = Kind::Reconnected;
    qint64 lastTimestampNs = 0;
    bool operator==(const LogMark &) const = default;
};

struct LogTuning {
    std::chrono::milliseconds waitingPoll{
        10'000}; ///< container not started and nobody told us: ask again
    std::chrono::milliseconds retryFirst{800};
    std::chrono::milliseconds retryMax{15'000};
    std::chrono::milliseconds silence{300'000}; ///< running container, no byte: reconnect
    std::chrono::milliseconds endGrace{
        1'000};                          ///< after a clean end, time for the pod status to catch up
    std::chrono::milliseconds batch{50}; ///< lines are handed over at least this often …
    qint64 batchBytes = 256LL * 1024;    ///< … or when so much has come
    qint64 maxPiece = 256LL * 1024;      ///< longer lines come in pieces
};

/// Follows the log of one container without losing or doubling a line across cut connections: it
/// asks for timestamps, and resumes from the second of the last line, dropping what it had already
/// (kube-client §6). Thread: that of `client`, which outlives it. The state of the container is not
/// in the log: whoever watches the pod tells it (setContainer). On failure it tries again until the
/// container is known to have ended or the pod to be gone; refusals that do not change by waiting
/// (403, 400 of another kind) finish it.
class LogFollower : public QObject
{
    Q_OBJECT
public:
    LogFollower(ApiClient &client, LogRequest request, QObject *parent = nullptr);
    LogFollower(ApiClient &client, LogRequest request, const LogTuning &tuning,
                QObject *parent = nullptr);
    ~LogFollower() override;

    enum class Container {
        Unknown,
        Waiting, ///< not started, or between two starts
        Running,
        Terminated, ///< for good: no further instance follows
        Gone,       ///< the pod was deleted
    };
    /// What the pod's status says; `instance` is the containerID (another one means a restart).
    void setContainer(Container state, const QString &instance);

    void start();
    void stop();                 ///< no signal follows
    void setPaused(bool paused); ///< back-pressure down to the kubelet
    void reconnect(); ///< the network changed, the connection is suspect: resume on a new one

    enum class Phase { Idle, Waiting, Streaming, Reconnecting, Finished };
    [[nodiscard]] Phase phase() const;
    [[nodiscard]] const LogRequest &request() const;

Q_SIGNALS:
    void lines(const QList<firesteel::kube::LogLine> &batch);
    void marked(const firesteel::kube::LogMark &mark); ///< in its place between two lines() signals
    /// Streaming; Waiting (container not started); Reconnecting with the cause (the log may be
    /// behind).
    void phaseChanged(firesteel::kube::LogFollower::Phase phase,
                      const std::optional<firesteel::Error> &cause);
    void finished(const firesteel::Result<> &result); ///< once, after the last lines()

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::kube
