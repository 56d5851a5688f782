// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/activities.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include <QHash>

class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace firesteel::gui {

class ActivityRow;
class EmptyState;
class PageHead;

/// The long work of the window: what runs, with progress and cancel, and what ended. Main thread.
class ActivityPage : public Page
{
    Q_OBJECT
public:
    ActivityPage(const Services &services, QWidget *parent);

    [[nodiscard]] QString id() const override { return QStringLiteral("activity"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("activity"); }
    [[nodiscard]] QString badge() const override;
    void activate() override;
    void deactivate() override { m_second.stop(); }
    QWidget *focusTarget() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renewList();
    void renewRow(Activity::Id id);

    const Services m_services;
    PageHead *m_head;
    QPushButton *m_forget;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
    EmptyState *m_empty;
    QHash<Activity::Id, ActivityRow *> m_rows;
    QTimer m_second;
};

} // namespace firesteel::gui
