// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel {

/// The name of the account that runs this program, as the system knows it: the environment of a
/// service or container need not name it, and Spark's executors end without a user. Empty if the
/// system does not know it. Any thread but not two at once.
[[nodiscard]] QString accountName();

} // namespace firesteel
