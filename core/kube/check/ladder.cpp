// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/ladder.h"

#include "core/kube/check/ladder_p.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr int kRungs = int(Rung::SparkRights) + 1;
}

QLatin1StringView rungName(Rung rung)
{
    switch (rung) {
    case Rung::Resolve:
        return "resolve"_L1;
    case Rung::Tcp:
        return "tcp"_L1;
    case Rung::Proxy:
        return "proxy"_L1;
    case Rung::Tls:
        return "tls"_L1;
    case Rung::Trust:
        return "trust"_L1;
    case Rung::Name:
        return "name"_L1;
    case Rung::Kubernetes:
        return "kubernetes"_L1;
    case Rung::WhoAmI:
        return "who-am-i"_L1;
    case Rung::Namespaces:
        return "namespaces"_L1;
    case Rung::SparkRights:
        return "spark-rights"_L1;
    }
    return {};
}

QLatin1StringView rungStateName(RungState state)
{
    switch (state) {
    case RungState::Waiting:
        return "waiting"_L1;
    case RungState::Running:
        return "running"_L1;
    case RungState::Passed:
        return "passed"_L1;
    case RungState::Warned:
        return "warned"_L1;
    case RungState::Failed:
        return "failed"_L1;
    case RungState::NotReached:
        return "not-reached"_L1;
    case RungState::Skipped:
        return "skipped"_L1;
    }
    return {};
}

Ladder::Private::Private(Ladder *ladder, LadderRequest asked, Clock &itsClock)
    : q(ladder), request(std::move(asked)), clock(itsClock)
{
    for (int i = 0; i < kRungs; ++i) {
        RungResult result;
        result.rung = Rung(i);
        results.append(result);
    }
    m_timer.setSingleShot(true);
    QObject::connect(&m_timer, &QTimer::timeout, q, [this] { timedOut(); });
}

void Ladder::Private::start()
{
    if (std::exchange(m_started, true) || over)
        return;
    if (!request.clusterHere)
        request.clusterHere = isClusterHere();
    net::HttpRequest version;
    version.target = "/version";
    version.headers.emplaceBack("Accept", "application/json");
    version.maxBody = 1 << 20;
    version.timeouts.connect = request.connectTimeout;
    version.timeouts.tls = request.connectTimeout;
    version.timeouts.head = request.answerTimeout;
    version.timeouts.total = 2 * request.connectTimeout + 2 * request.answerTimeout;
    m_http = std::make_unique<net::HttpClient>(request.endpoint);
    run(Rung::Resolve);
    m_version = m_http->send(version);
    QObject::connect(
        m_version, &net::HttpCall::connecting, q,
        [this](net::ConnectStage reached, const QString &what) { stage(reached, what); });
    QObject::connect(m_version, &net::HttpCall::bodyReceived, q,
                     [this](const QByteArray &piece) { m_versionBody += piece; });
    QObject::connect(m_version, &net::HttpCall::finished, q, [this] { versionAnswered(); });
}

void Ladder::Private::stop()
{
    m_timer.stop();
    m_api.reset();
    m_credentials.reset(); // also ends a program that is asked
    m_dateHttp.reset();
    m_http.reset();
}

void Ladder::Private::cancel()
{
    if (over)
        return;
    stop();
    end(RungState::NotReached);
}

void Ladder::Private::run(Rung rung, std::chrono::milliseconds limit)
{
    if (over)
        return;
    m_rung = rung;
    m_since = clock.steady();
    m_timer.stop();
    if (limit > 0ms)
        m_timer.start(limit);
    set(rung, RungState::Running, {}, {});
}

void Ladder::Private::set(Rung rung, RungState state, const Facts &facts,
                          const QList<Finding> &findings)
{
    RungResult &result = at(rung);
    result.state = state;
    result.facts = facts;
    result.findings = findings;
    if (state != RungState::Running && rung == m_rung)
        result.took = clock.steady() - m_since;
    // Queued: whoever hears it may delete us.
    QMetaObject::invokeMethod(
        q, [ladder = q, copy = result] { Q_EMIT ladder->rungChanged(copy); }, Qt::QueuedConnection);
}

void Ladder::Private::pass(Rung rung, const Facts &facts, const QList<Finding> &findings)
{
    if (over)
        return;
    const bool warned = std::ranges::any_of(
        findings, [](const Finding &one) { return one.severity != Finding::Severity::Notice; });
    set(rung, warned ? RungState::Warned : RungState::Passed, facts, findings);
}

void Ladder::Private::skip(Rung rung)
{
    if (!over)
        set(rung, RungState::Skipped, {}, {});
}

void Ladder::Private::failAt(Rung rung, const QList<Finding> &findings)
{
    if (over)
        return;
    set(rung, RungState::Failed, at(rung).facts, findings);
    end(RungState::NotReached);
}

/// The rungs that have no result get `rest`.
void Ladder::Private::end(RungState rest)
{
    if (std::exchange(over, true))
        return;
    for (RungResult &result : results) {
        if (result.state == RungState::Running || result.state == RungState::Waiting)
            set(result.rung, rest, {}, {});
    }
    // From the event loop: what is under way may be what brought us here.
    QMetaObject::invokeMethod(
        q,
        [this] {
            stop();
            Q_EMIT q->finished();
        },
        Qt::QueuedConnection);
}

void Ladder::Private::timedOut()
{
    const Error error(Errc::ResponseTimeout, {}, {{u"phase"_s, u"head"_s}});
    stop();
    failAt(m_rung, error);
}

Situation Ladder::Private::situation() const
{
    Situation made;
    made.endpoint = request.endpoint;
    made.auth = request.auth;
    made.namespaceName = namespaceName();
    made.chain = peer.chain;
    made.now = clock.wall();
    made.serverDate = m_serverDate;
    made.credential = m_sentToken;
    made.clusterHere = request.clusterHere.value_or(false);
    made.wsl = request.wsl;
    return made;
}

QString Ladder::Private::namespaceName() const
{
    return request.namespaceName.isEmpty() ? u"default"_s : request.namespaceName;
}

Ladder::Ladder(LadderRequest request, Clock &clock, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, std::move(request), clock))
{}

Ladder::~Ladder() = default;

void Ladder::start()
{
    d->start();
}

void Ladder::cancel()
{
    d->cancel();
}

QList<RungResult> Ladder::results() const
{
    return d->results;
}

bool Ladder::passed() const
{
    return d->over && std::ranges::none_of(d->results, [](const RungResult &result) {
               return result.state == RungState::Failed || result.state == RungState::NotReached;
           });
}

net::TlsPeer Ladder::peer() const
{
    return d->peer;
}

} // namespace firesteel::kube
