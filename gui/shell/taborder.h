// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>

class QWidget;

namespace firesteel::gui {

/// Tab and Shift+Tab through a window of several parts, from its head to its foot. Widgets that
/// were made later (a notice, a row of the activities) stand at the end of Qt's chain, whatever
/// part they are in: here they have their turn within their part. False: nothing takes the focus.
bool moveFocus(QWidget *window, const QList<const QWidget *> &parts, bool next);

} // namespace firesteel::gui
