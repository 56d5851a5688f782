// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/uisource.h"

#include "core/data/json.h"

#include <QJsonArray>
#include <QRandomGenerator>

#include <array>
#include <utility>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

/// Enough of a list of applications to find our own in it.
constexpr qsizetype LongestProbe = 1 << 20;

QByteArray forwardSecret()
{
    std::array<quint32, 8> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return {reinterpret_cast<const char *>(words.data()), qsizetype(sizeof words)};
}

bool listsApplication(const QByteArray &applications, const QString &appId)
{
    const auto list = data::parseJson(applications);
    if (!list || !list->isArray())
        return false;
    const QJsonArray array = list->toArray();
    return std::ranges::any_of(array, [&](const QJsonValue &one) {
        return one.toObject().value("id"_L1).toString() == appId;
    });
}

} // namespace

UiSource::UiSource(kube::ApiClient &api, GatewayRequest request, QObject *parent)
    : QObject(parent), m_api(api), m_request(std::move(request)),
      m_pause(m_request.tuning.firstRetry)
{
    m_again.setSingleShot(true);
    connect(&m_again, &QTimer::timeout, this, &UiSource::look);
    if (!m_request.uiEnabled) {
        m_state.kind = UiState::Kind::Disabled;
        m_known = true;
    }
}

UiSource::~UiSource() = default;

bool UiSource::mayLook() const
{
    return m_running && m_state.kind != UiState::Kind::Ended &&
           m_state.kind != UiState::Kind::Disabled && m_state.kind != UiState::Kind::Refused;
}

void UiSource::setPod(bool running, bool ended)
{
    m_known = true;
    const bool was = std::exchange(m_running, running && !ended);
    if (ended) {
        close();
        setState({UiState::Kind::Ended, 0, {}});
        Q_EMIT settledDown();
        return;
    }
    if (m_forward)
        m_forward->setPod(m_request.podUid, running);
    if (!running && was) {
        close();
        if (mayLook() || m_state.kind == UiState::Kind::Ready)
            setState({UiState::Kind::NotRunning, 0, {}});
    }
    if (running && !was)
        lookNow();
    if (settled())
        Q_EMIT settledDown();
}

net::HttpClient *UiSource::client() const
{
    return m_state.kind == UiState::Kind::Ready ? m_client.get() : nullptr;
}

void UiSource::lookNow()
{
    if (!mayLook() || m_looking || m_state.kind == UiState::Kind::Ready)
        return;
    m_pause = m_request.tuning.firstRetry;
    look();
}

void UiSource::failed(const Error &error)
{
    if (error.code == Errc::InvalidValue || error.code == Errc::ResponseTooLarge ||
        error.code == Errc::ContentEncoding || error.code == Errc::HttpProtocol ||
        error.code == Errc::ResponseTimeout)
        return;
    // What the forward says is nearer to the cause than the end of a socket.
    const Error cause = m_lastFailure.value_or(error);
    if (m_state.kind != UiState::Kind::Ready || !mayLook())
        return;
    if (cause.code == Errc::Forbidden)
        return rest(UiState::Kind::Refused, cause);
    const bool nobody = cause.code == Errc::ConnectionRefused;
    setState({nobody ? UiState::Kind::NotListening : UiState::Kind::Unreachable, 0, cause});
    m_pause = m_request.tuning.firstRetry;
    m_again.start(m_pause);
}

// ---- looking for the port ----

void UiSource::look()
{
    m_again.stop();
    if (!mayLook() || m_looking)
        return;
    m_looking = true;
    m_asked = false;
    m_candidates.clear();
    if (m_request.uiPort != 0) // 0: any free port, only the log knows
        m_candidates.append({m_request.uiPort, false});
    tryNext();
}

void UiSource::tryNext()
{
    if (!m_candidates.isEmpty())
        return dial();
    if (!std::exchange(m_asked, true)) {
        Q_EMIT portWanted();
        return;
    }
    rest(UiState::Kind::NotListening, {});
}

void UiSource::offerPort(std::optional<quint16> port)
{
    if (!m_looking || !m_asked || !m_candidates.isEmpty())
        return;
    if (port && *port != m_request.uiPort) {
        m_candidates.append({*port, false});
    } else if (!port && m_request.uiPort != 0) {
        for (int i = 1; i <= m_request.tuning.guesses; ++i)
            m_candidates.append({quint16(m_request.uiPort + i), true});
    }
    tryNext();
}

void UiSource::dial()
{
    const quint16 port = m_candidates.constFirst().port;
    if (m_forward && m_forward->request().remotePort == port && m_client)
        return probe();
    close();
    m_looking = true;
    m_preamble = forwardSecret();
    kube::ForwardRequest request;
    request.namespaceName = m_request.namespaceName;
    request.pod = m_request.pod;
    request.podUid = m_request.podUid;
    request.remotePort = port;
    request.checkAccess = !m_accessKnown;
    request.preamble = m_preamble;
    m_forward = std::make_unique<kube::PortForward>(m_api, request);
    connect(m_forward.get(), &kube::PortForward::connectionFailed, this,
            [this](const Error &error) { m_lastFailure = error; });
    connect(m_forward.get(), &kube::PortForward::stopped, this, &UiSource::forwardStopped);
    connect(m_forward.get(), &kube::PortForward::listening, this, [this](quint16 localPort) {
        m_accessKnown = true;
        net::Endpoint endpoint;
        endpoint.tls = false;
        endpoint.host = u"127.0.0.1"_s;
        endpoint.port = localPort;
        endpoint.preamble = m_preamble;
        m_client = std::make_unique<net::HttpClient>(endpoint);
        probe();
    });
    m_forward->start();
}

void UiSource::probe()
{
    m_lastFailure.reset();
    m_body.clear();
    net::HttpRequest request;
    // Any answer will do on a port that was named. On a guessed one the application has to name
    // itself, which takes a driver that was never asked a second: its REST servlet starts then.
    const bool guessed = m_candidates.constFirst().guessed;
    request.target = guessed ? "/api/v1/applications" : "/static/webui.css";
    request.headers = {{"Accept", guessed ? "application/json" : "text/css"}};
    request.maxBody = LongestProbe;
    request.timeouts.head = m_request.tuning.head;
    net::HttpCall *call = m_client->send(request);
    connect(call, &net::HttpCall::bodyReceived, this,
            [this, round = m_round](const QByteArray &piece) {
                if (round == m_round)
                    m_body += piece;
            });
    connect(call, &net::HttpCall::finished, this, [this, call, round = m_round] {
        if (round != m_round)
            return;
        const bool answered = call->sent() == net::Sent::Answered;
        const Result<> &result = call->result();
        probed(answered, call->head().status, m_body, result ? Error() : result.error());
    });
}

void UiSource::probed(bool answered, int status, const QByteArray &body, const Error &error)
{
    if (!m_looking || m_candidates.isEmpty())
        return;
    const Candidate candidate = m_candidates.constFirst();
    if (answered) {
        if (candidate.guessed && (status != 200 || !listsApplication(body, m_request.appId)))
            return refusedAt(candidate);
        m_looking = false;
        m_candidates.clear();
        m_pause = m_request.tuning.firstRetry;
        setState({UiState::Kind::Ready, candidate.port, {}});
        Q_EMIT settledDown();
        return;
    }
    const Error cause = m_lastFailure.value_or(error);
    if (cause.code == Errc::ConnectionRefused)
        return refusedAt(candidate);
    rest(cause.code == Errc::Forbidden ? UiState::Kind::Refused : UiState::Kind::Unreachable,
         cause);
}

void UiSource::refusedAt(const Candidate &candidate)
{
    m_candidates.removeIf([&](const Candidate &one) { return one.port == candidate.port; });
    tryNext();
}

void UiSource::forwardStopped(const Error &error)
{
    if (error.code == Errc::Forbidden || error.code == Errc::ForbiddenAnonymous)
        return rest(UiState::Kind::Refused, error);
    if (error.code == Errc::NotFound)
        return rest(UiState::Kind::Ended, error);
    rest(UiState::Kind::Unreachable, error);
}

/// Nothing for now. Another try follows where it can help.
void UiSource::rest(UiState::Kind kind, const std::optional<Error> &cause)
{
    m_looking = false;
    m_candidates.clear();
    if (m_state.kind != UiState::Kind::Ended)
        setState({kind, 0, cause});
    Q_EMIT settledDown();
    // From within one of the forward's signals: it goes when it is over.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_looking && m_state.kind != UiState::Kind::Ready)
                close();
        },
        Qt::QueuedConnection);
    if (!mayLook())
        return;
    m_again.start(m_pause);
    m_pause = std::min(m_pause * 2, m_request.tuning.lastRetry);
}

void UiSource::close()
{
    m_looking = false;
    ++m_round;
    // Not in the middle of one of their own signals
    if (m_client)
        m_client.release()->deleteLater();
    if (m_forward) {
        m_forward->disconnect(this);
        m_forward->stop();
        m_forward.release()->deleteLater();
    }
}

void UiSource::setState(UiState state)
{
    if (m_state == state)
        return;
    m_state = std::move(state);
    Q_EMIT stateChanged(m_state);
}

} // namespace firesteel::engine
