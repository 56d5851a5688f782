// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QString>
#include <QVariantMap>

namespace firesteel::gui {

/// How pages lead to each other without knowing each other: go("application", {{"app", id}}) shows
/// that page and hands the argument to Page::open(). What an argument means is said by the page
/// that takes it. Main thread; owned by main(); answered by the window.
class Navigator : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    void go(const QString &pageId, const QVariantMap &argument = {})
    {
        Q_EMIT requested(pageId, argument);
    }
    void back() { Q_EMIT backRequested(); } ///< to the page before

Q_SIGNALS:
    void requested(const QString &pageId, const QVariantMap &argument);
    void backRequested();
};

} // namespace firesteel::gui
