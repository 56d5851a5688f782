// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/privatebus.h"

#include <QFile>

namespace firesteel::test {

using namespace Qt::StringLiterals;

PrivateBus::PrivateBus(bool keyring)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    for (const QString &name : {u"HOME"_s, u"XDG_RUNTIME_DIR"_s, u"XDG_DATA_HOME"_s})
        environment.insert(name, m_home.path());
    m_bus.setProcessEnvironment(environment);
    // without service folders nothing is started on demand: what runs is what we start
    QFile configuration(m_home.filePath(u"bus.conf"_s));
    if (!configuration.open(QIODevice::WriteOnly))
        qFatal("cannot write a test file");
    configuration.write(
        "<busconfig><type>session</type><listen>unix:dir=" + m_home.path().toUtf8() +
        "</listen><policy context=\"default\"><allow send_destination=\"*\"/>"
        "<allow eavesdrop=\"true\"/><allow own=\"*\"/></policy></busconfig>");
    configuration.close();
    m_bus.start(u"dbus-daemon"_s, {u"--nofork"_s, u"--print-address"_s, u"--config-file"_s,
                                   configuration.fileName()});
    while (m_bus.waitForReadyRead(10'000) && !m_bus.canReadLine()) {
    }
    m_address = QString::fromLatin1(m_bus.readLine().trimmed());
    environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_address);
    m_environment = environment;
    if (!keyring)
        return;
    m_keyring.setProcessEnvironment(environment);
    m_keyring.start(u"gnome-keyring-daemon"_s,
                    {u"--foreground"_s, u"--unlock"_s, u"--components=secrets"_s});
    m_keyring.write("login pass-phrase");
    while (m_keyring.bytesToWrite() > 0 && m_keyring.waitForBytesWritten(10'000)) {
    } // now: not everybody has an event loop
    m_keyring.closeWriteChannel();
}

PrivateBus::~PrivateBus()
{
    for (QProcess *process : {&m_keyring, &m_bus}) {
        process->kill();
        process->waitForFinished();
    }
}

} // namespace firesteel::test
