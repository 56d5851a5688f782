// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/step.h"

namespace firesteel::spark {

/// The container, its resources, the labels and what every driver has (native-submission §3.1).
class BasicDriverStep final : public Step
{
public:
    using Step::Step;
    [[nodiscard]] QLatin1StringView className() const override;
    [[nodiscard]] Result<> check() const override;
    [[nodiscard]] Result<PodDraft> apply(PodDraft draft) const override;
};

} // namespace firesteel::spark
