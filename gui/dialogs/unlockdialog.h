// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;

namespace firesteel::secrets {
class EncryptedFileStore;
}

namespace firesteel::gui {

class Theme;

/// Asks for the pass-phrase of the encrypted file, and opens it. A wrong one is said and may be
/// corrected. accepted() once the file is open. Main thread.
class UnlockDialog : public QDialog
{
    Q_OBJECT
public:
    UnlockDialog(Theme &theme, secrets::EncryptedFileStore &store, QWidget *parent);

    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QPushButton *unlockButton() const { return m_unlock; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void unlock();

    Theme &m_theme;
    secrets::EncryptedFileStore &m_store;
    QLineEdit *m_field;
    QLabel *m_problem;
    QPushButton *m_unlock;
};

/// Shows it over `parent`; `opened` is called later, or `turnedDown`, unless `parent` is gone by
/// then. Returns at once.
void askPassphrase(QWidget *parent, Theme &theme, secrets::EncryptedFileStore &store,
                   std::function<void()> opened, std::function<void()> turnedDown = {});

} // namespace firesteel::gui
