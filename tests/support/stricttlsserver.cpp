// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/stricttlsserver.h"

#include <QNetworkProxy>
#include <QTcpSocket>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>

namespace firesteel::test {

struct StrictTlsServer::Client {
    ~Client() { SSL_free(ssl); }
    std::unique_ptr<QTcpSocket> socket;
    SSL *ssl = nullptr;
    BIO *in = nullptr; ///< owned by ssl
    BIO *out = nullptr;
};

namespace {

X509 *toX509(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return d2i_X509(nullptr, &at, long(der.size()));
}

void useKey(SSL_CTX *context, const QSslKey &key)
{
    const QByteArray pem = key.toPem();
    BIO *bio = BIO_new_mem_buf(pem.constData(), int(pem.size()));
    EVP_PKEY *native = PEM_read_bio_PrivateKey(bio, nullptr, nullptr, nullptr);
    SSL_CTX_use_PrivateKey(context, native);
    EVP_PKEY_free(native);
    BIO_free(bio);
}

} // namespace

StrictTlsServer::StrictTlsServer(const TestIdentity &identity, const Options &options)
    : m_context(SSL_CTX_new(TLS_server_method()))
{
    if (options.weak)
        SSL_CTX_set_cipher_list(m_context, "ALL:@SECLEVEL=0");
    SSL_CTX_set_min_proto_version(m_context, options.minVersion);
    SSL_CTX_set_max_proto_version(m_context, options.maxVersion);
    X509 *leaf = toX509(identity.certificate);
    SSL_CTX_use_certificate(m_context, leaf);
    X509_free(leaf);
    useKey(m_context, identity.key);
    if (!options.clientAnchors.isEmpty()) {
        for (const QSslCertificate &anchor : options.clientAnchors) {
            X509 *x = toX509(anchor);
            X509_STORE_add_cert(SSL_CTX_get_cert_store(m_context), x);
            X509_free(x);
        }
        SSL_CTX_set_verify(m_context, SSL_VERIFY_PEER | SSL_VERIFY_FAIL_IF_NO_PEER_CERT, nullptr);
    }
    m_server.setProxy(QNetworkProxy::NoProxy);
    if (!m_server.listen(QHostAddress::LocalHost))
        qFatal("StrictTlsServer cannot listen");
    QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
        Client *client = m_clients.emplace_back(std::make_unique<Client>()).get();
        client->socket.reset(m_server.nextPendingConnection());
        client->socket->setParent(nullptr);
        client->ssl = SSL_new(m_context);
        client->in = BIO_new(BIO_s_mem());
        client->out = BIO_new(BIO_s_mem());
        SSL_set_bio(client->ssl, client->in, client->out);
        SSL_set_accept_state(client->ssl);
        QObject::connect(client->socket.get(), &QTcpSocket::readyRead, &m_server,
                         [this, client] { serve(client); });
    });
}

StrictTlsServer::~StrictTlsServer()
{
    m_clients.clear();
    SSL_CTX_free(m_context);
}

void StrictTlsServer::serve(Client *client)
{
    const QByteArray bytes = client->socket->readAll();
    BIO_write(client->in, bytes.constData(), int(bytes.size()));
    char buffer[4096];
    const int read = SSL_read(client->ssl, buffer, sizeof buffer);
    if (read > 0) {
        const char answer[] = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}";
        SSL_write(client->ssl, answer, sizeof answer - 1);
    }
    const bool failed = read <= 0 && SSL_get_error(client->ssl, read) == SSL_ERROR_SSL;
    char *out = nullptr;
    const long size = BIO_get_mem_data(client->out, &out);
    client->socket->write(out, size);
    (void)BIO_reset(client->out);
    ERR_clear_error(); // the queue is the thread's: a client here would take our error for its own
    if (failed)
        client->socket->disconnectFromHost();
}

} // namespace firesteel::test
