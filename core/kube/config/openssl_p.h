// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QSslCertificate>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/pkcs12.h>
#include <openssl/pkcs7.h>
#include <openssl/x509.h>

#include <memory>

/// OpenSSL's objects for the files of this folder alone.
namespace firesteel::kube::openssl {

template <auto Function>
struct Free {
    template <class T>
    void operator()(T *object) const
    {
        Function(object);
    }
};
inline void freeStack(STACK_OF(X509) * stack)
{
    sk_X509_pop_free(stack, X509_free);
}
using BioPtr = std::unique_ptr<BIO, Free<BIO_free>>;
using KeyPtr = std::unique_ptr<EVP_PKEY, Free<EVP_PKEY_free>>;
using X509Ptr = std::unique_ptr<X509, Free<X509_free>>;
using Pkcs7Ptr = std::unique_ptr<PKCS7, Free<PKCS7_free>>;
using Pkcs12Ptr = std::unique_ptr<PKCS12, Free<PKCS12_free>>;
using StackPtr = std::unique_ptr<STACK_OF(X509), Free<freeStack>>;

/// OpenSSL's error queue belongs to the thread: what is left there by us, QSslSocket would take for
/// its own.
class ErrorQueueGuard
{
public:
    ErrorQueueGuard() { ERR_set_mark(); }
    ~ErrorQueueGuard() { ERR_pop_to_mark(); }
    Q_DISABLE_COPY_MOVE(ErrorQueueGuard)
};

[[nodiscard]] inline BioPtr bioOf(const QByteArray &bytes)
{
    return BioPtr(BIO_new_mem_buf(bytes.constData(), static_cast<int>(bytes.size())));
}

[[nodiscard]] inline X509Ptr toX509(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return X509Ptr(der.isEmpty() ? nullptr : d2i_X509(nullptr, &at, static_cast<long>(der.size())));
}

/// The result of an i2d_… function on `object`.
template <auto Function, class T>
[[nodiscard]] QByteArray derOf(T *object)
{
    unsigned char *der = nullptr;
    const int size = Function(object, &der);
    if (size <= 0)
        return {};
    const QByteArray bytes(reinterpret_cast<char *>(der), size);
    OPENSSL_free(der);
    return bytes;
}

[[nodiscard]] inline QSslCertificate toQt(X509 *x)
{
    const QByteArray der = derOf<i2d_X509>(x);
    return der.isEmpty() ? QSslCertificate(QByteArray()) : QSslCertificate(der, QSsl::Der);
}

} // namespace firesteel::kube::openssl
