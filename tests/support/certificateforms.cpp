// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/certificateforms.h"

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/pkcs7.h>
#include <openssl/x509.h>

namespace firesteel::test {

namespace {

X509 *native(const QSslCertificate &certificate)
{
    const QByteArray der = certificate.toDer();
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return d2i_X509(nullptr, &at, long(der.size()));
}

EVP_PKEY *nativeKey(const TestIdentity &identity)
{
    BIO *bio = BIO_new_mem_buf(identity.keyText.constData(), int(identity.keyText.size()));
    EVP_PKEY *key = PEM_read_bio_PrivateKey(bio, nullptr, nullptr, nullptr);
    BIO_free(bio);
    return key;
}

template <auto Encoder, class T>
QByteArray encoded(T *object)
{
    unsigned char *der = nullptr;
    const int size = Encoder(object, &der);
    if (size <= 0)
        return {};
    const QByteArray bytes(reinterpret_cast<char *>(der), size);
    OPENSSL_free(der);
    return bytes;
}

QByteArray tagged(char tag, const QByteArray &content)
{
    QByteArray length;
    if (content.size() < 0x80)
        length.append(char(content.size()));
    else
        length.append('\x82').append(char(content.size() >> 8)).append(char(content.size() & 0xff));
    return QByteArray(1, tag) + length + content;
}

/// SafeBag of RFC 7292 §4.2.6; OpenSSL reads it, but makes none.
PKCS12_SAFEBAG *inBag(STACK_OF(PKCS12_SAFEBAG) * bags)
{
    unsigned char *inner = nullptr;
    const int size = ASN1_item_i2d(reinterpret_cast<ASN1_VALUE *>(bags), &inner,
                                   ASN1_ITEM_rptr(PKCS12_SAFEBAGS));
    const QByteArray contents(reinterpret_cast<char *>(inner), size);
    OPENSSL_free(inner);
    const QByteArray kind = QByteArray::fromHex("060b2a864886f70d010c0a0106");
    const QByteArray der = tagged('\x30', QByteArray(kind + tagged('\xa0', contents)));
    const auto *at = reinterpret_cast<const unsigned char *>(der.constData());
    return d2i_PKCS12_SAFEBAG(nullptr, &at, long(der.size()));
}

QByteArray fileOf(STACK_OF(PKCS7) * safes, const char *password)
{
    PKCS12 *p12 = PKCS12_add_safes(safes, 0);
    PKCS12_set_mac(p12, password, -1, nullptr, 0, 1, EVP_sha256());
    const QByteArray der = encoded<i2d_PKCS12>(p12);
    PKCS12_free(p12);
    sk_PKCS7_pop_free(safes, PKCS7_free);
    return der;
}

STACK_OF(PKCS12_SAFEBAG) * keyBags(const TestIdentity &identity, const char *password, int rounds)
{
    EVP_PKEY *key = nativeKey(identity);
    PKCS8_PRIV_KEY_INFO *plain = EVP_PKEY2PKCS8(key);
    STACK_OF(PKCS12_SAFEBAG) *bags = sk_PKCS12_SAFEBAG_new_null();
    sk_PKCS12_SAFEBAG_push(bags, PKCS12_SAFEBAG_create_pkcs8_encrypt(NID_aes_128_cbc, password, -1,
                                                                     nullptr, 0, rounds, plain));
    PKCS8_PRIV_KEY_INFO_free(plain);
    EVP_PKEY_free(key);
    return bags;
}

} // namespace

QByteArray pkcs12Hidden(const TestIdentity &identity, const char *password, int rounds, bool nested,
                        bool encrypted)
{
    STACK_OF(PKCS12_SAFEBAG) *bags = keyBags(identity, password, rounds);
    if (nested) {
        STACK_OF(PKCS12_SAFEBAG) *outer = sk_PKCS12_SAFEBAG_new_null();
        sk_PKCS12_SAFEBAG_push(outer, inBag(bags));
        sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
        bags = outer;
    }
    STACK_OF(PKCS7) *safes = sk_PKCS7_new_null();
    sk_PKCS7_push(safes, encrypted ? PKCS12_pack_p7encdata(NID_aes_128_cbc, password, -1, nullptr,
                                                           0, 2048, bags)
                                   : PKCS12_pack_p7data(bags));
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
    return fileOf(safes, password);
}

QByteArray pkcs12Parts(const TestIdentity &identity, const char *password, int rounds, int parts)
{
    STACK_OF(PKCS12_SAFEBAG) *bags = keyBags(identity, password, 2048);
    STACK_OF(PKCS7) *safes = sk_PKCS7_new_null();
    for (int i = 0; i < parts; ++i)
        sk_PKCS7_push(
            safes, PKCS12_pack_p7encdata(NID_aes_128_cbc, password, -1, nullptr, 0, rounds, bags));
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
    return fileOf(safes, password);
}

QByteArray pkcs12(const TestIdentity *identity, const QList<QSslCertificate> &above,
                  const char *password, int rounds)
{
    X509 *own = identity ? native(identity->certificate) : nullptr;
    EVP_PKEY *key = identity ? nativeKey(*identity) : nullptr;
    STACK_OF(X509) *stack = sk_X509_new_null();
    for (const QSslCertificate &one : above)
        sk_X509_push(stack, native(one));
    PKCS12 *p12 =
        PKCS12_create(password, "name", key, own, stack, 0, 0, rounds, rounds > 0 ? 1 : 0, 0);
    const QByteArray der = p12 ? encoded<i2d_PKCS12>(p12) : QByteArray();
    PKCS12_free(p12);
    sk_X509_pop_free(stack, X509_free);
    EVP_PKEY_free(key);
    X509_free(own);
    return der;
}

QByteArray pkcs7(const QList<QSslCertificate> &certificates)
{
    PKCS7 *p7 = PKCS7_new();
    PKCS7_set_type(p7, NID_pkcs7_signed);
    PKCS7_content_new(p7, NID_pkcs7_data);
    for (const QSslCertificate &one : certificates) {
        X509 *x = native(one);
        PKCS7_add_certificate(p7, x);
        X509_free(x);
    }
    const QByteArray der = encoded<i2d_PKCS7>(p7);
    PKCS7_free(p7);
    return der;
}

QByteArray certificateRequest()
{
    X509_REQ *made = X509_REQ_new();
    EVP_PKEY *key = EVP_EC_gen("P-256");
    X509_REQ_set_pubkey(made, key);
    X509_REQ_sign(made, key, EVP_sha256());
    const QByteArray der = encoded<i2d_X509_REQ>(made);
    X509_REQ_free(made);
    EVP_PKEY_free(key);
    return der;
}

QByteArray encryptedKey(const TestIdentity &identity, const QByteArray &password, int rounds)
{
    EVP_PKEY *key = nativeKey(identity);
    PKCS8_PRIV_KEY_INFO *plain = EVP_PKEY2PKCS8(key);
    X509_ALGOR *scheme = PKCS5_pbe2_set_iv(EVP_aes_128_cbc(), rounds, nullptr, 0, nullptr, -1);
    X509_SIG *wrapped = PKCS8_set0_pbe(password.constData(), int(password.size()), plain, scheme);
    const QByteArray der = wrapped ? encoded<i2d_X509_SIG>(wrapped) : QByteArray();
    X509_SIG_free(wrapped);
    PKCS8_PRIV_KEY_INFO_free(plain);
    EVP_PKEY_free(key);
    return pem("ENCRYPTED PRIVATE KEY", der);
}

QByteArray pem(const char *label, const QByteArray &der)
{
    QByteArray body;
    const QByteArray base64 = der.toBase64();
    for (qsizetype at = 0; at < base64.size(); at += 64)
        body += base64.sliced(at, std::min<qsizetype>(64, base64.size() - at)) + '\n';
    return QByteArray("-----BEGIN ") + label + "-----\n" + body + "-----END " + label + "-----\n";
}

} // namespace firesteel::test
