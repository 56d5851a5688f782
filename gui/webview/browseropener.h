// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <functional>

class QProcess;

namespace firesteel::gui {

/// Opens an address in the system's browser: with wslview or explorer.exe within WSL, so that it is
/// Windows' browser, then with xdg-open. No widget; main thread. One at a time: a second call waits
/// for the first.
class BrowserOpener : public QObject
{
    Q_OBJECT
public:
    /// One way to open it.
    struct Way {
        QString program; ///< full path
        QStringList arguments;
        bool exitCodeTells = true; ///< explorer.exe ends with 1 when all went well
        bool operator==(const Way &) const = default;
    };
    /// The ways that this system has, in their order. `find`: full path of a program, or empty.
    [[nodiscard]] static QList<Way> ways(const QUrl &url, bool wsl,
                                         const std::function<QString(const QString &)> &find);

    explicit BrowserOpener(QObject *parent = nullptr);
    /// With programs of the test's own.
    BrowserOpener(std::function<QString(const QString &)> find, bool wsl,
                  QObject *parent = nullptr);
    ~BrowserOpener() override;

    /// opened() or failed() follows. Only http and https.
    void open(const QUrl &url);

Q_SIGNALS:
    void opened(const QUrl &url);
    /// No way worked: show the address, for a person to copy.
    void failed(const QUrl &url);

private:
    void next();
    void done(bool good);

    std::function<QString(const QString &)> m_find;
    bool m_wsl = false;
    QList<QUrl> m_urls; ///< the first is being opened
    QList<Way> m_ways;  ///< left to try for it
    QPointer<QProcess> m_process;
};

} // namespace firesteel::gui
