// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QIcon>
#include <QString>
#include <QUrl>
#include <QtPlugin>

#include <functional>

class QWidget;

namespace firesteel::gui {

/// What an embedded view is given. All functions are called in the main thread.
struct WebViewSetup {
    QUrl origin; ///< the only one that is shown: "http://etl-1a2b3c4d.localhost:40123/"
    std::function<QUrl()> link;                     ///< a fresh one-time link into it
    std::function<void(const QUrl &)> openOutside;  ///< in the system's browser
    std::function<QIcon(const QString &name)> icon; ///< of gui/theme/icons
};

/// The embedded browser, a plug-in that is loaded at run time: the window itself links no
/// QtWebEngine. It shows one origin, off the record, with a profile of its own for each view; no
/// downloads, no windows, no permissions. Main thread.
class WebViewInterface
{
public:
    virtual ~WebViewInterface() = default;
    /// A widget with its own tool bar, owned by `parent`. It begins to load at once.
    [[nodiscard]] virtual QWidget *createView(const WebViewSetup &setup, QWidget *parent) = 0;
};

} // namespace firesteel::gui

// The number changes with the interface: a plug-in of another version is not loaded.
#define FIRESTEEL_WEBVIEW_IID "org.firesteel.WebView/1"
Q_DECLARE_INTERFACE(firesteel::gui::WebViewInterface, FIRESTEEL_WEBVIEW_IID)
