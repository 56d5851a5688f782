// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/pijourney.h"

#include "gui/models/apptreemodel.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/shell/mainwindow.h"

namespace firesteel::test {

using namespace Qt::StringLiterals;
using gui::JobField;

QList<PiJourney::Step> PiJourney::steps()
{
    const bool practice = m_options.practice;
    const QList<Step> all{
        {practice ? u"the window is there and offers to connect to a cluster, or to practise"_s
                  : u"the window is there"_s,
         [this] { return welcome(); }},
        {practice ? u"the practice cluster is open"_s : u"the cluster is open"_s,
         [this] { return connect(); }},
        {u"the form is filled from the template SparkPi"_s, [this] { return fillForm(); }},
        {u"the job is submitted, its page is shown"_s, [this] { return submit(); }},
        {u"the log says “Pi is roughly …”"_s, [this] { return readLog(); }},
        {u"the application has succeeded"_s, [this] { return seeEnd(); }},
        {u"the list of applications shows it"_s, [this] { return seeList(); }},
    };
    return m_options.open ? all.sliced(2) : all;
}

bool PiJourney::welcome()
{
    return m_driver.start() &&
           (!m_options.practice ||
            (m_driver.untilPage(u"welcome"_s) && m_driver.untilSeen(u"welcome.choose"_s) &&
             m_driver.untilSeen(u"welcome.practice"_s))) &&
           m_driver.shot(u"start"_s);
}

bool PiJourney::connect()
{
    return (!m_options.practice || m_driver.click(u"welcome.practice"_s)) && m_driver.untilLive() &&
           m_driver.untilPage(u"applications"_s) && m_driver.shot(u"connected"_s);
}

bool PiJourney::fillForm()
{
    if (!m_driver.go(u"newjob"_s) || !m_driver.choose(u"jobTemplates"_s, u"SparkPi"_s))
        return false;
    if (!m_options.image.isEmpty() && !m_driver.fill(JobField::Image, m_options.image))
        return false;
    if (m_options.small && !(m_driver.fill(JobField::DriverMemory, u"512m"_s) &&
                             m_driver.fill(JobField::Executors, u"1"_s) &&
                             m_driver.fill(JobField::ExecutorMemory, u"512m"_s)))
        return false;
    for (const auto &[key, value] : m_options.settings) {
        if (!m_driver.setting(key, value))
            return false;
    }
    return m_driver.untilPlanned() && m_driver.shot(u"form"_s);
}

bool PiJourney::submit()
{
    return m_driver.click(u"submitJob"_s) && m_driver.untilPage(u"application"_s) &&
           m_driver.until(
               u"the application is known"_s, [this] { return m_driver.app(m_name) != nullptr; },
               m_options.most) &&
           m_driver.shot(u"submitted"_s);
}

bool PiJourney::readLog()
{
    return m_driver.clickTab(u"tabs"_s, u"logs"_s) &&
           m_driver.untilLog(u"Pi is roughly"_s, m_options.most) && m_driver.shot(u"log"_s);
}

bool PiJourney::seeEnd()
{
    return m_driver.untilState(m_name, store::AppState::Succeeded, m_options.most) &&
           m_driver.clickTab(u"tabs"_s, u"overview"_s) && m_driver.shot(u"succeeded"_s);
}

bool PiJourney::seeList()
{
    return m_driver.go(u"applications"_s) && m_driver.until(u"a row of the table"_s, [this] {
        const auto *page =
            qobject_cast<gui::ApplicationsPage *>(m_driver.window().page(u"applications"_s));
        return page->model()->rowCount() > 0;
    }) && m_driver.shot(u"applications"_s);
}

} // namespace firesteel::test
