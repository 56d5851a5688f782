// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QAbstractButton;
class QPushButton;

namespace firesteel::gui {

/// The kinds of buttons. One main button a page or dialog; a destructive one is never the default.
void makeMain(QPushButton *button);
void makeDestructive(QPushButton *button);
void makeQuiet(QPushButton *button);
void makePlain(QPushButton *button); ///< takes any of the above back

} // namespace firesteel::gui
