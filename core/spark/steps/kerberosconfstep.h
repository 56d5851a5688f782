// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/step.h"

namespace firesteel::spark {

/// krb5.conf, a keytab or existing delegation tokens (native-submission §8.4). Tokens are not
/// obtained here, as that takes a Hadoop client.
class KerberosConfStep final : public Step
{
public:
    using Step::Step;
    [[nodiscard]] QLatin1StringView className() const override;
    [[nodiscard]] Result<> check() const override;
    [[nodiscard]] Result<PodDraft> apply(PodDraft draft) const override;
};

} // namespace firesteel::spark
