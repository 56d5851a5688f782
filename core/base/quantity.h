// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QString>

#include <compare>

namespace firesteel {

/// A Kubernetes resource quantity ("500m", "2Gi", "1E3", "0.5"), kept exactly to a thousandth.
/// Grammar: k8s.io/apimachinery, resource.Quantity. A comparison is by value: "1" equals "1000m".
class Quantity
{
public:
    /// InvalidValue if `text` is not a quantity or is beyond 2^63 thousandths.
    [[nodiscard]] static Result<Quantity> parse(QStringView text);
    [[nodiscard]] static Quantity ofMilli(qint64 milli) { return Quantity(milli); }

    [[nodiscard]] qint64 milli() const { return m_milli; } ///< thousandths: millicores of a cpu
    [[nodiscard]] qint64 rounded() const;                  ///< whole units, rounded up
    [[nodiscard]] qint64 mebibytes() const;                ///< MiB, rounded down
    auto operator<=>(const Quantity &) const = default;

private:
    explicit Quantity(qint64 milli) : m_milli(milli) {}
    qint64 m_milli = 0;
};

enum class ByteUnit { Byte, KiB, MiB, GiB, TiB, PiB };

/// Parses a size as Spark and the JVM write it ("512m", "2g", "1024"): digits and one of the
/// suffixes b, k, kb, m, mb, g, gb, t, tb, p, pb, 1024-based, any case; a bare number counts in
/// `unit`. The answer is in `unit`, truncated. InvalidValue for a fraction, another suffix or an
/// overflow.
[[nodiscard]] Result<qint64> parseJvmSize(QStringView text, ByteUnit unit);

} // namespace firesteel
