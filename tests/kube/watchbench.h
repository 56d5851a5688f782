// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/clock.h"
#include "core/data/jsonwriter.h"
#include "core/kube/api/client.h"
#include "core/kube/auth/credentials.h"
#include "core/kube/watch/reflector.h"
#include "core/kube/watch/reflectormachine.h"
#include "core/net/httpclient.h"
#include "tests/support/faultproxy.h"
#include "tests/support/testcertificates.h"

#include <QJsonArray>
#include <QMap>
#include <QTest>
#include <QUrl>
#include <QUrlQuery>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// The steady clock of the system, and a wall clock that can be set.
class SettableClock final : public Clock
{
public:
    [[nodiscard]] std::chrono::milliseconds steady() const override { return m_system.steady(); }
    [[nodiscard]] QDateTime wall() const override
    {
        ++m_looks;
        return m_system.wall().addMSecs(m_offset.count());
    }
    [[nodiscard]] int looks() const { return m_looks; } ///< how often the wall clock was read
    void jump(std::chrono::milliseconds by) { m_offset += by; }

private:
    SystemClock m_system;
    std::chrono::milliseconds m_offset{0};
    mutable int m_looks = 0;
};

inline const net::HttpHeaders JsonType{{"Content-Type", "application/json"}};

inline QJsonObject podObject(const QString &name, const QString &uid, const QString &version,
                             const QJsonObject &annotations = {})
{
    QJsonObject metadata{{"name"_L1, name},
                         {"namespace"_L1, "spark"_L1},
                         {"uid"_L1, uid},
                         {"resourceVersion"_L1, version}};
    if (!annotations.isEmpty())
        metadata.insert("annotations"_L1, annotations);
    return {{"apiVersion"_L1, "v1"_L1}, {"kind"_L1, "Pod"_L1}, {"metadata"_L1, metadata}};
}

/// One line of a watch, with its line feed.
inline QByteArray line(const QString &type, const QJsonValue &object)
{
    return data::toCompactJson(QJsonObject{{"type"_L1, type}, {"object"_L1, object}}) + '\n';
}

inline QByteArray eventLine(const QString &type, const QString &name, const QString &uid,
                            const QString &version)
{
    return line(type, podObject(name, uid, version));
}

inline QByteArray bookmark(const QString &version)
{
    return line(u"BOOKMARK"_s,
                QJsonObject{{"kind"_L1, "Pod"_L1},
                            {"apiVersion"_L1, "v1"_L1},
                            {"metadata"_L1, QJsonObject{{"resourceVersion"_L1, version}}}});
}

inline QJsonObject statusObject(int code, const QString &reason, const QString &message = {},
                                const QJsonObject &details = {})
{
    return {{"kind"_L1, "Status"_L1}, {"apiVersion"_L1, "v1"_L1}, {"status"_L1, "Failure"_L1},
            {"message"_L1, message},  {"reason"_L1, reason},      {"code"_L1, code},
            {"details"_L1, details}};
}

inline QByteArray errorLine(int code, const QString &reason, const QJsonObject &details = {})
{
    return line(u"ERROR"_s, statusObject(code, reason, {}, details));
}

inline Script jsonAnswer(int code, const QJsonObject &body, const net::HttpHeaders &headers = {})
{
    return Script::response(code, data::toCompactJson(body), "application/json", headers);
}

inline Script statusAnswer(int code, const QString &reason, const QString &message = {},
                           const QJsonObject &details = {}, const net::HttpHeaders &headers = {})
{
    return jsonAnswer(code, statusObject(code, reason, message, details), headers);
}

struct Pod {
    QString name;
    QString uid;
    QString version;
};

inline QJsonObject listObject(const QList<Pod> &pods, const QString &version,
                              const QString &next = {})
{
    QJsonArray items;
    for (const Pod &pod : pods) {
        QJsonObject item = podObject(pod.name, pod.uid, pod.version);
        item.remove("kind"_L1); // as in real lists
        item.remove("apiVersion"_L1);
        items.append(item);
    }
    QJsonObject metadata{{"resourceVersion"_L1, version}};
    if (!next.isEmpty())
        metadata.insert("continue"_L1, next);
    return {{"kind"_L1, "PodList"_L1},
            {"apiVersion"_L1, "v1"_L1},
            {"metadata"_L1, metadata},
            {"items"_L1, items}};
}

inline Script listAnswer(const QList<Pod> &pods, const QString &version, const QString &next = {})
{
    return jsonAnswer(200, listObject(pods, version, next));
}

/// The head of a watch; nothing ends it.
inline Script watchHead()
{
    return Script().head(200, JsonType);
}

inline Script standing(const QByteArray &lines = {})
{
    Script script = watchHead();
    if (!lines.isEmpty())
        script.chunk(lines);
    return script.gate("never");
}

inline Script closing(const QByteArray &lines = {})
{
    Script script = watchHead();
    if (!lines.isEmpty())
        script.chunk(lines);
    return script.end();
}

/// Times short enough for a test, with the order between them kept.
inline kube::ReflectorTuning fastTuning()
{
    using std::chrono::milliseconds;
    kube::ReflectorTuning t;
    t.backoffFirst = milliseconds(8);
    t.backoffMax = milliseconds(60);
    t.backoffUnreachable = milliseconds(30);
    t.shortWatch = milliseconds(2);
    t.silence = milliseconds(60'000);
    t.settle = milliseconds(15);
    t.staleAfter = milliseconds(5);
    t.pollRefused = milliseconds(30);
    t.pollUnwatchable = milliseconds(30);
    t.wakeSpread = milliseconds(10);
    t.wakeCheck = milliseconds(20);
    return t;
}

/// A Reflector for pods in front of a scripted API server, and a record of all it said. Lists and
/// watches are answered from two lists of scripts; the last of each goes on for ever.
class WatchBench
{
public:
    explicit WatchBench(const kube::ReflectorTuning &tuning = fastTuning(),
                        const QString &labels = {})
        : proxy(authority()), http(proxy.endpoint(authority())), client(http, credentials, clock),
          reflector(client, {kube::resources::Pods, u"spark"_s, labels, {}}, tuning)
    {
        client.setRetryDelay(std::chrono::milliseconds(10));
        proxy.setResponder([this](const SeenRequest &request) { return respond(request); });
        QObject::connect(&reflector, &kube::Reflector::changed, &context,
                         [this](const QList<kube::WatchDelta> &deltas) { note(deltas); });
        QObject::connect(&reflector, &kube::Reflector::stateChanged, &context,
                         [this](const kube::WatchState &state) { states.append(state); });
        QObject::connect(&reflector, &kube::Reflector::synced, &context, [this] { ++syncs; });
    }

    static const TestAuthority &authority()
    {
        static const TestAuthority one;
        return one;
    }

    std::optional<Script> respond(const SeenRequest &request)
    {
        const QByteArray path = request.target.split('?').constFirst();
        if (path != "/api/v1/namespaces/spark/pods")
            return Script::response(200, "{\"major\":\"1\"}");
        const bool watch = request.target.contains("watch=true");
        QList<Script> &scripts = watch ? watches : lists;
        (watch ? watchQueries : listQueries)
            .append(
                QUrlQuery(QString::fromUtf8(request.target.mid(request.target.indexOf('?') + 1))));
        if (scripts.isEmpty())
            return watch ? standing() : listAnswer({}, u"100"_s);
        return scripts.size() == 1 ? scripts.constFirst() : scripts.takeFirst();
    }

    void note(const QList<kube::WatchDelta> &deltas)
    {
        ++batches;
        for (const kube::WatchDelta &d : deltas) {
            static const char signs[] = {'+', '~', '-', '='};
            words.append(QLatin1Char(signs[int(d.kind)]) + d.object->name +
                         (d.finalStateUnknown ? u"?"_s : QString()));
            if (d.kind == kube::WatchDelta::Kind::Deleted)
                known.remove(d.object->name);
            else
                known.insert(d.object->name, d.object);
        }
    }

    /// "a:101 b:102": what a consumer knows now.
    [[nodiscard]] QString knowledge() const
    {
        QStringList list;
        for (const kube::ObjectPtr &object : known)
            list.append(object->name + u':' + object->resourceVersion);
        return list.join(u' ');
    }

    [[nodiscard]] bool live() const
    {
        return reflector.state().phase == kube::WatchState::Phase::Live;
    }
    [[nodiscard]] bool wasStale() const
    {
        return std::ranges::any_of(states, [](const kube::WatchState &s) {
            return s.phase == kube::WatchState::Phase::Stale;
        });
    }
    [[nodiscard]] QString watchedFrom(qsizetype index) const
    {
        return watchQueries.value(index).queryItemValue(u"resourceVersion"_s);
    }
    [[nodiscard]] QString listedFrom(qsizetype index) const
    {
        return listQueries.value(index).queryItemValue(u"resourceVersion"_s);
    }

    QObject context;
    SettableClock clock;
    FaultProxy proxy;
    net::HttpClient http;
    kube::StaticCredentials credentials;
    kube::ApiClient client;
    kube::Reflector reflector;

    QList<Script> lists;
    QList<Script> watches;
    QList<QUrlQuery> listQueries;
    QList<QUrlQuery> watchQueries;
    QStringList words;
    QMap<QString, kube::ObjectPtr> known;
    QList<kube::WatchState> states;
    int syncs = 0;
    int batches = 0;
};

} // namespace firesteel::test
