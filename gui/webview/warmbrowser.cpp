// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/warmbrowser.h"

#include "gui/webview/sparkwebpage.h"

#include <QWebEngineCookieStore>
#include <QWebEngineDownloadRequest>
#include <QWebEngineProfile>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

WarmBrowser::WarmBrowser(QObject *parent)
    : QObject(parent), m_profile(new QWebEngineProfile), // without a name: off the record
      m_page(new SparkWebPage(m_profile))
{
    m_profile->setHttpCacheType(QWebEngineProfile::MemoryHttpCache);
    m_profile->setPersistentCookiesPolicy(QWebEngineProfile::NoPersistentCookies);
    m_profile->setPersistentPermissionsPolicy(
        QWebEngineProfile::PersistentPermissionsPolicy::AskEveryTime);
    connect(m_profile, &QWebEngineProfile::downloadRequested, this,
            [](QWebEngineDownloadRequest *download) { download->cancel(); });
    m_page->load(QUrl(u"about:blank"_s));
    m_profile->cookieStore()->loadAllCookies(); // makes the network of the profile
}

WarmBrowser::~WarmBrowser()
{
    // The page goes before its profile.
    delete m_page;
    delete m_profile;
}

} // namespace firesteel::gui
