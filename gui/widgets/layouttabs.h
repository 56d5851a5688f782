// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace firesteel::gui {

/// Lets Tab go through what is in `root` in the order in which its layouts hold it, whenever it was
/// made: for pages that grow parts while they are used. Main thread; walks all of `root`.
void orderTabsAsLaidOut(QWidget *root);

} // namespace firesteel::gui
