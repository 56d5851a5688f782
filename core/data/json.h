// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace firesteel::data {

struct ParseOptions {
    bool dropManagedFields = true; ///< metadata.managedFields of items and watch objects
    /// Bytes that are not UTF-8 become U+FFFD and the text is read again, instead of a failure.
    bool repairUtf8 = false;
};

/// One page of a list answer (Kubernetes API concepts, "Retrieving large results sets in chunks").
struct ListPage {
    QString resourceVersion; ///< empty if the server gave none: such a list cannot be watched
    QString continueToken;   ///< empty on the last page
    QString kind;            ///< of the list: "PodList"
    QString apiVersion;
    std::optional<qint64> remaining; ///< metadata.remainingItemCount
    QList<QJsonObject> items; ///< with kind and apiVersion filled in, which servers leave out
    bool repaired = false;    ///< bytes were replaced, see ParseOptions::repairUtf8
};

/// One line of a watch stream. A line that is JSON but no event has an empty type; an event without
/// an object, or with something else in its place, has an empty object.
struct WatchLine {
    QString type; ///< ADDED, MODIFIED, DELETED, BOOKMARK, ERROR, or whatever else was sent
    QJsonObject object;
    bool repaired = false;
};

/// Reads JSON into Qt's values. simdjson finds the parts of lists and watch lines and leaves
/// managedFields out, which are a third of most objects; QJsonDocument turns the rest into values,
/// which is faster than building them one by one. Integers up to 64 bits stay exact
/// (QJsonValue::toInteger), the last of equal keys wins, a UTF-8 byte order mark is skipped. Not
/// thread-safe: one reader for each stream or thread; buffers are reused from call to call and
/// given back after a very large text. Failure: Errc::NotJson with QJsonParseError's words as
/// detail; in the context "offset" (bytes) and where it applies "reason": utf8, depth, type.
/// Refused are nesting beyond 1024, numbers beyond a double, text after the value, bad UTF-8.
class JsonReader
{
public:
    JsonReader();
    ~JsonReader();
    JsonReader(JsonReader &&) noexcept;
    JsonReader &operator=(JsonReader &&) noexcept;

    /// Any value, also a scalar. Nothing is dropped from it.
    [[nodiscard]] Result<QJsonValue> parse(QByteArrayView text, const ParseOptions &options = {});

    /// As parse(), but anything else than an object is Errc::NotJson, and metadata.managedFields is
    /// dropped if the options say so: one Kubernetes object.
    [[nodiscard]] Result<QJsonObject> parseObject(QByteArrayView text,
                                                  const ParseOptions &options = {});

    /// A list answer; "items": null is an empty list. Errc::NotKubernetes with "kind" in the
    /// context if the value is no list.
    [[nodiscard]] Result<ListPage> parseList(QByteArrayView text, const ParseOptions &options = {});

    /// One line without or with its line end.
    [[nodiscard]] Result<WatchLine> parseWatchLine(QByteArrayView line,
                                                   const ParseOptions &options = {});

private:
    class Private;
    std::unique_ptr<Private> d;
};

/// For one-off reading: a reader made for this call.
[[nodiscard]] Result<QJsonValue> parseJson(QByteArrayView text, const ParseOptions &options = {});
[[nodiscard]] Result<QJsonObject> parseObject(QByteArrayView text,
                                              const ParseOptions &options = {});

} // namespace firesteel::data
