// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/submit/rawarguments.h"

namespace firesteel::spark {

/// Fills in the plan of a submission whose options have been checked one by one: master, deploy
/// mode, application, name and properties (native-submission §1.7 to §1.14). `request.master` is as
/// given.
[[nodiscard]] Result<SubmitRequest> planRequest(SubmitRequest request, const RawArguments &raw,
                                                const SparkConf &layered,
                                                const SubmitContext &context, const Clock &clock);

/// "k8s://HOST" → "k8s://https://HOST"; InvalidValue master-scheme for another scheme than http or
/// https.
[[nodiscard]] Result<QString> normalizedMaster(const QString &master, QList<Notice> &notices);

} // namespace firesteel::spark
