// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/profilestore.h"

#include "core/base/files.h"
#include "core/base/keepaside.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>
#include <QUuid>

namespace firesteel::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 16LL * 1024 * 1024;
constexpr std::chrono::milliseconds kSoon{50};
constexpr std::chrono::milliseconds kSettle{150}; ///< another program may still be writing
constexpr std::chrono::milliseconds kAgain{10'000};
constexpr std::chrono::milliseconds kLockPatience{3'000};

const QString kVersionKey = u"version"_s;
const QString kClusters = u"clusters"_s;

bool isRemoval(const QJsonValue &value)
{
    return value.isUndefined();
}

int versionOf(const QByteArray &content)
{
    return QJsonDocument::fromJson(content).object().value(kVersionKey).toInt(0);
}

/// The entries as this version has them.
Result<QJsonObject> clustersIn(const QByteArray &content, const QString &path, const Schema &schema)
{
    QJsonParseError problem;
    const QJsonObject root = QJsonDocument::fromJson(content, &problem).object();
    const int version = root.value(kVersionKey).toInt(0);
    if (problem.error != QJsonParseError::NoError || version < 1 ||
        !root.value(kClusters).isObject())
        return fail(Errc::NotJson, problem.errorString(), {{u"path"_s, path}});
    if (version > schema.version)
        return fail(Errc::ConfigUnsupported, {}, {{u"path"_s, path}, {u"key"_s, kVersionKey}});
    QJsonObject clusters = root.value(kClusters).toObject();
    for (const Migration &migration : schema.migrations) {
        if (migration.to > version && migration.to <= schema.version &&
            migration.store == Store::Clusters)
            migration.change(clusters);
    }
    return clusters;
}

QList<ClusterProfile> sortedByName(QList<ClusterProfile> all)
{
    QCollator order;
    order.setNumericMode(true);
    std::stable_sort(all.begin(), all.end(),
                     [&order](const ClusterProfile &a, const ClusterProfile &b) {
                         return order.compare(a.name, b.name) < 0;
                     });
    return all;
}

/// What a later version put into an entry stays there.
QJsonValue laidOver(const QJsonValue &old, const QJsonValue &now)
{
    QJsonObject both = old.toObject();
    const QJsonObject fields = now.toObject();
    for (auto field = fields.begin(); field != fields.end(); ++field)
        both.insert(field.key(), field.value());
    return both;
}

} // namespace

QString ProfileStore::pathBeside(const QString &settingsPath)
{
    return QFileInfo(settingsPath).absolutePath() + u"/clusters.json"_s;
}

Schema ProfileStore::standardSchema()
{
    return {};
}

Result<QList<ClusterProfile>> ProfileStore::profilesIn(const QString &path)
{
    const auto content = readFile(path, kMostBytes);
    if (!content && content.error().code == Errc::FileMissing)
        return QList<ClusterProfile>();
    if (!content)
        return std::unexpected(content.error());
    const auto clusters = clustersIn(*content, path, standardSchema());
    if (!clusters)
        return std::unexpected(clusters.error());
    QList<ClusterProfile> all;
    for (auto entry = clusters->begin(); entry != clusters->end(); ++entry) {
        auto profile = profileFromJson(entry.value().toObject());
        if (!profile || !entry.value().isObject())
            continue;
        profile->id = entry.key();
        all.append(*profile);
    }
    return sortedByName(all);
}

ProfileStore::ProfileStore(QString path, Schema schema, QObject *parent)
    : QObject(parent), m_path(std::move(path)), m_schema(std::move(schema))
{
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, &ProfileStore::begin);
    m_look.setSingleShot(true);
    m_look.setInterval(kSettle);
    connect(&m_look, &QTimer::timeout, this, &ProfileStore::lookAgain);
    const auto soon = [this] { m_look.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, soon);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, soon);
    adopt(read(m_path, m_schema));
}

ProfileStore::~ProfileStore()
{
    flush();
}

QList<ClusterProfile> ProfileStore::profiles() const
{
    return sortedByName(m_profiles.values());
}

std::optional<ClusterProfile> ProfileStore::profile(const QString &id) const
{
    const auto found = m_profiles.constFind(id);
    return found == m_profiles.cend() ? std::nullopt : std::optional(*found);
}

QString ProfileStore::put(ClusterProfile profile)
{
    if (profile.id.isEmpty())
        profile.id = u"profile:"_s + QUuid::createUuid().toString(QUuid::Id128);
    if (m_profiles.value(profile.id) != profile || !m_profiles.contains(profile.id)) {
        m_profiles.insert(profile.id, profile);
        change(profile.id, toJson(profile));
    }
    return profile.id;
}

void ProfileStore::remove(const QString &id)
{
    if (m_profiles.remove(id) > 0)
        change(id, QJsonValue(QJsonValue::Undefined));
}

void ProfileStore::change(const QString &id, const QJsonValue &value)
{
    m_pending.insert(id, value);
    if (!m_delay.isActive() || m_writeFailed)
        m_delay.start(kSoon);
    Q_EMIT changed();
}

// ---- the file ----

ProfileStore::Found ProfileStore::read(const QString &path, const Schema &schema)
{
    Found found;
    const auto content = readFile(path, kMostBytes);
    if (content) {
        take(*content, path, schema, found);
    } else if (content.error().code != Errc::FileMissing) {
        found.usable = false; // there may be something of value in it
        found.notices.append(
            {FileNotice::Kind::Unreadable, path, {}, content.error(), Store::Clusters});
    }
    return found;
}

void ProfileStore::take(const QByteArray &content, const QString &path, const Schema &schema,
                        Found &found)
{
    const auto clusters = clustersIn(content, path, schema);
    if (!clusters) {
        const bool newer = clusters.error().code == Errc::ConfigUnsupported;
        const QString suffix =
            newer ? QString(u"version-"_s + QString::number(versionOf(content))) : u"broken"_s;
        const QString kept = keepAside(path, suffix);
        const auto kind = newer ? FileNotice::Kind::Newer : FileNotice::Kind::Broken;
        found.usable = !kept.isEmpty();
        found.notices.append({found.usable ? kind : FileNotice::Kind::Unreadable, path, kept,
                              clusters.error(), Store::Clusters});
        return;
    }
    for (auto entry = clusters->begin(); entry != clusters->end(); ++entry)
        found.entries.insert(entry.key(), entry.value());
}

/// One after the other, also with other programs: what they wrote meanwhile stays.
ProfileStore::Written ProfileStore::write(const QString &path, const Schema &schema,
                                          const Entries &changes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QLockFile lock(path + u".lock"_s);
    if (!lock.tryLock(kLockPatience) && lock.error() == QLockFile::LockFailedError)
        return {{},
                fail(Errc::FileWriteFailed, u"another program holds it"_s, {{u"path"_s, path}})};
    Written result{read(path, schema), {}};
    if (!result.found.usable)
        return {result.found, fail(Errc::FileWriteFailed, {}, {{u"path"_s, path}})};
    for (auto change = changes.begin(); change != changes.end(); ++change) {
        if (isRemoval(change.value()))
            result.found.entries.remove(change.key());
        else
            result.found.entries.insert(
                change.key(), laidOver(result.found.entries.value(change.key()), change.value()));
    }
    QJsonObject clusters;
    for (auto entry = result.found.entries.cbegin(); entry != result.found.entries.cend(); ++entry)
        clusters.insert(entry.key(), entry.value());
    const QJsonObject root{{kVersionKey, schema.version}, {kClusters, clusters}};
    result.done = writeFile(path, QJsonDocument(root).toJson());
    return result;
}

void ProfileStore::begin()
{
    if (m_pending.isEmpty())
        return;
    m_worker.start([this, path = m_path, schema = m_schema, changes = m_pending] {
        const Written result = write(path, schema, changes);
        m_main.post([this, result, changes] { written(result, changes); });
    });
}

void ProfileStore::written(const Written &result, const Entries &changes)
{
    for (const FileNotice &notice : result.found.notices)
        note(notice);
    if (result.done) {
        m_writeFailed = false;
        for (auto change = changes.begin(); change != changes.end(); ++change) {
            const auto now = m_pending.constFind(change.key());
            if (now != m_pending.cend() && *now == change.value())
                m_pending.erase(now);
        }
        Found found = result.found;
        found.notices.clear();
        adopt(found);
        return;
    }
    m_delay.start(kAgain); // in a while, with the next change, at the end
    if (!std::exchange(m_writeFailed, true))
        note({FileNotice::Kind::WriteFailed, m_path, {}, result.done.error(), Store::Clusters});
}

void ProfileStore::flush()
{
    m_delay.stop();
    begin();
    m_worker.waitForDone();
}

void ProfileStore::lookAgain()
{
    m_worker.start([this, path = m_path, schema = m_schema] {
        const auto content = readFile(path, kMostBytes);
        if (!content) // removed, or being replaced: what is known stays
            return;
        const QJsonObject root = QJsonDocument::fromJson(*content).object();
        if (root.value(kVersionKey).toInt(0) < 1) // half written by somebody else
            return;
        const Found found = read(path, schema);
        m_main.post([this, found] { adopt(found); });
    });
}

void ProfileStore::adopt(const Found &found)
{
    for (const FileNotice &notice : found.notices)
        note(notice);
    follow();
    if (!found.usable)
        return;
    QMap<QString, ClusterProfile> all;
    for (auto entry = found.entries.cbegin(); entry != found.entries.cend(); ++entry) {
        auto profile = profileFromJson(entry.value().toObject());
        if (profile && entry.value().isObject()) {
            profile->id = entry.key();
            all.insert(entry.key(), *profile);
        } else {
            const QString key = profile ? entry.key() : profile.error().context.value(u"key"_s);
            note({FileNotice::Kind::Broken, m_path, m_path,
                  Error(Errc::InvalidValue, {}, {{u"path"_s, m_path}, {u"key"_s, key}}),
                  Store::Clusters});
        }
    }
    for (auto change = m_pending.cbegin(); change != m_pending.cend(); ++change) {
        if (isRemoval(change.value()))
            all.remove(change.key());
        else if (m_profiles.contains(change.key()))
            all.insert(change.key(), m_profiles.value(change.key()));
    }
    if (all == m_profiles)
        return;
    m_profiles = all;
    Q_EMIT changed();
}

void ProfileStore::note(const FileNotice &notice)
{
    if (m_notices.contains(notice))
        return;
    m_notices.append(notice);
    Q_EMIT noticed(notice);
}

/// The folder, as the file is replaced as a whole.
void ProfileStore::follow()
{
    const QString folder = QFileInfo(m_path).absolutePath();
    bool more = false;
    if (QFileInfo::exists(folder) && !m_watcher.directories().contains(folder))
        more = m_watcher.addPath(folder);
    if (QFileInfo::exists(m_path) && !m_watcher.files().contains(m_path))
        more = m_watcher.addPath(m_path) || more;
    if (more) // what happened before was not seen
        m_look.start();
}

} // namespace firesteel::settings
