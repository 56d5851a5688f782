// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel {

/// `text` with what looks like a credential replaced by "***": bearer and basic authorization
/// values, JSON Web Tokens, Rancher and OpenShift tokens, PEM private keys, passwords in URLs, and
/// values of keys that Spark itself redacts (spark.redaction.regex: secret, password, token, access
/// key).
[[nodiscard]] QString redacted(QString text);

/// Whether a setting of this name holds a secret.
[[nodiscard]] bool isSecretKey(QStringView key);

} // namespace firesteel
