// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpserver.h"
#include "core/practice/apifault.h"
#include "core/practice/objects.h"

#include <QMap>
#include <QStringList>

namespace firesteel::practice {

/// A request as the API understands it.
struct ApiRequest {
    QByteArray method;
    QString path;
    QStringList parts; ///< of the path, decoded
    QMap<QString, QString> query;
    QByteArray accept;
    QByteArray contentType; ///< without parameters, lower case
    QByteArray body;

    [[nodiscard]] bool flag(const QString &name) const; ///< "true" or "1"
    /// 400 if it is there and no number.
    [[nodiscard]] Answer<std::optional<qint64>> number(const QString &name) const;
};

[[nodiscard]] ApiRequest readRequest(const net::HttpServerRequest &request);

/// What a path below /api or /apis leads to.
struct Target {
    Place place;
    QString subresource;
    [[nodiscard]] bool isCollection() const { return place.name.isEmpty(); }
};
/// 404 if it leads nowhere.
[[nodiscard]] Answer<Target> targetOf(const QStringList &parts);

/// The body as an object: JSON, or YAML if its type says so. 400, 413 or 415.
[[nodiscard]] Answer<QJsonObject> bodyOf(const ApiRequest &request);
/// bodyOf(), and that it is of that type: apiVersion and kind fit or are absent.
[[nodiscard]] Answer<QJsonObject> objectOf(const ApiRequest &request, const ResourceType &type);
/// dryRun=All; 422 for another value. `kind`: of the options, for the message.
[[nodiscard]] Answer<bool> dryRunOf(const ApiRequest &request, const QString &kind);

/// The fault of a query or body of options such as ListOptions.
[[nodiscard]] ApiFault badOptions(const QString &kind, const Cause &cause);

} // namespace firesteel::practice
