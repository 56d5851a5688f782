// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/sealedfile.h"

#include "core/secrets/later.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/params.h>
#include <openssl/rand.h>

#include <array>
#include <memory>

namespace firesteel::secrets {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFormat = 1;
constexpr qsizetype kKeySize = 32;
constexpr qsizetype kNonceSize = 12;
constexpr qsizetype kTagSize = 16;
constexpr qsizetype kSaltSize = 16;
constexpr int kLargestMemoryKiB = 1 << 20; ///< a file must not make us take more
constexpr int kMostPasses = 64;

template <auto Function>
struct Free {
    template <class T>
    void operator()(T *object) const
    {
        Function(object);
    }
};
using KdfPtr = std::unique_ptr<EVP_KDF, Free<EVP_KDF_free>>;
using KdfContextPtr = std::unique_ptr<EVP_KDF_CTX, Free<EVP_KDF_CTX_free>>;
using CipherContextPtr = std::unique_ptr<EVP_CIPHER_CTX, Free<EVP_CIPHER_CTX_free>>;

unsigned char *bytes(QByteArray &array)
{
    return reinterpret_cast<unsigned char *>(array.data());
}
const unsigned char *bytes(const QByteArray &array)
{
    return reinterpret_cast<const unsigned char *>(array.constData());
}

QByteArray randomBytes(qsizetype size)
{
    QByteArray result(size, '\0');
    if (RAND_bytes(bytes(result), int(size)) != 1)
        return {};
    return result;
}

std::unexpected<Error> damaged(const QString &detail = {})
{
    return fail(Errc::FileUnreadable, detail, {{u"reason"_s, u"damaged"_s}});
}

std::unexpected<Error> libraryFailed()
{
    return fail(Errc::Internal, u"OpenSSL"_s);
}

/// The clear part of the file, which the seal covers as well.
QJsonObject headOf(const KeyRecipe &recipe, const QByteArray &checkHash, const QByteArray &nonce)
{
    const auto text = [](const QByteArray &value) { return QString::fromLatin1(value.toBase64()); };
    return {{u"format"_s, kFormat},
            {u"cipher"_s, u"aes-256-gcm"_s},
            {u"kdf"_s, recipe.argon ? u"argon2id"_s : u"scrypt"_s},
            {u"memoryKiB"_s, recipe.memoryKiB},
            {u"passes"_s, recipe.passes},
            {u"salt"_s, text(recipe.salt)},
            {u"check"_s, text(checkHash)},
            {u"nonce"_s, text(nonce)}};
}

QByteArray compact(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QByteArray hashOf(const QByteArray &value)
{
    return QCryptographicHash::hash(value, QCryptographicHash::Sha256);
}

bool derive(const KeyRecipe &recipe, const QByteArray &passphrase, QByteArray &out)
{
    const KdfPtr kdf(EVP_KDF_fetch(nullptr, recipe.argon ? "ARGON2ID" : "SCRYPT", nullptr));
    const KdfContextPtr context(kdf ? EVP_KDF_CTX_new(kdf.get()) : nullptr);
    if (!context)
        return false;
    QByteArray secret = passphrase;
    QByteArray salt = recipe.salt;
    auto passes = uint32_t(recipe.passes);
    auto memory = uint32_t(recipe.memoryKiB);
    uint32_t one = 1;
    uint64_t n = 1ULL << 17;
    uint32_t r = 8;
    uint64_t most = 256ULL << 20;
    OSSL_PARAM argon[] = {
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_PASSWORD, secret.data(),
                                          size_t(secret.size())),
        OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, salt.data(), size_t(salt.size())),
        OSSL_PARAM_construct_uint32("iter", &passes),
        OSSL_PARAM_construct_uint32("memcost", &memory),
        OSSL_PARAM_construct_uint32("lanes", &one),
        OSSL_PARAM_construct_uint32("threads", &one),
        OSSL_PARAM_construct_end()};
    OSSL_PARAM scrypt[] = {argon[0],
                           argon[1],
                           OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_N, &n),
                           OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_R, &r),
                           OSSL_PARAM_construct_uint32(OSSL_KDF_PARAM_SCRYPT_P, &one),
                           OSSL_PARAM_construct_uint64(OSSL_KDF_PARAM_SCRYPT_MAXMEM, &most),
                           OSSL_PARAM_construct_end()};
    const bool done = EVP_KDF_derive(context.get(), bytes(out), size_t(out.size()),
                                     recipe.argon ? argon : scrypt) == 1;
    wipe(secret);
    return done;
}

} // namespace

KeyRecipe newRecipe()
{
    KeyRecipe recipe;
    recipe.salt = randomBytes(kSaltSize);
    recipe.argon = bool(KdfPtr(EVP_KDF_fetch(nullptr, "ARGON2ID", nullptr)));
    return recipe;
}

Result<SealKey> deriveKey(const KeyRecipe &recipe, const QByteArray &passphrase)
{
    QByteArray both(2 * kKeySize, '\0');
    if (recipe.salt.size() < kSaltSize || !derive(recipe, passphrase, both))
        return libraryFailed();
    SealKey key{recipe, both.first(kKeySize), both.last(kKeySize)};
    wipe(both);
    return key;
}

Result<QByteArray> seal(const QJsonObject &content, const SealKey &key)
{
    const QByteArray nonce = randomBytes(kNonceSize);
    QJsonObject file = headOf(key.recipe, hashOf(key.check), nonce);
    const QByteArray head = compact(file);
    QByteArray plain = compact(content);
    QByteArray data(plain.size() + kTagSize, '\0');
    const CipherContextPtr context(EVP_CIPHER_CTX_new());
    int size = 0;
    int last = 0;
    const bool done =
        context && nonce.size() == kNonceSize &&
        EVP_EncryptInit_ex2(context.get(), EVP_aes_256_gcm(), bytes(key.key), bytes(nonce),
                            nullptr) == 1 &&
        EVP_EncryptUpdate(context.get(), nullptr, &size, bytes(head), int(head.size())) == 1 &&
        EVP_EncryptUpdate(context.get(), bytes(data), &size, bytes(std::as_const(plain)),
                          int(plain.size())) == 1 &&
        EVP_EncryptFinal_ex(context.get(), bytes(data) + size, &last) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_GET_TAG, int(kTagSize),
                            bytes(data) + plain.size()) == 1;
    wipe(plain);
    if (!done)
        return libraryFailed();
    file.insert(u"data"_s, QString::fromLatin1(data.toBase64()));
    const QByteArray sum = hashOf(compact(file)); // tells damage before anybody is asked
    file.insert(u"sum"_s, QString::fromLatin1(sum.toHex()));
    return QJsonDocument(file).toJson(QJsonDocument::Indented);
}

Result<SealedText> readSealed(const QByteArray &text)
{
    QJsonParseError error;
    QJsonObject file = QJsonDocument::fromJson(text, &error).object();
    if (file.isEmpty())
        return damaged(error.errorString());
    if (file.value("format"_L1).toInt() > kFormat)
        return fail(Errc::FileUnreadable, {}, {{u"reason"_s, u"newer"_s}});
    const QString sum = file.take("sum"_L1).toString();
    if (sum.toLatin1() != hashOf(compact(file)).toHex())
        return damaged();
    const auto field = [&file](QLatin1StringView name) {
        return QByteArray::fromBase64(file.value(name).toString().toLatin1());
    };
    SealedText sealed;
    sealed.recipe.salt = field("salt"_L1);
    sealed.recipe.memoryKiB = file.value("memoryKiB"_L1).toInt();
    sealed.recipe.passes = file.value("passes"_L1).toInt();
    sealed.recipe.argon = file.value("kdf"_L1).toString() == "argon2id"_L1;
    sealed.checkHash = field("check"_L1);
    sealed.nonce = field("nonce"_L1);
    sealed.data = field("data"_L1);
    const KeyRecipe &recipe = sealed.recipe;
    const bool sane = recipe.salt.size() >= kSaltSize && recipe.memoryKiB >= 8 &&
                      recipe.memoryKiB <= kLargestMemoryKiB && recipe.passes > 0 &&
                      recipe.passes <= kMostPasses && sealed.nonce.size() == kNonceSize &&
                      sealed.data.size() >= kTagSize;
    if (!sane)
        return damaged();
    return sealed;
}

Result<QJsonObject> unseal(const SealedText &text, const SealKey &key)
{
    if (key.recipe != text.recipe || hashOf(key.check) != text.checkHash)
        return fail(Errc::Unauthorized, {}, {{u"reason"_s, u"passphrase"_s}});
    const QByteArray head = compact(headOf(text.recipe, text.checkHash, text.nonce));
    QByteArray tag = text.data.last(kTagSize);
    const qsizetype length = text.data.size() - kTagSize;
    QByteArray plain(length, '\0');
    const CipherContextPtr context(EVP_CIPHER_CTX_new());
    int size = 0;
    int last = 0;
    const bool done =
        context &&
        EVP_DecryptInit_ex2(context.get(), EVP_aes_256_gcm(), bytes(key.key), bytes(text.nonce),
                            nullptr) == 1 &&
        EVP_DecryptUpdate(context.get(), nullptr, &size, bytes(head), int(head.size())) == 1 &&
        EVP_DecryptUpdate(context.get(), bytes(plain), &size, bytes(text.data), int(length)) == 1 &&
        EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_GCM_SET_TAG, int(kTagSize), tag.data()) == 1 &&
        EVP_DecryptFinal_ex(context.get(), bytes(plain) + size, &last) == 1;
    if (!done) {
        wipe(plain);
        return damaged();
    }
    const QJsonDocument document = QJsonDocument::fromJson(plain);
    wipe(plain);
    if (!document.isObject())
        return damaged();
    return document.object();
}

} // namespace firesteel::secrets
