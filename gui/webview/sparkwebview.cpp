// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/sparkwebview.h"

#include "gui/webview/sparkwebpage.h"
#include "gui/webview/warmbrowser.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWebEngineView>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kGap = 8;
constexpr int kInside = 4;
constexpr qsizetype kLongestQuestion = 300;
} // namespace

SparkWebView::SparkWebView(WebViewSetup setup, std::unique_ptr<WarmBrowser> warm, QWidget *parent)
    : QWidget(parent), m_setup(std::move(setup)), m_warm(std::move(warm)), m_page(m_warm->page()),
      m_view(new QWebEngineView(this)), m_back(new QToolButton(this)),
      m_forward(new QToolButton(this)), m_reload(new QToolButton(this)),
      m_outside(new QToolButton(this)), m_question(new QWidget(this)),
      m_questionText(new QLabel(m_question)), m_yes(new QPushButton(m_question)),
      m_no(new QPushButton(m_question))
{
    setObjectName(u"sparkWebView"_s);
    m_page->setOrigin(m_setup.origin);
    m_view->setPage(m_page);
    m_view->setContextMenuPolicy(Qt::NoContextMenu);
    build();
    retranslate();
    connect(m_page, &SparkWebPage::foreignLink, this, &SparkWebView::ask);
    connect(m_page, &SparkWebPage::asked, this, &SparkWebView::askForPage);
    connect(m_page, &QWebEnginePage::loadStarted, this, [this] {
        if (!m_pageAsks.isEmpty()) // it was about what is there no longer
            m_question->hide();
    });
    connect(m_page, &QWebEnginePage::renderProcessTerminated, this, &SparkWebView::crashed);
    connect(m_page, &QWebEnginePage::loadFinished, this, [this] {
        if (sameOrigin(m_page->url(), m_setup.origin)) // not the blank one of before
            Q_EMIT loaded();
    });
    enter();
}

SparkWebView::~SparkWebView()
{
    delete m_view; // before its page
}

void SparkWebView::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(kGap, kInside, kGap, kInside);
    bar->setSpacing(kInside);
    for (QToolButton *button : {m_back, m_forward, m_reload}) {
        button->setAutoRaise(true);
        bar->addWidget(button);
    }
    bar->addStretch(1);
    m_outside->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    bar->addWidget(m_outside);
    column->addLayout(bar);
    auto *question = new QHBoxLayout(m_question);
    question->setContentsMargins(kGap, kInside, kGap, kInside);
    question->setSpacing(kGap);
    m_questionText->setWordWrap(true);
    m_questionText->setTextFormat(Qt::PlainText);
    question->addWidget(m_questionText, 1);
    question->addWidget(m_yes);
    question->addWidget(m_no);
    m_question->hide();
    column->addWidget(m_question);
    column->addWidget(m_view, 1);
    const auto icon = [this](const QString &name) {
        return m_setup.icon ? m_setup.icon(name) : QIcon();
    };
    m_back->setIcon(icon(u"chevron-left"_s));
    m_forward->setIcon(icon(u"chevron-right"_s));
    m_reload->setIcon(icon(u"refresh"_s));
    m_outside->setIcon(icon(u"external"_s));
    const auto bind = [this](QToolButton *button, QWebEnginePage::WebAction what) {
        QAction *action = m_page->action(what);
        button->setEnabled(action->isEnabled());
        connect(action, &QAction::enabledChanged, button, &QToolButton::setEnabled);
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
    };
    bind(m_back, QWebEnginePage::Back);
    bind(m_forward, QWebEnginePage::Forward);
    bind(m_reload, QWebEnginePage::Reload);
    connect(m_outside, &QToolButton::clicked, this,
            [this] { m_setup.openOutside(m_setup.link()); });
    connect(m_yes, &QPushButton::clicked, this, [this] { follow(true); });
    connect(m_no, &QPushButton::clicked, this, [this] { follow(false); });
}

void SparkWebView::retranslate()
{
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_back, tr("Back"));
    name(m_forward, tr("Forward"));
    name(m_reload, tr("Load again"));
    m_outside->setText(tr("Open in browser"));
    m_view->setAccessibleName(tr("Web UI of the driver"));
    m_no->setText(tr("Stay here"));
    if (!m_pageAsks.isEmpty()) {
        //: %1 is a question of a web page, as it is
        m_questionText->setText(tr("The page asks: %1").arg(m_pageAsks.left(kLongestQuestion)));
        m_yes->setText(tr("Yes"));
        m_no->setText(tr("No"));
    } else if (m_asked.isEmpty()) {
        m_questionText->setText(tr("The page has ended unexpectedly."));
        m_yes->setText(tr("Load again"));
    } else {
        m_questionText->setText(
            //: %1 is a host name
            tr("This link leads to %1, outside of the driver's UI.").arg(m_asked.host()));
        m_yes->setText(tr("Open in browser"));
    }
}

void SparkWebView::enter()
{
    m_view->load(m_setup.link());
}

void SparkWebView::ask(const QUrl &url)
{
    const bool web = url.scheme() == "http"_L1 || url.scheme() == "https"_L1;
    if (!web)
        return;
    m_asked = url;
    m_pageAsks.clear();
    showQuestion();
    m_yes->setFocus();
}

/// Somebody else's words: short, and "No" has the focus.
void SparkWebView::askForPage(const QString &question)
{
    m_asked.clear();
    m_pageAsks = question;
    showQuestion();
    m_no->setFocus();
}

void SparkWebView::showQuestion()
{
    retranslate();
    m_question->show();
}

void SparkWebView::crashed()
{
    m_asked.clear();
    m_pageAsks.clear();
    showQuestion();
}

void SparkWebView::follow(bool yes)
{
    m_question->hide();
    if (yes && !m_pageAsks.isEmpty())
        m_page->agree(m_pageAsks);
    else if (yes && m_asked.isEmpty())
        enter();
    else if (yes)
        m_setup.openOutside(m_asked);
    m_view->setFocus();
}

void SparkWebView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
