// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/kubeconfigfollower.h"

#include "gui/shell/notices.h"
#include "gui/shell/opening.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/format.h"
#include "gui/text/sentences.h"

#include <QCoreApplication>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using Kind = kube::ConfigChange::Kind;

namespace {

struct KubeconfigChange {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::KubeconfigChange)
};

constexpr qsizetype kMostTold = 4;
const QString kChangedNotice = u"kubeconfig.changed"_s;
const QString kFailedNotice = u"kubeconfig.failed"_s;

/// Only the list is different; the way to the cluster is not.
bool touchesConnection(Kind kind)
{
    return kind != Kind::ContextAdded && kind != Kind::ContextRemoved &&
           kind != Kind::CurrentContext && kind != Kind::Namespace;
}

} // namespace

QString changeSentence(const kube::ConfigChange &change)
{
    const QString &name = change.context;
    switch (change.kind) {
    case Kind::ContextAdded:
        return KubeconfigChange::tr("%1 is new.").arg(name);
    case Kind::ContextRemoved:
        return KubeconfigChange::tr("%1 is no longer in it.").arg(name);
    case Kind::CurrentContext:
        return change.after.isEmpty()
                   ? KubeconfigChange::tr("No context is the current one any more.")
                   : KubeconfigChange::tr("The current context is now %1.").arg(change.after);
    case Kind::Server:
        return KubeconfigChange::tr("The address of %1 is now %2.").arg(name, change.after);
    case Kind::Authority:
        return KubeconfigChange::tr("%1 has another CA.").arg(name);
    case Kind::Certificate: {
        const QDateTime end = QDateTime::fromString(change.after, Qt::ISODate);
        return end.isValid() ? KubeconfigChange::tr("The client certificate of %1 was renewed; it "
                                                    "is valid until %2.")
                                   .arg(name, absoluteTime(end))
                             : KubeconfigChange::tr("%1 has another client certificate.").arg(name);
    }
    case Kind::Token:
        return KubeconfigChange::tr("%1 has another token.").arg(name);
    case Kind::Login:
        return KubeconfigChange::tr("%1 logs in another way.").arg(name);
    case Kind::User:
        return KubeconfigChange::tr("%1 logs in as another user.").arg(name);
    case Kind::Namespace:
        return change.after.isEmpty()
                   ? KubeconfigChange::tr("%1 names no namespace any more.").arg(name)
                   : KubeconfigChange::tr("%1 begins in the namespace %2.").arg(name, change.after);
    case Kind::Verification:
        return change.after == "off"_L1
                   ? KubeconfigChange::tr("The certificate of %1 is no longer verified.").arg(name)
                   : KubeconfigChange::tr("The certificate of %1 is verified now.").arg(name);
    case Kind::Proxy:
        return change.after.isEmpty()
                   ? KubeconfigChange::tr("%1 is reached without proxy now.").arg(name)
                   : KubeconfigChange::tr("%1 is reached through %2 now.").arg(name, change.after);
    case Kind::Other:
        return KubeconfigChange::tr("Something else about %1 is different.").arg(name);
    }
    return {};
}

KubeconfigFollower::KubeconfigFollower(const Services &services, QObject *parent)
    : QObject(parent), m_services(services)
{
    connect(&services.workbench, &Workbench::choicesChanged, this, &KubeconfigFollower::follow);
    connect(&m_watcher, &kube::KubeconfigWatcher::changed, this,
            [this](const kube::Kubeconfig &, const QList<kube::ConfigChange> &changes) {
                changed(changes);
            });
    connect(&m_watcher, &kube::KubeconfigWatcher::materialChanged, this,
            &KubeconfigFollower::materialChanged);
    connect(&m_watcher, &kube::KubeconfigWatcher::failed, this, &KubeconfigFollower::failed);
    connect(&m_watcher, &kube::KubeconfigWatcher::recovered, this,
            [this] { m_services.notices.close(std::exchange(m_failure, 0)); });
}

void KubeconfigFollower::follow()
{
    const Workbench &workbench = m_services.workbench;
    const KnownClusters &found = workbench.knownClusters();
    m_watcher.follow(workbench.kubeconfigPlaces(), found.materialFiles, found.config);
}

bool KubeconfigFollower::concernsOpen(const QList<kube::ConfigChange> &changes) const
{
    const auto current = m_services.workbench.current();
    return current && current->kind == ClusterChoice::Kind::Kubeconfig &&
           std::ranges::any_of(changes, [&current](const kube::ConfigChange &one) {
               return one.context == current->name && touchesConnection(one.kind);
           });
}

void KubeconfigFollower::changed(const QList<kube::ConfigChange> &changes)
{
    m_services.notices.close(std::exchange(m_failure, 0));
    m_services.workbench.refreshChoices();
    QStringList sentences;
    for (const kube::ConfigChange &one : changes.mid(0, kMostTold))
        sentences.append(changeSentence(one));
    const int more = int(std::max<qsizetype>(0, changes.size() - kMostTold));
    if (more > 0)
        sentences.append(tr("And %n other change(s).", nullptr, more));
    tell(tr("The kubeconfig has changed"), sentences.join(u' '), concernsOpen(changes));
}

/// Tokens are read again by themselves; certificates and keys belong to the connection.
void KubeconfigFollower::materialChanged(const QStringList &files)
{
    const QList<kube::KubeUser> &users = m_services.workbench.knownClusters().config.users;
    const bool tokensAlone = std::ranges::all_of(files, [&users](const QString &file) {
        return std::ranges::any_of(
            users, [&file](const kube::KubeUser &one) { return one.auth.tokenFile == file; });
    });
    m_services.workbench.refreshChoices();
    if (tokensAlone)
        return;
    const auto current = m_services.workbench.current();
    tell(tr("A file of a kubeconfig has changed"), files.mid(0, kMostTold).join(u", "_s),
         current && current->kind == ClusterChoice::Kind::Kubeconfig);
}

/// A connection that fails has nothing to lose; one that works is left to the person.
void KubeconfigFollower::tell(const QString &title, const QString &text, bool open)
{
    Notice notice{.kind = Notice::Kind::Info, .title = title, .text = text, .key = kChangedNotice};
    if (open) {
        const bool broken = m_services.workbench.freshness().cause.has_value();
        notice.text += u' ' + (broken ? tr("The connection was made anew with it.")
                                      : tr("The open connection still uses the old content."));
        if (broken)
            connectAnew();
        else
            notice.links.append({tr("Connect anew"), this, [this] { connectAnew(); }});
        notice.kind = broken ? Notice::Kind::Info : Notice::Kind::Warning;
    }
    m_services.notices.show(notice);
}

void KubeconfigFollower::connectAnew()
{
    Workbench &workbench = m_services.workbench;
    const auto current = workbench.current();
    if (!current)
        return;
    const QString shown =
        workbench.allNamespaces() ? QString(Workbench::AllNamespaces) : workbench.namespaceName();
    workbench.open(current->id, shown);
}

void KubeconfigFollower::failed(const Error &problem)
{
    const Sentence sentence = sentenceFor(problem);
    m_failure = m_services.notices.show(
        {.kind = Notice::Kind::Warning,
         .title = tr("The kubeconfig cannot be read just now"),
         .text = QString(sentence.what + u' ' + tr("What was read before still counts.") + u' ' +
                         sentence.next)
                     .trimmed(),
         .key = kFailedNotice});
}

} // namespace firesteel::gui
