// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/later.h"

#include <openssl/crypto.h>

namespace firesteel::secrets {

void wipe(QByteArray &secret)
{
    if (!secret.isEmpty()) // data() makes a copy of what is shared: then only that is wiped
        OPENSSL_cleanse(secret.data(), size_t(secret.size()));
    secret.clear();
}

} // namespace firesteel::secrets
