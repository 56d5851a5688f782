// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel::gui {

/// From now on screen readers see the buttons that we paint ourselves (places, links, the cluster
/// picker) as what they are: buttons with a name, a state, and something to press. Once in a
/// program.
void makeButtonsAccessible();

} // namespace firesteel::gui
