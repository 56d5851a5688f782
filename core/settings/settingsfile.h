// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/mailbox.h"
#include "core/base/worker.h"
#include "core/settings/settings.h"

#include <QJsonObject>
#include <QTimer>

#include <functional>

namespace firesteel::settings {

struct StoredWrite;

/// One of the two files: reads it once, keeps aside what it must not lose, and writes changes later
/// in a thread of its own, one write after the other. What another window writes meanwhile stays,
/// but for the keys that changed here too. Thread: main.
class SettingsFile
{
public:
    SettingsFile(QString path, const Schema &schema, Store store,
                 std::function<void(const FileNotice &)> notice);
    ~SettingsFile();
    SettingsFile(const SettingsFile &) = delete;
    SettingsFile &operator=(const SettingsFile &) = delete;

    [[nodiscard]] QJsonValue value(QLatin1StringView name) const { return m_values.value(name); }
    void set(QLatin1StringView name, const QJsonValue &value); ///< Undefined removes it
    void flush();

private:
    void read();
    void take(const QByteArray &content);
    void write();
    void written(const StoredWrite &outcome);

    QString m_path;
    const Schema &m_schema;
    Store m_store;
    std::function<void(const FileNotice &)> m_notice;
    QJsonObject m_values;
    QJsonObject m_written; ///< m_values as last read or written; once read, the thread's
    bool m_changed = false;
    bool m_writable = true;
    bool m_writeFailed = false; ///< said already
    QTimer m_delay;
    Mailbox m_main;  ///< what the writing thread reports
    Worker m_worker; ///< last: it ends before anything above goes
};

} // namespace firesteel::settings
