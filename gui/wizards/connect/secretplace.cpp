// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/secretplace.h"

#include "core/secrets/encryptedfilestore.h"
#include "gui/shell/vault.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/wizards/connect/labelledfield.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

SecretPlace::SecretPlace(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_title(new QLabel(this)),
      m_passphraseField(new LabelledField(services.theme, new QLineEdit, this)),
      m_passphrase(qobject_cast<QLineEdit *>(m_passphraseField->field())),
      m_repeatField(new LabelledField(services.theme, new QLineEdit, this)),
      m_repeat(qobject_cast<QLineEdit *>(m_repeatField->field())), m_unlock(new QPushButton(this)),
      m_open(new QLabel(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Inside);
    services.theme.dress(m_title, Theme::Role::Heading);
    column->addWidget(m_title);
    for (const Kind kind : {Kind::Keyring, Kind::EncryptedFile, Kind::Session}) {
        Place place{kind, new QRadioButton(this), new QLabel(this)};
        place.button->setObjectName(u"connect.keep%1"_s.arg(int(kind)));
        place.note->setWordWrap(true);
        place.note->setContentsMargins(kIconSize + space::Gap, 0, 0, 0);
        services.theme.dress(place.note, Theme::Role::Note, &Tokens::text2);
        column->addWidget(place.button);
        column->addWidget(place.note);
        connect(place.button, &QRadioButton::toggled, this, [this, kind](bool on) {
            if (!on || m_filling)
                return;
            m_kind = kind;
            renew();
            Q_EMIT chosen(kind);
            ask();
        });
        m_places.append(place);
        if (kind == Kind::EncryptedFile)
            buildFile();
    }
    connect(&services.vault, &Vault::searched, this, &SecretPlace::searched);
    connect(m_unlock, &QPushButton::clicked, this, &SecretPlace::unlock);
    connect(m_passphrase, &QLineEdit::returnPressed, this, [this] {
        if (m_repeat->isVisible() && m_repeat->text().isEmpty())
            m_repeat->setFocus();
        else
            unlock();
    });
    connect(m_repeat, &QLineEdit::returnPressed, this, &SecretPlace::unlock);
    retranslate();
}

/// Directly below the choice of the file.
void SecretPlace::buildFile()
{
    auto *box = new QVBoxLayout;
    box->setContentsMargins(kIconSize + space::Gap, space::Inside, 0, space::Inside);
    box->setSpacing(space::Inside);
    m_passphrase->setObjectName(u"connect.filePassphrase"_s);
    m_repeat->setObjectName(u"connect.fileRepeat"_s);
    m_unlock->setObjectName(u"connect.fileUnlock"_s);
    m_open->setObjectName(u"connect.fileOpen"_s);
    m_open->setWordWrap(true);
    for (QLineEdit *field : {m_passphrase, m_repeat})
        field->setEchoMode(QLineEdit::Password);
    box->addWidget(m_passphraseField);
    box->addWidget(m_repeatField);
    box->addWidget(m_unlock, 0, Qt::AlignLeft);
    box->addWidget(m_open);
    static_cast<QVBoxLayout *>(layout())->addLayout(box);
}

void SecretPlace::ask()
{
    if (!m_passphrase->isVisible())
        return;
    m_passphrase->setFocus(Qt::OtherFocusReason);
    Q_EMIT asked(m_unlock);
    Q_EMIT asked(m_passphrase);
}

void SecretPlace::setPlace(Kind kind)
{
    m_kind = kind;
    renew();
}

/// A keyring that turned out not to be there keeps nothing.
void SecretPlace::searched()
{
    const bool gone = m_kind != Kind::Session && !m_services.vault.store(m_kind);
    if (gone)
        m_kind = usual();
    renew();
    if (gone)
        Q_EMIT chosen(m_kind);
}

SecretPlace::Kind SecretPlace::usual() const
{
    return m_services.vault.store(Kind::Keyring) ? Kind::Keyring : Kind::Session;
}

void SecretPlace::retranslate()
{
    m_title->setText(tr("Where it is kept"));
    m_passphrase->setPlaceholderText({});
    renew();
}

void SecretPlace::renew()
{
    m_filling = true;
    for (const Place &place : std::as_const(m_places)) {
        const bool unknown = m_services.vault.isSearching() && place.kind == Kind::Keyring;
        const bool there = unknown || m_services.vault.store(place.kind) != nullptr;
        QString text;
        QString note;
        switch (place.kind) {
        case Kind::Keyring:
            text = tr("In the keyring of the desktop");
            note = unknown ? tr("Looking whether there is one…")
                   : there ? tr("Your login opens it. It is never written elsewhere.")
                           : tr("There is no keyring on this computer.");
            break;
        case Kind::EncryptedFile:
            text = tr("In an encrypted file with a pass-phrase");
            note = there ? tr("Firesteel asks for the pass-phrase when it needs the file.")
                         : tr("It is not available here.");
            break;
        case Kind::Session:
            text = tr("Nowhere: until Firesteel ends");
            note = tr("The next time you give it again.");
            break;
        }
        place.button->setText(text);
        place.note->setText(note);
        place.button->setAccessibleDescription(note);
        place.button->setEnabled(there || place.kind == Kind::Session);
        place.button->setChecked(place.kind == m_kind);
    }
    m_filling = false;
    const auto *file =
        qobject_cast<secrets::EncryptedFileStore *>(m_services.vault.store(Kind::EncryptedFile));
    const bool locked = m_kind == Kind::EncryptedFile && file && file->isLocked();
    const bool made = file && file->isCreated();
    m_passphraseField->setVisible(locked);
    m_passphraseField->setLabel(made ? tr("Pass-phrase of the file")
                                     : tr("A new pass-phrase for the file"));
    m_repeatField->setVisible(locked && !made);
    m_repeatField->setLabel(tr("The same pass-phrase again"));
    m_unlock->setVisible(locked);
    m_unlock->setText(made ? tr("Unlock") : tr("Make the file"));
    m_open->setText(tr("The file is open."));
    m_open->setVisible(m_kind == Kind::EncryptedFile && file && !file->isLocked());
}

void SecretPlace::unlock()
{
    auto *file =
        qobject_cast<secrets::EncryptedFileStore *>(m_services.vault.store(Kind::EncryptedFile));
    if (!file || m_working)
        return;
    if (m_passphrase->text().isEmpty()) {
        m_passphrase->setFocus(Qt::OtherFocusReason);
        return;
    }
    const bool made = file->isCreated();
    const bool same = made || m_passphrase->text() == m_repeat->text();
    m_repeatField->setError(same ? QString() : tr("The two pass-phrases are not the same."));
    if (!same) {
        m_repeat->setFocus(Qt::OtherFocusReason);
        return;
    }
    m_working = true; // the button stays as it is, and keeps the keyboard
    const auto done = [this](const Result<> &opened) { answered(opened); };
    if (made)
        file->unlock(m_passphrase->text().toUtf8(), this, done);
    else
        file->create(m_passphrase->text().toUtf8(), false, this, done);
}

void SecretPlace::answered(const Result<> &opened)
{
    m_working = false;
    m_passphraseField->setError(opened ? QString() : sentenceFor(opened.error()).what);
    if (opened) {
        if (m_passphrase->hasFocus() || m_repeat->hasFocus() || m_unlock->hasFocus()) {
            for (const Place &place : std::as_const(m_places)) {
                if (place.kind == m_kind) // what is hidden now would lose it
                    place.button->setFocus(Qt::OtherFocusReason);
            }
        }
        m_passphrase->setText({}); // clear() would keep it for Undo
        m_repeat->setText({});
    }
    renew();
    if (opened)
        Q_EMIT this->opened();
}

void SecretPlace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
