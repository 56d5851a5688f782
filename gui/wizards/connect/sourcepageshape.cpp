// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What page 1 is made of, and its texts.
#include "gui/wizards/connect/sourcepage.h"

#include "gui/shell/practice.h"
#include "gui/theme/theme.h"
#include "gui/wizards/connect/commandline.h"
#include "gui/wizards/connect/contexttree.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"
#include "gui/wizards/connect/stackpage.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QVBoxLayout *columnOf(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    return column;
}

} // namespace

void SourcePage::buildWays()
{
    using S = Source;
    for (const S source :
         {S::Kubeconfig, S::Parts, S::K3s, S::Rancher, S::KubectlProxy, S::Practice}) {
        if (source == S::Practice && !Practice::available())
            continue;
        Way way{source, new QRadioButton(sheet()), new QLabel(sheet())};
        way.button->setObjectName(u"connect.way%1"_s.arg(int(source)));
        way.note->setWordWrap(true);
        way.note->setContentsMargins(kIconSize + space::Gap, 0, 0, 0);
        theme().dress(way.note, Theme::Role::Note, &Tokens::text2);
        auto *both = new QVBoxLayout;
        both->setSpacing(0);
        both->addWidget(way.button);
        both->addWidget(way.note);
        column()->addLayout(both);
        connect(way.button, &QRadioButton::toggled, this, [this, source](bool on) {
            if (on)
                choose(source);
        });
        m_ways.append(way);
    }
}

QWidget *SourcePage::buildKubeconfig()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnOf(page);
    m_found = new QLabel(page);
    theme().dress(m_found, Theme::Role::Heading);
    m_contexts = new ContextTree(theme(), page);
    m_found->setBuddy(m_contexts);
    m_file = new MaterialField(theme(), page);
    m_file->setObjectName(u"connect.kubeconfig"_s);
    m_file->setLines(3);
    lines->addWidget(m_found);
    lines->addWidget(m_contexts);
    lines->addSpacing(space::Gap);
    lines->addWidget(m_file);
    lines->addStretch(1);
    connect(m_contexts, &ContextTree::chosen, this, &SourcePage::resolveChoice);
    connect(m_contexts, &QTreeWidget::itemActivated, this, &SourcePage::nextWanted);
    connect(m_file, &MaterialField::given, this,
            [this](const QByteArray &content, const QString &, const QString &path) {
                take(content, path, Source::Kubeconfig);
            });
    return page;
}

QWidget *SourcePage::buildParts()
{
    auto *page = new StackPage;
    m_partsText = new QLabel(page);
    m_partsText->setWordWrap(true);
    columnOf(page)->addWidget(m_partsText);
    return page;
}

QWidget *SourcePage::buildK3s()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnOf(page);
    m_host = new QLineEdit;
    m_host->setObjectName(u"connect.k3sHost"_s);
    m_hostField = new LabelledField(theme(), m_host, page);
    m_k3sText = new QLabel(page);
    m_k3sTokenText = new QLabel(page);
    for (QLabel *label : {m_k3sText, m_k3sTokenText})
        label->setWordWrap(true);
    m_k3sConfig = new CommandLine(theme(), page);
    m_k3sConfig->setObjectName(u"connect.k3sConfig"_s);
    m_k3sCa = new CommandLine(theme(), page);
    m_k3sToken = new CommandLine(theme(), page);
    m_k3sOutput = new MaterialField(theme(), page);
    m_k3sOutput->setObjectName(u"connect.k3sOutput"_s);
    lines->addWidget(m_hostField);
    lines->addWidget(m_k3sText);
    lines->addWidget(m_k3sConfig);
    lines->addWidget(m_k3sOutput);
    lines->addSpacing(space::Gap);
    lines->addWidget(m_k3sTokenText);
    lines->addWidget(m_k3sCa);
    lines->addWidget(m_k3sToken);
    lines->addStretch(1);
    connect(m_host, &QLineEdit::textChanged, this, [this] {
        renew();
        if (!m_k3sOutput->content().isEmpty())
            take(m_k3sOutput->content(), {}, Source::K3s);
    });
    connect(m_k3sOutput, &MaterialField::given, this,
            [this](const QByteArray &content) { take(content, {}, Source::K3s); });
    return page;
}

QWidget *SourcePage::buildRancher()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnOf(page);
    m_rancherText = new QLabel(page);
    m_rancherText->setWordWrap(true);
    m_rancherFile = new MaterialField(theme(), page);
    m_rancherFile->setObjectName(u"connect.rancherFile"_s);
    lines->addWidget(m_rancherText);
    lines->addWidget(m_rancherFile);
    lines->addStretch(1);
    connect(m_rancherFile, &MaterialField::given, this,
            [this](const QByteArray &content, const QString &, const QString &path) {
                take(content, path, Source::Rancher);
            });
    return page;
}

QWidget *SourcePage::buildProxy()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnOf(page);
    m_proxyText = new QLabel(page);
    m_proxyText->setWordWrap(true);
    m_proxyCommand = new CommandLine(theme(), page);
    m_proxyCommand->setCommand(u"kubectl proxy --port=%1"_s.arg(ProxyPort));
    lines->addWidget(m_proxyText);
    lines->addWidget(m_proxyCommand);
    lines->addStretch(1);
    return page;
}

QWidget *SourcePage::buildPractice()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnOf(page);
    m_practiceText = new QLabel(page);
    m_practiceText->setWordWrap(true);
    m_practice = new QPushButton(page);
    m_practice->setObjectName(u"connect.practice"_s);
    lines->addWidget(m_practiceText);
    lines->addWidget(m_practice, 0, Qt::AlignLeft);
    lines->addStretch(1);
    connect(m_practice, &QPushButton::clicked, this, &SourcePage::practiceWanted);
    return page;
}

void SourcePage::retranslate()
{
    setTexts(tr("What do you have?"),
             tr("Begin with what the administrator of the cluster gave you. The next pages ask "
                "for what is missing, and prove each part."));
    const auto say = [this](Source source, const QString &text, const QString &note) {
        for (const Way &way : std::as_const(m_ways)) {
            if (way.source != source)
                continue;
            way.button->setText(text);
            way.note->setText(note);
            way.button->setAccessibleDescription(note);
        }
    };
    say(Source::Kubeconfig, tr("A kubeconfig file"),
        tr("As kubectl uses it. Often it is on this computer already."));
    say(Source::Parts, tr("An address, a CA certificate and a token"),
        tr("In an e-mail or as files. It is enough to begin with the address."));
    say(Source::K3s, tr("A K3s server that I reach by SSH"),
        tr("Shows which commands to run there, and takes their output."));
    say(Source::Rancher, tr("A login to Rancher"), tr("Its page has a file to download."));
    say(Source::KubectlProxy, tr("A running “kubectl proxy”"),
        tr("It has logged in already, and listens on this computer alone."));
    say(Source::Practice, tr("Nothing yet"),
        tr("A practice cluster inside this program shows how all of it works."));
    retranslateFields();
}

void SourcePage::retranslateFields()
{
    renewFound();
    m_file->setLabel(tr("Another one: drop the file here, or paste its text"));
    m_file->setChooserTitle(tr("Choose a kubeconfig"));
    m_partsText->setText(tr("The next pages ask for the address, the CA and the token, one after "
                            "the other. In each of them you may paste text, or drop a file."));
    m_hostField->setLabel(tr("Name or address of the K3s server"));
    m_hostField->setHint(tr("As you write it behind ssh, without the user."));
    m_k3sText->setText(tr("Run this command, and paste what it prints. It logs you in as the "
                          "cluster's administrator."));
    m_k3sConfig->setName(tr("Command for the kubeconfig"));
    m_k3sOutput->setLabel(tr("Output of the command"));
    m_k3sOutput->setChooserTitle(tr("Choose the file with the output"));
    m_k3sTokenText->setText(tr("To log in with fewer rights, run these instead: the first prints "
                               "the CA for the page Trust, the second a token for the page "
                               "Identity."));
    m_k3sCa->setName(tr("Command for the CA"));
    m_k3sToken->setName(tr("Command for a token"));
    m_rancherText->setText(tr("In Rancher, open the cluster, and choose Download KubeConfig in the "
                              "menu at the top right. Drop the file here, or paste its text."));
    m_rancherFile->setLabel(tr("The file from Rancher"));
    m_rancherFile->setChooserTitle(tr("Choose the file from Rancher"));
    m_proxyText->setText(tr("Start it in a terminal, and leave it running. Everybody on this "
                            "computer can use the cluster through it as long as it runs."));
    m_proxyCommand->setName(tr("Command for the proxy"));
    m_practiceText->setText(tr("It runs scripted Spark jobs: one that succeeds, and some that fail "
                               "in the ways that real ones do. Nothing leaves this computer."));
    m_practice->setText(tr("Open the practice cluster"));
}

} // namespace firesteel::gui
