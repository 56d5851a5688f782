// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What page 3 is made of, and its texts.
#include "gui/wizards/connect/trustpage.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/iconlabel.h"
#include "gui/wizards/connect/certificateview.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// The small square that explains the ground of a difference.
class Swatch : public QWidget
{
public:
    Swatch(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
    {
        setFixedSize(12, 12);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), m_theme.tokens().lineStrong);
        painter.fillRect(rect().adjusted(1, 1, -1, -1), m_theme.tokens().mark);
    }

private:
    const Theme &m_theme;
};

} // namespace

void TrustPage::buildCards()
{
    m_own->setObjectName(u"connect.ownCa"_s);
    m_server->setObjectName(u"connect.serverCa"_s);
    m_cards->setSpacing(space::Group);
    m_cards->addWidget(m_own, 1);
    m_cards->addWidget(m_server, 1);
    auto *legend = new QHBoxLayout(m_legend);
    legend->setContentsMargins({});
    legend->setSpacing(space::Gap);
    legend->addWidget(new Swatch(theme(), m_legend));
    legend->addWidget(m_legendText, 1);
    theme().dress(m_legendText, Theme::Role::Note, &Tokens::text2);
    column()->addSpacing(space::Gap);
    column()->addLayout(m_cards);
    column()->addWidget(m_legend);
}

void TrustPage::buildMeans()
{
    m_next = addHeading();
    m_choose->setObjectName(u"connect.caChoose"_s);
    m_fetch->setObjectName(u"connect.caFetch"_s);
    m_paste->setObjectName(u"connect.caPaste"_s);
    m_useName->setObjectName(u"connect.useName"_s);
    m_choose->setIcon(theme().icon(u"folder"_s));
    m_fetch->setIcon(theme().icon(u"certificate"_s));
    makeQuiet(m_paste);
    auto *buttons = new QWidget(sheet());
    auto *row = new FlowLayout(space::Gap, space::Gap);
    buttons->setLayout(row);
    for (QPushButton *button : {m_useName, m_choose, m_fetch, m_paste})
        row->addWidget(button);
    column()->addWidget(buttons);
    column()->addWidget(m_fingerprint);
    m_material->setObjectName(u"connect.ca"_s);
    m_material->setScreened(true);
    m_passphrase->setEchoMode(QLineEdit::Password);
    m_passphrase->setObjectName(u"connect.caPassphrase"_s);
    column()->addWidget(m_material);
    column()->addWidget(m_passphraseField);
    column()->addWidget(m_importFindings);
    connect(m_choose, &QPushButton::clicked, m_material, &MaterialField::choose);
    connect(m_fetch, &QPushButton::clicked, this, &TrustPage::takeFromServer);
    connect(m_paste, &QPushButton::clicked, this, [this] {
        m_pasting = true;
        renewMeans();
        m_material->edit()->setFocus();
    });
    connect(m_useName, &QPushButton::clicked, this, [this] {
        edit([this](ConnectionDraft &one) {
            one.verifyName = m_suggestedName;
            one.ownTrust = true;
        });
        session().startTest();
    });
    connect(m_fingerprint, &FingerprintPanel::trusted, this, &TrustPage::trust);
    connect(m_fingerprint, &FingerprintPanel::dismissed, this, [this] {
        m_fingerprint->setCandidate(std::nullopt);
        m_fetch->setFocus();
    });
    connect(m_material, &MaterialField::given, this,
            [this](const QByteArray &content, const QString &, const QString &path) {
                import(content, path);
            });
    connect(m_passphrase, &QLineEdit::editingFinished, this, [this] {
        if (!m_passphrase->text().isEmpty())
            import(m_content, m_path);
    });
}

void TrustPage::buildRest()
{
    column()->addSpacing(space::Gap);
    m_system->setObjectName(u"connect.systemCa"_s);
    m_insecure->setObjectName(u"connect.insecure"_s);
    m_name->setObjectName(u"connect.verifyName"_s);
    setVerbatim(m_name, {u"placeholderText"_s});
    m_insecureText->setWordWrap(true);
    m_insecureText->setContentsMargins(kIconSize + space::Gap, 0, 0, 0);
    theme().dress(m_insecureText, Theme::Role::Note, &Tokens::text2);
    for (QWidget *one :
         std::initializer_list<QWidget *>{m_system, m_nameField, m_insecure, m_insecureText})
        column()->addWidget(one);
    connect(m_system, &QCheckBox::toggled, this, [this](bool on) {
        edit([on](ConnectionDraft &one) {
            one.systemCa = on;
            if (on)
                one.caPem.clear();
            one.ownTrust = true;
        });
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString &text) {
        edit([&](ConnectionDraft &one) {
            one.verifyName = text;
            one.ownTrust = true;
        });
    });
    connect(m_insecure, &QCheckBox::toggled, this, [this](bool on) {
        edit([on](ConnectionDraft &one) {
            one.insecure = on;
            one.ownTrust = true;
        });
    });
}

void TrustPage::retranslate()
{
    setTexts(tr("Trust"), tr("Whether the server is the one that you mean, and nobody in between. "
                             "The CA certificate of the cluster tells."));
    m_legendText->setText(tr("differs"));
    m_choose->setText(tr("Choose another file…"));
    m_fetch->setText(tr("Take the CA from the server…"));
    m_paste->setText(tr("Paste text…"));
    m_material->setLabel(tr("CA certificate of the cluster: drop the file here, or paste its "
                            "text"));
    m_material->setChooserTitle(tr("Choose the CA certificate"));
    m_passphraseField->setLabel(tr("Pass-phrase of the file"));
    m_system->setText(tr("Use the certificates that this computer trusts"));
    m_nameField->setLabel(tr("Name to look for in the certificate"));
    m_nameField->setHint(tr("Only if it is another one than that of the address."));
    m_insecure->setText(tr("Do not verify the server"));
    m_insecureText->setText(tr("Whoever is in between can then read your token and act as you. The "
                               "cluster stays marked everywhere."));
    m_insecure->setAccessibleDescription(m_insecureText->text());
}

} // namespace firesteel::gui
