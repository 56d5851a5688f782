// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/localpeer.h"

#include <QFile>
#include <QtEndian>

#include <cstring>

namespace firesteel::net {

using namespace Qt::StringLiterals;

namespace {

/// As the kernel writes it: the address in words of the machine's byte order, the port as a number.
QByteArray tableForm(const SocketEnd &end)
{
    QByteArray bytes;
    bool isFour = false;
    const quint32 four = end.address.toIPv4Address(&isFour);
    if (isFour && end.address.protocol() == QAbstractSocket::IPv4Protocol) {
        bytes.resize(4);
        qToBigEndian(four, bytes.data());
    } else {
        const Q_IPV6ADDR six = end.address.toIPv6Address();
        bytes = QByteArray(reinterpret_cast<const char *>(six.c), 16);
    }
    QByteArray text;
    for (qsizetype at = 0; at < bytes.size(); at += 4) {
        quint32 word = 0;
        std::memcpy(&word, bytes.constData() + at, sizeof word);
        text += QByteArray::number(word, 16).rightJustified(8, '0').toUpper();
    }
    return text + ':' + QByteArray::number(end.port, 16).rightJustified(4, '0').toUpper();
}

} // namespace

std::optional<uint> ownerInTable(QByteArrayView table, const SocketEnd &theirs,
                                 const SocketEnd &ours)
{
    const QByteArray from = tableForm(theirs);
    const QByteArray to = tableForm(ours);
    qsizetype at = 0;
    while (at < table.size()) {
        qsizetype end = table.indexOf('\n', at);
        end = end < 0 ? table.size() : end;
        // sl local_address rem_address st tx_queue:rx_queue tr:tm->when retrnsmt uid …
        const QByteArrayList words =
            table.sliced(at, end - at).toByteArray().simplified().split(' ');
        at = end + 1;
        if (words.size() < 8 || words[1] != from || words[2] != to)
            continue;
        bool number = false;
        const uint uid = words[7].toUInt(&number);
        if (number)
            return uid;
    }
    return std::nullopt;
}

std::optional<uint> ownerOfPeer(const SocketEnd &theirs, const SocketEnd &ours)
{
    const bool four = theirs.address.protocol() == QAbstractSocket::IPv4Protocol;
    QFile file(four ? u"/proc/net/tcp"_s : u"/proc/net/tcp6"_s);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return ownerInTable(file.readAll(), theirs, ours);
}

} // namespace firesteel::net
