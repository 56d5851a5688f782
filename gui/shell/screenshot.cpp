// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/screenshot.h"

#include "core/engine/clustersession.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QApplication>
#include <QPixmap>

namespace firesteel::gui {

using namespace std::chrono_literals;

Screenshot::Screenshot(const Services &services, MainWindow &window, QString path)
    : m_window(window), m_path(std::move(path))
{
    m_calm.setSingleShot(true);
    m_calm.setInterval(1500ms);
    connect(&m_calm, &QTimer::timeout, this, &Screenshot::take);
    Workbench &workbench = services.workbench;
    const auto later = [this] { m_calm.start(); };
    connect(&workbench, &Workbench::choicesChanged, this, later);
    connect(&workbench, &Workbench::openFailed, this, later);
    connect(&workbench, &Workbench::freshnessChanged, this, later);
    connect(&workbench, &Workbench::sessionOpened, this, [this, &workbench, later] {
        connect(&workbench.session()->store(), &store::ObjectStore::stateChanged, this, later);
        later();
    });
}

void Screenshot::take()
{
    QApplication::exit(m_window.grab().save(m_path) ? 0 : 1);
}

} // namespace firesteel::gui
