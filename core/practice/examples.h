// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel::practice {

struct World;

/// Plays a day of applications in the namespace "spark" before the world begins, so that there is
/// something to look at: some that ended well, some that failed in their different ways, one that
/// waits for a node, one that waits for an image, one that runs and goes on. Names, ages and ends
/// are always the same. They leave room on the nodes. To be called once, when nothing has happened
/// on the timeline.
void playExamples(World &world);

} // namespace firesteel::practice
