// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apirequest.h"
#include "core/practice/containerlogs.h"

namespace firesteel::practice {

/// The answer to GET …/pods/NAME/log: container, follow, previous, timestamps, tailLines,
/// sinceSeconds, sinceTime (whole seconds count) and limitBytes. Child of its exchange.
class LogStream : public QObject
{
    Q_OBJECT
public:
    LogStream(ContainerLogs::LogPtr log, net::HttpExchange *exchange);

    /// 422 for options that contradict.
    [[nodiscard]] Answer<> start(const ApiRequest &request, const QString &pod, data::Instant now);

private:
    struct Options {
        std::optional<qint64> tail;
        std::optional<qint64> limit;
        std::optional<qint64> sinceSeconds;
        std::optional<data::Instant> sinceTime;
    };
    [[nodiscard]] static Answer<Options> optionsOf(const ApiRequest &request, const QString &pod);
    void pump();
    void finish();

    ContainerLogs::LogPtr m_log;
    net::HttpExchange *m_exchange;
    qsizetype m_next = 0;
    bool m_follow = false;
    bool m_timestamps = false;
    std::optional<qint64> m_left; ///< of limitBytes
    bool m_done = false;
};

/// Which log is meant. An answer without a log is 204: the pod has no node yet. 400 as the kubelet
/// words it if the container has not started.
[[nodiscard]] Answer<ContainerLogs::LogPtr>
findLog(const ContainerLogs &logs, const QJsonObject &pod, const ApiRequest &request);

} // namespace firesteel::practice
