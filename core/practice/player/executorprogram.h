// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/program.h"

namespace firesteel::practice {

/// A Spark executor: registers with its driver, writes what the driver has it do, ends when told.
class ExecutorProgram final : public Program
{
public:
    ExecutorProgram(Stage stage, Context context);
    ~ExecutorProgram() override;

    void start() override;
    void terminate() override;
    void tell(const QString &lines);      ///< into its log
    void shutDown();                      ///< the driver's wish: exit 0
    void killForMemory();                 ///< exit 137, OOMKilled
    void driverLost(const QString &host); ///< its connection has broken off: exit 1

private:
    void end(milliseconds delay, int code, const QString &reason = {});

    QString m_appId;
    int m_id = 0;
    bool m_ending = false;
};

} // namespace firesteel::practice
