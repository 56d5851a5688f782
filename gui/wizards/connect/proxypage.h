// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/wizards/connect/connectsteppage.h"

#include <QList>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace firesteel::gui {

class FindingList;
class IconLabel;
class LabelledField;

/// Page 5: whether a proxy stands in between, and where its address comes from.
class ProxyPage : public ConnectStepPage
{
    Q_OBJECT
public:
    ProxyPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);

    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;

private:
    struct Way {
        ConnectionDraft::Proxy proxy;
        QRadioButton *button;
        QLabel *note;
    };
    [[nodiscard]] QString environmentNote() const;
    void renewAnswer();

    QList<Way> m_ways;
    QLineEdit *m_url;
    LabelledField *m_urlField;
    QPushButton *m_test;
    IconLabel *m_icon;
    QLabel *m_answer;
    FindingList *m_findings;
};

} // namespace firesteel::gui
