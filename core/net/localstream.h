// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>

namespace firesteel::net {

/// An accepted TCP connection whose two directions end apart. QTcpSocket closes both when the peer
/// ends its own, so that a client which shuts down its writing side (RFC 9293, 3.6) would lose what
/// is still to come. POSIX sockets. Thread: the one it lives in; nothing blocks. No signal comes
/// from inside a call, and it may be deleted in any of its signals.
class LocalStream : public QObject
{
    Q_OBJECT
public:
    /// Takes the descriptor over.
    explicit LocalStream(qintptr descriptor, QObject *parent = nullptr);
    ~LocalStream() override; ///< close()

    /// At most so many bytes are read ahead; then the peer waits.
    void setReadLimit(qsizetype bytes) { m_limit = bytes; }
    [[nodiscard]] QByteArray read(qsizetype most);
    [[nodiscard]] qsizetype bytesAvailable() const { return m_in.size(); }
    [[nodiscard]] bool ended() const { return m_ended; } ///< the peer sends no more

    void write(QByteArrayView bytes); ///< all are kept until they are on their way
    [[nodiscard]] qsizetype bytesToWrite() const { return m_out.size(); }
    void finishWriting(); ///< once all is written, the peer sees the end; reading goes on

    void close(); ///< both directions, without a signal; what is not written is lost
    void abort(); ///< the same by RST, so that the peer takes nothing for complete

Q_SIGNALS:
    void readyRead();
    void readEnded(); ///< the peer sends no more; what is available can still be read
    void bytesWritten();
    void broken(); ///< nothing more goes either way

private:
    void fill();
    void flush();
    void fail();

    int m_fd;
    QSocketNotifier m_readable;
    QSocketNotifier m_writable;
    QByteArray m_in;
    QByteArray m_out;
    qsizetype m_limit = 256LL * 1024;
    bool m_ended = false;
    bool m_finishing = false;
};

} // namespace firesteel::net
