// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/browseropener.h"

#include "core/base/wsl.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTimer>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto kBrowserPatience = 5s; ///< one that still runs then has opened it

QString inPath(const QString &program)
{
    QString found = QStandardPaths::findExecutable(program);
    // Windows' own folders may be left out of the path ([interop] appendWindowsPath=false).
    if (found.isEmpty() && program == "explorer.exe"_L1) {
        const Wsl wsl = detectWsl(QProcessEnvironment::systemEnvironment());
        found = QStandardPaths::findExecutable(program, {wsl.automountRoot + "c/Windows"_L1});
    }
    return found;
}

} // namespace

QList<BrowserOpener::Way> BrowserOpener::ways(const QUrl &url, bool wsl,
                                              const std::function<QString(const QString &)> &find)
{
    // Nothing but an address gets to a program's command line; explorer.exe would open anything.
    const bool web = url.isValid() && (url.scheme() == "http"_L1 || url.scheme() == "https"_L1) &&
                     !url.host().isEmpty();
    if (!web)
        return {};
    QList<Way> found;
    for (const BrowserProgram &known : browserPrograms(wsl)) {
        if (const QString program = find(known.name); !program.isEmpty())
            found.append({program, {url.toString(QUrl::FullyEncoded)}, known.exitCodeTells});
    }
    return found;
}

BrowserOpener::BrowserOpener(QObject *parent)
    : BrowserOpener(inPath, detectWsl(QProcessEnvironment::systemEnvironment()).inside, parent)
{}

BrowserOpener::BrowserOpener(std::function<QString(const QString &)> find, bool wsl,
                             QObject *parent)
    : QObject(parent), m_find(std::move(find)), m_wsl(wsl)
{}

BrowserOpener::~BrowserOpener()
{
    // A browser that is starting goes on without us.
    for (QProcess *process : findChildren<QProcess *>(Qt::FindDirectChildrenOnly)) {
        process->disconnect(this);
        process->setParent(nullptr);
        QObject::connect(process, &QProcess::finished, process, &QObject::deleteLater);
    }
}

void BrowserOpener::open(const QUrl &url)
{
    m_urls.append(url);
    if (m_urls.size() > 1)
        return;
    m_ways = ways(url, m_wsl, m_find);
    QMetaObject::invokeMethod(this, &BrowserOpener::next, Qt::QueuedConnection);
}

void BrowserOpener::next()
{
    if (m_ways.isEmpty())
        return done(false);
    const Way way = m_ways.takeFirst();
    auto *process = new QProcess(this);
    m_process = process;
    process->setStandardInputFile(QProcess::nullDevice());
    process->setStandardOutputFile(QProcess::nullDevice());
    process->setStandardErrorFile(QProcess::nullDevice());
    connect(process, &QProcess::errorOccurred, this, [this, process](QProcess::ProcessError error) {
        if (process != m_process || error != QProcess::FailedToStart)
            return;
        process->deleteLater();
        m_process.clear();
        next();
    });
    connect(process, &QProcess::finished, this,
            [this, process, way](int code, QProcess::ExitStatus status) {
                process->deleteLater();
                if (process != m_process)
                    return;
                m_process.clear();
                if (status == QProcess::NormalExit && (code == 0 || !way.exitCodeTells))
                    done(true);
                else
                    next();
            });
    QTimer::singleShot(kBrowserPatience, process, [this, process] {
        if (process == m_process) {
            m_process.clear();
            done(true);
        }
    });
    process->start(way.program, way.arguments);
}

void BrowserOpener::done(bool good)
{
    const QUrl url = m_urls.takeFirst();
    if (!m_urls.isEmpty()) {
        m_ways = ways(m_urls.constFirst(), m_wsl, m_find);
        QMetaObject::invokeMethod(this, &BrowserOpener::next, Qt::QueuedConnection);
    }
    if (good)
        Q_EMIT opened(url);
    else
        Q_EMIT failed(url);
}

} // namespace firesteel::gui
