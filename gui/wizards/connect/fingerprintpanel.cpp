// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/fingerprintpanel.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/wizards/connect/certificateview.h"
#include "gui/wizards/connect/commandline.h"
#include "gui/wizards/connect/labelledfield.h"

#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QString digitsOf(QString text)
{
    text = text.section(u'=', -1).toUpper();
    text.removeIf([](QChar c) { return !(c.isDigit() || (c >= u'A' && c <= u'F')); });
    return text;
}

} // namespace

bool sameFingerprint(const QString &written, const QString &fingerprint)
{
    const QString digits = digitsOf(written);
    return digits.size() == 64 && digits == digitsOf(fingerprint);
}

FingerprintPanel::FingerprintPanel(Theme &theme, QWidget *parent)
    : Panel(theme, &Tokens::tintWaiting, parent), m_theme(theme), m_title(new QLabel(this)),
      m_text(new QLabel(this)), m_fingerprint(new QLabel(this)), m_how(new QLabel(this)),
      m_command(new CommandLine(theme, this)), m_given(new QLineEdit(this)),
      m_givenField(new LabelledField(theme, m_given, this)), m_compared(new QCheckBox(this)),
      m_trust(new QPushButton(this)), m_keep(new QPushButton(this))
{
    setObjectName(u"connect.fingerprint"_s);
    m_given->setObjectName(u"connect.fingerprintGiven"_s);
    m_compared->setObjectName(u"connect.fingerprintCompared"_s);
    m_trust->setObjectName(u"connect.fingerprintTrust"_s);
    theme.dress(m_title, Theme::Role::Heading);
    theme.dress(m_fingerprint, Theme::Role::Mono);
    m_fingerprint->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setVerbatim(m_fingerprint);
    for (QLabel *label : {m_title, m_text, m_how})
        label->setWordWrap(true);
    makeMain(m_trust);
    makeQuiet(m_keep);
    m_command->setCommand(u"sudo openssl x509 -noout -fingerprint -sha256 -in "
                          "/var/lib/rancher/k3s/server/tls/server-ca.crt"_s);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Group, space::Group - 4, space::Group, space::Group - 4);
    column->setSpacing(space::Gap);
    for (QWidget *one : std::initializer_list<QWidget *>{m_title, m_text, m_fingerprint, m_how,
                                                         m_command, m_givenField, m_compared})
        column->addWidget(one);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_trust);
    row->addWidget(m_keep);
    row->addStretch();
    column->addLayout(row);
    connect(m_given, &QLineEdit::textChanged, this, &FingerprintPanel::renew);
    connect(m_compared, &QCheckBox::toggled, this, &FingerprintPanel::renew);
    connect(m_keep, &QPushButton::clicked, this, &FingerprintPanel::dismissed);
    connect(m_trust, &QPushButton::clicked, this, [this] {
        if (!m_candidate)
            return;
        const QSslCertificate certificate =
            m_candidate->certificate; // whoever hears it takes it off
        Q_EMIT trusted(certificate);
    });
    hide();
}

void FingerprintPanel::setCandidate(const std::optional<kube::AnchorCandidate> &candidate)
{
    m_candidate = candidate;
    m_given->clear();
    m_compared->setChecked(false);
    renew();
    setVisible(candidate.has_value());
}

void FingerprintPanel::renew()
{
    using Kind = kube::AnchorCandidate::Kind;
    const Kind kind = m_candidate ? m_candidate->kind : Kind::Root;
    m_title->setText(tr("Compare before you trust"));
    if (kind == Kind::Leaf)
        m_text->setText(tr("The server does not send its CA. Its own certificate can be trusted "
                           "instead, until it is renewed."));
    else if (kind == Kind::Intermediate)
        m_text->setText(tr("The server sends a certificate of its CA that is not the topmost one. "
                           "It can be trusted as long as the server uses it."));
    else
        m_text->setText(tr("The server has sent this CA itself. Whoever stands in between could "
                           "have sent another one: only a comparison tells."));
    m_fingerprint->setText(m_candidate ? fingerprintLines(m_candidate->fingerprint) : QString());
    m_how->setText(tr("Ask the administrator for the SHA-256 fingerprint, by phone for example. On "
                      "a K3s server this prints it."));
    m_command->setName(tr("Command that prints the fingerprint"));
    m_givenField->setLabel(tr("The fingerprint that you were told"));
    const QString given = m_given->text().trimmed();
    const bool same = m_candidate && sameFingerprint(given, m_candidate->fingerprint);
    if (given.isEmpty())
        m_givenField->setError({});
    else
        m_givenField->setError(same ? QString()
                                    : tr("It is another one. Do not trust this server."));
    m_givenField->setHint(same ? tr("It is the same.") : QString());
    m_compared->setText(tr("I have compared it by another way"));
    m_trust->setText(kind == Kind::Leaf ? tr("Trust this certificate") : tr("Trust this CA"));
    m_trust->setEnabled(same || (given.isEmpty() && m_compared->isChecked()));
    m_keep->setText(tr("Do not trust it"));
    setAccessibleName(m_title->text());
}

void FingerprintPanel::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        renew();
}

} // namespace firesteel::gui
