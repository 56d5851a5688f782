// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QGridLayout;
class QLabel;
class QToolButton;

namespace firesteel::gui {

class ElidedLabel;
class IconLabel;
class LinkLabel;
class Theme;

/// One setting in a form: label with the Spark key below, field, its value in a plain unit, and at
/// the right where the value comes from. An error stands beside the field with a link that mends
/// it; the field keeps what was typed. The owner sets texts anew on QEvent::LanguageChange. Rows of
/// one form share their columns by setColumns(). Main thread.
class FormRow : public QWidget
{
    Q_OBJECT
public:
    /// Takes the field over. Its accessible name is the label, its description the key and error.
    FormRow(Theme &theme, QWidget *field, QWidget *parent = nullptr);

    [[nodiscard]] QWidget *field() const { return m_field; }
    void setLabel(const QString &label);
    void setKey(const QString &key);   ///< empty: none
    void setUnit(const QString &unit); ///< such as "= 4 GiB"
    /// Where the value comes from. `changed`: it is the person's own, and can be undone.
    void setSource(const QString &source, bool changed = false);
    /// What is wrong, as a sentence; empty: nothing. `cure`: text of the link that mends it.
    void setError(const QString &error, const QString &cure = {});
    [[nodiscard]] bool hasError() const { return !m_errorText.isEmpty(); }
    void setColumns(int label, int field); ///< widths in px

    /// Width of the label column that these rows need in the language of the moment.
    [[nodiscard]] int labelWidthHint() const;

    // for tests and tab order
    [[nodiscard]] LinkLabel *cureLink() const { return m_cure; }
    [[nodiscard]] QToolButton *undoButton() const { return m_undo; }

Q_SIGNALS:
    void undoRequested();
    void cureRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void arrange();
    void renew(); ///< heights and icon
    void describe();

    Theme &m_theme;
    QWidget *m_field;
    QGridLayout *m_grid;
    QLabel *m_label;
    ElidedLabel *m_key;
    QLabel *m_unit;
    QWidget *m_errorBox;
    IconLabel *m_errorIcon;
    QLabel *m_error;
    LinkLabel *m_cure;
    ElidedLabel *m_source;
    QToolButton *m_undo;
    QString m_errorText;
    bool m_changed = false;
};

} // namespace firesteel::gui
