// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "gui/models/jobform.h"

#include <QLockFile>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <memory>
#include <optional>

namespace firesteel::gui {

/// What was typed into the job form and not sent yet, in a file of its own: written a moment after
/// each change, outside the main thread, as a whole or not at all, readable by its owner alone. The
/// program may be killed at any time. A file that cannot be understood is kept aside, one that
/// cannot be read is never written over. What could not be written is tried again. A second window
/// has a file of its own beside it, "newjob-2.json"; whoever begins takes the newest one that
/// nobody holds. Main thread.
class JobDraft : public QObject
{
    Q_OBJECT
public:
    struct Content {
        JobForm form;
        JobForm base;        ///< what it began as: a template; differences are the person's own
        QString template_;   ///< its id; empty: none
        JobForm before = {}; ///< what was typed until a template, or emptying, took its place
        bool operator==(const Content &) const = default;
    };

    explicit JobDraft(QString path, QObject *parent = nullptr);
    ~JobDraft() override; ///< writes what is left and waits for it

    /// What the file holds; nullopt if there is none or it cannot be understood.
    [[nodiscard]] static std::optional<Content> read(const QString &path);

    struct Found {
        std::optional<Content> content;
        std::optional<Error> problem; ///< there is a file, but it is of no use
        QString keptAs;               ///< where that is now; empty: left where it was
    };
    /// The same at the start, before the first save().
    [[nodiscard]] Found open();

    void save(const Content &content); ///< soon
    void flush();                      ///< now, and waits
    void setRetry(std::chrono::milliseconds after) { m_retry.setInterval(after); }
    [[nodiscard]] const QString &path() const { return m_path; } ///< the one that was chosen
    [[nodiscard]] bool pending() const { return m_pending.has_value(); }

Q_SIGNALS:
    void saved();
    void failed(const firesteel::Error &error);

private:
    void write();
    void send();
    void sent(const Result<> &result);

    void choosePlace();

    QString m_path;
    std::unique_ptr<QLockFile> m_lock; ///< of m_path; null where none could be had
    std::optional<Content> m_pending;
    std::optional<Error> m_blocked; ///< something of value is in the way: nothing is written
    QTimer m_delay;
    QTimer m_retry;
    struct Writer;
    std::shared_ptr<Writer> m_writer; ///< shared with the writing thread
};

} // namespace firesteel::gui
