// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/step.h"

namespace firesteel::spark {

/// Volumes, and claims that are made for them (native-submission §7).
class MountVolumesStep final : public Step
{
public:
    using Step::Step;
    [[nodiscard]] QLatin1StringView className() const override;
    [[nodiscard]] Result<PodDraft> apply(PodDraft draft) const override;
};

} // namespace firesteel::spark
