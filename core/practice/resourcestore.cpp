// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/resourcestore.h"

#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

const QByteArray &Entry::json() const
{
    if (m_json.isEmpty())
        m_json = toBytes(m_object);
    return m_json;
}

const QByteArray &Entry::itemJson() const
{
    if (m_item.isEmpty()) {
        QJsonObject item = m_object;
        item.remove("kind"_L1);
        item.remove("apiVersion"_L1);
        m_item = toBytes(item);
    }
    return m_item;
}

qint64 ResourceStore::floor(const ResourceType &type) const
{
    return m_shelves[&type].floor;
}

EntryPtr ResourceStore::find(const ResourceType &type, const QString &nameSpace,
                             const QString &name) const
{
    const Entries &entries = m_shelves[&type].entries;
    const auto found = entries.find(keyOf(nameSpace, name));
    return found == entries.end() ? nullptr : found->second;
}

const Entries &ResourceStore::all(const ResourceType &type) const
{
    return m_shelves[&type].entries;
}

std::optional<Entries> ResourceStore::at(const ResourceType &type, qint64 revision) const
{
    const Shelf &shelf = m_shelves[&type];
    if (revision < shelf.floor)
        return std::nullopt;
    Entries then = shelf.entries;
    for (auto it = shelf.history.rbegin(); it != shelf.history.rend(); ++it) {
        const Change &change = **it;
        if (change.revision <= revision)
            break;
        const QString key =
            keyOf(namespaceOf(change.object->object()), nameOf(change.object->object()));
        if (change.before)
            then[key] = change.before;
        else
            then.erase(key);
    }
    return then;
}

QList<ChangePtr> ResourceStore::since(const ResourceType &type, qint64 revision) const
{
    QList<ChangePtr> changes;
    for (const ChangePtr &change : m_shelves[&type].history) {
        if (change->revision > revision)
            changes.append(change);
    }
    return changes;
}

EntryPtr ResourceStore::put(const ResourceType &type, QJsonObject object)
{
    ++m_revision;
    practice::put(object, "metadata.resourceVersion"_L1, QString::number(m_revision));
    const QString key = keyOf(namespaceOf(object), nameOf(object));
    EntryPtr &place = m_shelves[&type].entries[key];
    const EntryPtr before = place;
    place = std::make_shared<Entry>(std::move(object));
    const EntryPtr now = place; // a listener may write to the same place
    note({before ? Change::Kind::Modified : Change::Kind::Added, &type, m_revision, now, before});
    return now;
}

void ResourceStore::remove(const ResourceType &type, const QString &nameSpace, const QString &name)
{
    Entries &entries = m_shelves[&type].entries;
    const auto found = entries.find(keyOf(nameSpace, name));
    if (found == entries.end())
        return;
    const EntryPtr before = found->second;
    entries.erase(found);
    ++m_revision;
    QJsonObject last = before->object();
    practice::put(last, "metadata.resourceVersion"_L1, QString::number(m_revision));
    note({Change::Kind::Deleted, &type, m_revision, std::make_shared<Entry>(std::move(last)),
          before});
}

void ResourceStore::forgetHistory()
{
    for (const ResourceType &type : resourceTypes()) {
        Shelf &shelf = m_shelves[&type];
        shelf.history.clear();
        shelf.floor = m_revision;
    }
}

int ResourceStore::listen(Listener listener)
{
    m_listeners.emplace(m_nextListener, std::move(listener));
    return m_nextListener++;
}

void ResourceStore::unlisten(int id)
{
    m_listeners.erase(id);
}

void ResourceStore::note(Change change)
{
    const auto noted = std::make_shared<const Change>(std::move(change));
    Shelf &shelf = m_shelves[noted->type];
    shelf.history.push_back(noted);
    while (qsizetype(shelf.history.size()) > m_window) {
        shelf.floor = shelf.history.front()->revision;
        shelf.history.pop_front();
    }
    m_untold.push_back(noted);
    tell();
}

void ResourceStore::tell()
{
    if (m_telling)
        return;
    m_telling = true;
    while (!m_untold.empty()) {
        const ChangePtr change = m_untold.front();
        m_untold.pop_front();
        QList<int> ids;
        for (const auto &[id, listener] : m_listeners)
            ids.append(id);
        for (const int id : std::as_const(ids)) {
            const auto listener = m_listeners.find(id);
            if (listener == m_listeners.end())
                continue;
            const Listener tellIt = listener->second; // it may remove itself
            tellIt(change);
        }
    }
    m_telling = false;
}

} // namespace firesteel::practice
