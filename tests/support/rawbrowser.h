// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/httpparser.h"

#include <QHostAddress>
#include <QObject>
#include <QTcpSocket>

namespace firesteel::test {

/// One connection to a web server on loopback that asks for whatever a test writes, and reads the
/// answers one after the other. Lives in the test's thread.
class RawBrowser : public QObject
{
public:
    explicit RawBrowser(quint16 port)
    {
        connect(&m_socket, &QTcpSocket::readyRead, this, [this] {
            if (!m_lazy)
                read();
        });
        connect(&m_socket, &QTcpSocket::disconnected, this, [this] { m_closed = true; });
        m_socket.connectToHost(QHostAddress(QHostAddress::LocalHost), port);
    }

    /// Nothing is read until resume(): at most the kernel's buffers and `limit` bytes are taken.
    void beLazy(qint64 limit)
    {
        m_lazy = true;
        m_socket.setReadBufferSize(limit);
    }
    void resume()
    {
        m_lazy = false;
        read();
    }

    void ask(const QByteArray &head, const QByteArray &body = {})
    {
        m_done = false;
        m_status = 0;
        m_body.clear();
        m_headers.clear();
        m_socket.write(head + "\r\n" + body);
    }
    void get(const QByteArray &host, const QByteArray &target, const QByteArray &cookie = {},
             const QByteArray &more = {})
    {
        ask("GET " + target + " HTTP/1.1\r\nHost: " + host + "\r\n" +
            (cookie.isEmpty() ? QByteArray() : "Cookie: " + cookie + "\r\n") +
            "Accept: text/html\r\n" + more);
    }

    [[nodiscard]] bool done() const { return m_done; }     ///< a whole answer
    [[nodiscard]] bool closed() const { return m_closed; } ///< by the server
    [[nodiscard]] int status() const { return m_status; }
    [[nodiscard]] QByteArray header(QByteArrayView name) const
    {
        return net::headerValue(m_headers, name);
    }
    [[nodiscard]] const QByteArray &body() const { return m_body; }

private:
    void read()
    {
        while (m_socket.bytesAvailable() > 0) {
            if (!m_parser.feed(m_socket.read(64 * 1024)))
                return;
            while (m_parser.hasEvent()) {
                const net::HttpEvent event = m_parser.takeEvent();
                if (event.kind == net::HttpEvent::Kind::Head) {
                    m_status = event.status;
                    m_headers = event.headers;
                } else if (event.kind == net::HttpEvent::Kind::Body) {
                    m_body += event.body;
                } else {
                    m_done = true;
                }
            }
        }
    }

    QTcpSocket m_socket;
    net::HttpParser m_parser{net::HttpParser::Side::Response};
    net::HttpHeaders m_headers;
    QByteArray m_body;
    int m_status = 0;
    bool m_done = false;
    bool m_closed = false;
    bool m_lazy = false;
};

} // namespace firesteel::test
