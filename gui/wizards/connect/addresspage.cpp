// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/addresspage.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/findinglist.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/richtext.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/labelledfield.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

AddressPage::AddressPage(ConnectSession &session, const Services &services, QWidget *parent)
    : ConnectStepPage(ConnectStep::Address, session, services, parent),
      m_address(new QLineEdit(sheet())),
      m_addressField(new LabelledField(services.theme, m_address, sheet())),
      m_understood(new QLabel(sheet())), m_findings(new FindingList(services.theme, sheet())),
      m_suggestions(new QWidget(sheet())), m_tested(new FindingList(services.theme, sheet())),
      m_name(new QLineEdit(sheet())),
      m_nameField(new LabelledField(services.theme, m_name, sheet()))
{
    m_address->setObjectName(u"connect.server"_s);
    m_name->setObjectName(u"connect.name"_s);
    setVerbatim(m_address, {u"placeholderText"_s});
    setVerbatim(m_name, {u"placeholderText"_s});
    m_address->setPlaceholderText(u"https://k3s.example.org:6443"_s);
    m_understood->setWordWrap(true);
    m_understood->setTextFormat(Qt::RichText);
    theme().dress(m_understood, Theme::Role::Text, &Tokens::text2);
    m_suggestions->setLayout(new FlowLayout(space::Gap, space::Gap));
    column()->addSpacing(space::Gap);
    column()->addWidget(m_addressField);
    column()->addWidget(m_understood);
    column()->addWidget(m_findings);
    column()->addWidget(m_suggestions);
    column()->addWidget(m_tested);
    column()->addSpacing(space::Gap);
    column()->addWidget(m_nameField);
    connect(m_address, &QLineEdit::textChanged, this, &AddressPage::typed);
    connect(m_address, &QLineEdit::returnPressed, this, &AddressPage::nextWanted);
    connect(m_name, &QLineEdit::textEdited, this,
            [this](const QString &text) { edit([&](ConnectionDraft &one) { one.name = text; }); });
    connect(m_name, &QLineEdit::returnPressed, this, &AddressPage::nextWanted);
    connect(&theme(), &Theme::changed, this, &AddressPage::renew);
    begin();
}

QWidget *AddressPage::focusTarget()
{
    return m_address;
}

void AddressPage::retranslate()
{
    setTexts(tr("Address"), tr("Where the Kubernetes API of the cluster listens. Paste it as you "
                               "have it: a line of an e-mail is fine, too."));
    m_addressField->setLabel(tr("Address of the API server"));
    m_nameField->setLabel(tr("What to call this cluster"));
    m_nameField->setHint(tr("Only for you. It stands at the top of the window."));
    m_shown.clear(); // their texts, too
}

/// The draft keeps the address that was understood; the field what was typed.
void AddressPage::typed()
{
    const kube::AddressReading reading = kube::readAddress(m_address->text());
    const QString address = reading.usable ? reading.address : m_address->text();
    edit([&](ConnectionDraft &one) {
        if (one.server == address)
            return;
        one.server = address;
        one.ownServer = true;
    });
    renew();
}

void AddressPage::renew()
{
    const QString typed = m_address->text();
    const kube::AddressReading own = kube::readAddress(typed);
    if (draft().server != typed && draft().server != own.address)
        m_address->setText(draft().server);
    const kube::AddressReading reading = kube::readAddress(m_address->text());
    const bool empty = m_address->text().trimmed().isEmpty();
    const bool other = reading.usable && reading.address != m_address->text().trimmed();
    const QString text =
        //: %1 is an address
        other ? tr("Understood as %1").arg(asCode(reading.address)) : QString();
    m_understood->setText(richText(text, theme()));
    m_understood->setAccessibleName(withoutMarks(text));
    m_understood->setVisible(other);
    m_findings->setFindings(empty ? QList<Finding>() : reading.findings);
    m_addressField->setError({});
    m_suggestions->setVisible(!empty && !reading.suggestions.isEmpty());
    if (m_shown != reading.suggestions)
        renewSuggestions(reading);
    m_tested->setFindings(empty ? QList<Finding>() : session().findings(ConnectStep::Address));
    m_name->setPlaceholderText(suggestedName(draft()));
    if (m_name->text() != draft().name)
        m_name->setText(draft().name);
}

QString AddressPage::suggestionText(const kube::AddressSuggestion &suggestion) const
{
    if (suggestion.reason == "server-name"_L1)
        return tr("Fill in the server's name");
    //: %1 is an address
    return tr("Use %1").arg(suggestion.address);
}

void AddressPage::renewSuggestions(const kube::AddressReading &reading)
{
    m_shown = reading.suggestions;
    QLayout *row = m_suggestions->layout();
    while (QLayoutItem *item = row->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    for (const kube::AddressSuggestion &one : reading.suggestions) {
        auto *button = new QPushButton(suggestionText(one), m_suggestions);
        button->setObjectName(u"connect.suggestion"_s);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, one] {
            m_address->setText(one.address);
            m_address->setFocus();
            const qsizetype name = one.address.indexOf("SERVER"_L1);
            if (name >= 0)
                m_address->setSelection(int(name), 6);
        });
    }
}

} // namespace firesteel::gui
