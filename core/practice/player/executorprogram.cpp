// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/executorprogram.h"

#include "core/practice/fields.h"
#include "core/practice/player/applications.h"
#include "core/practice/player/canaryprogram.h"
#include "core/practice/player/driverprogram.h"
#include "core/practice/player/executorpod.h"
#include "core/practice/player/shellprogram.h"
#include "core/practice/player/sparktexts.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ExecutorProgram::ExecutorProgram(Stage stage, Context context) : Program(stage, std::move(context))
{
    const QJsonObject labels = labelsOf(m_context.pod);
    m_appId = labels.value("spark-app-selector"_L1).toString();
    m_id = labels.value("spark-exec-id"_L1).toString().toInt();
    m_stage.applications.executors.insert(m_appId + u'/' + QString::number(m_id), this);
}

ExecutorProgram::~ExecutorProgram()
{
    const QString key = m_appId + u'/' + QString::number(m_id);
    if (m_stage.applications.executors.value(key) == this)
        m_stage.applications.executors.remove(key);
}

void ExecutorProgram::start()
{
    m_steps.after(1400ms, [this] {
        DriverProgram *driver = m_stage.applications.drivers.value(m_appId);
        if (!driver) {
            tell(
                u"ERROR CoarseGrainedExecutorBackend: Executor self-exiting due to : Driver is not "
                "reachable\n"_s);
            return end(100ms, 1);
        }
        QString text = texts::executorStart();
        text.replace(u"{host}"_s, driver->facts().driverHost)
            .replace(u"{ip}"_s, driver->facts().podIp)
            .replace(u"{pod}"_s, nameOf(m_context.pod))
            .replace(u"{own}"_s, m_context.podIp)
            .replace(u"{id}"_s, QString::number(m_id));
        tell(text);
        driver->registered(m_id, m_context.podIp);
    });
}

void ExecutorProgram::tell(const QString &lines)
{
    say(dated(lines, m_stage.timeline.wall()));
}

void ExecutorProgram::shutDown()
{
    if (m_ending)
        return;
    tell(texts::executorStop());
    end(700ms, 0);
}

void ExecutorProgram::terminate()
{
    if (m_ending)
        return;
    tell(u"ERROR CoarseGrainedExecutorBackend: RECEIVED SIGNAL TERM\nINFO ShutdownHookManager: "
         "Shutdown hook called\n"_s);
    end(400ms, 143);
}

void ExecutorProgram::killForMemory()
{
    m_steps.cancel();
    end(0ms, 137, u"OOMKilled"_s);
}

void ExecutorProgram::driverLost(const QString &host)
{
    if (m_ending)
        return;
    m_ending = true;
    m_steps.cancel();
    m_steps.after(80ms, [this, host] {
        tell(u"ERROR CoarseGrainedExecutorBackend: Executor self-exiting due to : Driver "_s +
             host +
             u":7078 disassociated! Shutting down.\nINFO ShutdownHookManager: Shutdown hook "
             "called\n"_s);
        end(400ms, 1);
    });
}

void ExecutorProgram::end(milliseconds delay, int code, const QString &reason)
{
    m_ending = true;
    m_steps.after(delay, [this, code, reason] {
        if (DriverProgram *driver = m_stage.applications.drivers.value(m_appId))
            driver->executorEnded(m_id);
        exit(code, reason);
    });
}

std::unique_ptr<Program> makeProgram(const Stage &stage, Program::Context context)
{
    const QString role = labelsOf(context.pod).value("spark-role"_L1).toString();
    const QString first = context.container.value("args"_L1).toArray().first().toString();
    if (role == "driver"_L1 && first == "driver"_L1)
        return std::make_unique<DriverProgram>(stage, std::move(context));
    if (role == "executor"_L1 && first == "executor"_L1)
        return std::make_unique<ExecutorProgram>(stage, std::move(context));
    if (labelsOf(context.pod).contains("firesteel.dev/canary"_L1))
        return std::make_unique<CanaryProgram>(stage, std::move(context));
    return std::make_unique<ShellProgram>(stage, std::move(context));
}

} // namespace firesteel::practice
