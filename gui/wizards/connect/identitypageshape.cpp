// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What page 4 is made of, and its texts.
#include "gui/wizards/connect/identitypage.h"

#include "gui/dialogs/consentdialog.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"
#include "gui/wizards/connect/secretplace.h"
#include "gui/wizards/connect/stackpage.h"
#include "gui/wizards/connect/tokenview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QVBoxLayout *columnIn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    return column;
}

} // namespace

QWidget *IdentityPage::buildToken()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnIn(page);
    m_token = new QLineEdit;
    m_token->setObjectName(u"connect.token"_s);
    m_token->setEchoMode(QLineEdit::Password);
    m_tokenField = new LabelledField(theme(), m_token, page);
    m_show = new QToolButton(page);
    m_show->setCheckable(true);
    m_show->setAutoRaise(true);
    m_show->setIcon(theme().icon(u"eye"_s));
    m_tokenChoose = new QPushButton(page);
    m_tokenChoose->setIcon(theme().icon(u"folder"_s));
    m_tokenField->addBeside(m_show);
    m_tokenField->addBeside(m_tokenChoose);
    m_tokenView = new TokenView(theme(), services().clock, page);
    m_tokenView->setObjectName(u"connect.tokenView"_s);
    lines->addWidget(m_tokenField);
    lines->addWidget(m_tokenView);
    connect(m_show, &QToolButton::toggled, this, [this](bool on) {
        m_token->setEchoMode(on ? QLineEdit::Normal : QLineEdit::Password);
    });
    connect(m_tokenChoose, &QPushButton::clicked, this, [this] { chooseTokenFile(true); });
    connect(m_token, &QLineEdit::textChanged, this, [this](const QString &text) {
        const kube::TokenReading reading = kube::readToken(text.toUtf8());
        editIdentity([&](ConnectionDraft &one) {
            one.token = reading.isUsable() ? reading.token : text.trimmed().toUtf8();
            if (one.namespaceName.isEmpty()) // where an account may do something at all
                one.namespaceName = reading.namespaceName;
        });
    });
    connect(m_token, &QLineEdit::returnPressed, this, &IdentityPage::nextWanted);
    return page;
}

QWidget *IdentityPage::buildTokenFile()
{
    auto *page = new StackPage;
    m_tokenFile = new QLineEdit;
    m_tokenFile->setObjectName(u"connect.tokenFile"_s);
    m_tokenFileField = new LabelledField(theme(), m_tokenFile, page);
    m_fileChoose = new QPushButton(page);
    m_fileChoose->setIcon(theme().icon(u"folder"_s));
    m_tokenFileField->addBeside(m_fileChoose);
    columnIn(page)->addWidget(m_tokenFileField);
    connect(m_fileChoose, &QPushButton::clicked, this, [this] { chooseTokenFile(false); });
    connect(m_tokenFile, &QLineEdit::textChanged, this, [this](const QString &text) {
        editIdentity([&](ConnectionDraft &one) { one.tokenFile = text.trimmed(); });
    });
    return page;
}

QWidget *IdentityPage::buildCertificate()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnIn(page);
    m_certificate = new MaterialField(theme(), page);
    m_certificate->setObjectName(u"connect.certificate"_s);
    m_key = new MaterialField(theme(), page);
    m_key->setObjectName(u"connect.key"_s);
    m_key->setSecret(true);
    m_certificate->setLines(4);
    m_key->setLines(4);
    m_passphrase = new QLineEdit;
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setObjectName(u"connect.keyPassphrase"_s);
    m_passphraseField = new LabelledField(theme(), m_passphrase, page);
    m_certificateText = new QLabel(page);
    m_certificateText->setWordWrap(true);
    m_certificateText->setTextFormat(Qt::PlainText);
    m_certificateFindings = new FindingList(theme(), page);
    for (QWidget *one : std::initializer_list<QWidget *>{m_certificate, m_certificateText, m_key,
                                                         m_passphraseField, m_certificateFindings})
        lines->addWidget(one);
    connect(m_certificate, &MaterialField::given, this, &IdentityPage::readClient);
    connect(m_key, &MaterialField::given, this, &IdentityPage::readClient);
    connect(m_passphrase, &QLineEdit::editingFinished, this, &IdentityPage::readClient);
    return page;
}

QWidget *IdentityPage::buildBasic()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnIn(page);
    m_user = new QLineEdit;
    m_user->setObjectName(u"connect.user"_s);
    m_password = new QLineEdit;
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setObjectName(u"connect.password"_s);
    m_userField = new LabelledField(theme(), m_user, page);
    m_passwordField = new LabelledField(theme(), m_password, page);
    lines->addWidget(m_userField);
    lines->addWidget(m_passwordField);
    connect(m_user, &QLineEdit::textChanged, this, [this](const QString &text) {
        editIdentity([&](ConnectionDraft &one) { one.user = text; });
    });
    connect(m_password, &QLineEdit::textChanged, this, [this](const QString &text) {
        editIdentity([&](ConnectionDraft &one) { one.password = text; });
    });
    return page;
}

QWidget *IdentityPage::buildExec()
{
    auto *page = new StackPage;
    QVBoxLayout *lines = columnIn(page);
    m_execText = new QLabel(page);
    m_execCommand = new QLabel(page);
    m_execState = new QLabel(page);
    m_execAllow = new QPushButton(page);
    m_execAllow->setObjectName(u"connect.execAllow"_s);
    theme().dress(m_execCommand, Theme::Role::Mono);
    theme().dress(m_execState, Theme::Role::Text, &Tokens::text2);
    m_execCommand->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setVerbatim(m_execCommand);
    for (QLabel *label : {m_execText, m_execCommand, m_execState}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        lines->addWidget(label);
    }
    lines->addWidget(m_execAllow, 0, Qt::AlignLeft);
    connect(m_execAllow, &QPushButton::clicked, this, [this] {
        if (draft().exec)
            askConsent(window(), services(), *draft().exec, [this] { renewPrograms(); });
    });
    return page;
}

QWidget *IdentityPage::buildOidc()
{
    auto *page = new StackPage;
    m_oidcText = new QLabel(page);
    m_oidcText->setWordWrap(true);
    m_oidcText->setTextFormat(Qt::PlainText);
    columnIn(page)->addWidget(m_oidcText);
    return page;
}

void IdentityPage::buildRest()
{
    column()->addSpacing(space::Gap);
    column()->addWidget(m_place);
    column()->addSpacing(space::Gap);
    m_actAs = new QCheckBox(sheet());
    m_actAs->setObjectName(u"connect.actAs"_s);
    m_actUser = new QLineEdit;
    m_actGroups = new QLineEdit;
    m_actUser->setObjectName(u"connect.actUser"_s);
    m_actGroups->setObjectName(u"connect.actGroups"_s);
    m_actUserField = new LabelledField(theme(), m_actUser, sheet());
    m_actGroupsField = new LabelledField(theme(), m_actGroups, sheet());
    for (QWidget *one : std::initializer_list<QWidget *>{m_actAs, m_actUserField, m_actGroupsField})
        column()->addWidget(one);
    connect(m_place, &SecretPlace::chosen, this, [this](secrets::SecretStore::Kind kind) {
        edit([kind](ConnectionDraft &one) { one.keepIn = kind; });
    });
    connect(m_place, &SecretPlace::opened, this, [this] { session().placeOpened(); });
    connect(m_place, &SecretPlace::asked, this, [this](QWidget *field) {
        // once it has its place
        QTimer::singleShot(1, field, [this, field] { ensureWidgetVisible(field); });
    });
    connect(m_actAs, &QCheckBox::toggled, this, [this](bool on) {
        m_actUserField->setVisible(on);
        m_actGroupsField->setVisible(on);
        if (!on)
            edit([](ConnectionDraft &one) { one.impersonation = {}; });
    });
    connect(m_actUser, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) { one.impersonation.user = text.trimmed(); });
    });
    connect(m_actGroups, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) {
            one.impersonation.groups.clear();
            for (const QString &group : text.split(u',', Qt::SkipEmptyParts))
                one.impersonation.groups << group.trimmed();
        });
    });
}

void IdentityPage::retranslate()
{
    setTexts(tr("Identity"), tr("Who you are for the cluster. Nothing of it is sent before the "
                                "server is trusted."));
    m_kindField->setLabel(tr("How you log in"));
    const QStringList kinds{tr("Not at all"),
                            tr("With a token"),
                            tr("With a token in a file"),
                            tr("With a client certificate"),
                            tr("With user and password"),
                            tr("With a program"),
                            tr("With an identity provider")};
    for (int i = 0; i < kinds.size(); ++i)
        m_kind->setItemText(i, kinds[i]);
    m_nothing->setText(tr("Right for “kubectl proxy”, which has logged in already. Other clusters "
                          "answer little to somebody who does not say who he is."));
    retranslateFields();
    sayClient();
}

void IdentityPage::retranslateFields()
{
    m_tokenField->setLabel(tr("Token"));
    m_tokenField->setHint(tr("Paste it as you have it: “Bearer” or quotes around it, or base64 as "
                             "in a Secret, are taken off."));
    m_show->setToolTip(tr("Show the token"));
    m_show->setAccessibleName(tr("Show the token"));
    m_tokenChoose->setText(tr("From a file…"));
    m_tokenFileField->setLabel(tr("File that holds the token"));
    m_tokenFileField->setHint(tr("It is read again each minute, for a token that something else "
                                 "renews."));
    m_fileChoose->setText(tr("Choose a file…"));
    m_certificate->setLabel(tr("Client certificate: drop the file here, or paste its text"));
    m_certificate->setChooserTitle(tr("Choose the client certificate"));
    m_key->setLabel(tr("Its private key"));
    m_key->setChooserTitle(tr("Choose the private key"));
    m_passphraseField->setLabel(tr("Pass-phrase of the key"));
    m_userField->setLabel(tr("User"));
    m_passwordField->setLabel(tr("Password"));
    m_passwordField->setHint(tr("Only a proxy in front of the cluster asks for it: Kubernetes "
                                "itself knows no passwords."));
    m_execText->setText(tr("The kubeconfig wants to run this program, which gives the token. "
                           "Firesteel runs it without a shell, and only after you have agreed to "
                           "exactly this command."));
    m_execAllow->setText(tr("Look at it and allow it…"));
    m_actAs->setText(tr("Act as somebody else (impersonation)"));
    m_actUserField->setLabel(tr("User to act as"));
    m_actGroupsField->setLabel(tr("Groups, with commas between them"));
}

} // namespace firesteel::gui
