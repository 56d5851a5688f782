// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLoggingCategory>

/// One logging category per module; off below warnings unless QT_LOGGING_RULES says otherwise.
/// Nothing that may hold a secret is logged: pass such text through redacted() first.
namespace firesteel {

Q_DECLARE_LOGGING_CATEGORY(lcNet)
Q_DECLARE_LOGGING_CATEGORY(lcKube)
Q_DECLARE_LOGGING_CATEGORY(lcSpark)
Q_DECLARE_LOGGING_CATEGORY(lcStore)
Q_DECLARE_LOGGING_CATEGORY(lcEngine)

} // namespace firesteel
