// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QObject>
#include <QTimer>

namespace firesteel::gui {

struct Services;

/// Warns before the token or client certificate of the open cluster ends: once a week before (of
/// what lasts for longer), once an hour before, and when it has ended. Main thread; owned by
/// main().
class AccessWatch : public QObject
{
    Q_OBJECT
public:
    explicit AccessWatch(const Services &services, QObject *parent = nullptr);

    void look(); ///< now; it does so each minute by itself

private:
    enum class Stage { Far, Week, Hour, Ended };
    void tell(Stage stage, const QDateTime &end);

    const Services &m_services;
    QTimer m_minute;
    QString m_cluster; ///< what was told is about this one
    QDateTime m_end;
    Stage m_told = Stage::Far;
};

} // namespace firesteel::gui
