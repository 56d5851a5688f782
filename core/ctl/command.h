// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/ctl/exitcodes.h"
#include "core/ctl/options.h"
#include "core/ctl/surroundings.h"
#include "core/engine/clustersession.h"
#include "core/store/appindex.h"

#include <QJsonValue>
#include <QObject>

#include <functional>
#include <memory>

namespace firesteel::ctl {

/// One run of one command: start() begins, done() ends it, exactly once and never from inside
/// start(). Thread: main. Owned by whoever runs it; deleting it closes its connections.
class Command : public QObject
{
    Q_OBJECT
public:
    Command(Options options, Surroundings surroundings, QObject *parent = nullptr);
    ~Command() override;

    /// Chooses first what the window knows of the cluster, where the command goes to one.
    void start();
    /// Ctrl+C (SIGINT), a request to end (SIGTERM, SIGHUP), or a reader of standard output that
    /// went away (SIGPIPE). The first decides the exit code. A second one ends at once, unless the
    /// command is taking back what it made: then a third does.
    void interrupt(int signal);

Q_SIGNALS:
    void done(firesteel::ctl::ExitCode code);

protected:
    virtual void run() = 0;
    /// The first interrupt; the default ends with its exit code.
    virtual void interrupted();
    /// Each further one; `times` is 2 for the second. The default ends.
    virtual void interruptedAgain(int times);

    void finish(ExitCode code);
    void failWith(const Error &error); ///< says it and ends with its exit code
    /// Finds what the window knows of the cluster that the options lead to and reads its secrets;
    /// then connectionFor() takes both into account.
    void choose(const ConnectionOptions &options, const std::function<void()> &then);
    /// The secrets cannot be had; the default is failWith().
    virtual void notChosen(const Error &error);
    /// Connects as the options say. false: failWith() has been called.
    [[nodiscard]] bool connectToCluster();
    /// The same with a connection that was made already. A command that `writes` is refused where
    /// the window has locked the cluster.
    [[nodiscard]] bool connectWith(Result<engine::Connection> connection, bool writes);
    [[nodiscard]] engine::ClusterSession &session() { return *m_session; }
    [[nodiscard]] bool hasSession() const { return m_session != nullptr; }

    /// JSON or YAML, as asked for.
    void printDocument(const QJsonValue &value);
    /// "14:02:11  words" on standard error.
    void say(const QString &words);
    void say(const QDateTime &at, const QString &words);

    /// All applications of a namespace (empty: all), joined from their pods.
    void loadApps(const QString &namespaceName,
                  std::function<void(const QList<store::AppIndex::AppPtr> &)> then);
    /// What loadApps() has brought.
    [[nodiscard]] const store::AppIndex &apps() const { return m_apps; }
    /// The one that the options name; NotFound ("application", "namespace") or InvalidValue if
    /// several fit.
    void findApp(std::function<void(const store::AppIndex::AppPtr &)> then);

    [[nodiscard]] ExitCode interruptCode() const;

    const Options m_options;
    Surroundings m_surroundings;
    Console &m_console;

private:
    void adopt(engine::Connection connection);

    std::unique_ptr<engine::ClusterSession> m_session;
    store::AppIndex m_apps;
    int m_signal = 0;
    int m_interrupts = 0;
    bool m_done = false;
};

/// The command for parsed options. Never null.
[[nodiscard]] std::unique_ptr<Command> makeCommand(const Options &options,
                                                   const Surroundings &surroundings);

} // namespace firesteel::ctl
