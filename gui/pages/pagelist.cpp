// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/pagelist.h"

#include "gui/pages/activity/activitypage.h"
#include "gui/pages/help/helppage.h"
#include "gui/pages/settings/settingspage.h"
#include "gui/pages/welcome/welcomepage.h"

#if __has_include("gui/pages/applications/applicationspage.h")
#include "gui/pages/applications/applicationspage.h"
#define HAS_APPLICATIONS
#endif
#if __has_include("gui/pages/application/applicationpage.h")
#include "gui/pages/application/applicationpage.h"
#define HAS_APPLICATION
#endif
#if __has_include("gui/pages/newjob/newjobpage.h")
#include "gui/pages/newjob/newjobpage.h"
#define HAS_NEWJOB
#endif

namespace firesteel::gui {

namespace {

template <class P>
Page *make(const Services &services, QWidget *parent)
{
    return new P(services, parent);
}

} // namespace

QList<PageEntry> pageList()
{
    using Where = PageEntry::Where;
    return {
#ifdef HAS_APPLICATIONS
        {Where::Top, false, make<ApplicationsPage>},
#endif
#ifdef HAS_APPLICATION
        {Where::Hidden, false, make<ApplicationPage>, QStringLiteral("applications")},
#endif
#ifdef HAS_NEWJOB
        {Where::Top, false, make<NewJobPage>},
#endif
        {Where::Top, true, make<ActivityPage>},
        {Where::Bottom, true, make<SettingsPage>},
        {Where::Bottom, true, make<HelpPage>},
        {Where::Hidden, true, make<WelcomePage>},
    };
}

} // namespace firesteel::gui
