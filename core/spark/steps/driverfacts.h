// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/base/result.h"
#include "core/spark/conf/confreader.h"
#include "core/spark/plan/submitplan.h"
#include "core/spark/steps/volumes.h"

namespace firesteel::spark {

/// What the steps know besides the draft: the plan, and what was settled once for the whole
/// submission. Refers to the plan, which must outlive it.
struct DriverFacts {
    explicit DriverFacts(const SubmitPlan &p) : plan(p), conf(p.conf, p.environment) {}

    const SubmitPlan &plan;
    ConfReader conf; ///< of the plan
    QString appId;
    QString appName;
    QString prefix; ///< of object names
    QString namespaceName;
    QString podName;
    QString serviceName;
    bool serviceNameReplaced = false; ///< the usual one would be too long
    QString confMapName;
    QString localDirId;    ///< a UUID
    QList<Volume> volumes; ///< of the driver
    QMap<QString, QString>
        labels; ///< of the driver pod, Spark's own included; after settleLabels()

    /// Draws the ids and reads what all steps share. Errors: see buildSubmission.
    [[nodiscard]] static Result<DriverFacts> of(const SubmitPlan &plan, IdSource &ids,
                                                const Clock &clock);
    /// InvalidValue reserved-label for a label of the user that is one of Spark's own.
    [[nodiscard]] Result<> settleLabels();
    [[nodiscard]] const SparkVersion &version() const { return plan.version; }
};

/// `text` with {{APP_ID}} replaced, and {{EXECUTOR_ID}} by nothing, as it is for a driver.
[[nodiscard]] QString withAppId(QString text, const QString &appId);

} // namespace firesteel::spark
