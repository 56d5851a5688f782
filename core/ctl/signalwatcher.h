// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace firesteel::ctl {

/// Turns SIGINT, SIGTERM and SIGHUP into a Qt signal in the event loop, through a pipe. One per
/// process, made by main(); while it lives the signals do not end the process.
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
