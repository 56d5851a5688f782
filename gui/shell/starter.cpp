// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/starter.h"

#include "core/base/files.h"
#include "core/settings/profilestore.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/notices.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/theme/theme.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

Theme::Choice themeChoice(const QString &name)
{
    if (name == "light"_L1)
        return Theme::Choice::Light;
    if (name == "dark"_L1)
        return Theme::Choice::Dark;
    return name == "highContrast"_L1 ? Theme::Choice::HighContrast : Theme::Choice::System;
}

} // namespace

void applyScale(const settings::Settings::Paths &paths)
{
    if (qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        return;
    const auto content = readFile(paths.config, 8LL * 1024 * 1024);
    if (!content)
        return;
    const int percent = QJsonDocument::fromJson(*content)
                            .object()
                            .value("settings"_L1)
                            .toObject()
                            .value(keys::Scale.name)
                            .toInt(100);
    if (percent > 100 && percent <= 200)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(percent / 100.0));
}

QStringList withoutToolkitOptions(const QStringList &arguments)
{
    static const QStringList withValue{u"-platform"_s, u"-style"_s, u"-display"_s, u"-geometry"_s};
    QStringList own;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (withValue.contains(arguments[i]))
            ++i;
        else
            own.append(arguments[i]);
    }
    return own;
}

QStringList withWorkingDirectory(const QStringList &arguments, const QString &folder)
{
    return QStringList{folder} + arguments;
}

Starter::Starter(const Services &services, MainWindow &window)
    : m_services(services), m_window(window)
{
    connect(&services.settings, &settings::Settings::changed, this, [this](const QString &name) {
        if (name == keys::Theme.name)
            applyTheme();
    });
    connect(&services.settings, &settings::Settings::noticed, this, &Starter::tellFileNotices);
    connect(&services.profiles, &settings::ProfileStore::noticed, this, &Starter::tellFileNotices);
    connect(&services.workbench, &Workbench::choicesChanged, this, [this] {
        if (std::exchange(m_waiting, false))
            openWanted();
    });
    connect(&services.workbench, &Workbench::sessionOpened, this, &Starter::submitWanted);
    applyTheme();
}

void Starter::applyTheme()
{
    m_services.theme.setChoice(themeChoice(m_services.settings.get(keys::Theme)));
}

void Starter::begin(const StartOptions &options)
{
    m_window.restoreSession();
    carryOut(options, true);
    m_window.show();
    tellFileNotices();
}

void Starter::startedAgain(const QStringList &arguments, const QString &activationToken)
{
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken.toUtf8());
    if (const auto options = parseStartOptions(arguments.mid(1), arguments.value(0)); options)
        carryOut(*options, false);
    m_window.bringToFront();
}

void Starter::carryOut(const StartOptions &options, bool first)
{
    Workbench &workbench = m_services.workbench;
    if (options.size.isValid() && !options.size.isEmpty())
        m_window.resize(options.size);
    if (!options.page.isEmpty())
        m_window.showPage(options.page);
    m_submit = options.submit;
    m_submitTo.clear();
    const bool cluster = !options.kubeconfig.isEmpty() || !options.context.isEmpty() ||
                         !options.namespaceName.isEmpty() || options.practice;
    if (!first && !cluster) {
        if (m_services.workbench.session())
            submitWanted();
        return;
    }
    m_wanted = options;
    m_first = first;
    m_waiting = true;
    if (!options.kubeconfig.isEmpty())
        workbench.setKubeconfig(options.kubeconfig);
    workbench.setExtraKubeconfigs(m_services.settings.get(keys::KubeconfigFiles));
    workbench.refreshChoices();
}

void Starter::openWanted()
{
    Workbench &workbench = m_services.workbench;
    const StartOptions wanted = std::exchange(m_wanted, {});
    if (wanted.practice) {
        m_submitTo = u"practice"_s;
        openCluster(m_services, u"practice"_s, wanted.namespaceName);
        return;
    }
    QString id;
    if (!wanted.context.isEmpty()) {
        id = u"kubeconfig:"_s + wanted.context;
        m_submitTo = id;
        if (!workbench.choice(id)) {
            if (tellKubeconfigProblem(wanted)) // no wonder
                return;
            const Error missing(Errc::ConfigDanglingName, {},
                                {{u"kind"_s, u"context"_s}, {u"name"_s, wanted.context}});
            m_services.notices.showError(missing, u"start.context"_s);
            return;
        }
    } else if (!wanted.kubeconfig.isEmpty() || !wanted.namespaceName.isEmpty()) {
        for (const ClusterChoice &choice : workbench.choices()) {
            if (choice.isDefault)
                id = choice.id;
        }
    } else if (m_first) {
        id = m_services.settings.get(keys::LastCluster);
    }
    m_submitTo = id;
    if (workbench.choice(id))
        openCluster(m_services, id, wanted.namespaceName);
    else
        tellKubeconfigProblem(wanted);
}

/// Of the file that was given. The welcome page says it in its own place.
bool Starter::tellKubeconfigProblem(const StartOptions &wanted)
{
    const auto &problem = m_services.workbench.kubeconfigProblem();
    if (wanted.kubeconfig.isEmpty() || !problem)
        return false;
    if (m_window.shownPage() != m_window.page(u"welcome"_s))
        m_services.notices.showError(*problem, u"start.kubeconfig"_s);
    return true;
}

/// The form does the rest: it says what is wrong with the file, or with the job. To another cluster
/// than the one that was meant nothing is sent: the form is filled, and the person decides.
void Starter::submitWanted()
{
    if (m_waiting) // the cluster for it is about to be opened
        return;
    const auto current = m_services.workbench.current();
    const bool meant = m_submitTo.isEmpty() || (current && current->id == m_submitTo);
    if (const QString file = std::exchange(m_submit, {}); !file.isEmpty())
        m_window.showPage(u"newjob"_s, {{u"file"_s, file}, {u"submit"_s, meant}});
}

void Starter::tellFileNotices()
{
    const QList<settings::FileNotice> &ofSettings = m_services.settings.notices();
    while (m_told < ofSettings.size()) // each once
        tell(ofSettings.at(m_told++));
    const QList<settings::FileNotice> &ofClusters = m_services.profiles.notices();
    while (m_toldOfClusters < ofClusters.size())
        tell(ofClusters.at(m_toldOfClusters++));
}

void Starter::tell(const settings::FileNotice &notice)
{
    using Kind = settings::FileNotice::Kind;
    using settings::Store;
    const bool state = notice.store == Store::State;
    const bool clusters = notice.store == Store::Clusters;
    const QString next = notice.error ? sentenceFor(*notice.error).next : QString();
    Notice said{.kind = Notice::Kind::Warning, .key = u"settings."_s + notice.path};
    switch (notice.kind) {
    case Kind::Broken:
        said.title = clusters ? tr("The clusters that you set up could not all be read.")
                     : state  ? tr("How the window was left could not be read.")
                              : tr("The settings could not be read and are as delivered.");
        said.text = notice.keptAs == notice.path
                        ? tr("What cannot be read stays in %1 and is not shown.").arg(notice.path)
                        : tr("The old file was kept as %1.").arg(notice.keptAs);
        break;
    case Kind::Newer:
        said.title = clusters ? tr("The clusters that you set up are from a newer Firesteel and "
                                   "are not shown.")
                     : state  ? tr("How the window was left is from a newer Firesteel and was "
                                    "not used.")
                              : tr("The settings are of a newer Firesteel and were not used.");
        said.text = tr("They were kept as %1.").arg(notice.keptAs);
        break;
    case Kind::Unreadable:
        said.title = clusters
                         ? tr("The clusters that you set up cannot be read.")
                         : tr("The settings cannot be read. What you change counts until the end.");
        said.text = notice.path + u". "_s + next;
        break;
    case Kind::WriteFailed:
        said.title =
            clusters ? tr("What you change about clusters cannot be written.")
                     : tr("The settings cannot be written. What you change counts until the end.");
        said.text = notice.path + u". "_s + next;
        break;
    }
    m_services.notices.show(said);
}

} // namespace firesteel::gui
