// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apifault.h"
#include "core/practice/resourcestore.h"
#include "core/practice/timeline.h"

namespace firesteel::practice {

/// Resource quotas over pods, requests.cpu and requests.memory: refuses what goes beyond one and
/// keeps its status. Finished pods do not count. Lives with the world.
class Quota
{
public:
    Quota(ResourceStore &store, Timeline &timeline);

    [[nodiscard]] Answer<> admit(const QJsonObject &pod) const;
    void refresh(const QString &nameSpace); ///< soon, and once for many changes

private:
    struct Sum {
        qint64 pods = 0;
        qint64 milliCpu = 0;
        qint64 memory = 0;
    };
    [[nodiscard]] Sum used(const QString &nameSpace) const;
    void write(const QString &nameSpace);

    ResourceStore &m_store;
    Timeline &m_timeline;
    QHash<QString, bool> m_due;
};

} // namespace firesteel::practice
