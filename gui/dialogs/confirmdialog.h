// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/dialogs/confirm.h"
#include "gui/shell/clustermarks.h"

#include <QDialog>

class QLineEdit;
class QPushButton;

namespace firesteel::gui {

class Theme;

/// See confirm(). It wears the marks of the cluster. On production it says so in words, and its
/// button stays off until the name is typed. The button that keeps everything is the default. Main
/// thread.
class ConfirmDialog : public QDialog
{
    Q_OBJECT
public:
    ConfirmDialog(Theme &theme, const Confirmation &confirmation, const ClusterMarks &marks,
                  QWidget *parent);

    [[nodiscard]] QPushButton *actionButton() const { return m_action; }
    [[nodiscard]] QLineEdit *nameField() const { return m_name; } ///< null if none is asked for

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    ClusterMarks m_marks;
    QPushButton *m_action;
    QLineEdit *m_name = nullptr;
};

} // namespace firesteel::gui
