// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What page 7 is made of, and its texts.
#include "gui/wizards/connect/accesspage.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/codeview.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/focusring.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/rightsmatrix.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kYamlHeight = 260;

} // namespace

void AccessPage::buildForm()
{
    m_namespace->setEditable(true);
    m_namespace->setInsertPolicy(QComboBox::NoInsert);
    m_namespace->setObjectName(u"connect.namespace"_s);
    m_account->setObjectName(u"connect.account"_s);
    setVerbatim(m_account, {u"placeholderText"_s});
    m_account->setPlaceholderText(usualAccount());
    m_least->setChecked(true);
    m_look->setObjectName(u"connect.accessLook"_s);
    column()->addSpacing(space::Gap);
    column()->addWidget(m_namespaceField);
    column()->addWidget(m_accountField);
    column()->addSpacing(space::Inside);
    for (const auto &[button, text] : {std::pair{m_least, m_leastText}, {m_edit, m_editText}}) {
        text->setWordWrap(true);
        text->setContentsMargins(kIconSize + space::Gap, 0, 0, 0);
        theme().dress(text, Theme::Role::Note, &Tokens::text2);
        auto *both = new QVBoxLayout;
        both->setSpacing(0);
        both->addWidget(button);
        both->addWidget(text);
        column()->addLayout(both);
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_look);
    row->addWidget(m_progress);
    row->addStretch(1);
    theme().dress(m_progress, Theme::Role::Text, &Tokens::text2);
    column()->addSpacing(space::Gap);
    column()->addLayout(row);
    connect(m_namespace, &QComboBox::currentTextChanged, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) { one.namespaceName = text.trimmed(); });
    });
    connect(m_account, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) { one.serviceAccount = text.trimmed(); });
    });
    connect(m_edit, &QRadioButton::toggled, this, &AccessPage::renew);
    connect(m_look, &QPushButton::clicked, this, &AccessPage::look);
}

void AccessPage::buildPlan()
{
    m_summary->setWordWrap(true);
    m_summary->setObjectName(u"connect.accessSummary"_s);
    theme().dress(m_summary, Theme::Role::Verdict);
    m_steps->setObjectName(u"connect.accessSteps"_s);
    m_steps->setRootIsDecorated(false);
    m_steps->setUniformRowHeights(true);
    m_steps->setAllColumnsShowFocus(true);
    m_steps->setColumnCount(3);
    m_steps->header()->setStretchLastSection(false);
    m_steps->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_steps->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_steps->header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    m_yaml->setObjectName(u"connect.accessYaml"_s);
    m_yaml->setLanguage(u"YAML"_s);
    m_yaml->setReadOnly(true);
    m_yaml->setFixedHeight(kYamlHeight);
    new FocusRing(theme(), m_yaml);
    auto *row = new FlowLayout(space::Gap, space::Gap);
    m_buttons->setLayout(row);
    m_apply->setObjectName(u"connect.accessApply"_s);
    m_copyYaml->setObjectName(u"connect.accessCopyYaml"_s);
    m_copyText->setObjectName(u"connect.accessCopyText"_s);
    for (QPushButton *button : {m_apply, m_copyYaml, m_copyText})
        row->addWidget(button);
    m_matrixText->setWordWrap(true);
    theme().dress(m_matrixTitle, Theme::Role::Heading);
    theme().dress(m_matrixText, Theme::Role::Note, &Tokens::text2);
    column()->addSpacing(space::Gap);
    for (QWidget *one :
         std::initializer_list<QWidget *>{m_summary, m_findings, m_steps, m_yaml, m_buttons,
                                          m_matrixTitle, m_matrixText, m_matrix})
        column()->addWidget(one);
    connect(m_steps, &QTreeWidget::itemSelectionChanged, this, &AccessPage::showStep);
    connect(m_apply, &QPushButton::clicked, this, &AccessPage::apply);
    connect(m_copyYaml, &QPushButton::clicked, this, [this] {
        if (m_plan)
            QGuiApplication::clipboard()->setText(QString::fromUtf8(m_plan->yaml()));
    });
    connect(m_copyText, &QPushButton::clicked, this, [this] {
        if (m_plan)
            QGuiApplication::clipboard()->setText(m_plan->administratorText());
    });
}

void AccessPage::retranslate()
{
    setTexts(tr("Namespace and driver account"),
             tr("Spark's driver runs in a namespace, under an account of its own, and makes its "
                "executors there. It needs rights for that."));
    m_namespaceField->setLabel(tr("Namespace"));
    m_namespace->lineEdit()->setAccessibleName(m_namespace->accessibleName());
    m_namespaceField->setHint(tr("Choose one, or type the name of a new one."));
    m_accountField->setLabel(tr("Account of the drivers (service account)"));
    m_least->setText(tr("The least rights (a Role of this namespace)"));
    m_leastText->setText(tr("Exactly what a driver needs, and nothing outside of the namespace."));
    m_edit->setText(tr("The rights of “edit” (a ClusterRole)"));
    m_editText->setText(tr("Simple, but wide: the driver could also read the secrets of the "
                           "namespace."));
    m_least->setAccessibleDescription(m_leastText->text());
    m_edit->setAccessibleDescription(m_editText->text());
    m_look->setText(tr("Look what is there"));
    m_copyYaml->setText(tr("Copy the YAML"));
    m_copyText->setText(tr("Copy a text for the administrator"));
    m_apply->setText(tr("Make it so…"));
    m_matrixTitle->setText(tr("What the account may do"));
    m_steps->setAccessibleName(tr("What would be done"));
    m_yaml->setAccessibleName(tr("The object as YAML"));
    m_steps->setHeaderLabels({tr("Object"), tr("What happens"), tr("Tried by the server")});
    renewPlan();
}

} // namespace firesteel::gui
