// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/ids.h"

#include <QRandomGenerator>
#include <QUuid>

namespace firesteel {

QByteArray SystemIdSource::bytes(int count)
{
    QByteArray out(count, Qt::Uninitialized);
    for (char &byte : out)
        byte = static_cast<char>(QRandomGenerator::system()->bounded(256));
    return out;
}

QString SystemIdSource::uuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

} // namespace firesteel
