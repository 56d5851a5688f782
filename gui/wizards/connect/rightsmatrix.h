// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessmatrixjob.h"

#include <QTreeWidget>

namespace firesteel::gui {

class Theme;

/// Which verbs an account may use on which resources. Main thread.
class RightsMatrix : public QTreeWidget
{
    Q_OBJECT
public:
    explicit RightsMatrix(Theme &theme, QWidget *parent = nullptr);

    void setMatrix(const engine::AccessMatrix &matrix);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();

    Theme &m_theme;
    engine::AccessMatrix m_matrix;
};

} // namespace firesteel::gui
