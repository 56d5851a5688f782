// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/connectpage.h"

#include "core/settings/profilestore.h"
#include "gui/dialogs/askedsecrets.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/profilesecrets.h"
#include "gui/shell/workbench.h"
#include "gui/text/rungwords.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/ladderview.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/sourcepage.h"
#include "gui/wizards/connect/steplist.h"

#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QStackedWidget>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kRoomForSide = 960; ///< for list, page and ladder side by side

/// What a test would try.
QList<kube::RungResult> untried()
{
    QList<kube::RungResult> all;
    for (int i = 0; i <= int(kube::Rung::SparkRights); ++i) {
        all.append(kube::RungResult());
        all.last().rung = kube::Rung(i);
    }
    return all;
}

/// Of no cluster that is known already: typed by a person.
bool isOwn(const ConnectionDraft &draft)
{
    return draft.choiceId.isEmpty() && draft != ConnectionDraft{.keepIn = draft.keepIn};
}

} // namespace

ConnectPage::ConnectPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_session(new ConnectSession(services, this)),
      m_title(new QLabel(this)), m_which(new ElidedLabel({}, this)),
      m_steps(new StepList(services.theme, this)), m_stack(new QStackedWidget(this)),
      m_sideTitle(new QLabel(this)), m_sideTime(new QLabel(this)),
      m_ladder(new LadderView(services.theme, this)), m_test(new QPushButton(this)),
      m_lock(new IconLabel(services.theme, this)), m_assurance(new QLabel(this)),
      m_cancel(new QPushButton(this)), m_back(new QPushButton(this)), m_next(new QPushButton(this))
{
    setObjectName(u"connectPage"_s);
    build();
    connect(m_session, &ConnectSession::changed, this, &ConnectPage::renew);
    connect(m_session, &ConnectSession::testChanged, this, &ConnectPage::renew);
    connect(m_steps, &StepList::chosen, this, [this](ConnectStep step) {
        goTo(step);
        m_steps->setFocus();
    });
    connect(m_steps, &QListWidget::itemActivated, this,
            [this] { stepPage(step())->focusTarget()->setFocus(Qt::OtherFocusReason); });
    connect(m_test, &QPushButton::clicked, this, [this] {
        if (m_session->isTesting())
            return;
        if (m_session->wantsConsent())
            goTo(ConnectStep::Test);
        else
            m_session->startTest();
    });
    connect(m_cancel, &QPushButton::clicked, this, &ConnectPage::leave);
    connect(m_back, &QPushButton::clicked, this, &ConnectPage::back);
    connect(m_next, &QPushButton::clicked, this, &ConnectPage::next);
    retranslate();
}

void ConnectPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_side->setVisible(width() >= kRoomForSide && step() != ConnectStep::Test);
}

void ConnectPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

QString ConnectPage::title() const
{
    return tr("Connect to a cluster");
}

void ConnectPage::retranslate()
{
    m_title->setText(title());
    m_sideTitle->setText(tr("Connection test"));
    m_back->setText(tr("Back"));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setToolTip(tr("What you have typed is kept until Firesteel ends."));
    Q_EMIT titleChanged();
    renew();
}

// ---- state ----

ConnectStep ConnectPage::step() const
{
    return ConnectStep(m_stack->currentIndex());
}

ConnectStepPage *ConnectPage::stepPage(ConnectStep step) const
{
    return qobject_cast<ConnectStepPage *>(m_stack->widget(int(step)));
}

bool ConnectPage::canGoOn() const
{
    if (m_saving)
        return false;
    if (m_alone || step() == ConnectStep::Room) {
        for (int i = 0; i < kConnectSteps; ++i) { // what cannot be used is not kept
            if (stepState(m_session->draft(), ConnectStep(i)) == StepState::Wrong)
                return false;
        }
        return stepState(m_session->draft(), ConnectStep::Address) == StepState::Done;
    }
    if (step() == ConnectStep::Test) // what is missing then is made on the next page
        return m_session->hasPassed() || m_session->isConnected();
    const StepState state = m_session->state(step());
    if (step() == ConnectStep::Source)
        return state == StepState::Done;
    if (step() == ConnectStep::Address)
        return stepState(m_session->draft(), ConnectStep::Address) == StepState::Done;
    return state != StepState::Wrong;
}

/// A test that failed for what was not asked for yet is nobody's fault.
StepState ConnectPage::shownState(ConnectStep step) const
{
    const StepState state = m_session->state(step);
    const bool byTest = stepState(m_session->draft(), step) == StepState::Open;
    const bool early = !m_session->wasReached(step) &&
                       (step == ConnectStep::Identity || step == ConnectStep::Test);
    return state == StepState::Wrong && byTest && early ? StepState::Open : state;
}

/// What holds at this moment about what was sent.
QString ConnectPage::assurance() const
{
    const ConnectionDraft &draft = m_session->draft();
    if (draft.insecure)
        return tr("The server is not verified: whoever is in between can read the token.");
    if (draft.server.startsWith("http://"_L1, Qt::CaseInsensitive))
        return tr("Plain HTTP: nothing is encrypted.");
    const kube::RungState asked = m_session->result(kube::Rung::Kubernetes).state;
    const bool sent = !m_session->results().isEmpty() &&
                      (asked == kube::RungState::Passed || asked == kube::RungState::Warned ||
                       asked == kube::RungState::Failed);
    const bool any = draft.keptUnread || stepState(draft, ConnectStep::Identity) != StepState::Open;
    return sent && any ? tr("Verification stays on.")
                       : tr("Verification stays on. No token was sent.");
}

void ConnectPage::renew()
{
    const ConnectionDraft &draft = m_session->draft();
    const QString name = draft.name.isEmpty() ? suggestedName(draft) : draft.name;
    const QString server = draft.server.trimmed();
    const bool known = !server.isEmpty();
    m_which->setText(known ? QString(name + u"  "_s + server)
                           : tr("From what you have to a cluster that is open"));
    setVerbatim(m_which,
                known ? QStringList{u"text"_s, u"toolTip"_s, u"accessibleName"_s} : QStringList());
    for (int i = 0; i < kConnectSteps; ++i) {
        const auto one = ConnectStep(i);
        const StepState state = shownState(one);
        m_steps->setState(one, state, state == StepState::Done && m_session->wasReached(one));
    }
    m_ladder->setPort(m_session->port());
    m_ladder->setResults(m_session->results().isEmpty() ? untried() : m_session->results());
    m_sideTime->setText(m_session->results().isEmpty() ? QString()
                                                       : milliseconds(m_ladder->totalTime()));
    m_test->setText(m_session->results().isEmpty() ? tr("Test now") : tr("Test again"));
    m_test->setEnabled(known); // also during a test: the keyboard focus stays there
    m_assurance->setText(assurance());
    const bool open =
        draft.insecure || assurance().startsWith(tr("Plain HTTP: nothing is encrypted."));
    m_lock->setIcon(open ? u"warning"_s : u"lock"_s, open ? &Tokens::waiting : &Tokens::text2);
    m_back->setEnabled(step() != ConnectStep::Source && !m_alone);
    m_back->setVisible(!m_alone);
    if (m_alone)
        m_next->setText(tr("Save"));
    else
        m_next->setText(step() == ConnectStep::Room ? tr("Connect") : tr("Next"));
    const bool can = canGoOn();
    m_next->setEnabled(can);
    if (can)
        makeMain(m_next);
    else
        makePlain(m_next);
}

void ConnectPage::goTo(ConnectStep step)
{
    m_stack->setCurrentIndex(int(step));
    m_steps->setCurrent(step);
    m_session->setReached(step);
    m_side->setVisible(width() >= kRoomForSide && step != ConnectStep::Test);
    renew();
    if (!isVisible())
        return;
    stepPage(step)->entered();
    stepPage(step)->focusTarget()->setFocus(Qt::OtherFocusReason);
}

QWidget *ConnectPage::focusTarget()
{
    return stepPage(step())->focusTarget();
}

void ConnectPage::activate()
{
    stepPage(step())->entered();
    renew();
}

void ConnectPage::deactivate()
{
    m_session->cancelTest();
}

// ---- ways in ----

void ConnectPage::open(const QVariantMap &argument)
{
    m_alone = false;
    if (argument.value(u"new"_s).toBool() && !isOwn(m_session->draft()))
        takeDraft({}); // else it goes on with what was typed
    if (const QString id = argument.value(u"choice"_s).toString(); !id.isEmpty())
        takeChoice(id);
    if (const QString path = argument.value(u"file"_s).toString(); !path.isEmpty()) {
        goTo(ConnectStep::Source);
        m_source->takeFile(path);
    }
    const auto page = connectStep(argument.value(u"page"_s).toString());
    if (page) {
        m_alone = argument.contains(u"choice"_s);
        goTo(*page);
    } else if (argument.value(u"new"_s).toBool() || argument.contains(u"choice"_s)) {
        goTo(ConnectStep::Source);
    }
}

/// A context of a kubeconfig is read by the first page; a profile is complete but for its secrets.
void ConnectPage::takeChoice(const QString &choiceId)
{
    if (m_session->draft().choiceId == choiceId)
        return;
    const auto profile = m_services.profiles.profile(choiceId);
    if (choiceId.startsWith("profile:"_L1) && profile) {
        takeDraft(draftOf(*profile));
        if (hasSecrets(*profile))
            readSecretsOf(*profile);
        return;
    }
    putAside(m_session->draft());
    m_source->takeChoice(choiceId);
}

void ConnectPage::readSecretsOf(const settings::ClusterProfile &profile)
{
    const QString &anId = profile.secretId.isEmpty() ? profile.proxySecretId : profile.secretId;
    if (const auto kind = Vault::kindOf(anId))
        m_session->edit([&](ConnectionDraft &one) { one.keepIn = *kind; });
    m_base = m_session->draft();
    const auto take = [this, id = profile.id](const Result<engine::ProfileSecrets> &secrets) {
        if (secrets && m_session->draft().choiceId == id) {
            m_session->edit([&](ConnectionDraft &one) { takeSecrets(one, *secrets); });
            takeSecrets(m_base, *secrets);
        }
        if (isVisible()) // a test that had begun without it was broken off
            stepPage(step())->entered();
    };
    readOrAskSecrets(window(), m_services, profile, this, take);
}

/// What a person typed, or changed of a cluster that is set up already.
bool ConnectPage::isEdited(const ConnectionDraft &draft) const
{
    if (isOwn(draft) || draft.ownServer || draft.ownTrust || draft.ownIdentity || draft.ownProxy)
        return true;
    return draft.choiceId.startsWith("profile:"_L1) && draft != m_base;
}

void ConnectPage::takeDraft(const ConnectionDraft &draft)
{
    putAside(m_session->draft());
    m_session->replace(draft);
    m_base = draft;
}

/// Another cluster takes its place, and it can be had again.
void ConnectPage::putAside(const ConnectionDraft &before)
{
    if (!isEdited(before))
        return;
    const auto bringBack = [this, before, base = m_base] {
        m_session->replace(before);
        m_base = base;
        m_services.navigator.go(id());
    };
    m_services.notices.show({.kind = Notice::Kind::Info,
                             .title = tr("The form was filled anew."),
                             .text = tr("What was typed before is not lost."),
                             .links = {{tr("Undo"), this, bringBack}},
                             .key = u"connect.replaced"_s});
}

// ---- ways on ----

void ConnectPage::next()
{
    if (!canGoOn())
        return;
    if (m_session->draft().source == ConnectionDraft::Source::Practice)
        openPractice();
    else if (m_alone || step() == ConnectStep::Room)
        finish();
    else
        goTo(ConnectStep(int(step()) + 1));
}

void ConnectPage::back()
{
    if (step() != ConnectStep::Source)
        goTo(ConnectStep(int(step()) - 1));
}

void ConnectPage::leave()
{
    m_session->cancelTest();
    m_alone = false;
    m_services.navigator.back();
}

void ConnectPage::openPractice()
{
    openCluster(m_services, u"practice"_s);
    m_services.navigator.go(u"applications"_s);
}

void ConnectPage::finish()
{
    m_saving = true;
    renew();
    m_session->save(this, [this](const Result<QString> &id) { saved(id); });
}

void ConnectPage::saved(const Result<QString> &id)
{
    m_saving = false;
    renew();
    if (!id) {
        m_services.notices.showError(id.error(), u"connect.save"_s);
        goTo(ConnectStep::Identity);
        return;
    }
    const QString namespaceName = m_session->draft().namespaceName;
    const bool alone = std::exchange(m_alone, false);
    m_session->replace({}); // it has done its work
    goTo(ConnectStep::Source);
    const auto open = [this, id = *id, namespaceName] {
        openCluster(m_services, id, namespaceName);
    };
    Workbench &workbench = m_services.workbench;
    if (workbench.choice(*id))
        open();
    else // of a file that was not known before, and is being read
        connect(&workbench, &Workbench::choicesChanged, this, open, Qt::SingleShotConnection);
    if (alone)
        m_services.navigator.back();
    else
        m_services.navigator.go(u"applications"_s);
}

} // namespace firesteel::gui
