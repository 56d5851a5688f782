// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/command.h"
#include "core/engine/access/accessmatrixjob.h"

#include <memory>
#include <optional>

namespace firesteel::ctl {

/// can-i: one right, or all that Spark needs, of ourselves or of a driver's account.
class CanICommand final : public Command
{
    Q_OBJECT
public:
    using Command::Command;

protected:
    void run() override;
    void interrupted() override;

private:
    void askOne();
    /// `allowed`: nullopt if it cannot be checked.
    void oneKnown(const std::optional<bool> &allowed, const QString &reason);
    void accountKnown(const engine::AccessMatrix &matrix);
    void matrixKnown();
    void showMatrix(const engine::AccessMatrix &matrix, const QList<Finding> &findings);
    [[nodiscard]] QString account() const;

    std::unique_ptr<engine::AccessMatrixJob> m_job;
};

} // namespace firesteel::ctl
