// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/net/localstream.h"

#include <algorithm>
#include <cerrno>
#include <utility>

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

namespace firesteel::net {

namespace {

constexpr qsizetype streamPiece = 64 << 10;

bool isPassing(int error)
{
    return error == EAGAIN || error == EWOULDBLOCK || error == EINTR;
}

} // namespace

LocalStream::LocalStream(qintptr descriptor, QObject *parent)
    : QObject(parent), m_fd(int(descriptor)), m_readable(descriptor, QSocketNotifier::Read),
      m_writable(descriptor, QSocketNotifier::Write)
{
    ::fcntl(m_fd, F_SETFL, ::fcntl(m_fd, F_GETFL) | O_NONBLOCK);
    const int on = 1;
    ::setsockopt(m_fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    m_writable.setEnabled(false);
    connect(&m_readable, &QSocketNotifier::activated, this, &LocalStream::fill);
    connect(&m_writable, &QSocketNotifier::activated, this, &LocalStream::flush);
}

LocalStream::~LocalStream()
{
    close();
}

void LocalStream::fill()
{
    const qsizetype room = std::min(streamPiece, m_limit - m_in.size());
    if (m_fd < 0 || m_ended || room <= 0) {
        m_readable.setEnabled(false);
        return;
    }
    const qsizetype before = m_in.size();
    m_in.resize(before + room);
    const ssize_t got = ::recv(m_fd, m_in.data() + before, size_t(room), 0);
    const int error = errno;
    m_in.resize(before + std::max<qsizetype>(got, 0));
    if (got < 0) {
        if (!isPassing(error))
            fail();
        return;
    }
    m_ended = got == 0;
    m_readable.setEnabled(!m_ended && m_in.size() < m_limit);
    if (m_ended)
        Q_EMIT readEnded();
    else
        Q_EMIT readyRead();
}

QByteArray LocalStream::read(qsizetype most)
{
    const QByteArray bytes = m_in.first(std::min(most, m_in.size()));
    m_in.remove(0, bytes.size());
    if (m_fd >= 0 && !m_ended && m_in.size() < m_limit)
        m_readable.setEnabled(true);
    return bytes;
}

void LocalStream::write(QByteArrayView bytes)
{
    if (m_fd < 0 || m_finishing || bytes.isEmpty())
        return;
    m_out.append(bytes);
    m_writable.setEnabled(true);
}

void LocalStream::finishWriting()
{
    if (m_fd < 0 || std::exchange(m_finishing, true))
        return;
    if (m_out.isEmpty())
        ::shutdown(m_fd, SHUT_WR);
}

void LocalStream::flush()
{
    qsizetype written = 0;
    while (m_fd >= 0 && written < m_out.size()) {
        const ssize_t sent =
            ::send(m_fd, m_out.constData() + written, size_t(m_out.size() - written), MSG_NOSIGNAL);
        if (sent < 0 && !isPassing(errno)) {
            fail();
            return;
        }
        if (sent < 0)
            break;
        written += sent;
    }
    m_out.remove(0, written);
    m_writable.setEnabled(m_fd >= 0 && !m_out.isEmpty());
    if (m_fd >= 0 && m_out.isEmpty() && m_finishing)
        ::shutdown(m_fd, SHUT_WR);
    if (written > 0)
        Q_EMIT bytesWritten();
}

void LocalStream::fail()
{
    close();
    Q_EMIT broken();
}

void LocalStream::close()
{
    if (m_fd < 0)
        return;
    m_readable.setEnabled(false);
    m_writable.setEnabled(false);
    m_out.clear();
    ::close(std::exchange(m_fd, -1));
}

void LocalStream::abort()
{
    const linger hard{1, 0};
    if (m_fd >= 0)
        ::setsockopt(m_fd, SOL_SOCKET, SO_LINGER, &hard, sizeof hard);
    close();
}

} // namespace firesteel::net
