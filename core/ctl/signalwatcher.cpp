// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/signalwatcher.h"

#include <QSocketNotifier>

#include <array>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace firesteel::ctl {

namespace {

std::array<int, 2> pipeEnds{-1, -1}; // a signal handler can reach nothing but what is global

constexpr std::array watched{SIGINT, SIGTERM, SIGHUP};

extern "C" void writeSignal(int number)
{
    const auto byte = static_cast<unsigned char>(number);
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &byte, 1);
}

} // namespace

SignalWatcher::SignalWatcher(QObject *parent) : QObject(parent)
{
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(pipeEnds[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &SignalWatcher::read);
    struct sigaction action = {};
    action.sa_handler = writeSignal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (const int number : watched)
        ::sigaction(number, &action, nullptr);
    ::signal(SIGPIPE, SIG_IGN);
}

SignalWatcher::~SignalWatcher()
{
    for (const int number : watched)
        ::signal(number, SIG_DFL);
    m_notifier.reset();
    for (int &end : pipeEnds) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
}

void SignalWatcher::read()
{
    std::array<unsigned char, 16> bytes{};
    const auto count = ::read(pipeEnds[0], bytes.data(), bytes.size());
    for (ssize_t i = 0; i < count; ++i)
        Q_EMIT received(bytes.at(std::size_t(i)));
}

} // namespace firesteel::ctl
