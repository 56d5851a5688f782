// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/singleinstance.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QStandardPaths>
#include <QThread>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLimit = 1024LL * 1024; ///< of a message
constexpr int kAnswerPatience = 2000;    ///< ms
constexpr int kAskPause = 50;            ///< ms between two attempts

QString socketName(const QString &folder)
{
    return folder + u"/firesteel.socket"_s;
}

} // namespace

SingleInstance::SingleInstance(const QString &folder, QObject *parent)
    : QObject(parent), m_folder(folder), m_lock(folder + u"/firesteel.lock"_s),
      m_server(new QLocalServer(this))
{
    m_lock.setStaleLockTime(0); // only the death of its process frees it
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &SingleInstance::accept);
}

SingleInstance::~SingleInstance() = default;

QString SingleInstance::standardFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
}

bool SingleInstance::claim()
{
    if (m_folder.isEmpty()) // no folder of one's own: that of another user is none
        return true;
    QDir().mkpath(m_folder);
    if (!m_lock.tryLock(0))
        return m_lock.error() != QLockFile::LockFailedError;
    QLocalServer::removeServer(socketName(m_folder)); // of a program that died
    m_server->listen(socketName(m_folder));
    return true;
}

bool SingleInstance::handOver(const QStringList &arguments) const
{
    QLocalSocket socket;
    const QDeadlineTimer patience(kAnswerPatience);
    for (;;) { // the first may hold the lock and not listen yet
        socket.connectToServer(socketName(m_folder));
        if (socket.waitForConnected(int(patience.remainingTime())))
            break;
        if (patience.hasExpired())
            return false;
        QThread::msleep(kAskPause);
    }
    const QJsonObject message{{u"arguments"_s, QJsonArray::fromStringList(arguments)},
                              {u"activationToken"_s, qEnvironmentVariable("XDG_ACTIVATION_TOKEN")}};
    socket.write(QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n');
    return socket.waitForBytesWritten(kAnswerPatience) && socket.waitForReadyRead(kAnswerPatience);
}

void SingleInstance::accept()
{
    while (QLocalSocket *socket = m_server->nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] {
            if (!socket->canReadLine()) {
                if (socket->bytesAvailable() > kLimit)
                    socket->abort();
                return;
            }
            const QJsonObject message = QJsonDocument::fromJson(socket->readLine()).object();
            QStringList arguments;
            for (const QJsonValue &one : message.value("arguments"_L1).toArray())
                arguments.append(one.toString());
            socket->write("ok\n");
            socket->disconnectFromServer();
            Q_EMIT started(arguments, message.value("activationToken"_L1).toString());
        });
    }
}

} // namespace firesteel::gui
