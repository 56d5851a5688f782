// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/pageentry.h"

namespace firesteel::gui {

/// Every page of the window, in the order of the places.
[[nodiscard]] QList<PageEntry> pageList();

} // namespace firesteel::gui
