// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/cluster/exportkubeconfig.h"

#include "core/kube/config/kubeconfigwriter.h"
#include "core/settings/profilestore.h"
#include "gui/pages/cluster/clusterfiles.h"
#include "gui/shell/aside.h"
#include "gui/shell/notices.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/profilesecrets.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QDir>
#include <QFileDialog>
#include <QRegularExpression>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct ExportKubeconfig {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::ExportKubeconfig)
};

const QString kNotice = u"cluster.export"_s;

void write(QWidget *parent, const Services &services, const ClusterChoice &choice,
           const settings::ClusterProfile &profile, const engine::ProfileSecrets &secrets,
           const QString &path)
{
    runAside(
        parent,
        [sources = services.workbench.sources(), choice, profile, secrets, path]() -> Result<> {
            const auto text = exportText(sources, choice, profile, secrets);
            if (!text)
                return std::unexpected(text.error());
            return kube::writeNewKubeconfig(path, *text);
        },
        [notices = &services.notices, path](const Result<> &done) {
            if (!done) {
                notices->showError(done.error(), kNotice);
                return;
            }
            notices->show({.kind = Notice::Kind::Success,
                           .title = ExportKubeconfig::tr("The kubeconfig was written."),
                           .text = ExportKubeconfig::tr("%1 holds what is needed to log in: keep "
                                                        "it to yourself.")
                                       .arg(path),
                           .key = kNotice});
        });
}

} // namespace

void exportKubeconfig(QWidget *parent, const Services &services, const ClusterChoice &choice)
{
    auto *dialog =
        new QFileDialog(parent->window(),
                        ExportKubeconfig::tr("A new kubeconfig for %1").arg(clusterTitle(choice)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(u"cluster.exportDialog"_s);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // no file is ever replaced
    QString name = choice.name;
    name.replace(QRegularExpression(u"[^A-Za-z0-9._-]+"_s), u"-"_s);
    dialog->setDirectory(QDir::homePath());
    dialog->selectFile(name + u".yaml"_s);
    QObject::connect(
        dialog, &QFileDialog::fileSelected, parent, [=, &services](const QString &path) {
            const auto profile = services.profiles.profile(choice.id);
            if (!profile) {
                write(parent, services, choice, {}, {}, path);
                return;
            }
            readSecrets(services.vault, *profile, parent,
                        [=, &services](const Result<engine::ProfileSecrets> &secrets) {
                            if (secrets)
                                write(parent, services, choice, *profile, *secrets, path);
                            else
                                services.notices.showError(secrets.error(), kNotice);
                        });
        });
    dialog->open();
}

} // namespace firesteel::gui
