// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/storedsettings.h"

#include "core/base/files.h"
#include "core/base/keepaside.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLockFile>

#include <chrono>

namespace firesteel::settings {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

// A write takes milliseconds: who holds the lock for longer hangs, and does not hold up others.
constexpr auto kStale = 5s;
constexpr auto kPatience = 15s;

const QString kVersion = u"version"_s;
const QString kValues = u"settings"_s;

void migrate(QJsonObject &values, int from, const Schema &schema, Store store)
{
    for (const Migration &migration : schema.migrations) {
        if (migration.to > from && migration.to <= schema.version && migration.store == store)
            migration.change(values);
    }
}

void take(QJsonObject &into, const QString &key, const QJsonValue &value)
{
    if (value.isUndefined())
        into.remove(key);
    else
        into.insert(key, value);
}

} // namespace

StoredSettings parseSettings(const QByteArray &content, const QString &path, const Schema &schema,
                             Store store)
{
    QJsonParseError problem;
    const QJsonObject root = QJsonDocument::fromJson(content, &problem).object();
    StoredSettings stored;
    stored.version = root.value(kVersion).toInt(0);
    if (problem.error != QJsonParseError::NoError || stored.version < 1 ||
        !root.value(kValues).isObject()) {
        stored.flaw = FileNotice::Kind::Broken;
        stored.why = Error(Errc::NotJson, problem.errorString(), {{u"path"_s, path}});
    } else if (stored.version > schema.version) {
        stored.flaw = FileNotice::Kind::Newer;
        stored.why = Error(Errc::ConfigUnsupported, {}, {{u"path"_s, path}, {u"key"_s, kVersion}});
    } else {
        stored.values = root.value(kValues).toObject();
        migrate(stored.values, stored.version, schema, store);
    }
    return stored;
}

QJsonObject mergedSettings(const QJsonObject &before, const QJsonObject &ours,
                           const QJsonObject &theirs)
{
    QJsonObject merged = theirs;
    QStringList keys = before.keys();
    for (const QString &key : ours.keys()) {
        if (!before.contains(key))
            keys.append(key);
    }
    for (const QString &key : std::as_const(keys)) {
        const QJsonValue was = before.value(key);
        const QJsonValue is = ours.value(key);
        const QJsonValue there = theirs.value(key);
        if (was == is)
            continue;
        const auto mapped = [](const QJsonValue &value) {
            return value.isObject() || value.isUndefined();
        };
        if (is.isObject() && mapped(was) && there.isObject())
            merged.insert(key, mergedSettings(was.toObject(), is.toObject(), there.toObject()));
        else
            take(merged, key, is);
    }
    return merged;
}

FileNotice keepFlawedAside(const StoredSettings &stored, const QString &path, Store store)
{
    const QString suffix = *stored.flaw == FileNotice::Kind::Newer
                               ? QString(u"version-"_s + QString::number(stored.version))
                               : u"broken"_s;
    const QString kept = keepAside(path, suffix);
    const auto kind = kept.isEmpty() ? FileNotice::Kind::Unreadable : *stored.flaw;
    return {kind, path, kept, stored.why, store};
}

StoredWrite writeSettings(const QString &path, const Schema &schema, Store store,
                          const QJsonObject &before, const QJsonObject &ours)
{
    StoredWrite outcome;
    // Without its folder there is no file to lose; where no lock can be had, nothing can be
    // written either, and writing says why.
    QLockFile lock(path + u".lock"_s);
    lock.setStaleLockTime(kStale);
    if (QFileInfo(QFileInfo(path).absolutePath()).isDir())
        (void)lock.tryLock(kPatience);
    QJsonObject values = ours;
    const auto content = readFile(path, kSettingsLimit);
    if (content) {
        const StoredSettings stored = parseSettings(*content, path, schema, store);
        if (!stored.flaw) {
            values = mergedSettings(before, ours, stored.values);
        } else {
            outcome.notice = keepFlawedAside(stored, path, store);
            if (outcome.notice->kind == FileNotice::Kind::Unreadable) {
                outcome.done = std::unexpected(*stored.why);
                outcome.notice.reset(); // the failure is said
                return outcome;
            }
        }
    } else if (content.error().code != Errc::FileMissing) {
        outcome.done = std::unexpected(content.error()); // there may be something of value in it
        return outcome;
    }
    const QJsonObject root{{kVersion, schema.version}, {kValues, values}};
    outcome.done = writeFile(path, QJsonDocument(root).toJson());
    return outcome;
}

} // namespace firesteel::settings
