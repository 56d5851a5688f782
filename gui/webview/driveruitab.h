// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QObject>
#include <QPointer>

#include <memory>

namespace firesteel::gui {

class BrowserOpener;
class DriverUiPane;
class MainWindow;
class WebViewLoader;
struct Services;

/// Puts the driver's own pages into the application page's tab of that name, and keeps them with
/// the application that is looked at. A UI stays open while another tab or page is shown, so that a
/// browser outside keeps it; the next application's UI takes its place. Main thread; what is given
/// outlives it.
class DriverUiTab : public QObject
{
    Q_OBJECT
public:
    DriverUiTab(const Services &services, MainWindow &window, WebViewLoader &loader,
                BrowserOpener &opener, QObject *parent = nullptr);
    ~DriverUiTab() override;

    [[nodiscard]] DriverUiPane *pane() const; ///< null without the page

private:
    void wanted(const std::shared_ptr<const store::SparkApp> &app);

    const Services &m_services;
    QPointer<DriverUiPane> m_pane; ///< the page's
};

} // namespace firesteel::gui
