// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QList>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QSslKey>
#include <QString>
#include <QStringList>

#include <memory>

namespace firesteel::test {

/// A certificate with its key and what stands above it, made in memory.
struct TestIdentity {
    QSslCertificate certificate;
    QSslKey key;
    QList<QSslCertificate> chain; ///< leaf, then its intermediates; without the root
    QByteArray keyText;           ///< PKCS#8 in PEM, also where `key` is opaque to Qt
    QByteArray certificatePem() const { return certificate.toPem(); }
    QByteArray keyPem() const { return keyText; }
    /// For a server: chain and key, TLS 1.2 or later. Ask for client certificates with
    /// clientAnchors.
    [[nodiscard]] QSslConfiguration
    serverConfiguration(const QList<QSslCertificate> &clientAnchors = {}) const;
};

struct CertificateOptions {
    enum class Key { Ec, Rsa2048, Rsa1024, Ed25519 };
    QString commonName = QStringLiteral("leaf");
    QString organization;  ///< the user's group in Kubernetes
    QStringList dnsNames;  ///< subjectAltName
    QStringList addresses; ///< subjectAltName, iPAddress
    QDateTime notBefore = QDateTime::currentDateTimeUtc().addDays(-1);
    QDateTime notAfter = QDateTime::currentDateTimeUtc().addDays(30);
    bool isCa = false; ///< basicConstraints and keyCertSign
    QStringList extendedKeyUsage = {QStringLiteral("serverAuth"),
                                    QStringLiteral("clientAuth")}; ///< empty: no extension
    Key key = Key::Ec;
    int version = 3;            ///< 1: without extensions
    bool keyIdentifiers = true; ///< subject and authority key identifier
};

/// One certification authority, root or intermediate. Each call makes a fresh key.
class TestAuthority
{
public:
    explicit TestAuthority(const QString &commonName = QStringLiteral("test-ca"));
    explicit TestAuthority(const CertificateOptions &options);
    /// A root whose own certificate claims to be no CA.
    static TestAuthority notReallyCa(const QString &commonName);

    [[nodiscard]] const QSslCertificate &certificate() const { return m_identity.certificate; }
    [[nodiscard]] QList<QSslCertificate> anchors() const { return {m_identity.certificate}; }
    [[nodiscard]] QByteArray pem() const { return m_identity.certificate.toPem(); }

    [[nodiscard]] TestAuthority intermediate(const QString &commonName) const;
    [[nodiscard]] TestIdentity issue(const CertificateOptions &options) const;
    /// For 127.0.0.1, ::1 and localhost.
    [[nodiscard]] TestIdentity server() const;
    [[nodiscard]] TestIdentity client(const QString &user, const QString &group = {}) const;
    [[nodiscard]] static TestIdentity selfSigned(const CertificateOptions &options);

private:
    TestAuthority(TestIdentity identity, bool root) : m_identity(std::move(identity)), m_root(root)
    {}
    TestIdentity m_identity;
    bool m_root = true;
};

} // namespace firesteel::test
