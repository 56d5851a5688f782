// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/bar.h"

#include <QTimer>

class QLabel;
class QPushButton;

namespace firesteel::gui {

struct Services;

/// The foot of the window: background jobs at the left, the time at the right. Main thread.
class StatusBar : public Bar
{
    Q_OBJECT
public:
    StatusBar(const Services &services, QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void activityRequested();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void tick();

    const Services &m_services;
    QPushButton *m_jobs;
    QLabel *m_clock;
    QTimer m_second;
};

} // namespace firesteel::gui
