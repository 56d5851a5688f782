// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/passphrasecost.h"

#include "core/kube/config/openssl_p.h"

#include <openssl/asn1t.h>
#include <openssl/objects.h>

#include <algorithm>

namespace firesteel::kube {

using namespace openssl;

namespace {

// RFC 8018 and RFC 7914; usual programs ask for 2,048 to 600,000 rounds.
constexpr int64_t kMostRounds = 2'000'000;
constexpr int64_t kTooMany = kMostRounds + 1;
constexpr int64_t kMostScryptBlocks = 1 << 20; ///< N · r · p, some 128 MB of work
constexpr int kDeepestBags = 8;                ///< within one another; usual programs use none

void freeSafes(STACK_OF(PKCS7) * safes)
{
    sk_PKCS7_pop_free(safes, PKCS7_free);
}

void freeBags(STACK_OF(PKCS12_SAFEBAG) * bags)
{
    sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free);
}

using PbeParam = std::unique_ptr<PBEPARAM, Free<PBEPARAM_free>>;
using Pbe2Param = std::unique_ptr<PBE2PARAM, Free<PBE2PARAM_free>>;
using Pbkdf2Param = std::unique_ptr<PBKDF2PARAM, Free<PBKDF2PARAM_free>>;
using ScryptParam = std::unique_ptr<SCRYPT_PARAMS, Free<SCRYPT_PARAMS_free>>;

int64_t roundsIn(const ASN1_INTEGER *number)
{
    int64_t value = 1;
    if (number && (ASN1_INTEGER_get_int64(&value, number) != 1 || value < 0))
        return kTooMany;
    return std::min(value, kTooMany);
}

/// As rounds of the others.
int64_t scryptRounds(const ASN1_STRING *sequence)
{
    const ScryptParam scrypt(
        static_cast<SCRYPT_PARAMS *>(ASN1_item_unpack(sequence, ASN1_ITEM_rptr(SCRYPT_PARAMS))));
    if (!scrypt)
        return 1;
    int64_t work = 1;
    for (const ASN1_INTEGER *factor :
         {scrypt->costParameter, scrypt->blockSize, scrypt->parallelizationParameter}) {
        int64_t value = 0;
        if (ASN1_INTEGER_get_int64(&value, factor) != 1 || value < 0 || value > kMostScryptBlocks)
            return kTooMany;
        work *= std::max<int64_t>(value, 1);
        if (work > kMostScryptBlocks)
            return kTooMany;
    }
    return work * kMostRounds / kMostScryptBlocks;
}

/// How much is hashed for it; 1 where that is not known to be more.
int64_t roundsOf(const X509_ALGOR *algorithm)
{
    const ASN1_OBJECT *oid = nullptr;
    int type = 0;
    const void *value = nullptr;
    X509_ALGOR_get0(&oid, &type, &value, algorithm);
    if (type != V_ASN1_SEQUENCE || !value)
        return 1;
    const auto *sequence = static_cast<const ASN1_STRING *>(value);
    switch (OBJ_obj2nid(oid)) {
    case NID_pbes2:
    case NID_pbmac1: { // two algorithms each: derivation, and what it is for
        const Pbe2Param both(
            static_cast<PBE2PARAM *>(ASN1_item_unpack(sequence, ASN1_ITEM_rptr(PBE2PARAM))));
        const int inner = both ? OBJ_obj2nid(both->keyfunc->algorithm) : NID_undef;
        return !both || inner == NID_pbes2 || inner == NID_pbmac1 ? 1 : roundsOf(both->keyfunc);
    }
    case NID_id_pbkdf2: {
        const Pbkdf2Param derivation(
            static_cast<PBKDF2PARAM *>(ASN1_item_unpack(sequence, ASN1_ITEM_rptr(PBKDF2PARAM))));
        return derivation ? roundsIn(derivation->iter) : 1;
    }
    case NID_id_scrypt:
        return scryptRounds(sequence);
    default: {
        const PbeParam old(
            static_cast<PBEPARAM *>(ASN1_item_unpack(sequence, ASN1_ITEM_rptr(PBEPARAM))));
        return old ? roundsIn(old->iter) : 1;
    }
    }
}

/// Of several keys in one file OpenSSL opens the first alone.
bool areAffordable(const STACK_OF(PKCS12_SAFEBAG) * bags, int depth = 0)
{
    if (depth > kDeepestBags)
        return false;
    for (int i = 0; i < sk_PKCS12_SAFEBAG_num(bags); ++i) {
        const PKCS12_SAFEBAG *bag = sk_PKCS12_SAFEBAG_value(bags, i);
        const int kind = PKCS12_SAFEBAG_get_nid(bag);
        if (kind == NID_pkcs8ShroudedKeyBag && !isAffordable(PKCS12_SAFEBAG_get0_pkcs8(bag)))
            return false;
        if (kind == NID_safeContentsBag &&
            !areAffordable(PKCS12_SAFEBAG_get0_safes(bag), depth + 1))
            return false;
    }
    return true;
}

const X509_ALGOR *encryptionOf(const PKCS7 *safe)
{
    const bool encrypted =
        PKCS7_type_is_encrypted(safe) && safe->d.encrypted && safe->d.encrypted->enc_data;
    return encrypted ? safe->d.encrypted->enc_data->algorithm : nullptr;
}

using SafesPtr = std::unique_ptr<STACK_OF(PKCS7), Free<freeSafes>>;
using BagsPtr = std::unique_ptr<STACK_OF(PKCS12_SAFEBAG), Free<freeBags>>;

} // namespace

bool isAffordable(const X509_ALGOR *algorithm)
{
    return roundsOf(algorithm) <= kMostRounds;
}

bool isAffordable(const X509_SIG *encryptedKey)
{
    const X509_ALGOR *algorithm = nullptr;
    X509_SIG_get0(encryptedKey, &algorithm, nullptr);
    return !algorithm || isAffordable(algorithm);
}

bool isAffordable(PKCS12 *file)
{
    const ErrorQueueGuard guard;
    const ASN1_INTEGER *rounds = nullptr;
    const X509_ALGOR *mac = nullptr;
    PKCS12_get0_mac(nullptr, &mac, nullptr, &rounds, file);
    if (roundsIn(rounds) > kMostRounds || (mac && !isAffordable(mac)))
        return false;
    const SafesPtr safes(PKCS12_unpack_authsafes(file));
    int64_t total = 0; // each of the safes is opened
    for (int i = 0; i < sk_PKCS7_num(safes.get()); ++i) {
        PKCS7 *safe = sk_PKCS7_value(safes.get(), i);
        if (const X509_ALGOR *encryption = encryptionOf(safe)) {
            total += roundsOf(encryption);
        } else if (PKCS7_type_is_data(safe)) {
            const BagsPtr bags(PKCS12_unpack_p7data(safe));
            if (!areAffordable(bags.get()))
                return false;
        }
        if (total > kMostRounds)
            return false;
    }
    return true;
}

bool isAffordableInside(PKCS12 *file, const char *passphrase)
{
    const ErrorQueueGuard guard;
    const SafesPtr safes(PKCS12_unpack_authsafes(file));
    for (int i = 0; i < sk_PKCS7_num(safes.get()); ++i) {
        PKCS7 *safe = sk_PKCS7_value(safes.get(), i);
        if (!encryptionOf(safe))
            continue;
        const BagsPtr bags(PKCS12_unpack_p7encdata(safe, passphrase, -1));
        if (!areAffordable(bags.get()))
            return false;
    }
    return true;
}

} // namespace firesteel::kube
