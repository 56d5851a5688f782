// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/pagelist.h"

#include "gui/models/lastwordsbook.h"
#include "gui/pages/activity/activitypage.h"
#include "gui/pages/application/applicationpage.h"
#include "gui/pages/applications/applicationspage.h"
#include "gui/pages/cluster/clusterpage.h"
#include "gui/pages/help/helppage.h"
#include "gui/pages/newjob/newjobpage.h"
#include "gui/pages/settings/settingspage.h"
#include "gui/pages/welcome/welcomepage.h"
#include "gui/wizards/connect/connectpage.h"

#include <memory>

namespace firesteel::gui {

namespace {

/// What PageEntry::make is of each page.
template <class P>
Page *make(const Services &services, QWidget *parent)
{
    return new P(services, parent);
}

} // namespace

QList<PageEntry> pageList()
{
    const auto words = std::make_shared<LastWordsBook>();
    const auto applications = [words](const Services &services, QWidget *parent) {
        auto *page = new ApplicationsPage(services, parent);
        page->setLastWords(words);
        return page;
    };
    const auto application = [words](const Services &services, QWidget *parent) {
        auto *page = new ApplicationPage(services, parent);
        page->setLastWords(words);
        return page;
    };
    using Where = PageEntry::Where;
    return {
        {Where::Top, false, applications},
        {Where::Hidden, false, application, QStringLiteral("applications")},
        {Where::Top, true, make<NewJobPage>},  // typing needs no cluster
        {Where::Top, true, make<ClusterPage>}, // it says why there is none
        {Where::Top, true, make<ActivityPage>},
        {Where::Bottom, true, make<SettingsPage>},
        {Where::Bottom, true, make<HelpPage>},
        {Where::Hidden, true, make<WelcomePage>},
        {Where::Hidden, true, make<ConnectPage>, QStringLiteral("cluster")},
    };
}

} // namespace firesteel::gui
