// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <compare>
#include <optional>

namespace firesteel::spark {

/// The Spark release whose objects are made. Known: 3.5, 4.0 and 4.1; what differs between them is
/// asked through atLeast(). The text is what goes into the spark-version label and into
/// {{SPARK_VERSION}}.
class SparkVersion
{
public:
    SparkVersion() = default; ///< the release assumed when nothing tells: 4.1.1
    SparkVersion(int major, int minor, const QString &text)
        : m_major(major), m_minor(minor), m_text(text)
    {}

    /// "4.1.1", "3.5", "v4.0.1-scala2.13"; nothing if it does not begin with MAJOR.MINOR.
    [[nodiscard]] static std::optional<SparkVersion> parse(QStringView text);
    /// From the tag of an image whose name says that it is Spark ("apache/spark:4.0.1-java21").
    /// Other images number themselves as they like, so their tags are not believed.
    [[nodiscard]] static std::optional<SparkVersion> fromImage(QStringView image);

    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] bool atLeast(int major, int minor) const
    {
        return std::pair(m_major, m_minor) >= std::pair(major, minor);
    }
    bool operator==(const SparkVersion &) const = default;

private:
    int m_major = 4;
    int m_minor = 1;
    QString m_text = QStringLiteral("4.1.1");
};

} // namespace firesteel::spark
