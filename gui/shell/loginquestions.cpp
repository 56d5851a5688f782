// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/loginquestions.h"

#include "core/kube/auth/authsettings.h"
#include "core/secrets/encryptedfilestore.h"
#include "gui/dialogs/consentdialog.h"
#include "gui/dialogs/unlockdialog.h"
#include "gui/shell/services.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"

#include <QWidget>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

LoginQuestions::LoginQuestions(QWidget &window, const Services &services)
    : QObject(&window), m_window(window), m_services(services)
{
    connect(&services.workbench, &Workbench::consentWanted, this, &LoginQuestions::askToRun);
    connect(&services.workbench, &Workbench::unlockWanted, this, &LoginQuestions::askToUnlock);
}

void LoginQuestions::askToRun(const kube::ExecPlugin &plugin)
{
    askConsent(&m_window, m_services, plugin,
               [workbench = &m_services.workbench] { workbench->reconnect(); });
}

/// A keyring that is locked has been asked by itself.
void LoginQuestions::askToUnlock()
{
    Workbench *workbench = &m_services.workbench;
    auto *file = qobject_cast<secrets::EncryptedFileStore *>(
        m_services.vault.store(Vault::Kind::EncryptedFile));
    if (!file || !file->isLocked()) {
        workbench->unlockAnswered(false);
        return;
    }
    askPassphrase(
        &m_window, m_services.theme, *file, [workbench] { workbench->unlockAnswered(true); },
        [workbench] { workbench->unlockAnswered(false); });
}

} // namespace firesteel::gui
