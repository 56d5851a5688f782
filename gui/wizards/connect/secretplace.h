// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/secrets/secretstore.h"
#include "gui/shell/services.h"

#include <QList>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;

namespace firesteel::gui {

class LabelledField;

/// Where a secret is to lie: the keyring of the desktop, a file with a pass-phrase, or nowhere
/// beyond this session. What is not there is said, and why; nothing is chosen silently. Main
/// thread.
class SecretPlace : public QWidget
{
    Q_OBJECT
public:
    using Kind = secrets::SecretStore::Kind;

    explicit SecretPlace(const Services &services, QWidget *parent = nullptr);

    void setPlace(Kind kind);
    /// The best that is there: the keyring, else only this session.
    [[nodiscard]] Kind usual() const;

Q_SIGNALS:
    void chosen(firesteel::secrets::SecretStore::Kind kind);
    void asked(QWidget *field); ///< a pass-phrase is wanted, and has the keyboard
    void opened();              ///< the file

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Place {
        Kind kind = Kind::Session;
        QRadioButton *button = nullptr;
        QLabel *note = nullptr;
    };
    void retranslate();
    void renew();
    void buildFile();
    void ask();
    void unlock();
    void answered(const Result<> &opened);
    void searched();

    const Services m_services;
    QLabel *m_title;
    QList<Place> m_places;
    LabelledField *m_passphraseField;
    QLineEdit *m_passphrase;
    LabelledField *m_repeatField;
    QLineEdit *m_repeat;
    QPushButton *m_unlock;
    QLabel *m_open;
    bool m_working = false; ///< the file is being made or opened
    Kind m_kind = Kind::Keyring;
    bool m_filling = false;
};

} // namespace firesteel::gui
