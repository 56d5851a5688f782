// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/timeline.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>

#include <memory>

namespace firesteel::practice {

/// What one instance of a container has written, line by line, each with the time at which the
/// node noted it. Lives in the practice cluster's thread.
class ContainerLog : public QObject
{
    Q_OBJECT
public:
    struct Line {
        data::Instant when;
        QByteArray text; ///< without its line end
    };
    [[nodiscard]] const QList<Line> &lines() const { return m_lines; }
    [[nodiscard]] bool isClosed() const { return m_closed; }
    void append(const QByteArray &text, data::Instant now); ///< one or several lines
    void close();                                           ///< the container has ended

Q_SIGNALS:
    void grown();
    void closed();

private:
    QList<Line> m_lines;
    bool m_closed = false;
};

/// The logs of all containers, kept as long as their pod is. As a kubelet it keeps the present and
/// the previous instance.
class ContainerLogs
{
public:
    using LogPtr = std::shared_ptr<ContainerLog>;
    /// A new instance begins.
    LogPtr open(const QString &podUid, const QString &container);
    [[nodiscard]] LogPtr find(const QString &podUid, const QString &container) const;
    [[nodiscard]] LogPtr previous(const QString &podUid, const QString &container) const;
    void drop(const QString &podUid);

private:
    QHash<QString, QHash<QString, QList<LogPtr>>> m_logs;
};

} // namespace firesteel::practice
