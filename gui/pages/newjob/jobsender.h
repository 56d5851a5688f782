// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/submission.h"
#include "gui/shell/services.h"

#include <QObject>
#include <QPointer>

namespace firesteel {
class Error;
}
namespace firesteel::engine {
class SubmitJob;
}

namespace firesteel::gui {

/// Sends one job at a time to the cluster that is open, and tells in notices what the form cannot:
/// what a roll-back has left, and that a session closed in the middle. Main thread.
class JobSender : public QObject
{
    Q_OBJECT
public:
    explicit JobSender(const Services &services, QObject *parent = nullptr);

    void send(const spark::Submission &submission); ///< with a session, while nothing is under way
    void breakOff(); ///< the session closes, and what is under way with it
    [[nodiscard]] bool isSending() const { return m_sending; }

Q_SIGNALS:
    void ended(); ///< in whatever way; the others follow
    void submitted(const QString &namespaceName, const QString &appId);
    void refused(const firesteel::Error &error);

private:
    void finish(engine::SubmitJob *job);
    void tellLeftover(const spark::Submission &submission, const Error &error);

    const Services m_services;
    QPointer<engine::SubmitJob> m_job; ///< under way; Activities owns it
    bool m_sending = false;
};

} // namespace firesteel::gui
