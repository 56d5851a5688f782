// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/kubelet.h"

#include <vector>

namespace firesteel::practice {

/// One pod on its way.
struct Kubelet::Run {
    explicit Run(Timeline &timeline) : steps(timeline) {}

    QString uid;
    Place place;
    PodSituation situation;
    std::vector<std::unique_ptr<Program>> programs; ///< one for each container that runs
    QSet<QString> pulledNow;
    milliseconds mountDelay{0};
    milliseconds pullDelay{0};
    bool stopping = false;
    Steps steps; ///< last: nothing of the above may be missing when it is cancelled
};

} // namespace firesteel::practice
