// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/services.h"

#include <QWidget>

class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QTreeWidget;
class QVBoxLayout;

namespace firesteel::gui {

class LinkLabel;

/// Every command with its keys; those of the chosen one can be changed. Keys that another command
/// has are named, and can be taken from it. Main thread.
class ShortcutEditor : public QWidget
{
    Q_OBJECT
public:
    ShortcutEditor(const Services &services, QWidget *parent);

    void retranslate();

private:
    void build();
    void renew();
    void select();
    void consider(const QKeySequence &sequence);
    [[nodiscard]] QString currentId() const;
    [[nodiscard]] QString titleOf(const QString &id) const;

    const Services m_services;
    QTreeWidget *m_list;
    QLabel *m_label;
    QKeySequenceEdit *m_edit;
    QPushButton *m_set;
    QPushButton *m_none;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    QLabel *m_conflict;
    LinkLabel *m_take;
};

} // namespace firesteel::gui
