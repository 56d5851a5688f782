// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

#include <optional>

namespace firesteel::ctl {

/// The text of `firesteelctl help TOPIC`: a command word, "exit-codes", or nothing for the
/// overview. nullopt for a topic that does not exist.
[[nodiscard]] std::optional<QString> helpText(const QString &topic);

} // namespace firesteel::ctl
