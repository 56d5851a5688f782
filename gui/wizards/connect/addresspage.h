// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/addressreader.h"
#include "gui/wizards/connect/connectsteppage.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace firesteel::gui {

class FindingList;
class LabelledField;

/// Page 2: the address of the API server, however it was copied; what was understood of it, and
/// other addresses that may be meant.
class AddressPage : public ConnectStepPage
{
    Q_OBJECT
public:
    AddressPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);

    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;

private:
    void typed();
    void renewSuggestions(const kube::AddressReading &reading);
    [[nodiscard]] QString suggestionText(const kube::AddressSuggestion &suggestion) const;

    QLineEdit *m_address;
    LabelledField *m_addressField;
    QLabel *m_understood;
    FindingList *m_findings;
    QWidget *m_suggestions;
    QList<kube::AddressSuggestion> m_shown;
    FindingList *m_tested;
    QLineEdit *m_name;
    LabelledField *m_nameField;
};

} // namespace firesteel::gui
