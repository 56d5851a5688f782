// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessible>

class QTreeView;

namespace firesteel::gui {

/// From now on the view lays itself out as soon as its model has changed, while a screen reader
/// listens. Qt would do so later, at the next question for a cell's place, and then tells its
/// accessible cells that the table is another one: the cell that was asked deletes itself in the
/// middle of its answer, and the program crashes (Qt 6.8). To be called any number of times;
/// follows the model that the view has at the next turn of the event loop. Main thread.
void settleLayout(QTreeView *view, bool (*listening)() = &QAccessible::isActive);

} // namespace firesteel::gui
