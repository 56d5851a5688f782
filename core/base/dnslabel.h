// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace firesteel {

/// Whether Kubernetes takes it as the name of a namespace (RFC 1123): lower-case letters, digits
/// and hyphens, 63 at the most, with a letter or digit at both ends.
[[nodiscard]] bool isDnsLabel(QStringView name);

} // namespace firesteel
