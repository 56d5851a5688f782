// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/webviewloader.h"

#include "gui/shell/aside.h"

#include <QDir>
#include <QFileInfo>
#include <QOpenGLContext>
#include <QSurfaceFormat>

#include <functional>
#include <memory>
#include <utility>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#include <sched.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QString pluginFile()
{
#ifdef Q_OS_WIN
    return u"firesteel-webview.dll"_s;
#else
    return u"firesteel-webview.so"_s;
#endif
}

QStringList pluginFolders(const QString &applicationFolder)
{
    QStringList folders;
    if (const QString given = qEnvironmentVariable("FIRESTEEL_PLUGINS"); !given.isEmpty())
        folders << given;
    const QDir place(applicationFolder);
    folders << place.filePath(u"plugins"_s)          // in a build folder
            << place.filePath(u"../lib/firesteel"_s) // installed
            << place.filePath(u"../lib64/firesteel"_s);
    return folders;
}

/// Whether a process may make the namespaces that Chromium's sandbox is built of. AppArmor may let
/// a user namespace be made and then give it no rights, so a second one is tried in it.
bool namespacesWork()
{
#ifdef Q_OS_LINUX
    const pid_t child = fork();
    if (child == 0) // nothing but system calls: the parent has threads
        _exit(unshare(CLONE_NEWUSER) == 0 && unshare(CLONE_NEWNET) == 0 ? 0 : 1);
    int status = 1;
    if (child < 0 || waitpid(child, &status, 0) != child)
        return false;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
#else
    return true;
#endif
}

using SetShareContext = void (*)(QOpenGLContext *);

/// The browser needs a graphics context that all windows share. Qt makes one at the start if
/// AA_ShareOpenGLContexts is set, which costs 60 MB where the processor draws (Mesa's llvmpipe),
/// though most people never open a driver's UI. Qt's own function sets it later as well, but it is
/// no public one; null where it is not found.
SetShareContext shareContextSetter()
{
#ifdef Q_OS_LINUX
    return reinterpret_cast<SetShareContext>(
        dlsym(RTLD_DEFAULT, "_Z30qt_gl_set_global_share_contextP14QOpenGLContext"));
#else
    return nullptr;
#endif
}

void shareGraphics()
{
    const SetShareContext set = shareContextSetter();
    if (!set || QOpenGLContext::globalShareContext())
        return;
    auto context = std::make_unique<QOpenGLContext>();
    context->setFormat(QSurfaceFormat::defaultFormat());
    if (context->create())
        set(context.release()); // stays to the end: the browser needs it for its own
}

} // namespace

WebViewLoader::Surroundings WebViewLoader::surroundings()
{
    Surroundings found;
    found.folders = pluginFolders(QCoreApplication::applicationDirPath());
#ifdef Q_OS_UNIX
    found.root = geteuid() == 0;
#endif
    found.sandboxOff = qEnvironmentVariable("QTWEBENGINE_DISABLE_SANDBOX") == "1"_L1;
    found.sandboxWorks = namespacesWork;
    return found;
}

WebViewLoader::WebViewLoader(Surroundings surroundings) : m_surroundings(std::move(surroundings)) {}

void WebViewLoader::prepare(const QString &applicationFolder)
{
    if (shareContextSetter())
        return; // then webView() does it
    for (const QString &folder : pluginFolders(applicationFolder)) {
        if (QFileInfo::exists(QDir(folder).filePath(pluginFile())))
            QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    }
}

QString WebViewLoader::find() const
{
    for (const QString &folder : m_surroundings.folders) {
        const QString path = QDir(folder).filePath(pluginFile());
        if (QFileInfo(path).isFile())
            return path;
    }
    return {};
}

WebViewInterface *WebViewLoader::fail(WebViewObstacle obstacle, const QString &detail)
{
    m_obstacle = obstacle;
    m_detail = detail;
    return nullptr;
}

void WebViewLoader::whenChecked(QObject *context, std::function<void()> then)
{
    const bool matters = !m_surroundings.root && !m_surroundings.sandboxOff && !find().isEmpty();
    if (m_tried || m_sandboxWorks || !matters) {
        then();
        return;
    }
    runAside(context, m_surroundings.sandboxWorks, [this, then = std::move(then)](bool works) {
        m_sandboxWorks = works;
        then();
    });
}

WebViewInterface *WebViewLoader::webView()
{
    if (std::exchange(m_tried, true))
        return m_webView;
    const QString path = find();
    if (path.isEmpty())
        return fail(WebViewObstacle::NotInstalled);
    // Checked before anything of it is loaded: it would end the whole program.
    if (m_surroundings.root && !m_surroundings.sandboxOff)
        return fail(WebViewObstacle::Root);
    if (!m_surroundings.sandboxOff) {
        if (!m_sandboxWorks)
            m_sandboxWorks = m_surroundings.sandboxWorks();
        if (!*m_sandboxWorks)
            return fail(WebViewObstacle::NoSandbox);
    }
    m_loader.setFileName(path);
    const QString id = m_loader.metaData().value("IID"_L1).toString();
    if (id != QLatin1StringView(FIRESTEEL_WEBVIEW_IID))
        return fail(WebViewObstacle::Broken, id.isEmpty() ? m_loader.errorString() : id);
    shareGraphics();
    if (!m_loader.load()) {
        const QString words = m_loader.errorString();
        const bool missing = words.contains("No such file"_L1) || words.contains("cannot open"_L1);
        return fail(missing ? WebViewObstacle::NotInstalled : WebViewObstacle::Broken, words);
    }
    QObject *root = std::invoke(&QPluginLoader::instance, m_loader);
    m_webView = qobject_cast<WebViewInterface *>(root);
    if (!m_webView)
        return fail(WebViewObstacle::Broken, m_loader.errorString());
    return m_webView;
}

QString WebViewLoader::reason() const
{
    if (!m_obstacle)
        return {};
    switch (*m_obstacle) {
    case WebViewObstacle::NotInstalled:
        return tr("The embedded browser is not installed. Install the package “firesteel-webview” "
                  "to see the UI in this window.");
    case WebViewObstacle::Root:
        return tr(
            "Firesteel runs as root, where the embedded browser has no sandbox. Start it as an "
            "ordinary user to see the UI in this window.");
    case WebViewObstacle::NoSandbox:
        return tr(
            "This system does not let programs make a sandbox, so the embedded browser stays off. "
            "The UI opens in the system's browser instead.");
    case WebViewObstacle::Broken:
        return tr(
            "The embedded browser does not fit to this version of Firesteel. Install both anew.");
    }
    return {};
}

} // namespace firesteel::gui
