// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/world.h"

#include "core/practice/examples.h"
#include "core/practice/seed.h"

namespace firesteel::practice {

World::World(Timeline &time, IdSource &random, const Options &options)
    : timeline(time), ids(random), store(options.history), objects(store, timeline, ids),
      garbage(objects, timeline), events(objects, timeline)
{
    seedCluster(objects, options.examples ? 3 : 2);
    if (options.pods > 0)
        seedFarm(*this, options.pods, options.events);
    kubelet = std::make_unique<Kubelet>(Stage{objects, timeline, events, logs, applications});
    if (options.examples)
        playExamples(*this);
    store.forgetHistory();
}

} // namespace firesteel::practice
