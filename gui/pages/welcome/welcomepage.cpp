// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/welcome/welcomepage.h"

#include "core/settings/settings.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/practice.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/hairline.h"
#include "gui/widgets/layouttabs.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/panel.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

constexpr int kWelcomeWidest = 760;
constexpr int kMostRows = 10; ///< beyond that the list scrolls
constexpr int kChoiceIdRole = Qt::UserRole;

QString shortPath(const QString &path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? QString(u"~"_s + path.mid(home.size())) : path;
}

} // namespace

WelcomePage::WelcomePage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_title(new QLabel(this)), m_intro(new QLabel(this)),
      m_problem(new Panel(services.theme, &Tokens::tintFailed, this)),
      m_problemWhat(new QLabel(m_problem)), m_problemNext(new QLabel(m_problem)),
      m_again(new LinkLabel(services.theme, {}, m_problem)),
      m_forget(new LinkLabel(services.theme, {}, m_problem)), m_found(new QLabel(this)),
      m_contexts(new QTreeWidget(this)), m_open(new QPushButton(this)),
      m_choose(new QPushButton(this)), m_look(new QPushButton(this)),
      m_setUp(new QPushButton(this)), m_places(new QLabel(this)),
      m_line(new Hairline(Qt::Horizontal, this)), m_practiceTitle(new QLabel(this)),
      m_practiceText(new QLabel(this)), m_practice(new QPushButton(this))
{
    build();
    const Workbench &workbench = services.workbench;
    connect(&workbench, &Workbench::choicesChanged, this, &WelcomePage::renew);
    connect(&workbench, &Workbench::openFailed, this, &WelcomePage::renewProblem);
    connect(&workbench, &Workbench::freshnessChanged, this, &WelcomePage::renewProblem);
    connect(&services.theme, &Theme::changed, this, &WelcomePage::renew);
    connect(m_again, &LinkLabel::clicked, this, [this] {
        if (m_services.workbench.openProblem())
            m_services.workbench.reconnect();
        else
            m_services.workbench.refreshChoices();
    });
    connect(m_forget, &LinkLabel::clicked, this, [this] {
        QStringList files = m_services.settings.get(keys::KubeconfigFiles);
        files.removeAll(blamedFile());
        setFiles(files);
    });
    connect(m_contexts, &QTreeWidget::itemActivated, this, &WelcomePage::openSelected);
    connect(m_contexts, &QTreeWidget::itemSelectionChanged, this,
            [this] { m_open->setEnabled(!m_contexts->selectedItems().isEmpty()); });
    connect(m_open, &QPushButton::clicked, this, &WelcomePage::openSelected);
    connect(m_choose, &QPushButton::clicked, this, &WelcomePage::chooseFile);
    connect(m_look, &QPushButton::clicked, &m_services.workbench, &Workbench::refreshChoices);
    connect(m_setUp, &QPushButton::clicked, this,
            [this] { m_services.navigator.go(u"connect"_s); });
    connect(m_practice, &QPushButton::clicked, this,
            [this] { openCluster(m_services, u"practice"_s); });
    retranslate();
}

void WelcomePage::build()
{
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins({});
    auto *scroll = new QScrollArea(this);
    scroll->setObjectName(u"welcome.scroll"_s);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    outer->addWidget(scroll);
    auto *content = new QWidget;
    scroll->setWidget(content);
    auto *middle = new QHBoxLayout(content);
    middle->setContentsMargins(space::Margin, space::Margin, space::Margin, space::Margin);
    auto *sheet = new QWidget(content);
    sheet->setMaximumWidth(kWelcomeWidest);
    sheet->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    middle->addWidget(sheet, 100);
    middle->addStretch(1);
    auto *column = new QVBoxLayout(sheet);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    Theme &theme = m_services.theme;
    theme.dress(m_title, Theme::Role::Title);
    theme.dress(m_intro, Theme::Role::Text, &Tokens::text2);
    m_intro->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_intro);
    column->addSpacing(space::Gap);
    auto *problem = new QVBoxLayout(m_problem);
    for (QLabel *label : {m_problemWhat, m_problemNext}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        problem->addWidget(label);
    }
    theme.dress(m_problemWhat, Theme::Role::Medium, &Tokens::failed);
    theme.dress(m_problemNext, Theme::Role::Text, &Tokens::text);
    auto *cures = new QHBoxLayout;
    cures->setSpacing(space::Group);
    cures->addWidget(m_again);
    cures->addWidget(m_forget);
    cures->addStretch();
    problem->addLayout(cures);
    column->addWidget(m_problem);
    buildContexts(column);
    column->addSpacing(space::Group);
    column->addWidget(m_line);
    column->addSpacing(space::Group);
    theme.dress(m_practiceTitle, Theme::Role::Heading);
    theme.dress(m_practiceText, Theme::Role::Text, &Tokens::text2);
    m_practiceText->setWordWrap(true);
    column->addWidget(m_practiceTitle);
    column->addWidget(m_practiceText);
    column->addWidget(m_practice, 0, Qt::AlignLeft);
    column->addStretch();
    m_again->setObjectName(u"welcome.again"_s);
    m_forget->setObjectName(u"welcome.forget"_s);
    m_problemWhat->setObjectName(u"welcome.problem"_s);
    m_problemNext->setObjectName(u"welcome.problemNext"_s);
    m_practice->setObjectName(u"welcome.practice"_s);
    orderTabsAsLaidOut(this);
}

void WelcomePage::buildContexts(QVBoxLayout *column)
{
    Theme &theme = m_services.theme;
    theme.dress(m_found, Theme::Role::Heading);
    theme.dress(m_places, Theme::Role::Note, &Tokens::text2);
    m_places->setWordWrap(true);
    m_places->setTextFormat(Qt::PlainText);
    m_contexts->setObjectName(u"welcome.contexts"_s);
    m_contexts->setRootIsDecorated(false);
    m_contexts->setUniformRowHeights(true);
    m_contexts->setAllColumnsShowFocus(true);
    m_contexts->setColumnCount(3);
    m_contexts->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_contexts->header()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_contexts->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_contexts->header()->setStretchLastSection(false);
    m_contexts->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_contexts->setProperty(property::NoFrame, true);
    m_found->setBuddy(m_contexts);
    column->addWidget(m_found);
    column->addWidget(m_contexts);
    makeMain(m_open);
    m_open->setEnabled(false);
    m_open->setObjectName(u"welcome.open"_s);
    m_choose->setObjectName(u"welcome.choose"_s);
    m_look->setObjectName(u"welcome.look"_s);
    m_setUp->setObjectName(u"welcome.setUp"_s);
    makeQuiet(m_look);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_open);
    row->addWidget(m_setUp);
    row->addWidget(m_choose);
    row->addWidget(m_look);
    row->addStretch();
    column->addLayout(row);
    column->addWidget(m_places);
}

QString WelcomePage::title() const
{
    return tr("Connect to a cluster");
}

QWidget *WelcomePage::focusTarget()
{
    if (m_contexts->topLevelItemCount() > 0)
        return m_contexts;
    return m_practice->isVisibleTo(this) ? m_practice : m_choose;
}

void WelcomePage::open(const QVariantMap &argument)
{
    if (argument.value(u"choose"_s).toBool())
        chooseFile();
}

void WelcomePage::activate()
{
    renew();
}

void WelcomePage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void WelcomePage::retranslate()
{
    m_title->setText(title());
    m_intro->setText(tr("Firesteel uses the same kubeconfig files as kubectl. Choose a cluster, or "
                        "add the file that the cluster's administrator gave you."));
    m_again->setText(tr("Try again"));
    m_forget->setText(tr("Forget this file"));
    m_contexts->setHeaderLabels({tr("Cluster"), tr("Server"), tr("Namespace")});
    m_contexts->setAccessibleName(tr("Clusters that were found"));
    m_open->setText(tr("Connect"));
    m_choose->setText(tr("Choose a kubeconfig…"));
    m_look->setText(tr("Look again"));
    m_setUp->setText(tr("Step by step…"));
    m_setUp->setToolTip(tr("From an address, a CA file and a token, each part proven"));
    m_practiceTitle->setText(tr("Practise without one"));
    m_practiceText->setText(
        tr("A small cluster inside this program runs scripted Spark jobs: one that succeeds, and "
           "some that fail in the ways that real ones do. Nothing is installed, and nothing leaves "
           "this computer."));
    m_practice->setText(tr("Open the practice cluster"));
    renew();
}

void WelcomePage::renew()
{
    const Workbench &workbench = m_services.workbench;
    const auto *before = m_contexts->currentItem();
    const QString selected = before ? before->data(0, kChoiceIdRole).toString()
                                    : m_services.settings.get(keys::LastCluster);
    m_contexts->clear();
    for (const ClusterChoice &choice : workbench.choices()) {
        if (choice.kind == ClusterChoice::Kind::Practice)
            continue;
        auto *item = new QTreeWidgetItem({choice.name, choice.server, choice.namespaceName});
        item->setData(0, kChoiceIdRole, choice.id);
        for (int i = 0; i < 3; ++i)
            item->setData(i, VerbatimRole, i != 1 || !choice.problem);
        item->setFont(0, m_services.theme.font(Theme::Role::Name));
        if (choice.problem) {
            const Sentence sentence = sentenceFor(*choice.problem);
            item->setIcon(1, m_services.theme.icon(u"warning"_s, &Tokens::waiting));
            item->setText(1, sentence.what);
            for (int i = 0; i < 3; ++i)
                item->setToolTip(i, sentence.what + u'\n' + sentence.next);
        } else if (const QString trust = trustWord(trustMarks(choice)); !trust.isEmpty()) {
            item->setIcon(1, m_services.theme.icon(u"warning"_s, &Tokens::failed));
            item->setText(1, choice.server + u", "_s + trust);
            for (int i = 0; i < 3; ++i)
                item->setToolTip(i, trustSentence(trustMarks(choice)));
        }
        m_contexts->addTopLevelItem(item);
        if (choice.id == selected || (!m_contexts->currentItem() && choice.isDefault))
            m_contexts->setCurrentItem(item);
    }
    const int found = m_contexts->topLevelItemCount();
    m_contexts->setVisible(found > 0);
    m_found->setBuddy(found > 0 ? m_contexts : nullptr);
    const Metrics &metrics = m_services.theme.metrics(); // as high as its rows, and no higher
    m_contexts->setFixedHeight(metrics.header + std::min(found, kMostRows) * metrics.row +
                               2 * m_contexts->frameWidth() + space::Inside);
    m_open->setVisible(found > 0);
    m_open->setEnabled(!m_contexts->selectedItems().isEmpty());
    if (found > 0)
        m_found->setText(tr("%n cluster(s) found", nullptr, found));
    else
        m_found->setText(workbench.choicesKnown() ? tr("No cluster found yet")
                                                  : tr("Looking for kubeconfig files…"));
    QStringList places;
    for (const QString &place : workbench.kubeconfigPlaces())
        places.append(shortPath(place));
    //: a list of files
    m_places->setText(tr("Looked at: %1").arg(places.join(u", "_s)));
    const bool practice = Practice::available();
    for (QWidget *one :
         std::initializer_list<QWidget *>{m_line, m_practiceTitle, m_practiceText, m_practice})
        one->setVisible(practice);
    renewProblem();
}

void WelcomePage::renewProblem()
{
    const Workbench &workbench = m_services.workbench;
    const auto &problem =
        workbench.openProblem() ? workbench.openProblem() : workbench.kubeconfigProblem();
    m_problem->setVisible(problem.has_value());
    if (!problem)
        return;
    const Sentence sentence = sentenceFor(*problem);
    m_problemWhat->setText(sentence.what);
    m_problemNext->setText(sentence.next);
    m_problem->setAccessibleName(sentence.what);
    m_again->setAccessibleDescription(sentence.what);
    m_forget->setAccessibleDescription(sentence.what);
    m_forget->setVisible(!blamedFile().isEmpty());
}

/// The file that the problem is about, if it is one that was added by hand.
QString WelcomePage::blamedFile() const
{
    const Workbench &workbench = m_services.workbench;
    const auto &problem =
        workbench.openProblem() ? workbench.openProblem() : workbench.kubeconfigProblem();
    const QString path = problem ? problem->context.value(u"path"_s) : QString();
    return m_services.settings.get(keys::KubeconfigFiles).contains(path) ? path : QString();
}

void WelcomePage::setFiles(const QStringList &files)
{
    m_services.settings.set(keys::KubeconfigFiles, files);
    m_services.workbench.setExtraKubeconfigs(files);
    m_services.workbench.refreshChoices();
}

void WelcomePage::openSelected()
{
    const QList<QTreeWidgetItem *> chosen = m_contexts->selectedItems();
    if (!chosen.isEmpty())
        openCluster(m_services, chosen.constFirst()->data(0, kChoiceIdRole).toString());
}

void WelcomePage::chooseFile()
{
    auto *dialog = new QFileDialog(window(), tr("Choose a kubeconfig"));
    dialog->setObjectName(u"welcome.fileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setFilter(QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDot);
    const QString usual = QDir::home().filePath(u".kube"_s);
    dialog->setDirectory(QFileInfo(usual).isDir() ? usual : QDir::homePath());
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QStringList files = m_services.settings.get(keys::KubeconfigFiles);
        files.removeAll(path);
        files.append(path);
        setFiles(files);
    });
    dialog->open();
}

} // namespace firesteel::gui
