// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/step.h"

namespace firesteel::spark {

/// The service account of the driver, or a secret with credentials (native-submission §3.2, §10.4).
class CredentialsStep final : public Step
{
public:
    using Step::Step;
    [[nodiscard]] QLatin1StringView className() const override;
    [[nodiscard]] Result<> check() const override;
    [[nodiscard]] Result<PodDraft> apply(PodDraft draft) const override;
};

} // namespace firesteel::spark
