// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/accesspage.h"

#include "core/engine/access/accessplanjob.h"
#include "core/engine/access/accesssetupjob.h"
#include "core/settings/profilestore.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/production.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/rightsmatrix.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using Action = engine::AccessStep::Action;
using State = engine::AccessStep::State;

namespace {

/// Of the cluster that is set up here, which may be another than the one that is open.
ClusterMarks marksOf(const Services &services, const ConnectionDraft &draft)
{
    const settings::ClusterProfile profile = profileOf(draft);
    ClusterChoice cluster = choiceOf(profile);
    if (const auto known = services.workbench.choice(profile.id))
        cluster = *known;
    ClusterMarks marks;
    marks.production = isProduction(services.settings, cluster);
    marks.colour = marks.production ? &Tokens::production : clusterColour(cluster.colour);
    marks.label = QString(cluster.label + u' ' + profile.name).trimmed();
    marks.unverified = draft.insecure;
    return marks;
}

} // namespace

AccessPage::AccessPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Access, session, services, parent),
      m_namespaceField(new LabelledField(services.theme, new QComboBox, sheet())),
      m_account(new QLineEdit(sheet())),
      m_accountField(new LabelledField(services.theme, m_account, sheet())),
      m_least(new QRadioButton(sheet())), m_leastText(new QLabel(sheet())),
      m_edit(new QRadioButton(sheet())), m_editText(new QLabel(sheet())),
      m_look(new QPushButton(sheet())), m_progress(new QLabel(sheet())),
      m_summary(new QLabel(sheet())), m_findings(new FindingList(services.theme, sheet())),
      m_steps(new QTreeWidget(sheet())), m_yaml(new CodeView(services.theme, sheet())),
      m_buttons(new QWidget(sheet())), m_apply(new QPushButton(m_buttons)),
      m_copyYaml(new QPushButton(m_buttons)), m_copyText(new QPushButton(m_buttons)),
      m_matrixTitle(new QLabel(sheet())), m_matrixText(new QLabel(sheet())),
      m_matrix(new RightsMatrix(services.theme, sheet()))
{
    m_namespace = qobject_cast<QComboBox *>(m_namespaceField->field());
    buildForm();
    buildPlan();
    connect(&session, &ConnectSession::clusterChanged, this, &AccessPage::dropJobs);
    connect(&theme(), &Theme::changed, this, &AccessPage::renewPlan);
    connect(&services.profiles, &settings::ProfileStore::changed, this, &AccessPage::renewPlan);
    begin();
    renewPlan();
}

AccessPage::~AccessPage() = default;

QWidget *AccessPage::focusTarget()
{
    return m_namespace;
}

engine::AccessRequest AccessPage::request() const
{
    engine::AccessRequest wanted;
    wanted.namespaceName = draft().namespaceName.isEmpty() ? u"default"_s : draft().namespaceName;
    wanted.account = draft().serviceAccount.isEmpty() ? usualAccount() : draft().serviceAccount;
    if (m_edit->isChecked())
        wanted.grant = engine::AccessRequest::Grant::EditClusterRole;
    return wanted;
}

void AccessPage::entered()
{
    renewNamespaces();
    if (!m_plan && !m_planJob && session().isConnected() && !draft().namespaceName.isEmpty())
        look();
}

void AccessPage::renewNamespaces()
{
    QStringList known = session()
                            .result(kube::Rung::Namespaces)
                            .facts.value(u"namespaces"_s)
                            .split(u',', Qt::SkipEmptyParts);
    for (QString &one : known)
        one = one.trimmed();
    if (known == m_known)
        return;
    m_known = known;
    const QString typed = m_namespace->currentText();
    const QSignalBlocker quiet(m_namespace);
    m_namespace->clear();
    for (const QString &one : std::as_const(known)) {
        m_namespace->addItem(one);
        m_namespace->setItemData(m_namespace->count() - 1, true, VerbatimRole);
    }
    m_namespace->setCurrentText(typed);
}

void AccessPage::renew()
{
    renewNamespaces();
    if (m_namespace->currentText() != draft().namespaceName)
        m_namespace->setCurrentText(draft().namespaceName);
    if (m_account->text() != draft().serviceAccount)
        m_account->setText(draft().serviceAccount);
    if (m_plan && !m_setupJob && m_plan->request != request()) { // it is about something else now
        m_matrixJob.reset();
        m_plan.reset();
        m_rights.reset();
        renewPlan();
    }
    m_findings->setFindings(m_plan ? m_plan->findings : session().findings(ConnectStep::Access));
    m_look->setEnabled(stepState(draft(), ConnectStep::Address) == StepState::Done);
}

// ---- work ----

void AccessPage::dropJobs()
{
    m_planJob.reset();
    m_setupJob.reset();
    m_matrixJob.reset();
    m_plan.reset();
    m_rights.reset();
    m_error.reset();
    renewPlan();
}

void AccessPage::look()
{
    engine::ClusterSession *cluster = session().cluster();
    if (!cluster || m_planJob || m_setupJob) // the button keeps the keyboard while it works
        return;
    m_planJob.reset();
    m_matrixJob.reset();
    m_plan.reset();
    m_rights.reset();
    m_error.reset();
    m_planJob = std::make_unique<engine::AccessPlanJob>(*cluster, request());
    connect(m_planJob.get(), &engine::Job::finished, this, &AccessPage::planned);
    connect(m_planJob.get(), &engine::AccessPlanJob::progress, this,
            [this](const QString &, int done, int total) {
                m_progress->setText(tr("Looking: %1 of %2").arg(done).arg(total));
            });
    m_planJob->start();
    renewPlan();
}

void AccessPage::planned()
{
    if (const Result<> &done = m_planJob->result(); done)
        m_plan = m_planJob->plan();
    else
        m_error = done.error();
    m_planJob.release()->deleteLater();
    if (m_plan && m_plan->request != request()) // typed meanwhile
        m_plan.reset();
    renewPlan();
    if (m_plan)
        lookAtRights();
}

void AccessPage::lookAtRights()
{
    engine::ClusterSession *cluster = session().cluster();
    if (!cluster)
        return;
    const engine::AccessRequest wanted = request();
    m_matrixJob = std::make_unique<engine::AccessMatrixJob>(*cluster, wanted.namespaceName,
                                                            wanted.account, wanted.options);
    connect(m_matrixJob.get(), &engine::Job::finished, this, [this] {
        if (m_matrixJob->result())
            m_rights = m_matrixJob->matrix();
        m_matrixJob.release()->deleteLater();
        renewPlan();
    });
    m_matrixJob->start();
}

void AccessPage::apply()
{
    const bool working = m_planJob || m_setupJob; // the button keeps the keyboard meanwhile
    if (working || !m_plan || !m_plan->canApply() || session().isLocked())
        return;
    QStringList facts;
    for (const engine::AccessStep &step : m_plan->steps) {
        if (step.action == Action::Create || step.action == Action::Patch)
            facts << tr("%1: %2").arg(step.what(), actionText(step));
    }
    const Confirmation question{
        .title = tr("Change the cluster?"),
        .text = tr("In the namespace **%1**:").arg(m_plan->request.namespaceName),
        .facts = facts,
        .action = tr("Make it so"),
        .typedName = m_plan->request.namespaceName,
        .destructive = false};
    auto *dialog = new ConfirmDialog(theme(), question, marksOf(services(), draft()), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this] {
        engine::ClusterSession *cluster = session().cluster();
        if (!cluster || !m_plan)
            return;
        m_error.reset();
        m_setupJob = std::make_unique<engine::AccessSetupJob>(*cluster, *m_plan);
        connect(m_setupJob.get(), &engine::AccessSetupJob::stepChanged, this, [this] {
            m_plan = m_setupJob->plan();
            renewPlan();
        });
        connect(m_setupJob.get(), &engine::Job::finished, this, &AccessPage::applied);
        m_setupJob->start();
        renewPlan();
    });
    dialog->open();
}

void AccessPage::applied()
{
    m_plan = m_setupJob->plan();
    if (const Result<> &done = m_setupJob->result(); !done)
        m_error = done.error();
    const bool good = m_setupJob->result().has_value();
    m_setupJob.release()->deleteLater();
    renewPlan();
    if (!good)
        return;
    session().edit([this](ConnectionDraft &one) {
        one.namespaceName = m_plan->request.namespaceName;
        one.serviceAccount = m_plan->request.account;
    });
    lookAtRights();
}

// ---- what is shown ----

void AccessPage::renewPlan()
{
    m_progress->setVisible(m_planJob != nullptr);
    m_summary->setText(summary());
    m_summary->setVisible(!m_summary->text().isEmpty());
    const bool plan = m_plan.has_value();
    m_steps->setVisible(plan);
    m_yaml->setVisible(plan);
    const bool wanted = plan && !m_plan->complete();
    if (plan && !wanted && m_buttons->isAncestorOf(QApplication::focusWidget()))
        m_steps->setFocus(Qt::OtherFocusReason); // before they are hidden
    m_buttons->setVisible(wanted);
    m_findings->setFindings(plan ? m_plan->findings : session().findings(ConnectStep::Access));
    m_matrixTitle->setVisible(m_rights.has_value());
    m_matrixText->setText(methodText());
    m_matrixText->setVisible(m_rights.has_value());
    if (m_rights)
        m_matrix->setMatrix(*m_rights);
    else
        m_matrix->hide();
    if (!plan)
        return;
    const bool can = m_plan->canApply() && !session().isLocked();
    m_apply->setEnabled(can);
    if (can)
        makeMain(m_apply);
    else
        makePlain(m_apply);
    const int row = m_steps->indexOfTopLevelItem(m_steps->currentItem());
    const QSignalBlocker quiet(m_steps);
    m_steps->clear();
    int first = -1;
    for (const engine::AccessStep &step : std::as_const(m_plan->steps)) {
        auto *line = new QTreeWidgetItem({step.what(), actionText(step), stateText(step)});
        line->setData(0, VerbatimRole, true);
        line->setToolTip(0, step.what());
        line->setFont(0, theme().font(Theme::Role::Name));
        if (step.error) {
            const Sentence sentence = sentenceFor(*step.error);
            line->setIcon(2, theme().icon(u"state-failed"_s, &Tokens::failed));
            line->setToolTip(2, QString(sentence.what + u' ' + sentence.next).trimmed());
        }
        m_steps->addTopLevelItem(line);
        if (first < 0 && step.action != Action::Nothing)
            first = m_steps->topLevelItemCount() - 1;
    }
    const Metrics &metrics = theme().metrics();
    m_steps->setFixedHeight(metrics.header + m_steps->topLevelItemCount() * metrics.row +
                            2 * m_steps->frameWidth() + space::Inside);
    m_steps->setCurrentItem(m_steps->topLevelItem(row >= 0 ? row : std::max(0, first)));
    showStep();
}

void AccessPage::showStep()
{
    const int row = m_steps->indexOfTopLevelItem(m_steps->currentItem());
    if (!m_plan || row < 0 || row >= m_plan->steps.size())
        return;
    using Kind = engine::DiffLine::Kind;
    QStringList text;
    QMap<int, CodeView::Line> marks;
    for (const engine::DiffLine &line : m_plan->steps[row].diff()) {
        if (line.kind == Kind::Added)
            marks.insert(int(text.size()), {CodeView::Mark::Added, {}});
        else if (line.kind == Kind::Removed)
            marks.insert(int(text.size()), {CodeView::Mark::Removed, {}});
        text << line.text;
    }
    m_yaml->setCode(text.join(u'\n'));
    m_yaml->setLines(marks);
}

} // namespace firesteel::gui
