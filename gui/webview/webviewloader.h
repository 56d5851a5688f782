// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/webview/webviewinterface.h"

#include <QCoreApplication>
#include <QPluginLoader>
#include <QString>
#include <QStringList>

#include <optional>

namespace firesteel::gui {

/// Why there is no embedded browser.
enum class WebViewObstacle {
    NotInstalled, ///< the plug-in or a library of it is not there
    Root,         ///< as root the browser has no sandbox
    NoSandbox,    ///< the system gives programs none
    Broken,       ///< there, but it cannot be loaded
};

/// Finds, checks and loads the embedded browser, once, when first asked for. Main thread; made by
/// main().
class WebViewLoader
{
    Q_DECLARE_TR_FUNCTIONS(WebViewLoader)

public:
    /// What the checks look at.
    struct Surroundings {
        QStringList folders; ///< where the plug-in may be
        bool root = false;
        bool sandboxOff = false; ///< QTWEBENGINE_DISABLE_SANDBOX=1: for tests alone
        std::function<bool()> sandboxWorks;
    };
    [[nodiscard]] static Surroundings surroundings();

    explicit WebViewLoader(Surroundings surroundings);

    /// Has to be called before the QApplication is made: browsers share its OpenGL contexts. Does
    /// nothing without the plug-in, nor where that can still be arranged when it is loaded.
    static void prepare(const QString &applicationFolder);

    /// Calls `then` once it is known whether the system gives a sandbox, which a child process
    /// tries out beside the main thread; at once if that is known, or does not matter. Dropped with
    /// `context`; the loader outlives that.
    void whenChecked(QObject *context, std::function<void()> then);
    /// The plug-in; nullptr with obstacle() if it cannot be had. Waits for that child process
    /// unless whenChecked() has.
    [[nodiscard]] WebViewInterface *webView();
    [[nodiscard]] std::optional<WebViewObstacle> obstacle() const { return m_obstacle; }
    /// One sentence why, and what can be done, in the language of the moment; empty if it is there.
    [[nodiscard]] QString reason() const;
    [[nodiscard]] QString detail() const { return m_detail; } ///< the system's words

private:
    [[nodiscard]] QString find() const;
    WebViewInterface *fail(WebViewObstacle obstacle, const QString &detail = {});

    Surroundings m_surroundings;
    QPluginLoader m_loader;
    WebViewInterface *m_webView = nullptr; ///< lives as long as the program
    std::optional<WebViewObstacle> m_obstacle;
    QString m_detail;
    std::optional<bool> m_sandboxWorks;
    bool m_tried = false;
};

} // namespace firesteel::gui
