// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/support/scriptedcluster.h"

#include "core/data/jsonwriter.h"

#include <QJsonDocument>
#include <QUrl>
#include <QUrlQuery>

namespace firesteel::test {

using namespace Qt::StringLiterals;

namespace {

Script answer(int code, const QJsonObject &body)
{
    return Script::response(code, data::toCompactJson(body));
}

QString kindOf(const QString &plural)
{
    static const QMap<QString, QString> kinds{{u"pods"_s, u"Pod"_s},
                                              {u"services"_s, u"Service"_s},
                                              {u"configmaps"_s, u"ConfigMap"_s},
                                              {u"events"_s, u"Event"_s},
                                              {u"secrets"_s, u"Secret"_s}};
    return kinds.value(plural, u"Object"_s);
}

bool selected(const QJsonObject &object, const QUrlQuery &query)
{
    const QJsonObject metadata = object["metadata"_L1].toObject();
    const QJsonObject labels = metadata["labels"_L1].toObject();
    const QStringList wanted = query.queryItemValue(u"labelSelector"_s, QUrl::FullyDecoded)
                                   .split(u',', Qt::SkipEmptyParts);
    for (const QString &term : wanted) {
        const qsizetype equals = term.indexOf(u'=');
        const bool fits = equals < 0
                              ? labels.contains(term)
                              : labels.value(term.left(equals)).toString() == term.mid(equals + 1);
        if (!fits)
            return false;
    }
    const QString fields = query.queryItemValue(u"fieldSelector"_s, QUrl::FullyDecoded);
    if (fields.startsWith("metadata.name="_L1))
        return metadata["name"_L1].toString() == fields.mid(14);
    return true;
}

} // namespace

ScriptedCluster::ScriptedCluster() : m_proxy(std::make_unique<FaultProxy>(m_authority))
{
    m_proxy->setResponder([this](const SeenRequest &request) { return respond(request); });
}

QByteArray ScriptedCluster::kubeconfig() const
{
    return "apiVersion: v1\nkind: Config\ncurrent-context: test\n"
           "contexts:\n- name: test\n  context: {cluster: test, user: test, namespace: jobs}\n"
           "clusters:\n- name: test\n  cluster:\n    server: " +
           m_proxy->url().toUtf8() +
           "\n    certificate-authority-data: " + m_authority.pem().toBase64() +
           "\nusers:\n- name: test\n  user: {token: test-token}\n";
}

void ScriptedCluster::refuse(const QByteArray &method, const QByteArray &target, int code,
                             const QString &reason, const QString &message,
                             const QJsonObject &details)
{
    m_specials.append(
        {Special::Kind::Refuse, method, target, status(code, reason, message, details), {}});
}

void ScriptedCluster::hold(const QByteArray &method, const QByteArray &target,
                           const QByteArray &gate)
{
    m_specials.append({Special::Kind::Hold, method, target, {}, gate});
}

void ScriptedCluster::loseAnswer(const QByteArray &method, const QByteArray &target)
{
    m_specials.append({Special::Kind::Lose, method, target, {}, {}});
}

void ScriptedCluster::put(const QString &plural, const QJsonObject &object)
{
    const QJsonObject metadata = object["metadata"_L1].toObject();
    m_objects.insert(u"/api/v1/namespaces/"_s + metadata["namespace"_L1].toString() + u'/' +
                         plural + u'/' + metadata["name"_L1].toString(),
                     object);
}

void ScriptedCluster::expire(const QString &plural, const QString &name)
{
    for (const QString &path : m_objects.keys()) {
        if (path.endsWith(u'/' + plural + u'/' + name))
            forget(path);
    }
}

int ScriptedCluster::count(const QString &plural) const
{
    int found = 0;
    for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it)
        found += it.key().section(u'/', -2, -2) == plural ? 1 : 0;
    return found;
}

QJsonObject ScriptedCluster::object(const QString &plural, const QString &name) const
{
    for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it) {
        if (it.key().endsWith(u'/' + plural + u'/' + name))
            return it.value();
    }
    return {};
}

QList<SeenRequest> ScriptedCluster::seen(const QByteArray &method, const QByteArray &part) const
{
    QList<SeenRequest> found;
    for (const SeenRequest &request : m_proxy->requests()) {
        if (request.method == method && request.target.contains(part))
            found.append(request);
    }
    return found;
}

std::optional<Script> ScriptedCluster::respond(const SeenRequest &request)
{
    for (qsizetype i = 0; i < m_specials.size(); ++i) {
        const Special special = m_specials.at(i);
        if (special.method != request.method || !request.target.contains(special.target))
            continue;
        m_specials.removeAt(i);
        if (special.kind == Special::Kind::Refuse)
            return special.answer;
        const Script done = carryOut(request);
        if (special.kind == Special::Kind::Lose)
            return Script().fault(Fault::Reset);
        Script held;
        held.gate(special.gate);
        for (const Script::Step &step : done.steps()) {
            if (step.kind == Script::Step::Kind::Send)
                held.send(step.bytes);
        }
        return held;
    }
    return carryOut(request);
}

Script ScriptedCluster::carryOut(const SeenRequest &request)
{
    const QUrl url = QUrl::fromEncoded(request.target);
    const QString path = url.path();
    const QStringList parts =
        path.split(u'/', Qt::SkipEmptyParts); // api v1 namespaces NS PLURAL [NAME [SUB]]
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    if (path == "/version"_L1)
        return answer(200, {{u"major"_s, u"1"_s},
                            {u"minor"_s, u"34"_s},
                            {u"gitVersion"_s, u"v1.34.1"_s},
                            {u"platform"_s, u"linux/amd64"_s}});
    if (parts.size() == 3)
        return collection(request, path, parts.at(2));
    if (parts.size() == 5 && request.method == "POST") {
        QJsonObject object = body;
        QJsonObject metadata = object["metadata"_L1].toObject();
        const QString name = metadata["name"_L1].toString();
        if (m_objects.contains(path + u'/' + name))
            return status(409, u"AlreadyExists"_s,
                          parts.at(4) + u" \""_s + name + u"\" already exists"_s,
                          {{u"name"_s, name}, {u"kind"_s, parts.at(4)}});
        metadata.insert(u"uid"_s, QString(u"uid-"_s + QString::number(m_nextUid++)));
        metadata.insert(u"namespace"_s, parts.at(3));
        metadata.insert(u"resourceVersion"_s, u"10"_s);
        metadata.insert(u"creationTimestamp"_s, u"2026-01-02T03:04:05Z"_s);
        object.insert(u"metadata"_s, metadata);
        m_objects.insert(path + u'/' + name, object);
        return answer(201, object);
    }
    if (parts.size() == 5)
        return collection(request, path, parts.at(4));
    if (parts.size() == 7 && parts.at(6) == "log"_L1)
        return log();
    const QJsonObject missing{{u"name"_s, parts.value(5)}, {u"kind"_s, parts.value(4)}};
    if (request.method == "PATCH") {
        QJsonObject object = body;
        QJsonObject metadata = object["metadata"_L1].toObject();
        metadata.insert(u"uid"_s, QString(u"uid-"_s + QString::number(m_nextUid++)));
        metadata.insert(u"namespace"_s, parts.value(3));
        metadata.insert(u"resourceVersion"_s, u"11"_s);
        object.insert(u"metadata"_s, metadata);
        m_objects.insert(path, object);
        return answer(201, object);
    }
    if (!m_objects.contains(path))
        return status(404, u"NotFound"_s,
                      parts.value(4) + u" \""_s + parts.value(5) + u"\" not found"_s, missing);
    if (request.method == "DELETE") {
        const QString wanted = body["preconditions"_L1]["uid"_L1].toString();
        const QString uid = m_objects.value(path)["metadata"_L1]["uid"_L1].toString();
        if (!wanted.isEmpty() && wanted != uid)
            return status(409, u"Conflict"_s, u"the UID in the precondition does not match"_s,
                          missing);
        if (m_linger && parts.at(4) == "pods"_L1) {
            QJsonObject pod = m_objects.value(path);
            QJsonObject metadata = pod["metadata"_L1].toObject();
            metadata.insert(u"deletionTimestamp"_s, u"2026-01-02T03:05:30Z"_s);
            metadata.insert(u"deletionGracePeriodSeconds"_s, 0);
            pod.insert(u"metadata"_s, metadata);
            m_objects.insert(path, pod);
            return answer(200, pod);
        }
        forget(path);
        return answer(
            200,
            {{u"kind"_s, u"Status"_s}, {u"apiVersion"_s, u"v1"_s}, {u"status"_s, u"Success"_s}});
    }
    return answer(200, m_objects.value(path));
}

Script ScriptedCluster::collection(const SeenRequest &request, const QString &path,
                                   const QString &plural)
{
    const QUrlQuery query(QUrl::fromEncoded(request.target));
    if (query.hasQueryItem(u"watch"_s))
        return watch(plural);
    QJsonArray items;
    for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it) {
        const bool here = it.key().startsWith(path + u'/') ||
                          (path.count(u'/') == 3 && it.key().section(u'/', -2, -2) == plural);
        if (here && selected(it.value(), query))
            items.append(it.value());
    }
    return answer(200, {{u"kind"_s, QString(kindOf(plural) + u"List"_s)},
                        {u"apiVersion"_s, u"v1"_s},
                        {u"metadata"_s, QJsonObject{{u"resourceVersion"_s, u"100"_s}}},
                        {u"items"_s, items}});
}

Script ScriptedCluster::watch(const QString &plural) const
{
    Script script;
    script.head(200, {{"Content-Type", "application/json"}});
    if (plural == "pods"_L1) {
        for (const WatchStep &step : m_podWatch) {
            if (!step.gate.isEmpty())
                script.gate(step.gate);
            if (step.fault != Fault::None)
                script.fault(step.fault);
            else
                script.chunk(data::toCompactJson(
                                 QJsonObject{{u"type"_s, step.type}, {u"object"_s, step.object}}) +
                             '\n');
        }
    }
    script.gate("never");
    return script;
}

Script ScriptedCluster::log() const
{
    Script script;
    script.head(200, {{"Content-Type", "text/plain"}});
    int second = 10;
    for (const QByteArray &line : m_log) {
        if (line == "|")
            script.gate("log");
        else
            script.chunk("2026-01-02T03:04:" + QByteArray::number(second++) + ".000000001Z " +
                         line + '\n');
    }
    return script.end();
}

void ScriptedCluster::forget(const QString &path)
{
    const QString uid = m_objects.take(path)["metadata"_L1]["uid"_L1].toString();
    QStringList owned;
    for (auto it = m_objects.cbegin(); it != m_objects.cend(); ++it) {
        const QJsonArray owners = it.value()["metadata"_L1]["ownerReferences"_L1].toArray();
        for (const QJsonValue &owner : owners) {
            if (owner["uid"_L1].toString() == uid)
                owned.append(it.key());
        }
    }
    for (const QString &child : owned)
        forget(child);
}

Script ScriptedCluster::status(int code, const QString &reason, const QString &message,
                               const QJsonObject &details)
{
    return answer(code, {{u"kind"_s, u"Status"_s},
                         {u"apiVersion"_s, u"v1"_s},
                         {u"status"_s, u"Failure"_s},
                         {u"reason"_s, reason},
                         {u"message"_s, message},
                         {u"code"_s, code},
                         {u"details"_s, details}});
}

} // namespace firesteel::test
