// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/clientidentity.h"
#include "gui/wizards/connect/connectsteppage.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace firesteel::gui {

class FindingList;
class LabelledField;
class MaterialField;
class SecretPlace;
class TokenView;

/// Page 4: who we are for the cluster, what the credential says of itself, and where it is kept.
class IdentityPage : public ConnectStepPage
{
    Q_OBJECT
public:
    IdentityPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);

    void entered() override;
    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;
    void reset() override;

private:
    using Identity = ConnectionDraft::Identity;
    QWidget *buildToken();
    QWidget *buildTokenFile();
    QWidget *buildCertificate();
    QWidget *buildBasic();
    QWidget *buildExec();
    QWidget *buildOidc();
    void buildRest();
    void retranslateFields();
    void renewCertificate();
    void readClient();
    void sayClient();
    void clientRead(const kube::ClientIdentity &found);
    void renewPrograms();
    void chooseTokenFile(bool read);
    void editIdentity(const std::function<void(ConnectionDraft &)> &change);

    LabelledField *m_kindField;
    QComboBox *m_kind;
    QStackedWidget *m_stack;
    QLabel *m_nothing;
    QLineEdit *m_token;
    LabelledField *m_tokenField;
    QToolButton *m_show;
    QPushButton *m_tokenChoose;
    TokenView *m_tokenView;
    QLineEdit *m_tokenFile;
    LabelledField *m_tokenFileField;
    QPushButton *m_fileChoose;
    MaterialField *m_certificate;
    MaterialField *m_key;
    QLineEdit *m_passphrase;
    LabelledField *m_passphraseField;
    QLabel *m_certificateText;
    FindingList *m_certificateFindings;
    kube::ClientIdentity m_client; ///< what was given, as it was understood
    QByteArray m_lastCertificate;  ///< of the draft, as this page left it
    QByteArray m_lastKey;
    quint64 m_reads = 0;
    QLineEdit *m_user;
    LabelledField *m_userField;
    QLineEdit *m_password;
    LabelledField *m_passwordField;
    QLabel *m_execText;
    QLabel *m_execCommand;
    QLabel *m_execState;
    QPushButton *m_execAllow;
    QLabel *m_oidcText;
    FindingList *m_tested;
    SecretPlace *m_place;
    QCheckBox *m_actAs;
    QLineEdit *m_actUser;
    LabelledField *m_actUserField;
    QLineEdit *m_actGroups;
    LabelledField *m_actGroupsField;
};

} // namespace firesteel::gui
