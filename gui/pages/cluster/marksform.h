// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace firesteel::gui {

struct Services;

/// How the open cluster is guarded and marked: read-only lock, production, label, colour. Kept for
/// the cluster, and in force at once in every window. Main thread.
class MarksForm : public QWidget
{
    Q_OBJECT
public:
    MarksForm(const Services &services, QWidget *parent);

    void renew(); ///< from what is kept
    [[nodiscard]] QWidget *firstField() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void setReadOnly(bool on);
    void unlock();
    template <class Change>
    void change(Change change);

    const Services &m_services;
    QLabel *m_heading;
    QCheckBox *m_readOnly;
    QLabel *m_readOnlyHint;
    QCheckBox *m_production;
    QLabel *m_productionHint;
    QLabel *m_labelTitle;
    QLineEdit *m_label;
    QLabel *m_colourTitle;
    QComboBox *m_colour;
};

} // namespace firesteel::gui
