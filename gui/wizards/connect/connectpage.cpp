// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/connectpage.h"

#include "gui/models/draftprofile.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/opencluster.h"
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

#include <QCheckBox>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
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

} // namespace

ConnectPage::ConnectPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_session(new ConnectSession(services, this)),
      m_title(new QLabel(this)), m_which(new ElidedLabel({}, this)),
      m_steps(new StepList(services.theme, this)), m_stack(new QStackedWidget(this)),
      m_sideTitle(new QLabel(this)), m_sideTime(new QLabel(this)),
      m_ladder(new LadderView(services.theme, this)), m_test(new QPushButton(this)),
      m_lock(new IconLabel(services.theme, this)), m_assurance(new QLabel(this)),
      m_obstacle(new QLabel(this)), m_untested(new QCheckBox(this)),
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
    connect(m_untested, &QCheckBox::toggled, m_session, &ConnectSession::goWithoutTest);
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
    m_untested->setText(tr("Connect without a passed test"));
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
    return !m_saving && obstacle().isEmpty();
}

/// The rights that are missing are made on the page after the test.
bool ConnectPage::hasPassed() const
{
    return m_session->hasPassed() || m_session->isConnected();
}

QString ConnectPage::obstacle() const
{
    const ConnectionDraft &draft = m_session->draft();
    if (draft.source == ConnectionDraft::Source::Practice)
        return {};
    if (m_alone || step() == ConnectStep::Room)
        return obstacleAtTheEnd();
    if (step() == ConnectStep::Source || step() == ConnectStep::Address)
        return obstacleOn(step(), stepState(draft, step()), true);
    if (step() == ConnectStep::Test)
        return hasPassed() ? QString() : tr("The connection test has not passed yet.");
    const StepState tested = m_session->state(step());
    // a test that could not begin for want of something finds a page wrong that is only empty
    const bool empty = tested == StepState::Wrong && stepState(draft, step()) == StepState::Open;
    return obstacleOn(step(), empty ? StepState::Open : tested, empty);
}

/// What cannot be used is not kept, and what was not tried is kept only if a person says so.
QString ConnectPage::obstacleAtTheEnd() const
{
    const ConnectionDraft &draft = m_session->draft();
    for (int i = 0; i < kConnectSteps; ++i) {
        const auto one = ConnectStep(i);
        const QString text = obstacleOn(one, stepState(draft, one), one == ConnectStep::Address);
        if (!text.isEmpty())
            return text;
    }
    return m_alone || hasPassed() || m_session->goesWithoutTest()
               ? QString()
               : tr("The connection test has not passed yet.");
}

QString ConnectPage::obstacleOn(ConnectStep step, StepState state, bool needed)
{
    if (state == StepState::Wrong)
        //: %1 is a page of the wizard, such as: Trust
        return tr("Something is wrong on the page “%1”.").arg(connectStepTitle(step));
    if (state == StepState::Open && needed)
        //: %1 is a page of the wizard, such as: Address
        return tr("The page “%1” is not filled in yet.").arg(connectStepTitle(step));
    return {};
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
    if (isPlainHttp(draft))
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
    const bool open = draft.insecure || isPlainHttp(draft);
    m_lock->setIcon(open ? u"warning"_s : u"lock"_s, open ? &Tokens::waiting : &Tokens::text2);
    m_back->setEnabled(step() != ConnectStep::Source && !m_alone);
    m_back->setVisible(!m_alone);
    if (m_alone)
        m_next->setText(tr("Save"));
    else
        m_next->setText(step() == ConnectStep::Room ? tr("Connect") : tr("Next"));
    renewWayOn();
}

/// Whether it goes on from here; where it does not, why.
void ConnectPage::renewWayOn()
{
    const QString why = m_saving ? QString() : obstacle();
    m_obstacle->setText(why);
    m_obstacle->setVisible(!why.isEmpty());
    m_next->setToolTip(why);
    m_next->setAccessibleDescription(why);
    const bool can = canGoOn();
    m_next->setEnabled(can);
    if (can)
        makeMain(m_next);
    else
        makePlain(m_next);
    const QSignalBlocker quiet(m_untested);
    m_untested->setChecked(m_session->goesWithoutTest());
    const bool last = step() == ConnectStep::Room && !m_alone;
    const bool practice = m_session->draft().source == ConnectionDraft::Source::Practice;
    m_untested->setVisible(last && !practice && !hasPassed());
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
