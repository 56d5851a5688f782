// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/api/object.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace firesteel::kube {

/// "/api/v1/namespaces/ns/pods" or with a name and subresource. Errc::InvalidValue for segments
/// that no API object can have (empty, ".", "..", a slash or percent sign).
[[nodiscard]] Result<QByteArray> resourcePath(const ResourceType &type,
                                              const QString &namespaceName,
                                              const QString &name = {},
                                              const QString &subresource = {});

/// "?a=b&c=d" from names and values, values percent-encoded; pairs with an empty value are left
/// out. Empty if none is left.
[[nodiscard]] QByteArray queryText(const QList<QPair<QByteArray, QString>> &items);

/// Target of a pod's HTTP port through the API server's proxy subresource; `path` begins with a
/// slash.
[[nodiscard]] Result<QByteArray> podProxyTarget(const QString &namespaceName, const QString &pod,
                                                quint16 port, const QByteArray &path);

} // namespace firesteel::kube
