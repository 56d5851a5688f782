// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

namespace firesteel::data {

/// One entry of a properties file. Equal keys are kept in the order of the file; for Java the last
/// wins.
struct Property {
    QString key;
    QString value;
    int line = 0; ///< where the entry begins, from 1
    bool operator==(const Property &) const = default;
};

/// Reads a text in the format of java.util.Properties (Java SE API, Properties.load(Reader)) as
/// UTF-8; bytes that are not UTF-8 become U+FFFD, a byte order mark is skipped. Errc::InvalidValue
/// with "line" for a broken \\uXXXX, the only thing that the format can refuse.
[[nodiscard]] Result<QList<Property>> readProperties(QByteArrayView text);

/// What Spark does to each value it has read from a properties file: cuts characters up to U+0020
/// from both ends, but for line feeds and carriage returns.
[[nodiscard]] QString trimmedExceptLineEnds(const QString &value);

/// Writes as Properties.store(Writer, comment) does, in UTF-8, keys sorted by UTF-16 code unit
/// (Java 18 and later): the comment, a line with javaDate(when), then "key=value" lines. A null
/// comment writes none.
[[nodiscard]] QByteArray writeProperties(const QMap<QString, QString> &properties,
                                         const QString &comment, const QDateTime &when);

/// `when` as java.util.Date.toString() shows it: "Sat Nov 29 17:21:27 UTC 2025".
[[nodiscard]] QString javaDate(const QDateTime &when);

} // namespace firesteel::data
