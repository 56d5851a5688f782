// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/job.h"
#include "gui/models/logmodel.h"

#include <QPointer>

#include <atomic>
#include <memory>

namespace firesteel::gui {

/// Writes the lines that a log shows into a file, as a whole or not at all: those that are there
/// when it starts. The main thread only picks the lines, some at a time; the disk is waited for
/// elsewhere. FileWriteFailed with "path"; Cancelled if the log goes away before the end.
class LogSaveJob : public engine::Job
{
    Q_OBJECT
public:
    LogSaveJob(LogModel *model, QString path, QObject *parent = nullptr);
    ~LogSaveJob() override;

    [[nodiscard]] const QString &path() const { return m_path; }

Q_SIGNALS:
    void progressed(double share); ///< 0 to 1

protected:
    void run() override;
    void abandon() override;

private:
    class Writer;
    void next();
    void wrote(const Result<> &result);
    [[nodiscard]] QByteArray pick();

    QPointer<LogModel> m_model;
    QString m_path;
    std::shared_ptr<Writer> m_writer; ///< shared with the writing thread
    LogModel::Place m_last;           ///< that was picked
    LogModel::Place m_end;
    bool m_begun = false;
    bool m_complete = false; ///< everything is picked
    bool m_writing = false;
};

} // namespace firesteel::gui
