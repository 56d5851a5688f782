// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/practice/practicecluster.h"

#include <QTemporaryDir>

#include <memory>

namespace firesteel::ctl {

/// practice: a cluster to practise with, in this process, until a signal ends it.
class PracticeCommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;

private:
    void ready();
    [[nodiscard]] Result<> writeKubeconfig(const QString &path) const;

    std::unique_ptr<practice::PracticeCluster> m_cluster;
    std::unique_ptr<QTemporaryDir> m_folder; ///< for the kubeconfig if none was named
};

} // namespace firesteel::ctl
