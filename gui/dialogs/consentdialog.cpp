// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/consentdialog.h"

#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "gui/dialogs/confirm.h"
#include "gui/shell/consent.h"
#include "gui/shell/services.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct LoginProgram {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::LoginProgram)
};

} // namespace

void askConsent(QWidget *parent, const Services &services, const kube::ExecPlugin &plugin,
                std::function<void()> yes)
{
    Confirmation question;
    question.title = LoginProgram::tr("Run a program to log in?");
    question.text = LoginProgram::tr(
        "To get a token, the kubeconfig wants to run a program on this computer, with your rights. "
        "Agree only if you know where the file comes from.");
    question.facts.append(LoginProgram::tr("Program: %1").arg(kube::shownCommand(plugin)));
    if (!plugin.workingDirectory.isEmpty())
        question.facts.append(LoginProgram::tr("In the folder: %1").arg(plugin.workingDirectory));
    QStringList names; // their values may be secret
    for (const auto &[name, value] : plugin.environment)
        names.append(name);
    if (!names.isEmpty())
        question.facts.append(LoginProgram::tr("It sets: %1").arg(names.join(u", "_s)));
    if (!plugin.file.isEmpty())
        question.facts.append(LoginProgram::tr("Kubeconfig: %1").arg(plugin.file));
    question.action = LoginProgram::tr("Run it");
    question.keep = LoginProgram::tr("Do not run");
    question.destructive = false;
    confirm(parent, services, question,
            [settings = &services.settings, auth = services.auth, clock = &services.clock, plugin,
             yes = std::move(yes)] {
                if (!auth)
                    return;
                allowProgram(*settings, *auth, *clock, plugin);
                yes();
            });
}

} // namespace firesteel::gui
