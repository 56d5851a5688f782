// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLockFile>
#include <QObject>
#include <QStringList>

#include <memory>

class QLocalServer;

namespace firesteel::gui {

/// One window a user: a later start hands its arguments to the first and ends. The lock is a file
/// in the runtime folder, the way to the first a local socket that only this user may open. Main
/// thread; owned by main().
class SingleInstance : public QObject
{
    Q_OBJECT
public:
    /// `folder` is private to the user ($XDG_RUNTIME_DIR).
    explicit SingleInstance(const QString &folder, QObject *parent = nullptr);
    ~SingleInstance() override;

    /// True: we are the first, and listen. Where neither locking nor listening works, too: better
    /// two windows than none.
    [[nodiscard]] bool claim();
    /// Gives our arguments to the first. False if it does not answer within two seconds; before
    /// there is a window, so waiting is allowed.
    [[nodiscard]] bool handOver(const QStringList &arguments) const;

    /// Below the runtime folder, or a folder of temporary files that carries the user's name.
    [[nodiscard]] static QString standardFolder();

Q_SIGNALS:
    /// Of a later start; `activationToken` lets the window come to the front on Wayland.
    void started(const QStringList &arguments, const QString &activationToken);

private:
    void accept();

    QString m_folder;
    QLockFile m_lock;
    QLocalServer *m_server;
};

} // namespace firesteel::gui
