// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/preflight/preflightjob.h"

#include "core/data/json.h"
#include "core/engine/preflight/storagetypes.h"
#include "core/kube/api/status.h"

#include <QJsonArray>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using kube::ObjectPtr;

PreflightJob::PreflightJob(ClusterSession &session, PreflightRequest request, QObject *parent)
    : Job(parent), m_session(session), m_request(std::move(request))
{}

void PreflightJob::run()
{
    const QString &where = m_request.namespaceName;
    m_sight.now = m_session.clock().wall();
    readRaw(
        "/version", [this](const QJsonObject &body) { m_sight.version = body; },
        [this](const Error &error) { m_sight.version = std::unexpected(error); });
    readRaw(
        "/apis", [this](const QJsonObject &body) { m_sight.apiGroups = groupsOf(body); },
        [this](const Error &error) { m_sight.apiGroups = std::unexpected(error); });
    get({kube::resources::Namespaces, {}, where}, m_sight.namespaceObject);
    get({kube::resources::ServiceAccounts, where, m_request.account}, m_sight.account);
    list({kube::resources::ResourceQuotas, where, {}, {}}, m_sight.quotas);
    list({kube::resources::LimitRanges, where, {}, {}}, m_sight.limitRanges);
    list({kube::resources::Nodes, {}, {}, {}}, m_sight.nodes);
    list({kube::resources::Pods, {}, {}, u"status.phase!=Succeeded,status.phase!=Failed"_s},
         m_sight.pods);
    list({kube::resources::Services, u"kube-system"_s, u"k8s-app=kube-dns"_s, {}},
         m_sight.dnsServices);
    list({kube::resources::Pods, u"kube-system"_s, u"k8s-app=kube-dns"_s, {}}, m_sight.dnsPods);
    list({resources::StorageClasses, {}, {}, {}}, m_sight.storageClasses);
    list({kube::resources::Events, where, {}, u"reason=Pulled"_s}, m_sight.events);
    Q_EMIT progress(0, m_total);
}

QStringList PreflightJob::groupsOf(const QJsonObject &discovery)
{
    QStringList names;
    for (const QJsonValue group : discovery.value("groups"_L1).toArray())
        names.append(group["name"_L1].toString());
    return names;
}

void PreflightJob::readRaw(const QByteArray &target,
                           const std::function<void(const QJsonObject &)> &take,
                           const std::function<void(const Error &)> &refuse)
{
    expectOne();
    m_session.rawGet(target, this, [this, take, refuse](const Result<kube::RawAnswer> &answer) {
        const Result<QJsonObject> body = answer
                                             ? data::parseObject(answer->body)
                                             : Result<QJsonObject>(std::unexpected(answer.error()));
        if (body)
            take(*body);
        else
            refuse(body.error());
        oneDone(answer ? nullptr : &answer.error());
    });
}

void PreflightJob::get(const kube::ObjectRef &object, Result<ObjectPtr> &place)
{
    expectOne();
    m_session.get(object, this, [this, &place](const Result<ObjectPtr> &result) {
        place = result;
        oneDone(result ? nullptr : &result.error());
    });
}

void PreflightJob::list(const kube::Selection &selection, PreflightSight::List &place)
{
    expectOne();
    kube::ListRequest request;
    request.selection = selection;
    m_session.list(request, this, [this, &place](const Result<kube::ListPage> &page) {
        if (page)
            place = page->items;
        else
            place = std::unexpected(page.error());
        oneDone(page ? nullptr : &page.error());
    });
}

void PreflightJob::expectOne()
{
    ++m_open;
    ++m_total;
}

void PreflightJob::oneDone(const Error *error)
{
    if (state() != State::Running)
        return;
    if (error && kube::concernsConnection(error->code)) {
        finish(std::unexpected(*error));
        return;
    }
    --m_open;
    Q_EMIT progress(m_total - m_open, m_total);
    if (m_open > 0 || state() != State::Running)
        return;
    if (!m_secretsRead)
        readSecrets();
    if (m_open == 0) {
        m_items = evaluatePreflight(m_request, m_sight);
        finish({});
    }
}

void PreflightJob::readSecrets()
{
    m_secretsRead = true;
    QStringList names = m_request.pullSecrets;
    if (m_sight.account) {
        for (const QJsonValue one : (*m_sight.account)->body.value("imagePullSecrets"_L1).toArray())
            names.append(one["name"_L1].toString());
    }
    names.removeDuplicates();
    names.removeAll(QString());
    for (const QString &name : std::as_const(names)) {
        expectOne();
        m_session.get({kube::resources::Secrets, m_request.namespaceName, name}, this,
                      [this, name](const Result<ObjectPtr> &result) {
                          m_sight.secrets.insert(name, withoutContent(result));
                          oneDone(result ? nullptr : &result.error());
                      });
    }
}

Result<ObjectPtr> PreflightJob::withoutContent(const Result<ObjectPtr> &secret)
{
    if (!secret)
        return secret;
    QJsonObject body = (*secret)->body;
    body.remove("data"_L1);
    body.remove("stringData"_L1);
    return kube::makeObject(body, kube::resources::Secrets);
}

void PreflightJob::abandon()
{
    finish(fail(Errc::Cancelled));
}

} // namespace firesteel::engine
