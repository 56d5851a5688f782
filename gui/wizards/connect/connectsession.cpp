// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/connectsession.h"

#include "core/base/clock.h"
#include "core/engine/clustersession.h"
#include "core/engine/profileconnection.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/serverurl.h"
#include "core/secrets/encryptedfilestore.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/vault.h"
#include "gui/shell/workbench.h"

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;

namespace {

/// The same server, reached in the same way.
bool sameServer(const ConnectionDraft &a, const ConnectionDraft &b)
{
    return a.server.trimmed() == b.server.trimmed() && a.proxy == b.proxy &&
           a.proxyUrl == b.proxyUrl;
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
      m_wsl(detectWsl(m_environment)), m_systemProxy(&engine::systemProxy)
{
    connect(&m_systemProxy, &SystemProxy::answered, this, [this] {
        if (m_testing && !m_ladder) // it waits for that
            beginTest();
    });
}

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
    askSystem();
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
    m_untested.reset();
    m_reached = 0;
    m_draft = draft;
    askSystem();
    Q_EMIT replaced();
    Q_EMIT changed();
    Q_EMIT testChanged();
}

void ConnectSession::askSystem()
{
    if (m_draft.proxy == ConnectionDraft::Proxy::System)
        m_systemProxy.ask(m_draft.server);
}

Result<kube::LadderRequest> ConnectSession::request() const
{
    return ladderRequest(m_draft, m_environment, m_systemProxy.proxy());
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
    if (m_ladder)
        m_ladder.release()->deleteLater(); // this may be its own last word
    m_testing = true;
    const bool known =
        m_draft.proxy != ConnectionDraft::Proxy::System || m_systemProxy.knows(m_draft.server);
    if (known)
        beginTest();
    else
        Q_EMIT testChanged();
}

void ConnectSession::beginTest()
{
    auto request = this->request();
    if (!request) {
        m_testing = false;
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
    if (m_ladder) { // else it waits for the system's proxy
        m_ladder->disconnect(this);
        m_ladder->cancel();
        m_results = m_ladder->results();
        for (kube::RungResult &one : m_results) {
            if (!isOver(one.state))
                one.state = RungState::NotReached;
        }
        m_ladder.release()->deleteLater();
    }
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

void ConnectSession::goWithoutTest(bool on)
{
    m_untested = on ? std::optional(m_draft) : std::nullopt;
    Q_EMIT changed();
}

bool ConnectSession::goesWithoutTest() const
{
    return m_untested && sameConnection(*m_untested, m_draft);
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

} // namespace firesteel::gui
