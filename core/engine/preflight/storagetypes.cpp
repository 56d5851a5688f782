// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/storagetypes.h"

namespace firesteel::engine::resources {

using namespace Qt::StringLiterals;

const kube::ResourceType StorageClasses{u"storage.k8s.io"_s, u"v1"_s, u"storageclasses"_s,
                                        u"StorageClass"_s, false};

} // namespace firesteel::engine::resources
