// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/errc.h"

#include <QMap>
#include <QString>

#include <chrono>
#include <expected>
#include <optional>

namespace firesteel {

/// One failure. `detail` is the far side's or the library's own text, unaltered but for secrets; it
/// is shown under "details", never as the sentence itself. `context` holds the particulars that a
/// sentence needs, by lower-camel-case name ("path", "host", "port", "line", "namespace", "name",
/// "kind" …).
struct Error {
    Errc code = Errc::Internal;
    QString detail;
    QMap<QString, QString> context;
    std::optional<std::chrono::milliseconds> retryAfter; ///< what the server asked for

    Error() = default;
    explicit Error(Errc c, QString d = {}, QMap<QString, QString> ctx = {})
        : code(c), detail(std::move(d)), context(std::move(ctx))
    {}

    [[nodiscard]] Error with(const QString &key, const QString &value) const
    {
        Error copy = *this;
        copy.context.insert(key, value);
        return copy;
    }
    bool operator==(const Error &) const = default;
};

template <class T = void>
using Result = std::expected<T, Error>;

/// Short for `return std::unexpected(Error(...))`.
[[nodiscard]] inline std::unexpected<Error> fail(Errc code, QString detail = {},
                                                 QMap<QString, QString> context = {})
{
    return std::unexpected(Error(code, std::move(detail), std::move(context)));
}

} // namespace firesteel
