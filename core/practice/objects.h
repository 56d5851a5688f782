// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/practice/apifault.h"
#include "core/practice/quota.h"
#include "core/practice/resourcestore.h"
#include "core/practice/timeline.h"

#include <functional>
#include <optional>

namespace firesteel::practice {

/// Where an object is or shall be.
struct Place {
    const ResourceType *type = nullptr;
    QString nameSpace; ///< empty for a type without
    QString name;
};

struct DeleteOptions {
    std::optional<qint64> grace; ///< seconds
    QString uid;                 ///< preconditions; empty: none
    QString resourceVersion;
    QString propagation; ///< Background, Foreground or Orphan; empty: Background
    bool dryRun = false;
};

/// The verbs of the API on the store, with everything that the API server does by the way: names,
/// uids, defaults, checks, admission, graceful deletion and finalizers. Not thread-safe; lives with
/// the world.
class Objects
{
public:
    Objects(ResourceStore &store, Timeline &timeline, IdSource &ids);

    [[nodiscard]] Answer<QJsonObject> create(const Place &place, QJsonObject body,
                                             bool dryRun = false);
    [[nodiscard]] Answer<QJsonObject> get(const Place &place) const;

    /// Makes the object's next state from the present one.
    using Change = std::function<Answer<QJsonObject>(const QJsonObject &)>;
    /// `statusOnly`: only the status is taken over, or everything but the status.
    enum class Part { Object, Status };
    [[nodiscard]] Answer<QJsonObject> update(const Place &place, const Change &change, Part part,
                                             bool dryRun = false);

    /// The body of the answer: the object or a Status.
    [[nodiscard]] Answer<QJsonObject> remove(const Place &place, const DeleteOptions &options);
    /// The end of a graceful deletion: the object goes unless finalizers hold it.
    void finish(const Place &place);

    [[nodiscard]] ResourceStore &store() { return m_store; }
    [[nodiscard]] IdSource &ids() { return m_ids; }
    [[nodiscard]] QString suffix(int letters = 5); ///< as generateName makes them

private:
    [[nodiscard]] Answer<> admit(const Place &place, const QJsonObject &body) const;
    [[nodiscard]] Answer<> checkPreconditions(const Place &place, const QJsonObject &object,
                                              const DeleteOptions &options) const;
    [[nodiscard]] qint64 graceOf(const Place &place, const QJsonObject &object,
                                 const DeleteOptions &options) const;
    QJsonObject drop(const Place &place, const QJsonObject &last);
    [[nodiscard]] QJsonObject marked(const Place &place, QJsonObject object, qint64 grace,
                                     const DeleteOptions &options) const;

    ResourceStore &m_store;
    Timeline &m_timeline;
    IdSource &m_ids;
    Quota m_quota;
};

} // namespace firesteel::practice
