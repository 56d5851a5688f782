// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel::gui {

/// Name of a property: the QAccessible::Role of a widget that paints itself, such as a chart.
inline constexpr const char *kAccessibleRole = "accessibleRole";

/// Qt tells reading programs of its own widgets only. Ours get a role, a text and something to
/// press here: links, places, chips, elided texts, dividers, drawings. Once, before the first
/// widget is shown; more calls do nothing. Main thread.
void makeWidgetsAccessible();

} // namespace firesteel::gui
