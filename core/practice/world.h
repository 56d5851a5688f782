// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/eventrecorder.h"
#include "core/practice/garbagecollector.h"
#include "core/practice/player/applications.h"
#include "core/practice/player/kubelet.h"

namespace firesteel::practice {

/// Everything that is behind the API: objects, time, and what plays. Not thread-safe.
struct World {
    struct Options {
        int pods = 0;             ///< further pods of plausible applications, in namespace "farm"
        int events = 0;           ///< of these pods: so many, at least one pod given
        bool examples = false;    ///< a day of applications that were: see playExamples()
        qsizetype history = 8192; ///< changes kept for each type
    };

    World(Timeline &time, IdSource &random, const Options &options);

    Timeline &timeline;
    IdSource &ids;
    ResourceStore store;
    Objects objects;
    GarbageCollector garbage;
    EventRecorder events;
    ContainerLogs logs;
    Applications applications;
    std::unique_ptr<Kubelet> kubelet;
};

} // namespace firesteel::practice
