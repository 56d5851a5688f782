// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/player/driverscript.h"
#include "core/practice/player/program.h"
#include "core/practice/player/sparkmodel.h"

#include <QElapsedTimer>

namespace firesteel::practice {

/// A Spark driver that goes through its script.
class DriverProgram final : public Program
{
public:
    DriverProgram(Stage stage, Context context);
    ~DriverProgram() override;

    void start() override;
    void terminate() override;
    [[nodiscard]] std::optional<Page> visit(quint16 port, const QByteArray &target,
                                            const QByteArray &context) const override;

    [[nodiscard]] const JobFacts &facts() const { return m_facts; }
    void registered(int executor, const QString &address); ///< an executor is there
    void executorEnded(int executor);

private:
    void goOn();
    void carryOut(const Step &step);
    void tell(const QString &text); ///< with placeholders and dates
    void requestExecutors(int count);
    [[nodiscard]] bool createExecutor(int id);
    void await(int count);
    void startTask(const Step &step);
    void finishTask(const Step &step);
    void killExecutor(const Step &step);
    void stopExecutors();
    [[nodiscard]] SparkModel::StageInfo *stageOf(int id);
    [[nodiscard]] SparkModel::ExecutorInfo *executorOf(int id);
    [[nodiscard]] QString addressOf(int executor) const;

    JobFacts m_facts;
    QList<Step> m_script;
    qsizetype m_next = 0;
    SparkModel m_model;
    bool m_uiOpen = false;
    bool m_stopping = false;
    int m_awaited = 0;
    int m_seen = 0; ///< executors that have registered so far
    int m_nextExecutor = 1;
    QString m_podPrefix;
    QMap<int, Place> m_pods;
    QMap<int, QString> m_addresses;
    milliseconds m_jobBegan{0};
};

} // namespace firesteel::practice
