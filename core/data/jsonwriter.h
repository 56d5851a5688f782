// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

namespace firesteel::data {

/// The keys of an object in the order in which people read Kubernetes objects. In the outermost
/// object, and in each object that has both kind and apiVersion (the items of a List): apiVersion,
/// kind, metadata, spec, data, status, then the rest by code unit. In all others: by code unit.
[[nodiscard]] QStringList orderedKeys(const QJsonObject &object, bool outermost);

/// JSON (RFC 8259) in UTF-8 in that order. Integers are written exactly, other numbers with the
/// fewest digits that read back the same. Deterministic: equal values give equal bytes. No newline
/// at the end.
[[nodiscard]] QByteArray toCompactJson(const QJsonValue &value);

/// The same, indented by two blanks, with a newline at the end.
[[nodiscard]] QByteArray toPrettyJson(const QJsonValue &value);

/// A number as JSON and YAML have it; "null" if it is not finite.
[[nodiscard]] QByteArray numberText(const QJsonValue &number);

} // namespace firesteel::data
