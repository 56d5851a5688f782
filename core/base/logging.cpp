// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/logging.h"

namespace firesteel {

Q_LOGGING_CATEGORY(lcNet, "firesteel.net", QtWarningMsg)
Q_LOGGING_CATEGORY(lcKube, "firesteel.kube", QtWarningMsg)
Q_LOGGING_CATEGORY(lcSpark, "firesteel.spark", QtWarningMsg)
Q_LOGGING_CATEGORY(lcStore, "firesteel.store", QtWarningMsg)
Q_LOGGING_CATEGORY(lcEngine, "firesteel.engine", QtWarningMsg)

} // namespace firesteel
