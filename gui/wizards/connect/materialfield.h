// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>
#include <QWidget>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace firesteel::gui {

class Theme;

/// Takes text or a file: pasted, dropped or chosen. Files are read aside; binary ones too. What
/// came is handed on as it is, and shown unless it is secret or binary. Main thread.
class MaterialField : public QWidget
{
    Q_OBJECT
public:
    explicit MaterialField(Theme &theme, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setPlaceholder(const QString &text);
    void setChooserTitle(const QString &title); ///< of the file dialog
    void setSecret(bool on);                    ///< a key: never shown again
    void setScreened(bool on);                  ///< a file is not shown before setWithheld(false)
    void setWithheld(bool on); ///< what was given just now holds more than may be shown
    void setLines(int lines);  ///< of the text's height
    /// Shows what is there already; no signal follows.
    void setContent(const QByteArray &content, const QString &origin);
    void setKept(const QByteArray &content); ///< the same for a secret: it is not shown
    [[nodiscard]] const QByteArray &content() const { return m_content; }
    [[nodiscard]] QPlainTextEdit *edit() const { return m_edit; }
    [[nodiscard]] QPushButton *chooseButton() const { return m_choose; }
    void choose(); ///< the file dialog
    void takeFile(const QString &path);

Q_SIGNALS:
    /// `origin`: the file's name; empty for text that was typed or pasted.
    void given(const QByteArray &content, const QString &origin, const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void typed();
    void take(const QByteArray &content, const QString &path);
    void show();
    void retranslate();

    Theme &m_theme;
    QLabel *m_label;
    QPlainTextEdit *m_edit;
    QLabel *m_note; ///< where it came from, or why it cannot be read
    QPushButton *m_choose;
    QPushButton *m_clear;
    QString m_chooserTitle;
    QByteArray m_content;
    QString m_origin;
    QString m_problem;
    bool m_secret = false;
    bool m_kept = false;
    bool m_screened = false;
    bool m_withheld = false;
    bool m_filling = false;
};

} // namespace firesteel::gui
