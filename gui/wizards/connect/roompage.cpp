// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/roompage.h"

#include "core/engine/clustersession.h"
#include "core/engine/preflight/preflightjob.h"
#include "gui/shell/activities.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/iconlabel.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/roomwords.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using engine::PreflightState;

namespace {

constexpr const char *kAbout = "about"; ///< which namespace, account and image were looked at

void showState(IconLabel &icon, const engine::PreflightItem &item)
{
    switch (item.state) {
    case PreflightState::Ok:
        icon.setIcon(u"state-succeeded"_s, &Tokens::succeeded);
        break;
    case PreflightState::Warn:
        icon.setIcon(u"warning"_s, &Tokens::waiting);
        break;
    case PreflightState::Problem:
        icon.setIcon(u"state-failed"_s, &Tokens::failed);
        break;
    case PreflightState::Unknown:
        icon.setIcon(u"help"_s, &Tokens::text2);
        break;
    }
}

/// Its text is a name or version of the cluster, in no language.
bool isNameOnly(const engine::PreflightItem &item)
{
    static const QStringList ids{u"server-version"_s, u"namespace"_s, u"service-account"_s,
                                 u"pod-security"_s, u"operators"_s};
    const bool address = item.id == "dns"_L1 && !item.facts.contains(u"ready"_s);
    return item.state != PreflightState::Unknown && (address || ids.contains(item.id));
}

} // namespace

RoomPage::RoomPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Room, session, services, parent),
      m_image(new QLineEdit(sheet())),
      m_imageField(new LabelledField(services.theme, m_image, sheet())),
      m_look(new QPushButton(sheet())), m_verdict(new QLabel(sheet())),
      m_items(new QWidget(sheet())), m_rows(new QVBoxLayout(m_items)), m_podTitle(nullptr),
      m_podText(new QLabel(sheet())), m_try(new QPushButton(sheet())),
      m_stop(new QPushButton(sheet())), m_stage(new QLabel(sheet())), m_report(new QLabel(sheet())),
      m_podFindings(new FindingList(services.theme, sheet()))
{
    m_image->setObjectName(u"connect.image"_s);
    m_image->setPlaceholderText(u"apache/spark:4.1.1"_s);
    setVerbatim(m_image, {u"placeholderText"_s});
    m_look->setObjectName(u"connect.roomLook"_s);
    m_try->setObjectName(u"connect.canary"_s);
    m_stop->setObjectName(u"connect.canaryStop"_s);
    m_verdict->setWordWrap(true);
    m_verdict->setObjectName(u"connect.roomVerdict"_s);
    theme().dress(m_verdict, Theme::Role::Verdict);
    m_rows->setContentsMargins({});
    m_rows->setSpacing(space::Gap);
    for (QLabel *label : {m_podText, m_report}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
    }
    theme().dress(m_podText, Theme::Role::Text, &Tokens::text2);
    theme().dress(m_stage, Theme::Role::Text, &Tokens::text2);
    m_stage->setWordWrap(true);
    m_report->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column()->addSpacing(space::Gap);
    column()->addWidget(m_imageField);
    column()->addWidget(m_look, 0, Qt::AlignLeft);
    column()->addSpacing(space::Gap);
    column()->addWidget(m_verdict);
    column()->addWidget(m_items);
    m_podTitle = addHeading();
    column()->addWidget(m_podText);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_try);
    row->addWidget(m_stop);
    row->addWidget(m_stage, 1);
    column()->addLayout(row);
    column()->addWidget(m_report);
    column()->addWidget(m_podFindings);
    connect(m_image, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) { one.image = text.trimmed(); });
    });
    connect(m_look, &QPushButton::clicked, this, &RoomPage::look);
    connect(m_try, &QPushButton::clicked, this, &RoomPage::tryPod);
    connect(m_stop, &QPushButton::clicked, this, [this] {
        if (m_canary)
            m_canary->cancel();
    });
    connect(&session, &ConnectSession::clusterChanged, this, &RoomPage::dropJobs);
    begin();
    rebuildItems();
    renewPod();
}

RoomPage::~RoomPage() = default;

QWidget *RoomPage::focusTarget()
{
    return m_image;
}

QString RoomPage::namespaceName() const
{
    return draft().namespaceName.isEmpty() ? u"default"_s : draft().namespaceName;
}

QString RoomPage::account() const
{
    return draft().serviceAccount.isEmpty() ? u"spark"_s : draft().serviceAccount;
}

void RoomPage::retranslate()
{
    setTexts(tr("Can Spark run here?"),
             tr("Quotas, nodes and their free room, the image, and what else a job stumbles over. "
                "Looking changes nothing."));
    m_imageField->setLabel(tr("Image that the jobs use"));
    m_imageField->setHint(tr("May stay empty: then nothing is said about images."));
    m_look->setText(tr("Look"));
    m_podTitle->setText(tr("Try it from inside"));
    m_podText->setText(tr("Runs one tiny pod with this image and the account of the drivers. It "
                          "looks up the API server, calls it, and tells which versions of Java, "
                          "Python and Spark it has. Then it is removed."));
    m_try->setText(tr("Run the tiny pod"));
    m_stop->setText(tr("Cancel"));
    rebuildItems();
    renewPod();
}

void RoomPage::entered()
{
    if (m_found.isEmpty() && !m_job && session().isConnected())
        look();
}

void RoomPage::renew()
{
    if (m_image->text() != draft().image)
        m_image->setText(draft().image);
    const QStringList about{namespaceName(), account(), draft().image};
    if (m_items->property(kAbout).toStringList() != about && (m_job || !m_found.isEmpty())) {
        m_job.reset();
        m_found.clear();
        rebuildItems();
    }
    if (m_report->property(kAbout).toStringList() != about && !m_canary) {
        m_said.reset();
        m_podError.reset();
        m_podFindings->setFindings({});
    }
    renewPod();
}

void RoomPage::dropJobs()
{
    m_job.reset();
    m_found.clear();
    m_said.reset();
    m_podError.reset();
    m_podFindings->setFindings({});
    rebuildItems();
    renewPod();
}

// ---- looking ----

void RoomPage::look()
{
    engine::ClusterSession *cluster = session().cluster();
    if (!cluster || m_job) // the button keeps the keyboard while it works
        return;
    engine::PreflightRequest request;
    request.namespaceName = namespaceName();
    request.account = account();
    request.image = draft().image;
    m_error.reset();
    m_items->setProperty(kAbout, QStringList{namespaceName(), account(), draft().image});
    m_job = std::make_unique<engine::PreflightJob>(*cluster, request);
    connect(m_job.get(), &engine::Job::finished, this, [this] {
        if (m_job->result())
            m_found = m_job->items();
        else
            m_error = m_job->result().error();
        m_job.release()->deleteLater();
        rebuildItems();
    });
    m_job->start();
    rebuildItems();
}

QString RoomPage::verdict() const
{
    if (m_job)
        return tr("Looking…");
    if (m_error)
        return sentenceFor(*m_error).what;
    return verdictOf(m_found);
}

QString RoomPage::verdictOf(const QList<engine::PreflightItem> &items)
{
    if (items.isEmpty())
        return {};
    const auto count = [&items](PreflightState state) {
        return int(std::ranges::count(items, state, &engine::PreflightItem::state));
    };
    const int bad = count(PreflightState::Problem);
    const int warned = count(PreflightState::Warn);
    const auto unseen = int(std::ranges::count_if(items, isUnseen));
    if (bad > 0)
        return tr("%n thing(s) stand in the way of a job.", nullptr, bad);
    if (unseen > 0) {
        const QString text = tr("Nothing that can be seen stands in the way. %n thing(s) could not "
                                "be looked at.",
                                nullptr, unseen);
        return warned == 0
                   ? text
                   : QString(text + u' ' + tr("%n thing(s) are worth a look.", nullptr, warned));
    }
    if (warned > 0)
        return tr("A job can run here. %n thing(s) are worth a look.", nullptr, warned);
    return tr("A job can run here.");
}

void RoomPage::rebuildItems()
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const engine::PreflightItem &item : std::as_const(m_found))
        addItem(item);
    m_items->setVisible(!m_found.isEmpty());
    m_verdict->setText(verdict());
    m_verdict->setVisible(!m_verdict->text().isEmpty());
}

void RoomPage::addItem(const engine::PreflightItem &item)
{
    auto *line = new QWidget(m_items);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins({});
    row->setSpacing(space::Gap);
    auto *icon = new IconLabel(theme(), line);
    showState(*icon, item);
    icon->setFixedHeight(theme().lineHeight(Theme::Role::Text));
    const QString state = preflightStateText(item); // in words, too
    icon->setToolTip(state);
    auto *title = new QLabel(preflightTitle(item.id), line);
    title->setToolTip(state);
    title->setAccessibleName(withState(title->text(), state));
    auto *text = new QLabel(preflightText(item), line);
    theme().dress(title, Theme::Role::Text);
    theme().dress(text, Theme::Role::Text, &Tokens::text2);
    title->setWordWrap(true);
    title->setFixedWidth(180);
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    if (isNameOnly(item))
        setVerbatim(text);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(space::Inside);
    texts->addWidget(text);
    if (!item.findings.isEmpty()) {
        text->setVisible(!text->text().isEmpty());
        auto *findings = new FindingList(theme(), line);
        texts->addWidget(findings);
        findings->setFindings(item.findings);
    }
    row->addWidget(icon, 0, Qt::AlignTop);
    row->addWidget(title, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    m_rows->addWidget(line);
}

// ---- the tiny pod ----

void RoomPage::tryPod()
{
    engine::ClusterSession *cluster = session().cluster();
    if (!cluster || draft().image.isEmpty() || m_canary)
        return;
    engine::CanaryRequest request;
    request.namespaceName = namespaceName();
    request.account = account();
    request.image = draft().image;
    m_said.reset();
    m_podError.reset();
    m_podFindings->setFindings({});
    m_podStage = engine::CanaryJob::Stage::Creating;
    m_podDetail.clear();
    m_report->setProperty(kAbout, QStringList{namespaceName(), account(), draft().image});
    m_activity = 0;
    m_canary = new engine::CanaryJob(*cluster, request);
    follow(m_canary);
    // It goes on when the page is left, and who closes the window is told that it runs.
    m_activity = services().activities.add(m_canary, [where = request.namespaceName] {
        //: %1 is a namespace
        return tr("Tiny pod in %1").arg(where);
    });
    m_canary->setParent(cluster); // it cannot outlive the session
    renewPod();
}

void RoomPage::follow(engine::CanaryJob *pod)
{
    // The session goes: it lasts until the pod has been removed.
    connect(
        &session(), &ConnectSession::clusterChanged, pod,
        [this, pod] {
            if (m_canary != pod)
                return;
            pod->disconnect(this);
            m_canary.clear();
            pod->cancel();
            renewPod();
        },
        Qt::SingleShotConnection);
    connect(pod, &engine::CanaryJob::stageChanged, this,
            [this](engine::CanaryJob::Stage stage, const QString &detail) {
                m_podStage = stage;
                m_podDetail = detail;
                services().activities.setNote(
                    m_activity, [stage, detail] { return canaryStageText(stage, detail); });
                renewPod();
            });
    connect(pod, &engine::CanaryJob::reported, this, [this, pod] {
        m_said = pod->report();
        m_podFindings->setFindings(pod->findings());
        renewPod();
    });
    connect(pod, &engine::Job::finished, this, [this, pod] {
        if (const Result<> &done = pod->result(); !done && done.error().code != Errc::Cancelled)
            m_podError = done.error();
        m_podFindings->setFindings(pod->findings());
        m_canary.clear();
        renewPod();
    });
}

void RoomPage::renewPod()
{
    const bool running = !m_canary.isNull();
    m_try->setEnabled(!draft().image.isEmpty() && !session().isLocked());
    QPushButton *gone = running ? m_try : m_stop;
    QPushButton *other = running ? m_stop : m_try;
    other->show();
    if (gone->hasFocus()) // before the pressed one is hidden
        (other->isEnabled() ? static_cast<QWidget *>(other) : m_image)
            ->setFocus(Qt::OtherFocusReason);
    gone->hide();
    QString stage;
    if (running)
        stage = canaryStageText(m_podStage, m_podDetail);
    else if (m_podError)
        stage = sentenceFor(*m_podError).what;
    else if (draft().image.isEmpty())
        stage = tr("It needs an image.");
    else if (session().isLocked())
        stage = tr("This cluster is locked: nothing is written to it.");
    m_stage->setText(stage);
    m_report->setText(m_said ? canaryLines(*m_said).join(u'\n') : QString());
    m_report->setVisible(!m_report->text().isEmpty());
}

} // namespace firesteel::gui
