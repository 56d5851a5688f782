// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/steps/driverfacts.h"
#include "core/spark/steps/poddraft.h"

#include <memory>
#include <vector>

namespace firesteel::spark {

/// One of Spark's feature steps for a driver (native-submission §3): pure, small, named after
/// Spark's. The facts must outlive it.
class Step
{
public:
    explicit Step(const DriverFacts &facts) : m_facts(facts) {}
    virtual ~Step() = default;
    Q_DISABLE_COPY_MOVE(Step)

    /// The full name of Spark's class, as spark.kubernetes.driver.pod.excludedFeatureSteps has it.
    [[nodiscard]] virtual QLatin1StringView className() const = 0;
    /// What Spark checks before the first step runs, also for a step that is left out.
    [[nodiscard]] virtual Result<> check() const { return {}; }
    [[nodiscard]] virtual Result<PodDraft> apply(PodDraft draft) const = 0;

protected:
    [[nodiscard]] const DriverFacts &facts() const { return m_facts; }
    [[nodiscard]] const SparkConf &conf() const { return m_facts.plan.conf; }
    [[nodiscard]] const ConfReader &reader() const { return m_facts.conf; }

private:
    const DriverFacts &m_facts;
};

/// All steps in Spark's order.
[[nodiscard]] std::vector<std::unique_ptr<Step>> driverSteps(const DriverFacts &facts);

} // namespace firesteel::spark
