// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/askedsecrets.h"

#include "core/secrets/encryptedfilestore.h"
#include "gui/dialogs/unlockdialog.h"
#include "gui/shell/profilesecrets.h"

#include <QPointer>
#include <QWidget>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

void readOrAskSecrets(QWidget *window, const Services &services,
                      const settings::ClusterProfile &profile, QObject *context,
                      Vault::Reply<engine::ProfileSecrets> reply)
{
    const auto answered = [window, services, profile, context,
                           reply = std::move(reply)](const Result<engine::ProfileSecrets> &found) {
        auto *file = qobject_cast<secrets::EncryptedFileStore *>(
            services.vault.store(Vault::Kind::EncryptedFile));
        const bool locked = !found && file && file->isLocked() &&
                            found.error().context.value(u"reason"_s) == "locked"_L1;
        if (!locked) {
            reply(found);
            return;
        }
        askPassphrase(window, services.theme, *file,
                      [window, services, profile, asker = QPointer(context), reply] {
                          if (asker)
                              readOrAskSecrets(window, services, profile, asker, reply);
                      });
    };
    readSecrets(services.vault, profile, context, answered);
}

} // namespace firesteel::gui
