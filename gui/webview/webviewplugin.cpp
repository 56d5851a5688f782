// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/webviewplugin.h"

#include "gui/webview/sparkwebview.h"

namespace firesteel::gui {

QWidget *WebViewPlugin::createView(const WebViewSetup &setup, QWidget *parent)
{
    return new SparkWebView(setup, parent);
}

} // namespace firesteel::gui
