// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/connectsession.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/auth/oidccredentials.h"
#include "core/kube/config/serverurl.h"
#include "core/secrets/encryptedfilestore.h"
#include "core/settings/profilestore.h"
#include "core/settings/settings.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/profilesecrets.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"

#include <QFileInfo>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;
namespace keys = settings::keys;

namespace {

/// What a test depends on; how the cluster is called or coloured is none of it.
bool sameConnection(ConnectionDraft a, ConnectionDraft b)
{
    for (ConnectionDraft *one : {&a, &b}) {
        one->name.clear();
        one->label.clear();
        one->colour.clear();
        one->image.clear();
        one->serviceAccount.clear();
        one->choiceId.clear();
        one->caOrigin.clear();
        one->readOnly = one->production = false;
        one->keptUnread = false;
        one->keepIn = {};
    }
    return a == b;
}

/// The same server, reached in the same way.
bool sameServer(const ConnectionDraft &a, const ConnectionDraft &b)
{
    return a.server.trimmed() == b.server.trimmed() && a.proxy == b.proxy &&
           a.proxyUrl == b.proxyUrl;
}

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

bool isOver(RungState state)
{
    return state != RungState::Waiting && state != RungState::Running;
}

} // namespace

ConnectStep stepOf(Rung rung)
{
    switch (rung) {
    case Rung::Resolve:
    case Rung::Tcp:
    case Rung::Tls:
    case Rung::Kubernetes:
        return ConnectStep::Address;
    case Rung::Proxy:
        return ConnectStep::Proxy;
    case Rung::Trust:
    case Rung::Name:
        return ConnectStep::Trust;
    case Rung::WhoAmI:
        return ConnectStep::Identity;
    case Rung::Namespaces:
    case Rung::SparkRights:
        return ConnectStep::Access;
    }
    return ConnectStep::Test;
}

ConnectSession::ConnectSession(const Services &services, QObject *parent)
    : QObject(parent), m_services(services), m_environment(services.workbench.environment()),
      m_wsl(detectWsl(m_environment))
{}

ConnectSession::~ConnectSession() = default;

void ConnectSession::setEnvironment(const QProcessEnvironment &environment)
{
    m_environment = environment;
}

kube::ConfigSurroundings ConnectSession::surroundings() const
{
    kube::ConfigSurroundings around;
    around.env = m_environment;
    around.wsl = m_wsl;
    around.now = m_services.clock.wall();
    return around;
}

void ConnectSession::edit(const std::function<void(ConnectionDraft &)> &change)
{
    ConnectionDraft draft = m_draft;
    change(draft);
    if (draft == m_draft)
        return;
    const bool other = !sameConnection(draft, m_draft);
    m_draft = draft;
    if (other) {
        if (m_testing)
            cancelTest();
        m_obstacle.reset();
    }
    Q_EMIT changed();
}

void ConnectSession::replace(const ConnectionDraft &draft)
{
    cancelTest();
    dropCluster();
    m_ladder.reset();
    m_results.clear();
    m_peer = {};
    m_obstacle.reset();
    m_complete = false;
    m_reached = 0;
    m_draft = draft;
    Q_EMIT replaced();
    Q_EMIT changed();
    Q_EMIT testChanged();
}

// ---- the connection test ----

bool ConnectSession::wantsConsent() const
{
    return m_draft.identity == ConnectionDraft::Identity::Exec && m_draft.exec &&
           (!m_services.auth || !m_services.auth->isAllowed(kube::consentKey(*m_draft.exec)));
}

void ConnectSession::startTest()
{
    cancelTest();
    m_results.clear();
    m_peer = {};
    m_obstacle.reset();
    m_complete = false;
    m_tested = m_draft;
    auto request = ladderRequest(m_draft, m_environment);
    if (!request) {
        m_obstacle = kube::configFinding(request.error(), surroundings());
        Q_EMIT testChanged();
        return;
    }
    request->authServices = m_services.auth;
    request->wsl = m_wsl.inside;
    m_ladder = std::make_unique<kube::Ladder>(*request, m_services.clock);
    kube::Ladder *ladder = m_ladder.get();
    connect(ladder, &kube::Ladder::rungChanged, this, [this, ladder] {
        m_results = ladder->results();
        m_peer = ladder->peer();
        Q_EMIT testChanged();
    });
    connect(ladder, &kube::Ladder::finished, this, [this, ladder] { ended(ladder); });
    m_testing = true;
    ladder->start();
    m_results = ladder->results();
    Q_EMIT testChanged();
}

void ConnectSession::ended(kube::Ladder *ladder)
{
    if (ladder != m_ladder.get() || !m_testing)
        return;
    m_results = ladder->results();
    m_peer = ladder->peer();
    m_testing = false;
    m_complete = true;
    Q_EMIT testChanged();
}

void ConnectSession::cancelTest()
{
    if (!m_testing)
        return;
    m_testing = false;
    m_ladder->disconnect(this);
    m_ladder->cancel();
    m_results = m_ladder->results();
    for (kube::RungResult &one : m_results) {
        if (!isOver(one.state))
            one.state = RungState::NotReached;
    }
    m_ladder.release()->deleteLater();
    Q_EMIT testChanged();
}

bool ConnectSession::isTested() const
{
    return m_complete && !m_testing && sameConnection(m_tested, m_draft);
}

bool ConnectSession::hasPassed() const
{
    return isTested() && !m_results.isEmpty() &&
           std::ranges::none_of(m_results, [](const kube::RungResult &one) {
               return one.state == RungState::Failed || one.state == RungState::NotReached;
           });
}

bool ConnectSession::isConnected() const
{
    ConnectionDraft tested = m_tested;
    tested.namespaceName = m_draft.namespaceName;
    const RungState known = result(Rung::WhoAmI).state;
    return m_complete && !m_testing && sameConnection(tested, m_draft) &&
           (known == RungState::Passed || known == RungState::Warned);
}

QList<kube::RungResult> ConnectSession::results() const
{
    return m_results;
}

kube::RungResult ConnectSession::result(Rung rung) const
{
    const auto at = std::ranges::find(m_results, rung, &kube::RungResult::rung);
    kube::RungResult none;
    none.rung = rung;
    return at == m_results.end() ? none : *at;
}

net::TlsPeer ConnectSession::peer() const
{
    return sameServer(m_tested, m_draft) ? m_peer : net::TlsPeer();
}

int ConnectSession::port() const
{
    const auto url = kube::parseServerUrl(m_draft.server.trimmed());
    return url ? url->port : 0;
}

QList<Finding> ConnectSession::findings(ConnectStep step) const
{
    QList<Finding> found;
    if (!sameConnection(m_tested, m_draft))
        return found;
    for (const kube::RungResult &one : m_results) {
        const bool tells = one.state == RungState::Failed || one.state == RungState::Warned;
        if (tells && stepOf(one.rung) == step)
            found += one.findings;
    }
    return found;
}

StepState ConnectSession::state(ConnectStep step) const
{
    const StepState typed = stepState(m_draft, step);
    if (typed == StepState::Wrong)
        return typed;
    if (step == ConnectStep::Identity && lacksLogin())
        return wasReached(step) ? StepState::Wrong : StepState::Open;
    if (step == ConnectStep::Test) {
        if (!isTested())
            return StepState::Open;
        return hasPassed() ? StepState::Done : StepState::Wrong;
    }
    if (sameConnection(m_tested, m_draft)) {
        for (const kube::RungResult &one : m_results) {
            if (one.state == RungState::Failed && stepOf(one.rung) == step)
                return StepState::Wrong;
            const bool good = one.state == RungState::Passed || one.state == RungState::Warned;
            if (good && step == ConnectStep::Trust && one.rung == Rung::Name)
                return StepState::Done; // by the system's certificates
        }
    }
    return typed;
}

bool ConnectSession::lacksLogin() const
{
    using secrets::SecretStore;
    if (m_draft.source == ConnectionDraft::Source::Practice)
        return false;
    if (m_draft.identity != ConnectionDraft::Identity::None && !m_draft.keptUnread &&
        stepState(m_draft, ConnectStep::Identity) == StepState::Open)
        return true;
    if (m_draft.keepIn != SecretStore::Kind::EncryptedFile || !hasOwnSecret(m_draft))
        return false;
    const auto *file = qobject_cast<secrets::EncryptedFileStore *>(
        m_services.vault.store(SecretStore::Kind::EncryptedFile));
    return file && file->isLocked();
}

void ConnectSession::placeOpened()
{
    Q_EMIT changed();
}

void ConnectSession::setReached(ConnectStep step)
{
    m_reached = std::max(m_reached, int(step));
}

// ---- with the cluster ----

engine::ClusterSession *ConnectSession::cluster()
{
    if (m_cluster && sameConnection(m_clusterDraft, m_draft)) {
        if (m_cluster->readOnly() != isLocked()) // decided since
            m_cluster->setReadOnly(isLocked());
        return m_cluster.get();
    }
    dropCluster();
    const auto request = ladderRequest(m_draft, m_environment);
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
