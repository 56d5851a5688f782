// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/webview/webviewinterface.h"

#include <QObject>

namespace firesteel::gui {

/// What the loader finds in the module.
class WebViewPlugin : public QObject, public WebViewInterface
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FIRESTEEL_WEBVIEW_IID)
    Q_INTERFACES(firesteel::gui::WebViewInterface)
public:
    [[nodiscard]] QWidget *createView(const WebViewSetup &setup, QWidget *parent) override;
};

} // namespace firesteel::gui
