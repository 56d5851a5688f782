// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArrayView>
#include <QString>
#include <QStringDecoder>

namespace firesteel::data {

/// UTF-8 decoded whole: QString::fromUtf8() drops a byte order mark from the front, which inside a
/// JSON or YAML text is a character like any other.
[[nodiscard]] inline QString exactFromUtf8(QByteArrayView text)
{
    if (!text.startsWith("\xEF\xBB\xBF"))
        return QString::fromUtf8(text);
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless |
                                                       QStringConverter::Flag::ConvertInitialBom);
    return decoder(text);
}

} // namespace firesteel::data
