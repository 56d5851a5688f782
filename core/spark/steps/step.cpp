// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/step.h"

#include "core/spark/steps/basicdriverstep.h"
#include "core/spark/steps/credentialsstep.h"
#include "core/spark/steps/drivercommandstep.h"
#include "core/spark/steps/driverservicestep.h"
#include "core/spark/steps/envsecretsstep.h"
#include "core/spark/steps/hadoopconfstep.h"
#include "core/spark/steps/kerberosconfstep.h"
#include "core/spark/steps/localdirsstep.h"
#include "core/spark/steps/mountsecretsstep.h"
#include "core/spark/steps/mountvolumesstep.h"
#include "core/spark/steps/podtemplatemapstep.h"

namespace firesteel::spark {

std::vector<std::unique_ptr<Step>> driverSteps(const DriverFacts &facts)
{
    std::vector<std::unique_ptr<Step>> steps;
    steps.push_back(std::make_unique<BasicDriverStep>(facts));
    steps.push_back(std::make_unique<CredentialsStep>(facts));
    steps.push_back(std::make_unique<DriverServiceStep>(facts));
    steps.push_back(std::make_unique<MountSecretsStep>(facts));
    steps.push_back(std::make_unique<EnvSecretsStep>(facts));
    steps.push_back(std::make_unique<MountVolumesStep>(facts));
    steps.push_back(std::make_unique<DriverCommandStep>(facts));
    steps.push_back(std::make_unique<HadoopConfStep>(facts));
    steps.push_back(std::make_unique<KerberosConfStep>(facts));
    steps.push_back(std::make_unique<PodTemplateMapStep>(facts));
    steps.push_back(std::make_unique<LocalDirsStep>(facts));
    return steps;
}

} // namespace firesteel::spark
