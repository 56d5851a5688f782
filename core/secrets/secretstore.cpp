// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/secrets/secretstore.h"

namespace firesteel::secrets {

SecretStore::~SecretStore() = default;

} // namespace firesteel::secrets
