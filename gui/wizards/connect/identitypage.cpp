// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/identitypage.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/certificatecard.h"
#include "gui/dialogs/consentdialog.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/aside.h"
#include "gui/shell/vault.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
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
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestToken = 1LL << 20;

QVBoxLayout *columnIn(QWidget *widget)
{
    auto *column = new QVBoxLayout(widget);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    return column;
}

} // namespace

IdentityPage::IdentityPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Identity, session, services, parent),
      m_kindField(new LabelledField(services.theme, new QComboBox, sheet())),
      m_kind(qobject_cast<QComboBox *>(m_kindField->field())), m_stack(new QStackedWidget(sheet())),
      m_nothing(new QLabel), m_tested(new FindingList(services.theme, sheet())),
      m_place(new SecretPlace(services, sheet()))
{
    m_kind->setObjectName(u"connect.identity"_s);
    m_nothing->setWordWrap(true);
    m_nothing->setAlignment(Qt::AlignTop);
    for (int i = 0; i <= int(Identity::Oidc); ++i)
        m_kind->addItem(QString());
    m_stack->addWidget(m_nothing);
    m_stack->addWidget(buildToken());
    m_stack->addWidget(buildTokenFile());
    m_stack->addWidget(buildCertificate());
    m_stack->addWidget(buildBasic());
    m_stack->addWidget(buildExec());
    m_stack->addWidget(buildOidc());
    for (int i = 0; i < m_stack->count(); ++i) {
        if (QLayout *lines = m_stack->widget(i)->layout())
            lines->setAlignment(Qt::AlignTop);
    }
    connect(m_stack, &QStackedWidget::currentChanged, this, [this](int current) {
        for (int i = 0; i < m_stack->count(); ++i)
            m_stack->widget(i)->setSizePolicy(QSizePolicy::Preferred, i == current
                                                                          ? QSizePolicy::Preferred
                                                                          : QSizePolicy::Ignored);
    });
    Q_EMIT m_stack->currentChanged(0);
    column()->addSpacing(space::Gap);
    column()->addWidget(m_kindField);
    column()->addWidget(m_stack);
    column()->addWidget(m_tested);
    buildRest();
    connect(m_kind, &QComboBox::activated, this, [this](int index) {
        editIdentity([index](ConnectionDraft &one) { one.identity = Identity(index); });
    });
    begin();
}

void IdentityPage::editIdentity(const std::function<void(ConnectionDraft &)> &change)
{
    edit([&](ConnectionDraft &one) {
        const ConnectionDraft before = one;
        change(one);
        if (!(one == before))
            one.ownIdentity = true;
    });
}

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

void IdentityPage::entered()
{
    if (services().vault.isSearching())
        return; // SecretPlace waits for it
    const bool there = services().vault.store(draft().keepIn) != nullptr;
    if (!there && draft().keepIn != secrets::SecretStore::Kind::Session)
        session().edit([this](ConnectionDraft &one) { one.keepIn = m_place->usual(); });
    m_place->setPlace(draft().keepIn);
}

QWidget *IdentityPage::focusTarget()
{
    switch (draft().identity) {
    case Identity::Token:
        return m_token;
    case Identity::TokenFile:
        return m_tokenFile;
    case Identity::Basic:
        return m_user;
    case Identity::Certificate:
    case Identity::Exec:
    case Identity::Oidc:
    case Identity::None:
        break;
    }
    return m_kind;
}

void IdentityPage::renew()
{
    const auto put = [](QLineEdit *field, const QString &text) {
        if (field->text() != text)
            field->setText(text);
    };
    const Identity identity = draft().identity;
    m_kind->setCurrentIndex(int(identity));
    m_stack->setCurrentIndex(int(identity));
    if (kube::readToken(m_token->text().toUtf8()).token != draft().token &&
        m_token->text().trimmed().toUtf8() != draft().token)
        m_token->setText(QString::fromUtf8(draft().token));
    m_tokenView->setToken(draft().token);
    put(m_tokenFile, draft().tokenFile);
    put(m_user, draft().user);
    put(m_password, draft().password);
    renewCertificate();
    renewPrograms();
    m_tested->setFindings(session().findings(ConnectStep::Identity));
    m_place->setVisible(hasOwnSecret(draft()));
    m_place->setPlace(draft().keepIn);
    const bool acts = !draft().impersonation.user.isEmpty();
    if (acts && !m_actAs->isChecked())
        m_actAs->setChecked(true);
    m_actUserField->setVisible(m_actAs->isChecked());
    m_actGroupsField->setVisible(m_actAs->isChecked());
    put(m_actUser, draft().impersonation.user);
    if (!m_actGroups->hasFocus())
        put(m_actGroups, draft().impersonation.groups.join(u", "_s));
}

void IdentityPage::reset()
{
    ++m_reads;
    m_show->setChecked(false); // the next token is not shown either
    for (QLineEdit *field : {m_token, m_passphrase, m_password})
        field->setText({}); // clear() would keep it for Undo
    m_actAs->setChecked(false);
    m_tokenField->setError({});
}

/// From elsewhere, such as a kubeconfig: it is read as if it had been given here.
void IdentityPage::renewCertificate()
{
    if (draft().certificatePem == m_lastCertificate && draft().keyPem == m_lastKey)
        return;
    m_lastCertificate = draft().certificatePem;
    m_lastKey = draft().keyPem;
    m_certificate->setContent(draft().certificatePem, {});
    m_key->setKept(draft().keyPem);
    ++m_reads;
    m_client = {};
    if (!m_lastKey.isEmpty() && !m_lastCertificate.isEmpty())
        m_client = kube::readClientIdentity(m_lastCertificate, m_lastKey, services().clock.wall(),
                                            draft().keyPassphrase.toUtf8());
    sayClient();
}

void IdentityPage::readClient()
{
    const quint64 ticket = ++m_reads;
    runAside(
        this,
        [certificate = m_certificate->content(), key = m_key->content(),
         now = services().clock.wall(), passphrase = m_passphrase->text().toUtf8()] {
            return kube::readClientIdentity(certificate, key, now, passphrase);
        },
        [this, ticket](const kube::ClientIdentity &found) {
            if (ticket == m_reads)
                clientRead(found);
        });
}

void IdentityPage::clientRead(const kube::ClientIdentity &found)
{
    m_client = found;
    const bool good = found.isUsable();
    m_lastCertificate = good ? found.certificatePem : m_certificate->content();
    m_lastKey = good ? found.keyPem : m_key->content();
    editIdentity([&](ConnectionDraft &one) {
        one.certificatePem = m_lastCertificate;
        one.keyPem = m_lastKey;
        one.resolvedKey = found.key;
    });
    sayClient();
}

void IdentityPage::sayClient()
{
    QString text;
    if (!m_client.chain.isEmpty()) {
        const kube::CertificateCard card = kube::certificateCard(m_client.chain.constFirst());
        text = card.organizations.isEmpty()
                   ? tr("User %1, valid until %2").arg(card.subject, absoluteTime(card.notAfter))
                   //: a user, his groups, and when his certificate ends
                   : tr("User %1 of %2, valid until %3")
                         .arg(card.subject, card.organizations.join(u", "_s),
                              absoluteTime(card.notAfter));
    }
    m_certificateText->setText(text);
    m_certificateText->setVisible(!text.isEmpty());
    const bool begun = !m_certificate->content().isEmpty() && !m_key->content().isEmpty();
    m_certificateFindings->setFindings(begun ? m_client.findings : QList<Finding>());
    m_passphraseField->setVisible(m_client.wantsPassphrase || !m_passphrase->text().isEmpty());
}

void IdentityPage::renewPrograms()
{
    if (draft().exec) {
        m_execCommand->setText(kube::shownCommand(*draft().exec));
        const bool wanted = session().wantsConsent();
        m_execState->setText(wanted ? tr("You have not agreed to it yet.")
                                    : tr("You have agreed to it."));
        m_execAllow->setVisible(wanted);
    } else {
        m_execCommand->clear();
        m_execState->setText(tr("A program comes with a kubeconfig. Choose one on the first "
                                "page."));
        m_execAllow->hide();
    }
    m_execText->setVisible(draft().exec.has_value());
    if (draft().oidc)
        m_oidcText->setText(tr("The kubeconfig logs in at %1 as %2. Firesteel renews the token "
                               "there, and never writes to your file.")
                                .arg(draft().oidc->issuerUrl, draft().oidc->clientId));
    else
        m_oidcText->setText(tr("An identity provider comes with a kubeconfig. Choose one on the "
                               "first page."));
}

void IdentityPage::chooseTokenFile(bool read)
{
    auto *dialog = new QFileDialog(window(), tr("Choose the file with the token"));
    dialog->setObjectName(u"connect.fileDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, read](const QString &path) {
        if (!read) {
            m_tokenFile->setText(path);
            return;
        }
        runAside(
            this, [path] { return readFile(path, kLargestToken); },
            [this](const Result<QByteArray> &content) {
                m_tokenField->setError(content ? QString() : sentenceFor(content.error()).what);
                if (content)
                    m_token->setText(QString::fromUtf8(content->trimmed()));
            });
    });
    dialog->open();
}

} // namespace firesteel::gui
