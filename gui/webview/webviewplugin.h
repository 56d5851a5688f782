// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/webview/webviewinterface.h"

#include <QObject>
#include <QPointer>

namespace firesteel::gui {

class WarmBrowser;

/// What the loader finds in the module. Once a view has shown its first page, the browser of the
/// next one is made ready; it goes with the widget that the view was made for.
class WebViewPlugin : public QObject, public WebViewInterface
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID FIRESTEEL_WEBVIEW_IID)
    Q_INTERFACES(firesteel::gui::WebViewInterface)
public:
    [[nodiscard]] QWidget *createView(const WebViewSetup &setup, QWidget *parent) override;

private:
    void keepOne(QObject *parent);

    QPointer<WarmBrowser> m_spare; ///< for the next view
};

} // namespace firesteel::gui
