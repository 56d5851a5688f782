// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/leaving.h"

#include "core/settings/settings.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/activities.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"

namespace firesteel::gui {

using namespace std::chrono_literals;

namespace {
constexpr auto kPatience = 2s;
}

Leaving::Leaving(QWidget &window, const Services &services)
    : QObject(&window), m_window(window), m_services(services)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(kPatience);
    connect(&m_limit, &QTimer::timeout, this, &Leaving::tidied);
    connect(
        &services.activities, &Activities::finished, this,
        [this] {
            if (m_limit.isActive() && m_services.activities.untidy() == 0)
                tidied();
        },
        Qt::QueuedConnection);
}

bool Leaving::mayGo()
{
    const Activities &activities = m_services.activities;
    if (!m_agreed && activities.running() > 0 &&
        m_services.settings.get(settings::keys::ConfirmQuit)) {
        ask();
        return false;
    }
    if (!m_tidied && activities.untidy() > 0) {
        tidy();
        return false;
    }
    return true;
}

void Leaving::ask()
{
    const int running = m_services.activities.running();
    confirm(&m_window, m_services,
            {.title = MainWindow::tr("Quit while %n background job(s) run?", nullptr, running),
             .text = MainWindow::tr("What they have begun may stay half done."),
             .action = MainWindow::tr("Quit"),
             .keep = MainWindow::tr("Stay")},
            [this] {
                m_agreed = true;
                m_window.close();
            });
}

void Leaving::tidy()
{
    if (m_limit.isActive())
        return;                 // closed once more meanwhile
    m_window.setEnabled(false); // nothing new begins
    m_limit.start();
    m_services.activities.tidyUp();
}

void Leaving::tidied()
{
    m_limit.stop();
    m_tidied = true;
    m_window.close();
}

} // namespace firesteel::gui
