// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"

#include <memory>

namespace firesteel::ctl {

/// log: one container's log, whole or followed. A followed log of a driver ends with the driver's
/// own result.
class LogCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void show(const kube::ObjectPtr &pod);
    void watch(const kube::ObjectPtr &pod);
    void tell(const kube::Object &pod);
    void gone();
    void print(const QList<kube::LogLine> &lines);
    void ended(const Result<> &result);
    [[nodiscard]] Result<> driverOutcome() const;

    kube::ObjectPtr m_pod;  ///< as it was when the command began
    kube::PodState m_state; ///< as last seen
    bool m_gone = false;
    QString m_container;
    bool m_lineOpen = false; ///< the last piece did not end its line
    bool m_stale = false;
    std::unique_ptr<engine::LogFeed> m_log;
    std::unique_ptr<engine::Watch> m_watch;
};

} // namespace firesteel::ctl
