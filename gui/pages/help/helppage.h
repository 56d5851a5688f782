// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/page.h"
#include "gui/shell/services.h"

class QLabel;
class QTreeWidget;

namespace firesteel::gui {

class PageHead;

/// Every command with its keys, and the version. Main thread.
class HelpPage : public Page
{
    Q_OBJECT
public:
    HelpPage(const Services &services, QWidget *parent);

    [[nodiscard]] QString id() const override { return QStringLiteral("help"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("help"); }
    void activate() override { renew(); }
    QWidget *focusTarget() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void renew();

    const Services m_services;
    PageHead *m_head;
    QLabel *m_intro;
    QTreeWidget *m_keys;
};

} // namespace firesteel::gui
