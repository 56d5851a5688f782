// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/workbench.h"

#include "core/engine/clustersession.h"
#include "core/kube/auth/authservices.h"
#include "core/kube/auth/execconsent.h"
#include "core/kube/config/kubeconfig.h"
#include "gui/shell/clusterchoices.h"
#include "gui/shell/clusteropener.h"
#include "gui/shell/opening.h"

#include <QMetaMethod>

#include <utility>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

class Workbench::Private
{
public:
    Private(Workbench *workbench, Clock &theClock, const QProcessEnvironment &environment)
        : q(workbench), clock(theClock), choices(theClock, environment), opener(choices, theClock),
          probe(theClock)
    {
        QObject::connect(&probe, &ClusterProbe::changed, q, [this] { renewFreshness(); });
        QObject::connect(&choices, &ClusterChoices::changed, q, [this] { choicesChanged(); });
        QObject::connect(&choices, &ClusterChoices::decisionsChanged, q,
                         [this] { choicesChanged(); });
    }

    void choicesChanged();
    void closeSession();
    void opened(const Result<Opening> &opening, const QString &wantedNamespace);
    void begin(const Opening &opening, const QString &wantedNamespace);
    /// `unasked`: it would go on if that program may be run.
    void failed(const Error &error, const std::optional<kube::ExecPlugin> &unasked = {});
    [[nodiscard]] bool waitsForUnlock(const Error &error);
    void feed();
    void listNamespaces();
    void renewFreshness();
    [[nodiscard]] Freshness judge() const;

    Workbench *q;
    Clock &clock;
    ClusterChoices choices;
    ClusterOpener opener;
    quint64 opening = 0; ///< the last open() or close()

    std::optional<ClusterChoice> current;
    QString wantedNamespace;
    bool underWay = false;
    std::optional<Error> locked; ///< while it is asked for what opens it
    std::optional<Error> openProblem;
    std::unique_ptr<engine::ClusterSession> session;
    QString namespaceName;
    QStringList namespaces;
    Opening account; ///< of the session: when its access ends
    ClusterProbe probe;
    Freshness freshness;
};

Workbench::Workbench(Clock &clock, const QProcessEnvironment &environment, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, clock, environment))
{}

Workbench::~Workbench()
{
    d->closeSession();
}

void Workbench::setProfiles(settings::ProfileStore &profiles)
{
    d->choices.setProfiles(profiles);
}

void Workbench::setVault(Vault &vault)
{
    d->opener.setVault(vault);
}

void Workbench::setAuthServices(std::shared_ptr<kube::AuthServices> services)
{
    d->choices.setAuth(std::move(services));
}

void Workbench::setKubeconfig(const QString &path)
{
    d->choices.setKubeconfig(path);
}

void Workbench::setPracticePort(quint16 port)
{
    d->opener.setPracticePort(port);
}

void Workbench::setExtraKubeconfigs(const QStringList &paths)
{
    d->choices.setExtras(paths);
}

QStringList Workbench::kubeconfigPlaces() const
{
    const KubeconfigSources &sources = d->choices.sources();
    return kube::kubeconfigPaths(sources.path, sources.environment) + sources.extras;
}

const KnownClusters &Workbench::knownClusters() const
{
    return d->choices.found();
}

const KubeconfigSources &Workbench::sources() const
{
    return d->choices.sources();
}

const QProcessEnvironment &Workbench::environment() const
{
    return d->choices.sources().environment;
}

void Workbench::refreshChoices()
{
    d->choices.refresh();
}

bool Workbench::choicesKnown() const
{
    return d->choices.known();
}

const QList<ClusterChoice> &Workbench::choices() const
{
    return d->choices.all();
}

std::optional<ClusterChoice> Workbench::choice(const QString &id) const
{
    return d->choices.choice(id);
}

const std::optional<Error> &Workbench::kubeconfigProblem() const
{
    return d->choices.problem();
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
    d->locked.reset();
    d->underWay = true;
    d->renewFreshness();
    d->opener.read(*wanted, [this, ticket, namespaceName](const Result<Opening> &opening) {
        if (ticket == d->opening)
            d->opened(opening, namespaceName);
    });
}

void Workbench::close()
{
    ++d->opening;
    d->closeSession();
    d->underWay = false;
    d->openProblem.reset();
    d->locked.reset();
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
    d->probe.ask();
}

void Workbench::unlockAnswered(bool opened)
{
    if (!d->locked) // it is about another cluster by now
        return;
    const Error error = *std::exchange(d->locked, std::nullopt);
    if (opened)
        open(d->current->id, d->wantedNamespace);
    else
        d->failed(error);
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
        now.asOf = d->probe.lastProof();
    return now;
}

std::optional<QDateTime> Workbench::credentialEnd() const
{
    return d->account.credentialEnd;
}

std::optional<QDateTime> Workbench::tokenEnd() const
{
    return d->account.tokenEnd;
}

std::optional<QDateTime> Workbench::certificateEnd() const
{
    return d->account.certificateEnd;
}

const std::optional<Error> &Workbench::openProblem() const
{
    return d->openProblem;
}

void Workbench::setProbing(std::chrono::milliseconds every, std::chrono::milliseconds patience)
{
    d->probe.setTiming(every, patience);
}

void Workbench::setVisible(bool visible)
{
    d->probe.setVisible(visible);
}

void Workbench::Private::choicesChanged()
{
    if (current) {
        if (const auto again = q->choice(current->id))
            current = again; // else its file is gone: what is known stays
        if (session && session->readOnly() != current->readOnly)
            session->setReadOnly(current->readOnly);
    }
    if (choices.known())
        Q_EMIT q->choicesChanged();
}

void Workbench::Private::closeSession()
{
    if (!session)
        return;
    Q_EMIT q->sessionAboutToClose();
    probe.end();
    session.reset();
    namespaceName.clear();
    namespaces.clear();
    account = {};
}

void Workbench::Private::opened(const Result<Opening> &result, const QString &wanted)
{
    if (!result && waitsForUnlock(result.error()))
        return;
    const auto exec = result ? result->connection.auth.exec : std::nullopt;
    const auto &auth = choices.sources().auth;
    if (result && (!exec || (auth && auth->isAllowed(kube::consentKey(*exec))))) {
        underWay = false;
        begin(*result, wanted);
        return;
    }
    if (result)
        failed(Error(Errc::ConsentMissing, {}, {{u"command"_s, exec->command}}), exec);
    else
        failed(result.error());
}

void Workbench::Private::failed(const Error &error, const std::optional<kube::ExecPlugin> &unasked)
{
    underWay = false;
    openProblem = error;
    renewFreshness();
    if (unasked)
        Q_EMIT q->consentWanted(*unasked);
    Q_EMIT q->openFailed(error);
}

/// Until there is an answer, nothing has failed.
bool Workbench::Private::waitsForUnlock(const Error &error)
{
    if (error.context.value(u"reason"_s) != "locked"_L1 ||
        !q->isSignalConnected(QMetaMethod::fromSignal(&Workbench::unlockWanted)))
        return false;
    locked = error;
    Q_EMIT q->unlockWanted();
    return true;
}

void Workbench::Private::begin(const Opening &result, const QString &wanted)
{
    engine::Connection connection = result.connection;
    const bool all = wanted == AllNamespaces;
    if (!wanted.isEmpty() && !all)
        connection.namespaceName = wanted;
    namespaceName = all ? QString() : connection.namespaceName;
    namespaces = {connection.namespaceName};
    connection.readOnly = current && current->readOnly;
    account = result;
    session = std::make_unique<engine::ClusterSession>(connection, clock);
    feed();
    listNamespaces();
    probe.begin(*session);
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

Freshness Workbench::Private::judge() const
{
    if (session)
        return probe.judge();
    Freshness now;
    now.state = underWay ? Freshness::State::Connecting : Freshness::State::None;
    now.cause = openProblem;
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
