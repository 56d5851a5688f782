// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/socketoptions.h"

#include <QAbstractSocket>
#include <QVariant>

#ifdef Q_OS_UNIX
#include <cerrno>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

namespace firesteel::net {

#ifdef Q_OS_UNIX
static void setOption(int fd, int option, int value)
{
    ::setsockopt(fd, IPPROTO_TCP, option, &value, sizeof value);
}
#endif

void setLiveness(QAbstractSocket &socket)
{
    socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
    socket.setSocketOption(QAbstractSocket::KeepAliveOption, 1);
#ifdef Q_OS_UNIX
    const int fd = int(socket.socketDescriptor());
    if (fd < 0)
        return;
#ifdef TCP_KEEPIDLE
    setOption(fd, TCP_KEEPIDLE, 30);
#endif
    setOption(fd, TCP_KEEPINTVL, 10);
    setOption(fd, TCP_KEEPCNT, 3);
#ifdef TCP_USER_TIMEOUT
    setOption(fd, TCP_USER_TIMEOUT, 60'000);
#endif
#endif
}

bool isQuiet(const QAbstractSocket &socket)
{
    if (socket.state() != QAbstractSocket::ConnectedState || socket.bytesAvailable() > 0)
        return false;
#ifdef Q_OS_UNIX
    char byte = 0;
    const ssize_t got = ::recv(int(socket.socketDescriptor()), &byte, 1, MSG_PEEK | MSG_DONTWAIT);
    return got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK);
#else
    return true;
#endif
}

} // namespace firesteel::net
