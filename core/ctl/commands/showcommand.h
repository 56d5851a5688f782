// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"

namespace firesteel::ctl {

/// list, status and event: one look at the cluster.
class ShowCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;

private:
    void list();
    void withEvents(const store::AppIndex::AppPtr &app);
    /// spark.kubernetes.executor.podNamePrefix of the driver; empty if it is not set, not needed or
    /// cannot be read.
    void withPrefix(const store::SparkApp &app, std::function<void(const QString &)> then);
    void eventsCame(const store::SparkApp &app, const QString &prefix,
                    const Result<kube::ListPage> &page);
    void showStatus(const store::SparkApp &app, const QList<kube::ObjectPtr> &events);
    void showEvents(const QList<kube::ObjectPtr> &events);
};

} // namespace firesteel::ctl
