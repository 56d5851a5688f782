// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/mailbox.h"
#include "core/base/result.h"
#include "core/base/worker.h"
#include "core/settings/profiles.h"
#include "core/settings/schema.h"
#include "core/settings/settings.h"

#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QTimer>

#include <optional>

namespace firesteel::settings {

/// All ClusterProfiles, in a file of their own beside the settings (0600). Several windows may use
/// it at once: a change is laid over what the file holds at that moment, under a lock, and what
/// another one wrote shows here soon after. An entry that cannot be understood is not shown, but
/// stays in the file; a damaged file, or one of a later version, is kept aside and told. Thread:
/// main; the disk is written outside of it. Owned by main().
class ProfileStore : public QObject
{
    Q_OBJECT
public:
    /// "clusters.json" in the folder of the settings.
    [[nodiscard]] static QString pathBeside(const QString &settingsPath);
    /// Version and migrations of the file; rows it has none.
    [[nodiscard]] static Schema standardSchema();

    /// What a file holds at this moment, by name, for who only looks: nothing is moved or written.
    /// A file that is not there holds none, and what cannot be understood in it is left out.
    /// NotJson and ConfigUnsupported (of a later version) for the file as a whole. Waits for the
    /// disk.
    [[nodiscard]] static Result<QList<ClusterProfile>> profilesIn(const QString &path);

    explicit ProfileStore(QString path, Schema schema = standardSchema(),
                          QObject *parent = nullptr);
    ~ProfileStore() override;

    [[nodiscard]] QList<ClusterProfile> profiles() const; ///< by name
    [[nodiscard]] std::optional<ClusterProfile> profile(const QString &id) const;
    /// Adds or replaces; without an id one is made. Gives the id. Counts at once.
    QString put(ClusterProfile profile);
    void remove(const QString &id);

    [[nodiscard]] const QList<FileNotice> &notices() const { return m_notices; }
    void flush(); ///< writes what is left and waits: for the end of the program, and for tests

Q_SIGNALS:
    void changed();
    void noticed(const firesteel::settings::FileNotice &notice);

private:
    using Entries = QMap<QString, QJsonValue>; ///< id → object; Undefined: to be removed
    struct Found {
        Entries entries;
        QList<FileNotice> notices;
        bool usable = true; ///< the file may be written over
    };
    struct Written {
        Found found;
        Result<> done;
    };
    [[nodiscard]] static Found read(const QString &path, const Schema &schema);
    static void take(const QByteArray &content, const QString &path, const Schema &schema,
                     Found &found);
    [[nodiscard]] static Written write(const QString &path, const Schema &schema,
                                       const Entries &changes);
    void change(const QString &id, const QJsonValue &value);
    void begin();
    void written(const Written &written, const Entries &changes);
    void lookAgain();
    void adopt(const Found &found);
    void note(const FileNotice &notice);
    void follow();

    QString m_path;
    Schema m_schema;
    Entries m_pending; ///< to be written, or being written
    QMap<QString, ClusterProfile> m_profiles;
    QList<FileNotice> m_notices;
    bool m_writeFailed = false; ///< said already
    QFileSystemWatcher m_watcher;
    QTimer m_delay;
    QTimer m_look;
    Mailbox m_main;  ///< what the writing thread reports
    Worker m_worker; ///< last: it ends before anything above goes
};

} // namespace firesteel::settings
