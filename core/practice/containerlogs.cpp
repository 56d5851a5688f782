// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/containerlogs.h"

namespace firesteel::practice {

void ContainerLog::append(const QByteArray &text, data::Instant now)
{
    QByteArray rest = text;
    if (rest.endsWith('\n'))
        rest.chop(1);
    data::Instant when = now;
    for (const QByteArray &line : rest.split('\n')) {
        if (!m_lines.isEmpty() && when <= m_lines.last().when)
            when = m_lines.last().when + std::chrono::nanoseconds(21'347);
        m_lines.append({when, line});
    }
    Q_EMIT grown();
}

void ContainerLog::close()
{
    if (std::exchange(m_closed, true))
        return;
    Q_EMIT closed();
}

ContainerLogs::LogPtr ContainerLogs::open(const QString &podUid, const QString &container)
{
    QList<LogPtr> &logs = m_logs[podUid][container];
    if (logs.size() > 1)
        logs.removeFirst();
    logs.append(std::make_shared<ContainerLog>());
    return logs.last();
}

ContainerLogs::LogPtr ContainerLogs::find(const QString &podUid, const QString &container) const
{
    const QList<LogPtr> logs = m_logs.value(podUid).value(container);
    return logs.isEmpty() ? nullptr : logs.last();
}

ContainerLogs::LogPtr ContainerLogs::previous(const QString &podUid, const QString &container) const
{
    const QList<LogPtr> logs = m_logs.value(podUid).value(container);
    return logs.size() < 2 ? nullptr : logs.at(logs.size() - 2);
}

void ContainerLogs::drop(const QString &podUid)
{
    const QHash<QString, QList<LogPtr>> logs = m_logs.take(podUid);
    for (const QList<LogPtr> &instances : logs) {
        for (const LogPtr &log : instances)
            log->close();
    }
}

} // namespace firesteel::practice
