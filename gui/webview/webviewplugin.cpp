// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/webviewplugin.h"

#include "gui/webview/sparkwebview.h"
#include "gui/webview/warmbrowser.h"

#include <memory>

namespace firesteel::gui {

QWidget *WebViewPlugin::createView(const WebViewSetup &setup, QWidget *parent)
{
    auto warm = std::unique_ptr<WarmBrowser>(m_spare.data());
    m_spare.clear();
    if (warm)
        warm->setParent(nullptr);
    else
        warm = std::make_unique<WarmBrowser>();
    auto *view = new SparkWebView(setup, std::move(warm), parent);
    connect(view, &SparkWebView::loaded, this, [this, parent = QPointer<QObject>(parent)] {
        if (parent)
            keepOne(parent);
    });
    return view;
}

void WebViewPlugin::keepOne(QObject *parent)
{
    if (!m_spare)
        m_spare = new WarmBrowser(parent);
}

} // namespace firesteel::gui
