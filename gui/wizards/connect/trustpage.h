// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/cafetch.h"
#include "core/kube/config/caimport.h"
#include "core/kube/config/certificatecard.h"
#include "gui/theme/tokens.h"
#include "gui/wizards/connect/connectsteppage.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace firesteel::gui {

class CertificateView;
class FindingList;
class FingerprintPanel;
class IconLabel;
class LabelledField;
class LinkLabel;
class MaterialField;

/// Page 3: the CA that was given and what the server presents, side by side, with a verdict in
/// words. A CA from the server is trusted only after its fingerprint has been compared; the
/// verification is switched off by nothing but its own check box.
class TrustPage : public ConnectStepPage
{
    Q_OBJECT
public:
    TrustPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);
    ~TrustPage() override;

    void entered() override;
    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;
    void reset() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildCards();
    void buildMeans();
    void buildRest();
    void renewVerdict();
    void renewCards();
    void renewMeans();
    void import(const QByteArray &content, const QString &path);
    void imported(const kube::CaImport &found, const QString &origin);
    void takeFromServer();
    void fetched();
    void renewOwnCard(const kube::CertificateCard &own, qsizetype count, bool refused);
    void renewServerCard(const QList<QSslCertificate> &chain);
    void trust(const QSslCertificate &certificate);
    void say(const QString &icon, QColor Tokens::*ink, const QString &text);
    [[nodiscard]] QList<QSslCertificate> given() const;
    [[nodiscard]] QSslCertificate presented() const; ///< what the given CA is compared with
    [[nodiscard]] bool isPlain() const;

    QWidget *m_good;
    IconLabel *m_goodIcon;
    QLabel *m_goodText;
    FindingList *m_verdict;
    QBoxLayout *m_cards;
    CertificateView *m_own;
    CertificateView *m_server;
    QWidget *m_legend;
    QLabel *m_legendText;
    QLabel *m_next;
    QPushButton *m_choose;
    QPushButton *m_fetch;
    QPushButton *m_paste;
    QPushButton *m_useName;
    QString m_suggestedName;
    FingerprintPanel *m_fingerprint;
    QString m_fingerprintOf; ///< the server that it is about
    MaterialField *m_material;
    LabelledField *m_passphraseField;
    QLineEdit *m_passphrase;
    FindingList *m_importFindings;
    QCheckBox *m_system;
    QLineEdit *m_name;
    LabelledField *m_nameField;
    QCheckBox *m_insecure;
    QLabel *m_insecureText;
    QByteArray m_content; ///< what was given last, for another try with a pass-phrase
    QString m_path;
    std::unique_ptr<kube::CaFetch> m_fetching;
    quint64 m_imports = 0;
    bool m_pasting = false;
};

} // namespace firesteel::gui
