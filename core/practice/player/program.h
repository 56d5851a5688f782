// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/containerlogs.h"
#include "core/practice/eventrecorder.h"
#include "core/practice/objects.h"
#include "core/practice/player/steps.h"

#include <QByteArray>

#include <functional>
#include <memory>

namespace firesteel::practice {

class Applications;

/// What all that is played stands on.
struct Stage {
    Objects &objects;
    Timeline &timeline;
    EventRecorder &events;
    ContainerLogs &logs;
    Applications &applications;
};

/// What a container runs. Made when the container starts, deleted when it has ended or its pod is
/// gone.
class Program
{
public:
    struct Context {
        QJsonObject pod; ///< as it was at the start, with its addresses in the status
        QJsonObject container;
        QString podIp;
        ContainerLogs::LogPtr log;
        /// The end; reason empty: Completed or Error, by the code. The program may be gone after.
        std::function<void(int code, const QString &reason)> exit;
    };

    Program(Stage stage, Context context)
        : m_stage(stage), m_context(std::move(context)), m_steps(stage.timeline)
    {}
    virtual ~Program() = default;
    Program(const Program &) = delete;
    Program &operator=(const Program &) = delete;

    virtual void start() = 0;
    virtual void terminate() = 0; ///< SIGTERM
    /// The answer to one HTTP request to that port; nullopt: nothing listens there. `context`: the
    /// header X-Forwarded-Context.
    struct Page {
        int status = 200;
        QByteArray contentType;
        QByteArray body;
        QByteArray location; ///< of a redirect: a path, or a whole address
    };
    [[nodiscard]] virtual std::optional<Page> visit(quint16 port, const QByteArray &target,
                                                    const QByteArray &context) const
    {
        Q_UNUSED(port)
        Q_UNUSED(target)
        Q_UNUSED(context)
        return std::nullopt;
    }

protected:
    void say(const QByteArray &lines)
    {
        const auto since = std::chrono::milliseconds(m_stage.timeline.wall().toMSecsSinceEpoch());
        m_context.log->append(lines, data::Instant(since));
    }
    void exit(int code, const QString &reason = {})
    {
        const auto end = m_context.exit; // the call may delete this
        end(code, reason);
    }

    Stage m_stage;
    Context m_context;
    Steps m_steps;
};

/// Spark's driver or executor, or a shell that knows echo, sleep and exit.
[[nodiscard]] std::unique_ptr<Program> makeProgram(const Stage &stage, Program::Context context);

} // namespace firesteel::practice
