// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcestore.h"

#include <QJsonObject>
#include <QStringList>

namespace firesteel::practice {

/// Whether roles and bindings give somebody a right, as the RBAC authorizer decides it
/// (Kubernetes, "Using RBAC Authorization"). `attributes`: those of an access review. Only reviews
/// of others ask it: the cluster's own token may do everything.
[[nodiscard]] bool rolesAllow(const ResourceStore &store, const QString &user,
                              const QStringList &groups, const QJsonObject &attributes);

} // namespace firesteel::practice
