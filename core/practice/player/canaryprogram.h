// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/program.h"

namespace firesteel::practice {

/// Firesteel's canary in an image of Spark: says what such an image has, and what the roles let
/// its account do.
class CanaryProgram final : public Program
{
public:
    using Program::Program;
    void start() override;
    void terminate() override;
};

} // namespace firesteel::practice
