// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/confirm.h"

#include "gui/dialogs/confirmdialog.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/services.h"

namespace firesteel::gui {

void confirm(QWidget *parent, const Services &services, const Confirmation &confirmation,
             std::function<void()> yes)
{
    auto *dialog = new ConfirmDialog(services.theme, confirmation, clusterMarks(services), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, &QDialog::accepted, parent, [yes = std::move(yes)] { yes(); });
    dialog->open();
}

} // namespace firesteel::gui
