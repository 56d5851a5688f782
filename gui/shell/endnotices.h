// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace firesteel::gui {

struct Services;

/// From now on `window` tells how activities end: a notice each, and an alert where it is not the
/// one that is worked in. Main thread; until the window is gone.
void tellHowActivitiesEnd(QWidget &window, const Services &services);

} // namespace firesteel::gui
