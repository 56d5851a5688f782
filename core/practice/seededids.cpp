// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/seededids.h"

#include <QMutexLocker>
#include <QUuid>

namespace firesteel::practice {

QByteArray SeededIdSource::bytes(int count)
{
    const QMutexLocker lock(&m_mutex);
    QByteArray out(count, '\0');
    for (char &byte : out)
        byte = char(m_random.bounded(256));
    return out;
}

QString SeededIdSource::uuid()
{
    QByteArray raw = bytes(16);
    raw[6] = char((raw.at(6) & 0x0f) | 0x40); // RFC 9562: version 4 and its variant
    raw[8] = char((raw.at(8) & 0x3f) | 0x80);
    return QUuid::fromRfc4122(raw).toString(QUuid::WithoutBraces);
}

} // namespace firesteel::practice
