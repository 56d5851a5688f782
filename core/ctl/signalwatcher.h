// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace firesteel::ctl {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal in the event loop, through a pipe. A signal
/// that the process was started to ignore (nohup, a shell's background job) stays ignored. SIGPIPE
/// is ignored for good: a closed standard output is an error of the write. One per process, made by
/// main(); while it lives the signals do not end the process, afterwards they do what they did
/// before.
class SignalWatcher : public QObject
{
    Q_OBJECT
public:
    explicit SignalWatcher(QObject *parent = nullptr);
    ~SignalWatcher() override;

Q_SIGNALS:
    void received(int signal);

private:
    void read();
    std::unique_ptr<QSocketNotifier> m_notifier;
};

} // namespace firesteel::ctl
