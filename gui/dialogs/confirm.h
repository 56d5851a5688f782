// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QWidget;

namespace firesteel::gui {

struct Services;

/// One decision that cannot be undone. Name the object, its namespace and its cluster.
struct Confirmation {
    QString title;          ///< "Stop etl-orders?"
    QString text = {};      ///< what will happen, in a sentence or two, as for richText()
    QStringList facts = {}; ///< one a line: "Namespace: spark"
    QString action;         ///< the button: "Stop etl-orders"
    QString keep = {};      ///< the other button; empty: "Cancel"
    QString typedName = {}; ///< on a production cluster this has to be typed first
    bool destructive = true;
};

/// Asks without blocking: `yes` is called later, in the main thread, unless `parent` is gone by
/// then or the answer is no. On a production cluster the dialog says so. Returns at once.
void confirm(QWidget *parent, const Services &services, const Confirmation &confirmation,
             std::function<void()> yes);

} // namespace firesteel::gui
