// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/buttons.h"

#include "gui/theme/steelstyle.h"

#include <QPushButton>
#include <QStyle>

namespace firesteel::gui {

namespace {

void setButtonKind(QPushButton *button, const char *kind, QFont::Weight weight)
{
    for (const char *name : {property::Main, property::Destructive, property::Quiet})
        button->setProperty(name, kind == name ? QVariant(true) : QVariant());
    QFont font; // the weight alone: family and size go on following the application
    font.setWeight(weight);
    button->setFont(weight == QFont::Normal ? QFont() : font);
    button->updateGeometry();
    button->update();
}

} // namespace

void makeMain(QPushButton *button)
{
    setButtonKind(button, property::Main, QFont::DemiBold);
}

void makeDestructive(QPushButton *button)
{
    button->setAutoDefault(false);
    button->setDefault(false);
    setButtonKind(button, property::Destructive, QFont::DemiBold);
}

void makeQuiet(QPushButton *button)
{
    setButtonKind(button, property::Quiet, QFont::Normal);
}

void makePlain(QPushButton *button)
{
    setButtonKind(button, nullptr, QFont::Normal);
}

} // namespace firesteel::gui
