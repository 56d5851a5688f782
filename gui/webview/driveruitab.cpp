// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/driveruitab.h"

#include "core/settings/settings.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/webview/driveruipane.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

DriverUiTab::DriverUiTab(const Services &services, MainWindow &window, WebViewLoader &loader,
                         BrowserOpener &opener, QObject *parent)
    : QObject(parent), m_services(services)
{
    auto *page = qobject_cast<ApplicationPage *>(window.page(u"application"_s));
    if (!page)
        return;
    m_pane = new DriverUiPane(services.theme, loader, opener, page);
    page->setDriverUi(m_pane);
    connect(page, &ApplicationPage::driverUiWanted, this, &DriverUiTab::wanted);
    // What belongs to the session goes with it.
    connect(&services.workbench, &Workbench::sessionAboutToClose, m_pane, &DriverUiPane::clear);
}

DriverUiTab::~DriverUiTab()
{
    if (m_pane)
        m_pane->clear(); // before the session, which outlives neither
}

DriverUiPane *DriverUiTab::pane() const
{
    return m_pane;
}

void DriverUiTab::wanted(const std::shared_ptr<const store::SparkApp> &app)
{
    m_pane->setEmbedded(m_services.settings.get(settings::keys::EmbedDriverUi));
    if (app && m_services.workbench.session())
        m_pane->showApp(*m_services.workbench.session(), *app);
}

} // namespace firesteel::gui
