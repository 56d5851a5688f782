// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/driverui.h"

#include "core/data/javaproperties.h"
#include "core/kube/api/paths.h"

#include <QJsonArray>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

/// spark.properties of the driver's configuration map; the last of equal keys counts.
QMap<QString, QString> driverProperties(const store::SparkApp &app)
{
    QMap<QString, QString> properties;
    for (const kube::ObjectPtr &map : app.configMaps) {
        const QString text =
            map->body.value("data"_L1).toObject().value("spark.properties"_L1).toString();
        if (const auto read = data::readProperties(text.toUtf8())) {
            for (const data::Property &one : *read)
                properties.insert(one.key, one.value);
        }
    }
    return properties;
}

/// The container's port of that name; 0: none.
int namedPort(const QJsonObject &podSpec, QLatin1StringView name)
{
    for (const QJsonValue &container : podSpec.value("containers"_L1).toArray()) {
        for (const QJsonValue &port : container.toObject().value("ports"_L1).toArray()) {
            if (port.toObject().value("name"_L1).toString() == name)
                return port.toObject().value("containerPort"_L1).toInt();
        }
    }
    return 0;
}

void addPrefix(QByteArrayList &prefixes, QString prefix)
{
    while (prefix.endsWith(u'/'))
        prefix.chop(1);
    if (!prefix.isEmpty())
        prefixes.append(prefix.toUtf8());
}

} // namespace

std::optional<quint16> uiPortInLog(const QByteArray &log)
{
    const QByteArrayView line = "started service 'SparkUI' on port ";
    const qsizetype at = QByteArrayView(log).lastIndexOf(line);
    if (at < 0)
        return std::nullopt;
    qsizetype end = at + line.size();
    while (end < log.size() && log.at(end) >= '0' && log.at(end) <= '9')
        ++end;
    const int port = log.sliced(at + line.size(), end - at - line.size()).toInt();
    return port > 0 && port <= 65535 ? std::optional(quint16(port)) : std::nullopt;
}

GatewayRequest DriverUi::requestFor(const store::SparkApp &app)
{
    GatewayRequest request;
    request.namespaceName = app.key.namespaceName;
    request.appId = app.key.appId;
    request.appName = app.name;
    const QMap<QString, QString> properties = driverProperties(app);
    const auto isTrue = [&](const QString &key) {
        return properties.value(key).trimmed().compare("true"_L1, Qt::CaseInsensitive) == 0;
    };
    int port = 0;
    if (app.driver) {
        request.pod = app.driver->name;
        request.podUid = app.driver->uid;
        port = namedPort(app.driver->spec(), "spark-ui"_L1);
        request.ownHosts << app.driver->status().value("podIP"_L1).toString();
    }
    for (const kube::ObjectPtr &service : app.services) {
        const QString name = service->name;
        request.ownHosts << name << name + u'.' + app.key.namespaceName
                         << name + u'.' + app.key.namespaceName + u".svc"_s
                         << name + u'.' + app.key.namespaceName + u".svc.cluster.local"_s;
    }
    request.ownHosts.removeAll(QString());
    bool given = false;
    const int set = properties.value(u"spark.ui.port"_s).trimmed().toInt(&given);
    if (given && set >= 0 && set <= 65535)
        request.uiPort = quint16(set);
    else if (port > 0 && port <= 65535)
        request.uiPort = quint16(port);
    request.uiEnabled = properties.value(u"spark.ui.enabled"_s)
                            .trimmed()
                            .compare("false"_L1, Qt::CaseInsensitive) != 0;
    addPrefix(request.prefixes, properties.value(u"spark.ui.proxyBase"_s).trimmed());
    addPrefix(request.prefixes, properties.value(u"spark.ui.proxyRedirectUri"_s).trimmed());
    if (isTrue(u"spark.ui.reverseProxy"_s)) {
        QString front = properties.value(u"spark.ui.reverseProxyUrl"_s).trimmed();
        while (front.endsWith(u'/'))
            front.chop(1);
        addPrefix(request.prefixes, front + u"/proxy/"_s + app.key.appId);
    }
    return request;
}

DriverUi::DriverUi(ClusterSession &session, GatewayRequest request, QObject *parent)
    : QObject(parent), m_session(session), m_request(std::move(request))
{}

DriverUi::~DriverUi() = default;

void DriverUi::start()
{
    if (m_gateway)
        return;
    m_gateway = m_session.openGateway(m_request);
    connect(m_gateway.get(), &Gateway::listening, this, &DriverUi::listening);
    connect(m_gateway.get(), &Gateway::failed, this, &DriverUi::failed);
    connect(m_gateway.get(), &Gateway::portWanted, this, &DriverUi::askLog);
    connect(m_gateway.get(), &Gateway::stateChanged, this, [this](const UiState &state) {
        m_state = state;
        Q_EMIT stateChanged(m_state);
    });
    m_watch = m_session.watch(
        {kube::resources::Pods, m_request.namespaceName, {}, u"metadata.name="_s + m_request.pod});
    connect(m_watch.get(), &Watch::changed, this, &DriverUi::podsChanged);
    connect(m_watch.get(), &Watch::synced, this, [this] {
        if (!m_seen)
            m_gateway->setPod(false, true);
    });
}

QUrl DriverUi::address() const
{
    return m_gateway ? m_gateway->address() : QUrl();
}

QUrl DriverUi::newLink()
{
    return m_gateway ? m_gateway->newLink() : QUrl();
}

void DriverUi::retryNow()
{
    if (m_watch)
        m_watch->retryNow();
    if (m_gateway)
        m_gateway->lookNow();
}

void DriverUi::podsChanged(const QList<kube::WatchDelta> &deltas)
{
    for (const kube::WatchDelta &delta : deltas) {
        const bool ours = delta.object->uid == m_request.podUid;
        const bool gone = delta.kind == kube::WatchDelta::Kind::Deleted;
        if (gone && !ours)
            continue;
        m_seen = true;
        if (!ours || gone) { // another uid: ours was replaced
            m_gateway->setPod(false, true);
            continue;
        }
        podSeen(*delta.object);
    }
}

void DriverUi::podSeen(const kube::Object &pod)
{
    if (!m_gateway || pod.uid != m_request.podUid)
        return;
    const kube::PodState state = store::sparkPodState(pod);
    m_gateway->setPod(state.kind == kube::PodState::Kind::Running, state.ended());
}

void DriverUi::askLog()
{
    // The line comes early, so the log's beginning is enough.
    constexpr auto Beginning = 128 * 1024;
    const auto path =
        kube::resourcePath(kube::resources::Pods, m_request.namespaceName, m_request.pod, u"log"_s);
    if (!path)
        return m_gateway->offerPort(std::nullopt);
    const QByteArray target = *path + kube::queryText({{"container", m_request.container},
                                                       {"limitBytes", QString::number(Beginning)}});
    m_session.rawGet(target, this, [this](const Result<kube::RawAnswer> &answer) {
        m_gateway->offerPort(answer ? uiPortInLog(answer->body) : std::nullopt);
    });
}

} // namespace firesteel::engine
