// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/object.h"

namespace firesteel::engine::resources {

extern const kube::ResourceType StorageClasses;

} // namespace firesteel::engine::resources
