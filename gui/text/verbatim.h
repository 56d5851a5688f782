// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QStringList>
#include <QVariant>

namespace firesteel::gui {

/// bool, of a model's cell: its text is of the cluster or of a person and in no language, such as
/// the name of a pod.
inline constexpr int VerbatimRole = Qt::UserRole + 200;

/// The same for a widget or action: which of its texts, "text" or a property such as "toolTip".
/// What is not named here is looked for in every translation (tests/gui/tst_pseudolocale.cpp).
inline void setVerbatim(QObject *object, const QStringList &parts = {QStringLiteral("text")})
{
    object->setProperty("verbatim", parts);
}

[[nodiscard]] inline bool isVerbatim(const QObject *object, const QString &part)
{
    return object->property("verbatim").toStringList().contains(part);
}

} // namespace firesteel::gui
