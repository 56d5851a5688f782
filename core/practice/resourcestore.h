// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/resourcetypes.h"

#include <QByteArray>
#include <QHash>
#include <QJsonObject>
#include <QList>

#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace firesteel::practice {

/// One version of one object, with its JSON made at most once.
class Entry
{
public:
    explicit Entry(QJsonObject object) : m_object(std::move(object)) {}
    [[nodiscard]] const QJsonObject &object() const { return m_object; }
    [[nodiscard]] const QByteArray &json() const;     ///< whole
    [[nodiscard]] const QByteArray &itemJson() const; ///< without kind and apiVersion, as in lists

private:
    QJsonObject m_object;
    mutable QByteArray m_json;
    mutable QByteArray m_item;
};
using EntryPtr = std::shared_ptr<const Entry>;
using Entries = std::map<QString, EntryPtr>; ///< by "namespace/name", in the server's order

struct Change {
    enum class Kind { Added, Modified, Deleted };
    Kind kind = Kind::Added;
    const ResourceType *type = nullptr;
    qint64 revision = 0;
    EntryPtr object; ///< for Deleted: the last state, with the version of the deletion
    EntryPtr before; ///< none for Added
};
using ChangePtr = std::shared_ptr<const Change>;

/// What the cluster remembers: all objects, and for each type the latest changes, from which
/// watches go on and older lists are made. Every write is a new revision. Listeners hear of the
/// changes in their order, also when they make some themselves. Not thread-safe.
class ResourceStore
{
public:
    /// `window`: changes kept for each type; a watch from before the oldest one has expired.
    explicit ResourceStore(qsizetype window = 8192) : m_window(window) {}

    [[nodiscard]] qint64 revision() const { return m_revision; }
    /// Watches and lists at a version below this have expired.
    [[nodiscard]] qint64 floor(const ResourceType &type) const;

    [[nodiscard]] EntryPtr find(const ResourceType &type, const QString &nameSpace,
                                const QString &name) const;
    [[nodiscard]] const Entries &all(const ResourceType &type) const;
    /// As they were at that revision; nullopt: too long ago.
    [[nodiscard]] std::optional<Entries> at(const ResourceType &type, qint64 revision) const;
    [[nodiscard]] QList<ChangePtr> since(const ResourceType &type, qint64 revision) const;

    /// Stores it under its namespace and name as a new version, which is given back.
    EntryPtr put(const ResourceType &type, QJsonObject object);
    void remove(const ResourceType &type, const QString &nameSpace, const QString &name);
    void forgetHistory(); ///< all watches from now on must begin here, as after a compaction

    using Listener = std::function<void(const ChangePtr &)>;
    int listen(Listener listener);
    void unlisten(int id);

    [[nodiscard]] static QString keyOf(const QString &nameSpace, const QString &name)
    {
        return nameSpace.isEmpty() ? name : QString(nameSpace + u'/' + name);
    }

private:
    struct Shelf {
        Entries entries;
        std::deque<ChangePtr> history;
        qint64 floor = 0;
    };
    void note(Change change);
    void tell();

    qsizetype m_window;
    qint64 m_revision = 100;
    mutable std::map<const ResourceType *, Shelf> m_shelves;
    std::map<int, Listener> m_listeners;
    int m_nextListener = 1;
    std::deque<ChangePtr> m_untold;
    bool m_telling = false;
};

} // namespace firesteel::practice
