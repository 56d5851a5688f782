// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/step.h"

namespace firesteel::spark {

/// The template of executor pods as a map for the driver (native-submission §9.4).
class PodTemplateMapStep final : public Step
{
public:
    using Step::Step;
    [[nodiscard]] QLatin1StringView className() const override;
    [[nodiscard]] Result<PodDraft> apply(PodDraft draft) const override;
};

} // namespace firesteel::spark
