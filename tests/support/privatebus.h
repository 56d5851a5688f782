// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QTemporaryDir>

namespace firesteel::test {

/// A session bus of our own in an empty home folder, with or without gnome-keyring on it. The
/// keyring needs a moment after that until it answers.
class PrivateBus
{
public:
    explicit PrivateBus(bool keyring);
    ~PrivateBus();
    PrivateBus(const PrivateBus &) = delete;
    PrivateBus &operator=(const PrivateBus &) = delete;

    [[nodiscard]] QString address() const { return m_address; } ///< empty: it does not start
    [[nodiscard]] QString home() const { return m_home.path(); }
    /// Of this process, but with that home folder and that bus.
    [[nodiscard]] const QProcessEnvironment &environment() const { return m_environment; }

private:
    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_keyring;
    QString m_address;
    QProcessEnvironment m_environment;
};

} // namespace firesteel::test
