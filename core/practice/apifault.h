// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcetypes.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <expected>

namespace firesteel::practice {

/// A refusal as the API server words it: becomes a Status (apimachinery, meta/v1 types.go and
/// api/errors/errors.go).
struct ApiFault {
    int code = 500;
    QString reason;
    QString message;
    std::optional<QJsonObject> details;
    /// Written as it is instead of a Status: some parts of the server answer in plain text.
    bool plain = false;
};

template <class T = void>
using Answer = std::expected<T, ApiFault>;

[[nodiscard]] QJsonObject statusOf(const ApiFault &fault);
[[nodiscard]] QJsonObject successStatus(const QJsonObject &details);
/// {name, group, kind, uid}; empty parts are left out.
[[nodiscard]] QJsonObject detailsOf(const ResourceType &type, const QString &name,
                                    const QString &uid = {});

/// One complaint about a field.
struct Cause {
    QString reason; ///< FieldValueRequired, FieldValueInvalid …
    QString message;
    QString field;
};

namespace fault {
[[nodiscard]] ApiFault unauthorized();
[[nodiscard]] ApiFault forbidden(const ResourceType &type, const QString &name, const QString &why);
[[nodiscard]] ApiFault notFound(const ResourceType &type, const QString &name);
[[nodiscard]] ApiFault noSuchResource(); ///< a path below /api or a known group that leads
                                         ///< nowhere
[[nodiscard]] ApiFault pageNotFound();   ///< any other path
[[nodiscard]] ApiFault methodNotAllowed();
[[nodiscard]] ApiFault notAcceptable();
[[nodiscard]] ApiFault alreadyExists(const ResourceType &type, const QString &name);
[[nodiscard]] ApiFault conflict(const ResourceType &type, const QString &name, const QString &why);
[[nodiscard]] ApiFault expired(const QString &message);
[[nodiscard]] ApiFault tooLarge();
[[nodiscard]] ApiFault unsupportedMediaType(const QString &accepted);
[[nodiscard]] ApiFault invalid(const QString &kind, const QString &name, const QList<Cause> &causes,
                               const QString &group = {});
[[nodiscard]] ApiFault rejected(); ///< 422 without particulars: a patch that does not apply
[[nodiscard]] ApiFault badRequest(const QString &message);
} // namespace fault

} // namespace firesteel::practice
