// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

class QWidget;

namespace firesteel::gui {

struct Services;

/// Whether there is something to stop.
[[nodiscard]] bool canStop(const store::SparkApp &app);

/// Asks, and then ends the application: its driver pod of this very uid, or the executors that are
/// left without one. Goes on in the activities. `parent` is what the question stands before; null
/// session: nothing happens.
void stopApplication(QWidget *parent, const Services &services, const store::SparkApp &app);

} // namespace firesteel::gui
