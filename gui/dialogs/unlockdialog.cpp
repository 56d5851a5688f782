// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/unlockdialog.h"

#include "core/secrets/encryptedfilestore.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kUnlockWidth = 440;
}

UnlockDialog::UnlockDialog(Theme &theme, secrets::EncryptedFileStore &store, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_store(store), m_field(new QLineEdit(this)),
      m_problem(new QLabel(this)), m_unlock(new QPushButton(tr("Unlock"), this))
{
    setObjectName(u"unlock"_s);
    setWindowTitle(tr("Unlock the secrets"));
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Margin, space::Margin, space::Margin, space::Group);
    column->setSpacing(space::Gap);
    auto *title = new QLabel(windowTitle(), this);
    theme.dress(title, Theme::Role::DialogTitle, &Tokens::text);
    column->addWidget(title);
    auto *text = new QLabel(tr("The token, key or password of this cluster lies in an encrypted "
                               "file. Give its pass-phrase to open it until Firesteel ends."),
                            this);
    auto *label = new QLabel(tr("Pass-phrase"), this);
    for (QLabel *one : {text, m_problem}) {
        one->setTextFormat(Qt::PlainText);
        one->setWordWrap(true);
        one->setMinimumWidth(kUnlockWidth);
    }
    theme.dress(text, Theme::Role::Text, &Tokens::text2);
    theme.dress(m_problem, Theme::Role::Text, &Tokens::failed);
    column->addWidget(text);
    column->addSpacing(space::Gap);
    column->addWidget(label);
    label->setBuddy(m_field);
    m_field->setObjectName(u"unlock.passphrase"_s);
    m_field->setEchoMode(QLineEdit::Password);
    column->addWidget(m_field);
    m_problem->setObjectName(u"unlock.problem"_s);
    m_problem->hide();
    column->addWidget(m_problem);
    column->addSpacing(space::Group);
    auto *cancel = new QPushButton(tr("Cancel"), this);
    cancel->setAutoDefault(false);
    m_unlock->setDefault(true);
    makeMain(m_unlock);
    m_unlock->setEnabled(false);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addStretch();
    row->addWidget(cancel);
    row->addWidget(m_unlock);
    column->addLayout(row);
    connect(m_field, &QLineEdit::textChanged, this,
            [this](const QString &typed) { m_unlock->setEnabled(!typed.isEmpty()); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(this, &QDialog::rejected, m_field, [this] { m_field->setText({}); });
    connect(m_unlock, &QPushButton::clicked, this, &UnlockDialog::unlock);
    m_field->setFocus();
}

void UnlockDialog::unlock()
{
    m_unlock->setEnabled(false);
    m_problem->hide();
    m_store.unlock(m_field->text().toUtf8(), this, [this](const Result<> &done) {
        if (done) {
            m_field->setText({}); // clear() would keep it for Undo
            accept();
            return;
        }
        const bool wrong = done.error().context.value(u"reason"_s) == "passphrase"_L1;
        m_problem->setText(wrong ? tr("This is not its pass-phrase.")
                                 : sentenceFor(done.error()).what);
        m_problem->show();
        adjustSize(); // it grows by the line
        m_unlock->setEnabled(true);
        m_field->selectAll();
        m_field->setFocus();
    });
}

void UnlockDialog::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter(this).fillRect(rect(), m_theme.tokens().base);
}

void askPassphrase(QWidget *parent, Theme &theme, secrets::EncryptedFileStore &store,
                   std::function<void()> opened, std::function<void()> turnedDown)
{
    auto *dialog = new UnlockDialog(theme, store, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent,
                     [opened = std::move(opened)] { opened(); });
    if (turnedDown)
        QObject::connect(dialog, &QDialog::rejected, parent, std::move(turnedDown));
    dialog->open();
}

} // namespace firesteel::gui
