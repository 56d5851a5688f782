// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/identitypage.h"

#include "core/base/clock.h"
#include "core/base/files.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/certificatecard.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/aside.h"
#include "gui/shell/vault.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"
#include "gui/wizards/connect/secretplace.h"
#include "gui/wizards/connect/tokenview.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestToken = 1LL << 20;

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
