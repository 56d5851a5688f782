// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/trustpage.h"

#include "core/base/clock.h"
#include "core/kube/check/trustfindings.h"
#include "core/kube/config/material.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/iconlabel.h"
#include "gui/wizards/connect/certificateview.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;

namespace {

constexpr int kRoomForTwo = 520; ///< cards side by side

} // namespace

TrustPage::TrustPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Trust, session, services, parent), m_good(new QWidget(sheet())),
      m_goodIcon(new IconLabel(services.theme, m_good)), m_goodText(new QLabel(m_good)),
      m_verdict(new FindingList(services.theme, sheet())),
      m_cards(new QBoxLayout(QBoxLayout::LeftToRight)),
      m_own(new CertificateView(services.theme, sheet())),
      m_server(new CertificateView(services.theme, sheet())), m_legend(new QWidget(sheet())),
      m_legendText(new QLabel(m_legend)), m_next(nullptr), m_choose(new QPushButton(sheet())),
      m_fetch(new QPushButton(sheet())), m_paste(new QPushButton(sheet())),
      m_useName(new QPushButton(sheet())),
      m_fingerprint(new FingerprintPanel(services.theme, sheet())),
      m_material(new MaterialField(services.theme, sheet())),
      m_passphraseField(new LabelledField(services.theme, new QLineEdit, sheet())),
      m_passphrase(qobject_cast<QLineEdit *>(m_passphraseField->field())),
      m_importFindings(new FindingList(services.theme, sheet())), m_system(new QCheckBox(sheet())),
      m_name(new QLineEdit(sheet())),
      m_nameField(new LabelledField(services.theme, m_name, sheet())),
      m_insecure(new QCheckBox(sheet())), m_insecureText(new QLabel(sheet()))
{
    auto *good = new QHBoxLayout(m_good);
    good->setContentsMargins({});
    good->setSpacing(space::Gap);
    good->addWidget(m_goodIcon, 0, Qt::AlignTop);
    good->addWidget(m_goodText, 1);
    m_goodText->setWordWrap(true);
    m_goodText->setObjectName(u"connect.trustVerdict"_s);
    theme().dress(m_goodText, Theme::Role::Verdict);
    m_verdict->setVerdict(true);
    m_verdict->setObjectName(u"connect.trustFindings"_s);
    column()->addWidget(m_good);
    column()->addWidget(m_verdict);
    buildCards();
    buildMeans();
    buildRest();
    begin();
}

TrustPage::~TrustPage() = default;

void TrustPage::entered()
{
    const bool address = stepState(draft(), ConnectStep::Address) == StepState::Done;
    if (address && !session().isTesting() && !session().isTested() && !session().wantsConsent())
        session().startTest();
}

QWidget *TrustPage::focusTarget()
{
    return m_useName->isVisibleTo(this) ? m_useName : m_choose;
}

void TrustPage::reset()
{
    ++m_imports;
    m_fetching.reset();
    m_content.clear();
    m_path.clear();
    m_pasting = false;
    m_material->setContent({}, {});
    m_passphrase->setText({}); // clear() would keep it for Undo
    m_passphraseField->setProperty("wanted", false);
    m_importFindings->setFindings({});
    m_fingerprint->setCandidate(std::nullopt);
}

bool TrustPage::isPlain() const
{
    return isPlainHttp(draft());
}

QList<QSslCertificate> TrustPage::given() const
{
    const auto read = kube::readCertificates(draft().caPem);
    return draft().caPem.isEmpty() || !read ? QList<QSslCertificate>() : *read;
}

/// The topmost that the server sends; where it sends itself alone, that.
QSslCertificate TrustPage::presented() const
{
    const QList<QSslCertificate> chain = session().peer().chain;
    return chain.isEmpty() ? QSslCertificate() : chain.constLast();
}

void TrustPage::renew()
{
    if (m_fingerprintOf != draft().server) { // of another server
        m_fetching.reset();
        m_fingerprint->setCandidate(std::nullopt);
        m_fingerprintOf = draft().server;
    }
    renewVerdict();
    renewCards();
    renewMeans();
    m_system->setChecked(draft().systemCa && draft().caPem.isEmpty());
    m_insecure->setChecked(draft().insecure);
    m_name->setPlaceholderText(hostOf(draft()));
    if (m_name->text() != draft().verifyName)
        m_name->setText(draft().verifyName);
}

void TrustPage::say(const QString &icon, QColor Tokens::*ink, const QString &text)
{
    m_goodIcon->setIcon(icon, ink);
    m_goodIcon->setFixedHeight(theme().lineHeight(Theme::Role::Verdict));
    m_goodText->setText(text);
}

void TrustPage::renewVerdict()
{
    const QList<Finding> found = session().findings(ConnectStep::Trust);
    const bool failed = std::ranges::any_of(
        found, [](const Finding &one) { return one.severity == Finding::Severity::Problem; });
    m_verdict->setVerdict(failed);
    m_verdict->setFindings(found);
    const RungState trust = session().result(Rung::Trust).state;
    const RungState name = session().result(Rung::Name).state;
    m_good->setVisible(!failed);
    if (isPlain())
        say(u"warning"_s, &Tokens::waiting,
            tr("The address is plain HTTP: there is no certificate to look at."));
    else if (session().isTesting() && trust == RungState::Waiting)
        say(u"state-running"_s, &Tokens::running, tr("Asking the server for its certificate…"));
    else if (draft().insecure)
        say(u"warning"_s, &Tokens::waiting, tr("The server is not verified."));
    else if (session().isTested() && (name == RungState::Passed || name == RungState::Warned))
        say(u"state-succeeded"_s, &Tokens::succeeded,
            draft().caPem.isEmpty()
                ? tr("The server is trusted: this computer knows its CA.")
                : tr("The server is trusted: it is signed by the CA that you gave."));
    else if (session().isTested() && trust == RungState::NotReached)
        say(u"info"_s, &Tokens::text2,
            tr("The server could not be asked for its certificate: the test ended before."));
    else if (draft().caPem.isEmpty())
        say(u"info"_s, &Tokens::text2, tr("No CA certificate has been given yet."));
    else
        say(u"info"_s, &Tokens::text2, tr("Not compared with the server yet."));
    m_suggestedName.clear();
    for (const Finding &one : found) {
        if (one.cause == "cert-san-mismatch"_L1)
            m_suggestedName = one.context.value(u"suggested"_s);
    }
}

void TrustPage::renewCards()
{
    const QList<QSslCertificate> anchors = given();
    const QSslCertificate top = presented();
    const kube::CertificateCard server =
        top.isNull() ? kube::CertificateCard() : kube::certificateCard(top);
    const auto signer = std::ranges::find_if(anchors, [&top](const QSslCertificate &one) {
        return !top.isNull() && (one == top || kube::hasSigned(one, top));
    });
    const kube::CertificateCard own =
        anchors.isEmpty()
            ? kube::CertificateCard()
            : kube::certificateCard(signer == anchors.end() ? anchors.constFirst() : *signer);
    const bool refused = session().state(ConnectStep::Trust) == StepState::Wrong &&
                         session().result(Rung::Trust).state == RungState::Failed;
    const auto differs = refused && !own.isNull() && !server.isNull()
                             ? differences(own, server)
                             : QSet<CertificateView::Row>();
    renewOwnCard(own, anchors.size(), refused);
    renewServerCard(session().peer().chain);
    if (!own.isNull())
        m_own->setCard(own, differs);
    if (!server.isNull())
        m_server->setCard(server, differs);
    const bool any = !isPlain() && (!own.isNull() || !server.isNull());
    m_own->setVisible(any);
    m_server->setVisible(any);
    m_legend->setVisible(any && !differs.isEmpty());
}

void TrustPage::renewOwnCard(const kube::CertificateCard &own, qsizetype count, bool refused)
{
    QString note = tr("%n certificate(s)", nullptr, int(count));
    if (!draft().caOrigin.isEmpty())
        //: a file, and how many certificates it holds
        note = tr("%1, %2").arg(draft().caOrigin, note);
    m_own->setHead(tr("The CA you gave"), count == 0 ? QString() : note);
    if (own.isNull()) {
        m_own->setEmpty(draft().systemCa
                            ? tr("None: the certificates that this computer trusts are used.")
                            : tr("None yet."));
        m_own->setFoot({});
    } else if (own.isExpired(services().clock.wall())) {
        m_own->setFoot(tr("Expired"));
    } else {
        m_own->setFoot(refused ? tr("Still valid, but not for this server") : tr("Still valid"));
    }
}

void TrustPage::renewServerCard(const QList<QSslCertificate> &chain)
{
    const auto length = int(chain.size());
    m_server->setHead(
        length == 1 ? tr("The certificate of the server") : tr("The CA of the server"),
        length == 0 ? QString()
                    : tr("presented now, %n certificate(s) in the chain", nullptr, length));
    if (length == 0)
        m_server->setEmpty(tr("The server has not presented one yet."));
    if (length < 2) {
        m_server->setFoot({});
        return;
    }
    const kube::CertificateCard leaf = kube::certificateCard(chain.constFirst());
    m_server->setFoot(
        tr("Server certificate: %1, valid until %2")
            .arg(leaf.subject, QLocale().toString(leaf.notAfter.toLocalTime(), u"d MMM yyyy"_s)));
}

void TrustPage::renewMeans()
{
    const bool bad = session().state(ConnectStep::Trust) == StepState::Wrong;
    const bool none = draft().caPem.isEmpty();
    m_next->setText(bad ? tr("Next step") : tr("Another CA"));
    m_choose->setText(none ? tr("Choose a file…") : tr("Choose another file…"));
    if (bad && m_suggestedName.isEmpty())
        makeMain(m_choose);
    else
        makePlain(m_choose);
    if (!m_suggestedName.isEmpty())
        makeMain(m_useName);
    //: %1 is the name of a server
    m_useName->setText(tr("Look for the name %1").arg(m_suggestedName));
    m_useName->setVisible(!m_suggestedName.isEmpty());
    const bool plain = isPlain();
    const bool address = stepState(draft(), ConnectStep::Address) == StepState::Done;
    m_fetch->setVisible(!plain && address && (bad || none));
    m_fetch->setEnabled(!m_fetching);
    m_choose->setVisible(!plain);
    m_next->setVisible(!plain);
    m_paste->setVisible(!plain && !m_pasting && !none);
    m_material->setVisible(!plain && (m_pasting || none));
    m_passphraseField->setVisible(m_passphraseField->property("wanted").toBool());
    m_system->setVisible(!plain);
    m_nameField->setVisible(!plain);
    m_insecure->setVisible(!plain);
    m_insecureText->setVisible(!plain);
}

void TrustPage::resizeEvent(QResizeEvent *event)
{
    ConnectStepPage::resizeEvent(event);
    const bool two = viewport()->width() - 2 * space::Margin >= kRoomForTwo;
    m_cards->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace firesteel::gui
