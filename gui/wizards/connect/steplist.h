// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/connectiondraft.h"

#include <QListWidget>

namespace firesteel::gui {

class Theme;

/// The pages of the connection wizard at its left: their numbers, a tick at those that are done and
/// a sign at those where something is wrong. Each can be gone to at any time. Main thread.
class StepList : public QListWidget
{
    Q_OBJECT
public:
    explicit StepList(Theme &theme, QWidget *parent = nullptr);

    void setCurrent(ConnectStep step); ///< no signal follows
    void setState(ConnectStep step, StepState state, bool ticked);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(firesteel::gui::ConnectStep step);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Theme &m_theme;
};

} // namespace firesteel::gui
