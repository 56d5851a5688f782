// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/spark/submission.h"
#include "core/spark/submit/commandline.h"
#include "gui/models/jobform.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

namespace firesteel::gui {

/// The random part of one submission, drawn once: what the preview shows is what is sent. Each
/// replay() gives the same bytes again. Thread-safe.
class JobIds
{
public:
    explicit JobIds(const QDateTime &when) : m_when(when) {}
    [[nodiscard]] std::unique_ptr<IdSource> replay();
    [[nodiscard]] const QDateTime &when() const { return m_when; } ///< goes into the names, too

private:
    class Replay;
    std::mutex m_mutex;
    SystemIdSource m_source;
    QList<QByteArray> m_bytes;
    QStringList m_uuids;
    QDateTime m_when;
};

/// Something wrong with one place of the form.
struct JobProblem {
    std::optional<JobField> field;
    std::optional<qsizetype> setting; ///< index in JobForm::settings
    /// Of core/spark; or, made here, InvalidValue with "problem": kubernetes-name, key-twice
    /// ("key"), field-above ("key"), key-missing.
    Error error;
    bool missing = false; ///< nothing is wrong yet: it has to be filled in
    QString suggestion;   ///< a key that may have been meant
    bool operator==(const JobProblem &) const = default;
};

/// What a submission of an executor's size comes to, in MiB.
struct JobMemory {
    qint64 driverHeap = 0;
    qint64 driverReserve = 0;
    qint64 executorHeap = 0;
    qint64 executorReserve = 0; ///< outside the heap: overhead, off-heap, Python
    qint64 executors = 0;
    [[nodiscard]] qint64 driver() const { return driverHeap + driverReserve; }
    [[nodiscard]] qint64 executor() const { return executorHeap + executorReserve; }
    [[nodiscard]] qint64 whole() const { return driver() + executors * executor(); }
    bool operator==(const JobMemory &) const = default;
};

/// A form read through: all that the page shows beside it.
struct JobOutcome {
    QList<JobProblem> problems;
    std::optional<spark::Submission> submission; ///< none: something is missing or wrong
    std::optional<spark::SubmitPlan> plan;
    QList<spark::Notice> notices;
    QString command; ///< spark-submit for a POSIX shell
    /// Properties that come from neither the form nor Spark's fallbacks, such as
    /// spark-defaults.conf; by key.
    QMap<QString, QString> inherited;
    std::optional<JobMemory> memory;

    /// Whether it may be sent.
    [[nodiscard]] bool good() const { return submission && problems.isEmpty(); }
};

/// Reads the form through by core/spark, which owns all rules. Reads files that the form or the
/// surroundings name. Any thread.
[[nodiscard]] JobOutcome planJob(const JobForm &form, const QString &master,
                                 const spark::SubmitContext &context, JobIds &ids,
                                 const QDateTime &now);

/// A known key that `key` may have been meant for; empty if it is known, or nothing is near.
[[nodiscard]] QString suggestedKey(const QString &key);
/// Keys to choose from while typing: those of Spark on Kubernetes and the common ones.
[[nodiscard]] QStringList knownKeys();

/// What a size as typed comes to, in bytes, where a bare number counts MiB; nullopt: no size.
[[nodiscard]] std::optional<qint64> sizeInBytes(const QString &text);

/// The surroundings of the process, for spark-defaults.conf and the like, as firesteelctl has them.
[[nodiscard]] spark::SubmitContext submitContext();

} // namespace firesteel::gui
