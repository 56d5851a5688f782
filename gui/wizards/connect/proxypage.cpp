// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/proxypage.h"

#include "core/kube/config/proxyrules.h"
#include "core/kube/config/serverurl.h"
#include "gui/dialogs/consentdialog.h"
#include "gui/text/rungwords.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/iconlabel.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::RungState;
using Proxy = ConnectionDraft::Proxy;

ProxyPage::ProxyPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Proxy, session, services, parent), m_url(new QLineEdit(sheet())),
      m_urlField(new LabelledField(services.theme, m_url, sheet())),
      m_test(new QPushButton(sheet())), m_icon(new IconLabel(services.theme, sheet())),
      m_answer(new QLabel(sheet())), m_findings(new FindingList(services.theme, sheet()))
{
    column()->addSpacing(space::Gap);
    for (const Proxy proxy : {Proxy::Environment, Proxy::Url, Proxy::System, Proxy::None}) {
        const Way way{proxy, new QRadioButton(sheet()), new QLabel(sheet())};
        way.button->setObjectName(u"connect.proxy%1"_s.arg(int(proxy)));
        way.note->setWordWrap(true);
        way.note->setTextFormat(Qt::PlainText);
        way.note->setContentsMargins(kIconSize + space::Gap, 0, 0, 0);
        theme().dress(way.note, Theme::Role::Note, &Tokens::text2);
        auto *both = new QVBoxLayout;
        both->setSpacing(0);
        both->addWidget(way.button);
        both->addWidget(way.note);
        if (proxy == Proxy::Url) {
            m_urlField->setContentsMargins(kIconSize + space::Gap, space::Inside, 0, 0);
            both->addWidget(m_urlField);
        }
        column()->addLayout(both);
        connect(way.button, &QRadioButton::toggled, this, [this, proxy](bool on) {
            if (on)
                edit([proxy](ConnectionDraft &one) {
                    one.proxy = proxy;
                    one.ownProxy = true;
                });
        });
        m_ways.append(way);
    }
    m_url->setObjectName(u"connect.proxyUrl"_s);
    m_url->setPlaceholderText(u"http://proxy.example.org:3128"_s);
    setVerbatim(m_url, {u"placeholderText"_s});
    m_test->setObjectName(u"connect.proxyTest"_s);
    m_answer->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_test);
    row->addWidget(m_icon);
    row->addWidget(m_answer, 1);
    column()->addSpacing(space::Gap);
    column()->addLayout(row);
    column()->addWidget(m_findings);
    connect(m_url, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) {
            one.proxyUrl = text;
            one.ownProxy = true;
        });
    });
    connect(m_url, &QLineEdit::returnPressed, this, &ProxyPage::nextWanted);
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (this->session().wantsConsent())
            askConsent(window(), this->services(), *draft().exec,
                       [this] { this->session().startTest(); });
        else
            this->session().startTest();
    });
    begin();
}

QWidget *ProxyPage::focusTarget()
{
    for (const Way &way : std::as_const(m_ways)) {
        if (way.button->isChecked())
            return way.button;
    }
    return m_ways.constFirst().button;
}

QString ProxyPage::environmentNote() const
{
    const auto url = kube::parseServerUrl(draft().server.trimmed());
    if (!url)
        return tr("HTTPS_PROXY and NO_PROXY count, as for kubectl.");
    const auto proxy = kube::proxyFromEnvironment(*url, session().environment());
    if (!proxy)
        return tr("HTTPS_PROXY and NO_PROXY count, as for kubectl. What they say now cannot be "
                  "read.");
    if (proxy->host.isEmpty())
        return tr("HTTPS_PROXY and NO_PROXY count, as for kubectl. They name no proxy for this "
                  "address.");
    //: %1 is host and port of a proxy
    return tr("HTTPS_PROXY and NO_PROXY count, as for kubectl. They name %1.")
        .arg(proxy->host + u':' + QString::number(proxy->port));
}

void ProxyPage::retranslate()
{
    setTexts(tr("Proxy"), tr("In some networks the cluster is reached through a proxy only. If you "
                             "do not know of one, go on."));
    const auto say = [this](Proxy proxy, const QString &text, const QString &note) {
        for (const Way &way : std::as_const(m_ways)) {
            if (way.proxy != proxy)
                continue;
            way.button->setText(text);
            way.note->setText(note);
            way.note->setVisible(!note.isEmpty());
            way.button->setAccessibleDescription(note);
        }
    };
    say(Proxy::Environment, tr("As the environment says"), environmentNote());
    say(Proxy::Url, tr("This one"), {});
    say(Proxy::System, tr("As the settings of the system say"),
        tr("Those of the desktop. kubectl does not look there."));
    say(Proxy::None, tr("None"), tr("Also where the environment names one."));
    m_urlField->setLabel(tr("Address of the proxy"));
    m_urlField->setHint(tr("It begins with http:// or socks5://. A password in it is kept where "
                           "the page Identity says, and never in the settings."));
    m_test->setText(tr("Test it"));
}

void ProxyPage::renew()
{
    for (const Way &way : std::as_const(m_ways)) {
        if (way.proxy == draft().proxy)
            way.button->setChecked(true);
        if (way.proxy == Proxy::Environment)
            way.note->setText(environmentNote());
    }
    if (m_url->text() != draft().proxyUrl)
        m_url->setText(draft().proxyUrl);
    m_urlField->setVisible(draft().proxy == Proxy::Url);
    const QString url = draft().proxyUrl.trimmed();
    const bool wrong = draft().proxy == Proxy::Url && !url.isEmpty() && !kube::parseProxyUrl(url);
    m_urlField->setError(wrong ? tr("This is no address of a proxy that can be used.") : QString());
    m_test->setEnabled(!session().isTesting() && !draft().server.trimmed().isEmpty() && !wrong);
    renewAnswer();
}

void ProxyPage::renewAnswer()
{
    const kube::RungResult proxy = session().result(kube::Rung::Proxy);
    QString text;
    m_icon->setVisible(true);
    if (session().isTesting()) {
        text = tr("Testing the connection…");
        m_icon->setIcon(u"state-running"_s, &Tokens::running);
    } else if (!session().isTested()) {
        m_icon->setVisible(false);
    } else if (proxy.state == RungState::Passed || proxy.state == RungState::Warned) {
        text = tr("The proxy lets us through, in %1.").arg(milliseconds(proxy.took));
        m_icon->setIcon(u"state-succeeded"_s, &Tokens::succeeded);
    } else if (proxy.state == RungState::Skipped) {
        text = tr("No proxy is used for this address.");
        m_icon->setIcon(u"info"_s, &Tokens::text2);
    } else if (proxy.state == RungState::Failed) {
        text = rungEvidence(proxy);
        m_icon->setIcon(u"state-failed"_s, &Tokens::failed);
    } else {
        text = tr("The test ended before the proxy.");
        m_icon->setIcon(u"warning"_s, &Tokens::waiting);
    }
    m_answer->setText(text);
    m_findings->setFindings(session().findings(ConnectStep::Proxy));
}

} // namespace firesteel::gui
