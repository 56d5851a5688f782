// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QObject>

#include <functional>
#include <memory>

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

/// The one place where the window touches core/practice: a cluster in this program, with scripted
/// Spark jobs, for those who have none yet. It may be left out of a build. Main thread.
class Practice : public QObject
{
    Q_OBJECT
public:
    explicit Practice(Clock &clock, QObject *parent = nullptr);
    ~Practice() override;

    [[nodiscard]] static bool available(); ///< it is part of this build

    void setPort(quint16 port); ///< to listen on; 0: any free one

    /// Starts the cluster unless it runs already, and gives the text of a kubeconfig for it, later.
    void start(std::function<void(const Result<QByteArray> &kubeconfig)> ready);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::gui
