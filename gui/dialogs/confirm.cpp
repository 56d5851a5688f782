// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/confirm.h"

#include "core/settings/settings.h"
#include "gui/dialogs/confirmdialog.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

namespace firesteel::gui {

void confirm(QWidget *parent, const Services &services, const Confirmation &confirmation,
             std::function<void()> yes)
{
    const auto current = services.workbench.current();
    const bool production = current && isProduction(services.settings, *current);
    auto *dialog = new ConfirmDialog(services.theme, confirmation, production, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent, [yes = std::move(yes)] { yes(); });
    dialog->open();
}

} // namespace firesteel::gui
