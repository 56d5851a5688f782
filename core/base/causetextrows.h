// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/causetexts.h"

#include <span>

namespace firesteel::detail {

// The rows of causeTexts() by topic, one file each: core/base/causerows_TOPIC.cpp.
[[nodiscard]] std::span<const CauseText> reachRows();      ///< address, proxy, what answers
[[nodiscard]] std::span<const CauseText> trustRows();      ///< certificates of servers, CA files
[[nodiscard]] std::span<const CauseText> kubeconfigRows(); ///< files and their entries
[[nodiscard]] std::span<const CauseText> identityRows();   ///< credentials, plug-ins, OIDC
[[nodiscard]] std::span<const CauseText> rightsRows();     ///< rights, namespaces, accounts
[[nodiscard]] std::span<const CauseText> roomRows();       ///< whether Spark can run: quota, nodes

} // namespace firesteel::detail
