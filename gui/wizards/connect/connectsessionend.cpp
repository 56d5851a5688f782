// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What comes of a draft: a session with the cluster, and in the end what is kept of it.
#include "gui/wizards/connect/connectsession.h"

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/oidccredentials.h"
#include "core/settings/profilestore.h"
#include "core/settings/settings.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/profilesecrets.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"

#include <QFileInfo>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

/// What no page of the wizard is about.
void keepMarks(settings::ClusterProfile &profile, const settings::ClusterProfile &before)
{
    profile.label = before.label;
    profile.colour = before.colour;
    profile.readOnly = before.readOnly;
    profile.production = before.production;
}

/// Contexts are known by their names alone. One of another file that bears the name of a known one
/// would be taken for that: it is kept as a cluster of its own.
ConnectionDraft asKept(ConnectionDraft draft, const Workbench &workbench)
{
    const auto known = workbench.choice(u"kubeconfig:"_s + draft.contextName);
    const auto canonical = [](const QString &path) { return QFileInfo(path).canonicalFilePath(); };
    if (known && !draft.kubeconfigPath.isEmpty() && known->file != draft.kubeconfigPath &&
        canonical(known->file) != canonical(draft.kubeconfigPath))
        draft.kubeconfigPath.clear();
    return draft;
}

} // namespace

// ---- with the cluster ----

engine::ClusterSession *ConnectSession::cluster()
{
    if (m_cluster && sameConnection(m_clusterDraft, m_draft)) {
        if (m_cluster->readOnly() != isLocked()) // decided since
            m_cluster->setReadOnly(isLocked());
        return m_cluster.get();
    }
    dropCluster();
    const auto request = this->request();
    if (!request)
        return nullptr;
    engine::Connection connection;
    connection.endpoint = request->endpoint;
    connection.auth = request->auth;
    connection.namespaceName =
        m_draft.namespaceName.isEmpty() ? u"default"_s : m_draft.namespaceName;
    connection.contextName = m_draft.contextName;
    connection.readOnly = isLocked();
    connection.authServices = m_services.auth;
    m_clusterDraft = m_draft;
    m_cluster = std::make_unique<engine::ClusterSession>(connection, m_services.clock);
    return m_cluster.get();
}

bool ConnectSession::isLocked() const
{
    const settings::ClusterProfile decided = known();
    return decided.id.isEmpty() ? m_draft.readOnly : decided.readOnly;
}

void ConnectSession::dropCluster()
{
    if (!m_cluster)
        return;
    Q_EMIT clusterChanged();
    engine::ClusterSession *going = m_cluster.release();
    going->setParent(this);
    bool tidiesUp = false;
    const auto jobs = going->findChildren<engine::Job *>(Qt::FindDirectChildrenOnly);
    for (const engine::Job *job : jobs) {
        if (job->state() != engine::Job::State::Cancelling)
            continue;
        tidiesUp = true;
        connect(job, &engine::Job::finished, going, &QObject::deleteLater);
    }
    if (!tidiesUp)
        going->deleteLater(); // we may be in an answer of its own
}

// ---- the end ----

settings::ClusterProfile ConnectSession::known() const
{
    const ConnectionDraft kept = asKept(m_draft, m_services.workbench);
    return m_services.profiles.profile(profileOf(kept).id).value_or(settings::ClusterProfile());
}

void ConnectSession::save(QObject *context, std::function<void(const Result<QString> &id)> done)
{
    const settings::ClusterProfile before = known();
    ConnectionDraft draft = asKept(m_draft, m_services.workbench);
    if (draft.oidc && m_services.auth) // the test may have used up its refresh token
        draft.oidc = kube::OidcCredentials::renewed(*draft.oidc, *m_services.auth);
    settings::ClusterProfile profile = profileOf(draft);
    if (!before.id.isEmpty())
        keepMarks(profile, before);
    const engine::ProfileSecrets secrets = secretsOf(draft);
    const bool sameLogin = m_draft.keptUnread && before.identity == profile.identity;
    const bool sameProxy = m_draft.keptUnread && before.proxyUrl == profile.proxyUrl;
    if (sameLogin || !secrets.login.isEmpty())
        profile.secretId = before.secretId;
    if (sameProxy || !secrets.proxyPassword.isEmpty())
        profile.proxySecretId = before.proxySecretId;
    keepSecrets(m_services.vault, profile, secrets, m_draft.keepIn, context,
                [this, before, done](const Result<settings::ClusterProfile> &kept) {
                    if (!kept) {
                        done(std::unexpected(kept.error()));
                        return;
                    }
                    const QString id = keepProfile(*kept);
                    dropSecrets(m_services.vault, before, *kept, this);
                    done(id);
                });
}

QString ConnectSession::keepProfile(const settings::ClusterProfile &profile)
{
    const bool ofFile = settings::isContextProfile(profile.id);
    if (ofFile && !m_services.workbench.kubeconfigPlaces().contains(m_draft.kubeconfigPath)) {
        QStringList files = m_services.settings.get(keys::KubeconfigFiles);
        files.append(m_draft.kubeconfigPath);
        m_services.settings.set(keys::KubeconfigFiles, files);
        m_services.workbench.setExtraKubeconfigs(files);
        m_services.workbench.refreshChoices();
    }
    m_draft.choiceId = m_services.profiles.put(profile);
    return m_draft.choiceId;
}

} // namespace firesteel::gui
