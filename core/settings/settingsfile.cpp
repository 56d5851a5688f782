// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/settingsfile.h"

#include "core/base/files.h"
#include "core/base/keepaside.h"

#include <QJsonDocument>

namespace firesteel::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLimit = 8LL * 1024 * 1024;
constexpr std::chrono::milliseconds kDelay{500};
constexpr std::chrono::milliseconds kRetry{10'000}; ///< the disk may have room again

const QString kVersion = u"version"_s;
const QString kValues = u"settings"_s;

} // namespace

SettingsFile::SettingsFile(QString path, const Schema &schema, Store store,
                           std::function<void(const FileNotice &)> notice)
    : m_path(std::move(path)), m_schema(schema), m_store(store), m_notice(std::move(notice))
{
    m_thread.setMaxThreadCount(1);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    QObject::connect(&m_delay, &QTimer::timeout, &m_delay, [this] { write(); });
    read();
}

SettingsFile::~SettingsFile()
{
    flush();
}

void SettingsFile::read()
{
    const auto content = readFile(m_path, kLimit);
    if (content) {
        take(*content);
        return;
    }
    if (content.error().code == Errc::FileMissing)
        return;
    m_writable = false; // there may be something of value in it
    m_notice({FileNotice::Kind::Unreadable, m_path, {}, content.error(), m_store});
}

void SettingsFile::take(const QByteArray &content)
{
    QJsonParseError problem;
    const QJsonObject root = QJsonDocument::fromJson(content, &problem).object();
    const int version = root.value(kVersion).toInt(0);
    if (problem.error != QJsonParseError::NoError || version < 1 ||
        !root.value(kValues).isObject()) {
        const Error why(Errc::NotJson, problem.errorString(), {{u"path"_s, m_path}});
        m_writable = keepAside(FileNotice::Kind::Broken, u"broken"_s, why);
        return;
    }
    if (version > m_schema.version) {
        const Error why(Errc::ConfigUnsupported, {}, {{u"path"_s, m_path}, {u"key"_s, kVersion}});
        const QString suffix = u"version-"_s + QString::number(version);
        m_writable = keepAside(FileNotice::Kind::Newer, suffix, why);
        return;
    }
    m_values = root.value(kValues).toObject();
    migrate(version);
}

bool SettingsFile::keepAside(FileNotice::Kind kind, const QString &suffix, const Error &why)
{
    const QString kept = firesteel::keepAside(m_path, suffix);
    if (!kept.isEmpty()) {
        m_notice({kind, m_path, kept, why, m_store});
        return true;
    }
    m_notice({FileNotice::Kind::Unreadable, m_path, {}, why, m_store});
    return false;
}

void SettingsFile::migrate(int from)
{
    for (const Migration &migration : m_schema.migrations) {
        if (migration.to > from && migration.to <= m_schema.version && migration.store == m_store) {
            migration.change(m_values);
            m_changed = true;
        }
    }
    if (m_changed || from < m_schema.version) {
        m_changed = true;
        m_delay.start();
    }
}

void SettingsFile::set(QLatin1StringView name, const QJsonValue &value)
{
    if (m_values.value(name) == value)
        return;
    if (value.isUndefined())
        m_values.remove(name);
    else
        m_values.insert(name, value);
    m_changed = true;
    if (!m_delay.isActive() || m_writeFailed)
        m_delay.start(kDelay);
}

void SettingsFile::flush()
{
    m_delay.stop();
    write();
    m_thread.waitForDone();
}

void SettingsFile::write()
{
    if (!m_changed || !m_writable)
        return;
    m_changed = false;
    const QJsonObject root{{kVersion, m_schema.version}, {kValues, m_values}};
    m_thread.start([this, root, path = m_path] {
        const auto done = writeFile(path, QJsonDocument(root).toJson());
        m_main.post([this, done] {
            if (done) {
                m_writeFailed = false;
                return;
            }
            m_changed = true; // tried again: in a while, with the next change, at the end
            m_delay.start(kRetry);
            if (!std::exchange(m_writeFailed, true))
                m_notice({FileNotice::Kind::WriteFailed, m_path, {}, done.error(), m_store});
        });
    });
}

} // namespace firesteel::settings
