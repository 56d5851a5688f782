// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/webview/driveruipane.h"

#include "core/engine/gateway/gatewaypages.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/webview/browseropener.h"
#include "gui/webview/webviewloader.h"
#include "gui/widgets/buttons.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSheetWidth = 560;

/// Whether a gateway made for `a` does for `b`. Under what names the driver knows itself may be
/// learnt later: redirects to them are rare.
bool isSameUi(const engine::GatewayRequest &a, const engine::GatewayRequest &b)
{
    return a.namespaceName == b.namespaceName && a.pod == b.pod && a.podUid == b.podUid &&
           a.appId == b.appId && a.uiPort == b.uiPort && a.uiEnabled == b.uiEnabled &&
           a.prefixes == b.prefixes;
}

/// Whether `url` is a page of the gateway's own.
bool isOfSite(const QUrl &url, const QUrl &site)
{
    return url.scheme() == site.scheme() && url.host() == site.host() && url.port() == site.port();
}

struct GatewayWords {
    Q_DECLARE_TR_FUNCTIONS(GatewayWords)
};

} // namespace

engine::GatewayTexts gatewayTexts()
{
    engine::GatewayTexts texts;
    texts.language = QLocale().bcp47Name();
    //: {name} stays as it is: the name of the application is put there
    texts.linkUsed = GatewayWords::tr("This link has been used");
    texts.linkUsedNext = GatewayWords::tr(
        "A link to the web UI of {name} works once. Open the UI again from Firesteel.");
    texts.noKey = GatewayWords::tr("This browser has no key to the web UI of {name}");
    texts.noKeyNext = GatewayWords::tr("Open it from Firesteel: it gives the browser a key.");
    texts.notRunning = GatewayWords::tr("The driver of {name} is not running yet");
    texts.notListening = GatewayWords::tr("The web UI of {name} is not up yet");
    texts.waitNext = GatewayWords::tr("This page looks again by itself.");
    texts.unreachable = GatewayWords::tr("The web UI of {name} cannot be reached just now");
    texts.unreachableNext =
        GatewayWords::tr("The connection to the cluster is cut. This page tries again by itself.");
    texts.ended = GatewayWords::tr("The driver of {name} has ended, and its web UI with it");
    texts.endedNext =
        GatewayWords::tr("The UI lives inside the driver. Logs and events of the run are still in "
                         "Firesteel; for the "
                         "UI of finished runs, Spark needs event logs and a history server.");
    texts.disabled = GatewayWords::tr("{name} was started without a web UI");
    texts.disabledNext =
        GatewayWords::tr("Remove spark.ui.enabled=false from its settings and run it again.");
    texts.refused = GatewayWords::tr("The cluster does not let you reach the web UI of {name}");
    texts.refusedNext = GatewayWords::tr(
        "Your role needs the verbs get and create on pods/portforward in this namespace.");
    texts.encrypted = GatewayWords::tr("The web UI of {name} speaks TLS only");
    texts.encryptedNext = GatewayWords::tr("spark.ssl.ui.enabled is set, which Firesteel does not "
                                           "open yet. The way from the cluster to "
                                           "this machine is encrypted anyway.");
    texts.locked = GatewayWords::tr("Nothing was changed: this cluster is locked for reading only");
    texts.lockedNext =
        GatewayWords::tr("Stopping a job or a stage is a change. Take the lock off on the page "
                         "Cluster of Firesteel, then try again.");
    return texts;
}

DriverUiPane::DriverUiPane(Theme &theme, WebViewLoader &loader, BrowserOpener &opener,
                           QWidget *parent)
    : QWidget(parent), m_theme(theme), m_loader(loader), m_opener(opener), m_band(new QLabel(this)),
      m_stack(new QStackedWidget(this)), m_sheet(new QWidget(this)), m_what(new QLabel(m_sheet)),
      m_next(new QLabel(m_sheet)), m_reason(new QLabel(m_sheet)), m_open(new QPushButton(m_sheet)),
      m_addressRow(new QWidget(m_sheet)), m_addressText(new QLabel(m_sheet)),
      m_address(new QLineEdit(m_addressRow)), m_copy(new QToolButton(m_addressRow))
{
    setObjectName(u"driverUi"_s);
    build();
    retranslate();
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_ui)
            openOutside(m_ui->newLink());
    });
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_address->text()); });
    connect(&opener, &BrowserOpener::failed, this, [this](const QUrl &url) {
        if (m_ui && url == m_asked)
            showAddress(url);
    });
}

DriverUiPane::~DriverUiPane()
{
    clear();
}

void DriverUiPane::build()
{
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_band);
    whole->addWidget(m_stack, 1);
    m_band->setObjectName(u"driverUiBand"_s);
    m_band->setContentsMargins(space::Margin, space::Gap, space::Margin, space::Gap);
    m_band->setTextFormat(Qt::PlainText);
    m_band->setWordWrap(true);
    m_theme.dress(m_band, Theme::Role::Text, &Tokens::waiting);
    m_band->hide();
    auto *column = new QVBoxLayout(m_sheet);
    column->setContentsMargins(space::Margin, space::Margin, space::Margin, space::Margin);
    column->setSpacing(space::Gap);
    m_what->setObjectName(u"driverUiState"_s);
    m_open->setObjectName(u"openInBrowser"_s);
    m_address->setObjectName(u"driverUiAddress"_s);
    m_addressText->setObjectName(u"driverUiAddressText"_s);
    m_theme.dress(m_what, Theme::Role::Verdict);
    m_theme.dress(m_next, Theme::Role::Text, &Tokens::text2);
    m_theme.dress(m_reason, Theme::Role::Text, &Tokens::text2);
    m_theme.dress(m_address, Theme::Role::Mono);
    for (QLabel *label : {m_what, m_next, m_reason, m_addressText}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMaximumWidth(kSheetWidth);
    }
    m_address->setReadOnly(true);
    m_addressText->setBuddy(m_address);
    m_copy->setIcon(m_theme.icon(u"copy"_s));
    m_copy->setAutoRaise(true);
    makeMain(m_open);
    auto *row = new QHBoxLayout(m_addressRow);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_address, 1);
    row->addWidget(m_copy);
    m_addressRow->setMaximumWidth(kSheetWidth);
    column->addWidget(m_what);
    column->addWidget(m_next);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    column->addWidget(m_addressText);
    column->addWidget(m_addressRow);
    column->addSpacing(space::Group);
    column->addWidget(m_reason);
    column->addStretch(1);
    m_addressText->hide();
    m_addressRow->hide();
    m_stack->addWidget(m_sheet);
}

void DriverUiPane::showApp(engine::ClusterSession &session, const store::SparkApp &app)
{
    engine::GatewayRequest request = engine::DriverUi::requestFor(app);
    if (m_ui && isSameUi(m_ui->request(), request))
        return;
    // The driver goes before its executors: its gateway says so itself, and the last page stays.
    if (m_ui && !app.driver && m_ui->request().appId == request.appId &&
        m_ui->request().namespaceName == request.namespaceName)
        return;
    clear();
    request.texts = gatewayTexts();
    if (!app.driver) { // there is nothing yet that it could lead to
        m_waitsFor = app.name;
        return renewState();
    }
    m_ui = std::make_unique<engine::DriverUi>(session, request);
    connect(m_ui.get(), &engine::DriverUi::listening, this, &DriverUiPane::listening);
    connect(m_ui.get(), &engine::DriverUi::stateChanged, this, &DriverUiPane::renewState);
    connect(m_ui.get(), &engine::DriverUi::failed, this, [this](const Error &error) {
        m_problem = error;
        renewState();
    });
    m_ui->start();
    m_ui->podSeen(*app.driver);
    renewState();
}

void DriverUiPane::clear()
{
    dropView();
    m_ui.reset();
    m_problem.reset();
    m_waitsFor.clear();
    m_addressText->hide();
    m_addressRow->hide();
    renewState();
}

void DriverUiPane::dropView()
{
    delete m_view.data();
}

void DriverUiPane::listening()
{
    if (m_embedded)
        m_loader.whenChecked(this, [this] { embed(); });
    retranslate();
}

/// Meanwhile it may be another UI, which does not listen yet, or none.
void DriverUiPane::embed()
{
    if (m_view || !m_ui || m_ui->address().isEmpty())
        return;
    if (WebViewInterface *browser = m_loader.webView()) {
        WebViewSetup setup;
        setup.origin = m_ui->address();
        setup.link = [this] { return m_ui ? m_ui->newLink() : QUrl(); };
        setup.openOutside = [this](const QUrl &url) { openOutside(url); };
        setup.icon = [this](const QString &name) { return m_theme.icon(name); };
        m_view = browser->createView(setup, m_stack);
        m_stack->addWidget(m_view);
        m_stack->setCurrentWidget(m_view);
    }
    retranslate();
}

void DriverUiPane::openOutside(const QUrl &url)
{
    m_asked = url;
    if (!url.isEmpty())
        m_opener.open(url);
}

/// From the address of a browser that did not start back to the page.
void DriverUiPane::showEvent(QShowEvent *event)
{
    if (m_view)
        m_stack->setCurrentWidget(m_view);
    QWidget::showEvent(event);
}

void DriverUiPane::showAddress(const QUrl &url)
{
    m_foreign = !m_ui || !isOfSite(url, m_ui->address());
    renewAddressText();
    m_address->setText(url.toString(QUrl::FullyEncoded));
    m_addressText->show();
    m_addressRow->show();
    m_stack->setCurrentWidget(m_sheet);
    m_address->setFocus();
    m_address->selectAll();
}

void DriverUiPane::renewState()
{
    const engine::UiState state = m_ui ? m_ui->state() : engine::UiState();
    const QString name = m_ui ? m_ui->request().appName : m_waitsFor;
    renewBand(state, name);
    m_open->setEnabled(m_ui && !m_ui->address().isEmpty());
    const bool offered =
        m_ui && state.kind != engine::UiState::Kind::Ended; // then nothing is there
    m_open->setVisible(offered);
    m_reason->setVisible(offered);
    if (name.isEmpty()) {
        m_what->setText(tr("The driver's own pages"));
        m_next->setText(tr("They are there while the driver runs."));
    } else if (m_problem) {
        const Sentence sentence = sentenceFor(*m_problem);
        m_what->setText(sentence.what);
        m_next->setText(sentence.next);
    } else if (state.kind == engine::UiState::Kind::Ready) {
        //: %1 is the name of an application
        m_what->setText(tr("The web UI of %1 is up").arg(name));
        m_next->setText(tr("It opens in your browser by a link that works once."));
    } else {
        const engine::StateWords words = engine::wordsFor(state, gatewayTexts());
        m_what->setText(QString(words.what).replace("{name}"_L1, name));
        m_next->setText(QString(words.next).replace("{name}"_L1, name));
    }
}

/// The last page that was seen stays readable; the band says that it is no longer alive.
void DriverUiPane::renewBand(const engine::UiState &state, const QString &name)
{
    using Kind = engine::UiState::Kind;
    const bool away = state.kind == Kind::Ended || state.kind == Kind::Unreachable;
    if (away && m_view)
        m_band->setText(
            QString(engine::wordsFor(state, gatewayTexts()).what).replace("{name}"_L1, name) +
            u'.');
    m_band->setVisible(away && m_view);
}

/// Of a link to the UI, or of another site's that a page leads to: that one always works.
void DriverUiPane::renewAddressText()
{
    m_addressText->setText(
        m_foreign ? tr("No browser could be started. This address leads out of the web UI: open "
                       "it in one.")
                  : tr("No browser could be started. Open this address in one; it works once, "
                       "within two minutes."));
    m_address->setAccessibleName(m_foreign ? tr("Address outside the web UI")
                                           : tr("Address of the web UI"));
}

void DriverUiPane::retranslate()
{
    m_open->setText(tr("Open in browser"));
    renewAddressText();
    m_copy->setToolTip(tr("Copy the address"));
    m_copy->setAccessibleName(tr("Copy the address"));
    m_reason->setText(m_embedded ? m_loader.reason() : QString());
    renewState();
}

void DriverUiPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
