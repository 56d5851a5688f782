// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/processrunner.h"

#include <QByteArrayView>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace firesteel {

/// What matters to us of the Windows Subsystem for Linux, if this is one
/// (learn.microsoft.com/windows/wsl). Made once, handed to whoever needs it.
struct Wsl {
    bool inside = false;
    QString distribution;                            ///< WSL_DISTRO_NAME
    QString automountRoot = QStringLiteral("/mnt/"); ///< where drives are; ends with a slash
    bool interop = true; ///< Windows programs can be started ([interop] of wsl.conf)
    bool operator==(const Wsl &) const = default;
};

/// From the texts of /proc/sys/kernel/osrelease and /etc/wsl.conf (may be empty). Pure.
[[nodiscard]] Wsl wslFrom(QByteArrayView osRelease, QByteArrayView wslConf,
                          const QProcessEnvironment &env);
/// The same from the files below `root`. Reads two small files.
[[nodiscard]] Wsl detectWsl(const QProcessEnvironment &env,
                            const QString &root = QStringLiteral("/"));

/// "C:\x", "C:/x", "\\server\share" or "\\?\C:\x".
[[nodiscard]] bool isWindowsPath(QStringView path);

/// A Windows path as it is seen here, by rule: "C:\Users\a" is /mnt/c/Users/a, and
/// "\\wsl.localhost\Debian\home\a" is /home/a within that distribution. nullopt where no rule
/// helps: other shares, other distributions, relative paths.
[[nodiscard]] std::optional<QString> linuxPath(const QString &windowsPath, const Wsl &wsl);

/// The same by `wslpath -u`, which knows every mount; by rule where that program is missing or
/// fails. `done` is called once, from the event loop, unless `context` is gone before.
void askLinuxPath(const QString &windowsPath, const Wsl &wsl, const QProcessEnvironment &env,
                  ProcessRunner &runner, QObject *context,
                  std::function<void(std::optional<QString>)> done);

/// The folders of people on the Windows side, as paths below `root`: the own one first where
/// USERPROFILE tells it. Reads folders.
[[nodiscard]] QStringList windowsProfiles(const Wsl &wsl, const QProcessEnvironment &env,
                                          const QString &root = QStringLiteral("/"));

/// $KUBECONFIG of Windows, split at ':' as Linux does it, such as "C:\a;D:\b": the paths that were
/// meant; empty if this is no such list.
[[nodiscard]] QStringList windowsPathList(const QString &list);

/// Whether `program` is one of Windows, which runs there with an environment of its own.
[[nodiscard]] bool isWindowsProgram(QStringView program);

/// The environment that lets a Windows program see the variables `names` (KUBERNETES_EXEC_INFO,
/// and those of the plug-in): WSLENV lists them with /w, which is the direction from here to
/// Windows.
[[nodiscard]] QProcessEnvironment sharedWithWindows(QProcessEnvironment env,
                                                    const QStringList &names);

/// The programs that open an address, the best first.
struct BrowserProgram {
    QString name;
    bool exitCodeTells = true; ///< explorer.exe ends with 1 when all went well
    bool operator==(const BrowserProgram &) const = default;
};
[[nodiscard]] QList<BrowserProgram> browserPrograms(bool wsl);

/// "wsl" = "yes" for the particulars of a finding, where its words differ within WSL (clock-skew:
/// the clock of WSL stands still while Windows sleeps).
void addWslParticular(QMap<QString, QString> &context, const Wsl &wsl);

/// Why there is no keyring and what to do; English, marked for translation in the context
/// "Causes".
[[nodiscard]] const char *noKeyringHint(bool wsl);

} // namespace firesteel
