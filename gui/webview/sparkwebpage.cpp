// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/sparkwebpage.h"

#include <QWebEngineCertificateError>
#include <QWebEngineFullScreenRequest>
#include <QWebEngineNewWindowRequest>
#include <QWebEnginePermission>
#include <QWebEngineProfile>
#include <QWebEngineScript>
#include <QWebEngineScriptCollection>
#include <QWebEngineSettings>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

bool sameOrigin(const QUrl &a, const QUrl &b)
{
    const auto port = [](const QUrl &url) {
        return url.port(url.scheme() == "https"_L1 ? 443 : 80);
    };
    return !a.host().isEmpty() && a.scheme() == b.scheme() &&
           a.host().compare(b.host(), Qt::CaseInsensitive) == 0 && port(a) == port(b);
}

OriginGuard::OriginGuard(QUrl origin, QObject *parent)
    : QWebEngineUrlRequestInterceptor(parent), m_origin(std::move(origin))
{}

void OriginGuard::interceptRequest(QWebEngineUrlRequestInfo &info)
{
    const QUrl url = info.requestUrl();
    const bool inside = url.scheme() == "data"_L1 || url.scheme() == "blob"_L1;
    if (!inside && !sameOrigin(url, m_origin))
        info.block(true);
}

namespace {

/// The page's own scripts cannot reach what lies in this world of scripts.
constexpr auto kOwnWorld = QWebEngineScript::ApplicationWorld;

} // namespace

SparkWebPage::SparkWebPage(QWebEngineProfile *profile, QObject *parent)
    : QWebEnginePage(profile, parent)
{
    restrict();
    rememberClicks();
    connect(this, &QWebEnginePage::permissionRequested, this,
            [](QWebEnginePermission permission) { permission.deny(); });
    connect(this, &QWebEnginePage::fullScreenRequested, this,
            [](QWebEngineFullScreenRequest request) { request.reject(); });
    connect(this, &QWebEnginePage::certificateError, this,
            [](QWebEngineCertificateError error) { error.rejectCertificate(); });
    // A link with a target of its own: here, or outside
    connect(this, &QWebEnginePage::newWindowRequested, this,
            [this](QWebEngineNewWindowRequest &request) {
                const QUrl url = request.requestedUrl();
                if (sameOrigin(url, m_origin))
                    setUrl(url);
                else if (request.isUserInitiated())
                    Q_EMIT foreignLink(url);
            });
}

void SparkWebPage::setOrigin(const QUrl &origin)
{
    m_origin = origin;
    profile()->setUrlRequestInterceptor(new OriginGuard(origin, profile()));
}

void SparkWebPage::restrict()
{
    QWebEngineSettings *all = settings();
    for (const auto attribute :
         {QWebEngineSettings::JavascriptCanOpenWindows,
          QWebEngineSettings::JavascriptCanAccessClipboard, QWebEngineSettings::JavascriptCanPaste,
          QWebEngineSettings::PluginsEnabled, QWebEngineSettings::FullScreenSupportEnabled,
          QWebEngineSettings::ScreenCaptureEnabled, QWebEngineSettings::PdfViewerEnabled,
          QWebEngineSettings::HyperlinkAuditingEnabled, QWebEngineSettings::DnsPrefetchEnabled,
          QWebEngineSettings::LocalContentCanAccessFileUrls,
          QWebEngineSettings::LocalContentCanAccessRemoteUrls,
          QWebEngineSettings::NavigateOnDropEnabled,
          QWebEngineSettings::AllowRunningInsecureContent,
          QWebEngineSettings::AllowGeolocationOnInsecureOrigins})
        all->setAttribute(attribute, false);
    all->setUnknownUrlSchemePolicy(QWebEngineSettings::DisallowUnknownUrlSchemes);
}

/// What a question of confirm() is about: of all that a page asks, agree() repeats only that.
void SparkWebPage::rememberClicks()
{
    QWebEngineScript script;
    script.setWorldId(kOwnWorld);
    script.setInjectionPoint(QWebEngineScript::DocumentCreation);
    script.setSourceCode(u"var firesteelClicked = null; document.addEventListener('click', "
                         "event => { firesteelClicked = event.target; }, true);"_s);
    scripts().insert(script);
}

bool SparkWebPage::javaScriptConfirm(const QUrl &origin, const QString &question)
{
    if (question.isEmpty() || !sameOrigin(origin, m_origin))
        return false;
    if (!m_agreed.isEmpty() && question == m_agreed) {
        m_agreed.clear(); // once
        return true;
    }
    Q_EMIT asked(question);
    return false;
}

void SparkWebPage::agree(const QString &question)
{
    m_agreed = question;
    runJavaScript(
        u"if (firesteelClicked && firesteelClicked.isConnected) firesteelClicked.click();"_s,
        kOwnWorld, [this](const QVariant &) { m_agreed.clear(); });
}

bool SparkWebPage::acceptNavigationRequest(const QUrl &url, NavigationType type, bool mainFrame)
{
    if (sameOrigin(url, m_origin))
        return true;
    const bool blank = url == QUrl(u"about:blank"_s);
    if (mainFrame && !blank &&
        (type == NavigationTypeLinkClicked || type == NavigationTypeRedirect))
        Q_EMIT foreignLink(url);
    return blank;
}

QWebEnginePage *SparkWebPage::createWindow(WebWindowType)
{
    return nullptr;
}

} // namespace firesteel::gui
