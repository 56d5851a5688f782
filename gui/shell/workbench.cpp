// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/workbench.h"

#include "core/engine/clustersession.h"
#include "core/kube/config/kubeconfig.h"
#include "gui/shell/aside.h"
#include "gui/shell/opening.h"
#include "gui/shell/practice.h"

#include <QTimer>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kProbeEvery{10'000};
constexpr std::chrono::milliseconds kPatience{5'000};

const QString kPracticeId = u"practice"_s;

/// Whether a server that answers so is there all the same.
bool isProof(const Error &error)
{
    return error.code == Errc::Forbidden || error.code == Errc::NotFound ||
           error.code == Errc::ApiNotFound || error.code == Errc::TooManyRequests;
}

/// What is not shown to us is not out of date. Without pods there is no picture at all.
bool isWithheld(const kube::ResourceType &type, const kube::WatchState &state)
{
    return type.plural != kube::resources::Pods.plural && state.cause &&
           state.cause->code == Errc::Forbidden;
}

} // namespace

class Workbench::Private
{
public:
    Private(Workbench *workbench, Clock &theClock, const QProcessEnvironment &environment)
        : q(workbench), clock(theClock), practice(theClock)
    {
        sources.environment = environment;
        probeTimer.setInterval(kProbeEvery);
        QObject::connect(&probeTimer, &QTimer::timeout, q, [this] { probe(); });
        patience.setSingleShot(true);
        patience.setInterval(kPatience);
        QObject::connect(&patience, &QTimer::timeout, q, [this] { probeOverdue(); });
    }

    void closeSession();
    void opened(const Result<Opening> &opening, const QString &wantedNamespace);
    void begin(const Opening &opening, const QString &wantedNamespace);
    void feed();
    void listNamespaces();
    void probe();
    void probeOverdue();
    void probed(const Result<kube::RawAnswer> &answer);
    void renewFreshness();
    [[nodiscard]] Freshness judge() const;

    Workbench *q;
    Clock &clock;
    Practice practice;
    KubeconfigSources sources;
    QList<ClusterChoice> choices;
    std::optional<Error> kubeconfigProblem;
    bool known = false;
    quint64 reading = 0; ///< the last refreshChoices()
    quint64 opening = 0; ///< the last open() or close()

    std::optional<ClusterChoice> current;
    QString wantedNamespace;
    bool underWay = false;
    std::optional<Error> openProblem;
    std::unique_ptr<engine::ClusterSession> session;
    QString namespaceName;
    QStringList namespaces;
    std::optional<QDateTime> credentialEnd;

    QTimer probeTimer;
    QTimer patience; ///< with the probe under way
    bool visible = true;
    bool probing = false;
    QDateTime lastProof;
    std::optional<Error> probeProblem;
    Freshness freshness;
};

Workbench::Workbench(Clock &clock, const QProcessEnvironment &environment, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, clock, environment))
{
    if (Practice::available())
        d->choices.append({kPracticeId, ClusterChoice::Kind::Practice, {}, {}, {}, false, {}});
}

Workbench::~Workbench()
{
    d->closeSession();
}

void Workbench::setKubeconfig(const QString &path)
{
    d->sources.path = path;
}

void Workbench::setPracticePort(quint16 port)
{
    d->practice.setPort(port);
}

void Workbench::setExtraKubeconfigs(const QStringList &paths)
{
    d->sources.extras = paths;
}

QStringList Workbench::kubeconfigPlaces() const
{
    return kube::kubeconfigPaths(d->sources.path, d->sources.environment) + d->sources.extras;
}

void Workbench::refreshChoices()
{
    const quint64 ticket = ++d->reading;
    runAside(
        this, [sources = d->sources, clock = &d->clock] { return readChoices(sources, *clock); },
        [this, ticket](const KnownClusters &found) {
            if (ticket != d->reading)
                return;
            d->choices = found.choices;
            if (Practice::available())
                d->choices.append(
                    {kPracticeId, ClusterChoice::Kind::Practice, {}, {}, {}, false, {}});
            d->kubeconfigProblem = found.problem;
            d->known = true;
            Q_EMIT choicesChanged();
        });
}

bool Workbench::choicesKnown() const
{
    return d->known;
}

const QList<ClusterChoice> &Workbench::choices() const
{
    return d->choices;
}

std::optional<ClusterChoice> Workbench::choice(const QString &id) const
{
    for (const ClusterChoice &one : std::as_const(d->choices)) {
        if (one.id == id)
            return one;
    }
    return std::nullopt;
}

const std::optional<Error> &Workbench::kubeconfigProblem() const
{
    return d->kubeconfigProblem;
}

void Workbench::open(const QString &choiceId, const QString &namespaceName)
{
    auto wanted = choice(choiceId);
    if (!wanted && d->current && d->current->id == choiceId)
        wanted = d->current; // its file is gone: reading it again says so
    if (!wanted)
        return;
    const quint64 ticket = ++d->opening;
    d->closeSession();
    d->current = wanted;
    d->wantedNamespace = namespaceName;
    d->openProblem.reset();
    d->underWay = true;
    d->renewFreshness();
    const auto done = [this, ticket, namespaceName](const Result<Opening> &opening) {
        if (ticket == d->opening)
            d->opened(opening, namespaceName);
    };
    if (wanted->kind == ClusterChoice::Kind::Kubeconfig) {
        runAside(
            this,
            [sources = d->sources, name = wanted->name, clock = &d->clock] {
                return readContext(sources, name, *clock);
            },
            done);
        return;
    }
    d->practice.start([this, done](const Result<QByteArray> &kubeconfig) {
        if (!kubeconfig) {
            done(std::unexpected(kubeconfig.error()));
            return;
        }
        runAside(
            this,
            [text = *kubeconfig, environment = d->sources.environment, clock = &d->clock] {
                return readKubeconfigText(text, environment, *clock);
            },
            done);
    });
}

void Workbench::close()
{
    ++d->opening;
    d->closeSession();
    d->underWay = false;
    d->openProblem.reset();
    d->current.reset();
    d->renewFreshness();
}

void Workbench::reconnect()
{
    if (!d->session) {
        if (d->current && !d->underWay)
            open(d->current->id, d->wantedNamespace);
        return;
    }
    d->session->retryFeeds();
    d->probe();
}

std::optional<ClusterChoice> Workbench::current() const
{
    return d->current;
}

engine::ClusterSession *Workbench::session() const
{
    return d->session.get();
}

QString Workbench::namespaceName() const
{
    return d->namespaceName;
}

bool Workbench::allNamespaces() const
{
    return d->session && d->namespaceName.isEmpty();
}

const QStringList &Workbench::namespaces() const
{
    return d->namespaces;
}

Freshness Workbench::freshness() const
{
    Freshness now = d->freshness;
    if (now.state == Freshness::State::Live)
        now.asOf = d->lastProof;
    return now;
}

std::optional<QDateTime> Workbench::credentialEnd() const
{
    return d->credentialEnd;
}

const std::optional<Error> &Workbench::openProblem() const
{
    return d->openProblem;
}

void Workbench::setProbing(std::chrono::milliseconds every, std::chrono::milliseconds patience)
{
    d->probeTimer.setInterval(every);
    d->patience.setInterval(patience);
}

void Workbench::setVisible(bool visible)
{
    if (std::exchange(d->visible, visible) == visible || !d->session)
        return;
    if (visible) {
        d->probeTimer.start();
        d->probe();
    } else {
        d->probeTimer.stop();
    }
}

void Workbench::Private::closeSession()
{
    probeTimer.stop();
    patience.stop();
    if (!session)
        return;
    Q_EMIT q->sessionAboutToClose();
    session.reset();
    namespaceName.clear();
    namespaces.clear();
    credentialEnd.reset();
    lastProof = {};
    probeProblem.reset();
    probing = false;
}

void Workbench::Private::opened(const Result<Opening> &result, const QString &wanted)
{
    underWay = false;
    if (result) {
        begin(*result, wanted);
        return;
    }
    openProblem = result.error();
    renewFreshness();
    Q_EMIT q->openFailed(result.error());
}

void Workbench::Private::begin(const Opening &result, const QString &wanted)
{
    engine::Connection connection = result.connection;
    const bool all = wanted == AllNamespaces;
    if (!wanted.isEmpty() && !all)
        connection.namespaceName = wanted;
    namespaceName = all ? QString() : connection.namespaceName;
    namespaces = {connection.namespaceName};
    credentialEnd = result.credentialEnd;
    session = std::make_unique<engine::ClusterSession>(connection, clock);
    QObject::connect(&session->store(), &store::ObjectStore::stateChanged, q,
                     [this] { renewFreshness(); });
    QObject::connect(&session->store(), &store::ObjectStore::changed, q,
                     [this] { lastProof = clock.wall(); });
    feed();
    listNamespaces();
    probe();
    if (visible)
        probeTimer.start();
    renewFreshness();
    Q_EMIT q->sessionOpened();
}

void Workbench::Private::feed()
{
    for (const kube::ResourceType &type : {kube::resources::Pods, kube::resources::Services,
                                           kube::resources::ConfigMaps, kube::resources::Events})
        session->feedStore({type, namespaceName, {}, {}});
}

void Workbench::Private::listNamespaces()
{
    kube::ListRequest request;
    request.selection.type = kube::resources::Namespaces;
    session->list(request, session.get(), [this](const Result<kube::ListPage> &page) {
        if (!page) // it may well be forbidden
            return;
        QStringList names;
        for (const kube::ObjectPtr &one : page->items)
            names.append(one->name);
        if (!namespaceName.isEmpty() && !names.contains(namespaceName))
            names.append(namespaceName);
        names.sort();
        namespaces = names;
        Q_EMIT q->namespacesChanged();
    });
}

void Workbench::Private::probe()
{
    if (!session || probing)
        return;
    probing = true;
    patience.start();
    session->rawGet("/version", session.get(),
                    [this](const Result<kube::RawAnswer> &answer) { probed(answer); });
}

/// A server that hangs accepts connections and says nothing; the call itself waits for longer.
void Workbench::Private::probeOverdue()
{
    const auto &endpoint = session->connection().endpoint;
    probeProblem = Error(Errc::ResponseTimeout, {},
                         {{u"host"_s, endpoint.host}, {u"port"_s, QString::number(endpoint.port)}});
    renewFreshness();
}

void Workbench::Private::probed(const Result<kube::RawAnswer> &answer)
{
    probing = false;
    patience.stop();
    const bool hadProblem = probeProblem.has_value();
    if (answer || isProof(answer.error())) {
        lastProof = clock.wall();
        probeProblem.reset();
        if (hadProblem)
            session->retryFeeds();
    } else {
        probeProblem = answer.error();
    }
    renewFreshness();
}

Freshness Workbench::Private::judge() const
{
    Freshness now;
    if (!session) {
        now.state = underWay ? Freshness::State::Connecting : Freshness::State::None;
        now.cause = openProblem;
        return now;
    }
    now.asOf = lastProof;
    now.cause = probeProblem;
    bool stale = probeProblem.has_value();
    for (const kube::ResourceType &type : {kube::resources::Pods, kube::resources::Services,
                                           kube::resources::ConfigMaps, kube::resources::Events}) {
        const kube::WatchState state = session->store().state(store::typeId(type));
        if (state.phase != kube::WatchState::Phase::Stale || isWithheld(type, state))
            continue;
        stale = true;
        if (!now.asOf.isValid() || state.since < now.asOf)
            now.asOf = state.since;
        if (!now.cause)
            now.cause = state.cause;
    }
    if (!lastProof.isValid())
        now.state = Freshness::State::Connecting;
    else
        now.state = stale ? Freshness::State::Stale : Freshness::State::Live;
    if (now.cause && visible)
        now.nextTry = clock.wall().addMSecs(probeTimer.remainingTime());
    return now;
}

void Workbench::Private::renewFreshness()
{
    const Freshness now = judge();
    if (now == freshness)
        return;
    freshness = now;
    Q_EMIT q->freshnessChanged();
}

} // namespace firesteel::gui
