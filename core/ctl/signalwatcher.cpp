// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/signalwatcher.h"

#include <QSocketNotifier>

#include <array>
#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <unistd.h>

namespace firesteel::ctl {

namespace {

std::array<int, 2> pipeEnds{-1, -1}; // a signal handler can reach nothing but what is global

constexpr std::array watched{SIGINT, SIGTERM, SIGHUP};
std::array<struct sigaction, watched.size()> before{}; // what they did until then

extern "C" void writeSignal(int number)
{
    const auto byte = static_cast<unsigned char>(number);
    const int error = errno; // what is interrupted must not see it change
    [[maybe_unused]] const auto written = ::write(pipeEnds[1], &byte, 1);
    errno = error;
}

} // namespace

SignalWatcher::SignalWatcher(QObject *parent) : QObject(parent)
{
    ::signal(SIGPIPE, SIG_IGN);
    if (::pipe2(pipeEnds.data(), O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(pipeEnds[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, &SignalWatcher::read);
    struct sigaction action = {};
    action.sa_handler = writeSignal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    for (std::size_t i = 0; i < watched.size(); ++i) {
        ::sigaction(watched.at(i), nullptr, &before.at(i));
        if (before.at(i).sa_handler != SIG_IGN)
            ::sigaction(watched.at(i), &action, nullptr);
    }
}

SignalWatcher::~SignalWatcher()
{
    if (m_notifier) {
        for (std::size_t i = 0; i < watched.size(); ++i)
            ::sigaction(watched.at(i), &before.at(i), nullptr);
    }
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
