// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace firesteel::gui {

class IconLabel;
class Theme;

/// A field with its label above it, a hint below, and what is wrong with it. Buttons may stand
/// beside it. Main thread.
class LabelledField : public QWidget
{
    Q_OBJECT
public:
    /// Takes the field over.
    LabelledField(Theme &theme, QWidget *field, QWidget *parent = nullptr);

    void setLabel(const QString &label);
    void setHint(const QString &hint); ///< empty: none
    void setError(const QString &error);
    void addBeside(QWidget *widget); ///< a button, after the field
    [[nodiscard]] QWidget *field() const { return m_field; }

private:
    void describe();

    QWidget *m_field;
    QLabel *m_label;
    QLabel *m_hint;
    QWidget *m_errorBox;
    IconLabel *m_errorIcon;
    QLabel *m_error;
    QHBoxLayout *m_row;
};

} // namespace firesteel::gui
