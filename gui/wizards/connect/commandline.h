// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QLineEdit;
class QToolButton;

namespace firesteel::gui {

class Theme;

/// A command to run elsewhere: to read and to copy. Main thread.
class CommandLine : public QWidget
{
    Q_OBJECT
public:
    /// `name`: what a screen reader says of it; set anew on QEvent::LanguageChange.
    explicit CommandLine(Theme &theme, QWidget *parent = nullptr);

    void setCommand(const QString &command);
    void setName(const QString &name);
    [[nodiscard]] QString command() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_text;
    QToolButton *m_copy;
};

} // namespace firesteel::gui
