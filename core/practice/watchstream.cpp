// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/watchstream.h"

#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {
constexpr qint64 slowReader = 32 << 20;
}

WatchStream::WatchStream(ResourceStore &store, Timeline &timeline, Selected selected,
                         net::HttpExchange *exchange)
    : QObject(exchange), m_store(store), m_selected(std::move(selected)), m_exchange(exchange),
      m_steps(timeline)
{}

WatchStream::~WatchStream()
{
    if (m_listener != 0)
        m_store.unlisten(m_listener);
}

Answer<> WatchStream::start(const ApiRequest &request)
{
    if (const auto fine = checkListOptions(request, true); !fine)
        return fine;
    const auto version = versionOf(request, true);
    const auto timeout = request.number(u"timeoutSeconds"_s);
    if (!version)
        return std::unexpected(version.error());
    if (!timeout)
        return std::unexpected(timeout.error());
    const qint64 from = *version;
    const bool initial = request.flag(u"sendInitialEvents"_s);
    const bool suppressed = request.query.contains(u"sendInitialEvents"_s) && !initial;
    m_bookmarks = request.flag(u"allowWatchBookmarks"_s);
    m_exchange->begin(
        200, {{"Content-Type", "application/json"}, {"Cache-Control", "no-cache, private"}});
    if (from > 0 && !initial && from < m_store.floor(*m_selected.type)) {
        send("ERROR", toBytes(statusOf(fault::expired(
                          u"too old resource version: "_s + QString::number(from) + u" ("_s +
                          QString::number(m_store.floor(*m_selected.type)) + u')'))));
        end();
        return {};
    }
    if (from == 0 && !suppressed)
        sendState();
    else if (initial)
        sendState();
    else if (from > 0)
        for (const ChangePtr &change : m_store.since(*m_selected.type, from))
            heard(*change);
    if (initial && m_bookmarks)
        bookmark(true);
    m_listener = m_store.listen([this](const ChangePtr &change) {
        if (change->type == m_selected.type)
            heard(*change);
    });
    const auto lifetime = std::chrono::seconds(timeout->value_or(0) > 0 ? **timeout : 2700);
    if (m_bookmarks && lifetime > 2s)
        m_steps.after(lifetime - 2s, [this] { bookmark(); });
    bookmarkLater();
    m_steps.after(lifetime, [this] { end(); });
    return {};
}

void WatchStream::sendState()
{
    for (const auto &[key, entry] : m_store.all(*m_selected.type)) {
        if (m_selected.contains(entry->object()))
            send("ADDED", entry->json());
    }
}

void WatchStream::heard(const Change &change)
{
    if (m_done)
        return;
    const bool now =
        change.kind != Change::Kind::Deleted && m_selected.contains(change.object->object());
    const bool before = change.before && m_selected.contains(change.before->object());
    if (now)
        send(before ? "MODIFIED" : "ADDED", change.object->json());
    else if (before && change.kind == Change::Kind::Deleted)
        send("DELETED", change.object->json());
    else if (before) {
        // It left the selection: as it was last, with the version of the change.
        QJsonObject last = change.before->object();
        put(last, "metadata.resourceVersion"_L1, QString::number(change.revision));
        send("DELETED", toBytes(last));
    }
}

void WatchStream::send(QByteArrayView type, const QByteArray &object)
{
    if (m_done)
        return;
    QByteArray line;
    line.reserve(object.size() + 40);
    line.append("{\"type\":\"").append(type).append("\",\"object\":").append(object).append("}\n");
    m_exchange->write(line);
    if (m_exchange->bytesToWrite() > slowReader)
        end();
}

void WatchStream::bookmark(bool initialEnd)
{
    QJsonObject metadata{{u"resourceVersion"_s, QString::number(m_store.revision())}};
    if (initialEnd)
        metadata.insert(u"annotations"_s, QJsonObject{{u"k8s.io/initial-events-end"_s, u"true"_s}});
    send("BOOKMARK", toBytes({{u"kind"_s, m_selected.type->kind},
                              {u"apiVersion"_s, m_selected.type->apiVersion()},
                              {u"metadata"_s, metadata}}));
}

void WatchStream::bookmarkLater()
{
    if (!m_bookmarks)
        return;
    m_steps.after(1min, [this] {
        bookmark();
        bookmarkLater();
    });
}

void WatchStream::end()
{
    if (std::exchange(m_done, true))
        return;
    m_exchange->end();
}

} // namespace firesteel::practice
