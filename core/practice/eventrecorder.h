// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/objects.h"

#include <QHash>

namespace firesteel::practice {

/// Makes Event objects (v1) as the scheduler and the kubelet do: one for each kind of thing that
/// happens to a pod, counted up when it happens again, forgotten after an hour. Lives with the
/// world.
class EventRecorder
{
public:
    EventRecorder(Objects &objects, Timeline &timeline);

    enum class Type { Normal, Warning };
    /// `container`: what part of the pod it is about; empty: the pod as such.
    void fromKubelet(const QJsonObject &pod, Type type, const QString &reason,
                     const QString &message, const QString &container = {});
    void fromScheduler(const QJsonObject &pod, Type type, const QString &reason,
                       const QString &action, const QString &message);

private:
    [[nodiscard]] QJsonObject base(const QJsonObject &pod, Type type, const QString &reason,
                                   const QString &message);
    bool countUp(const QString &key);
    void keep(const QString &key, const QJsonObject &event);

    Objects &m_objects;
    Timeline &m_timeline;
    quint64 m_number = 0x18ec99eb00000000;
    QHash<QString, Place> m_known; ///< by what makes two events the same
};

} // namespace firesteel::practice
