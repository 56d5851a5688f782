// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QLabel;

namespace firesteel::gui {

/// Two labels beside each other, of fonts that may differ, at the top of their row: their first
/// lines stand on one base line. Again after either font has changed.
void shareLine(QLabel *name, QLabel *value);

} // namespace firesteel::gui
