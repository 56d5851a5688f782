// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;

namespace firesteel::gui {

class FormRow;
class PageHead;
class ShortcutEditor;

/// How the window looks, what it asks, and the keys. Every change counts at once, but for the
/// scale. Main thread.
class SettingsPage : public Page
{
    Q_OBJECT
public:
    SettingsPage(const Services &services, QWidget *parent);

    [[nodiscard]] QString id() const override { return QStringLiteral("settings"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("settings"); }
    QWidget *focusTarget() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void connectFields();
    void retranslate();
    void fillLanguages();
    void fillThemes();
    void fillScales();
    void renew(); ///< what the settings say

    const Services m_services;
    const int m_scaleAtStart;
    PageHead *m_head;
    QLabel *m_lookTitle;
    QComboBox *m_language;
    QComboBox *m_theme;
    QComboBox *m_scale;
    FormRow *m_languageRow;
    FormRow *m_themeRow;
    FormRow *m_scaleRow;
    QLabel *m_askTitle;
    QCheckBox *m_confirmStop;
    QCheckBox *m_confirmQuit;
    QLabel *m_webTitle;
    QCheckBox *m_embed;
    QLabel *m_keysTitle;
    ShortcutEditor *m_shortcuts;
};

} // namespace firesteel::gui
