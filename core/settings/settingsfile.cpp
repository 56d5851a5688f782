// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/settings/settingsfile.h"

#include "core/base/files.h"
#include "core/settings/storedsettings.h"

namespace firesteel::settings {

using namespace Qt::StringLiterals;

namespace {

constexpr std::chrono::milliseconds kDelay{500};
constexpr std::chrono::milliseconds kRetry{10'000}; ///< the disk may have room again

} // namespace

SettingsFile::SettingsFile(QString path, const Schema &schema, Store store,
                           std::function<void(const FileNotice &)> notice)
    : m_path(std::move(path)), m_schema(schema), m_store(store), m_notice(std::move(notice))
{
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
    const auto content = readFile(m_path, kSettingsLimit);
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
    const StoredSettings stored = parseSettings(content, m_path, m_schema, m_store);
    if (stored.flaw) {
        const FileNotice notice = keepFlawedAside(stored, m_path, m_store);
        m_writable = notice.kind != FileNotice::Kind::Unreadable;
        m_notice(notice);
        return;
    }
    m_values = m_written = stored.values;
    if (stored.version < m_schema.version) {
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
    m_worker.waitForDone();
}

void SettingsFile::write()
{
    if (!m_changed || !m_writable)
        return;
    m_changed = false;
    m_worker.start([this, ours = m_values] {
        const StoredWrite outcome = writeSettings(m_path, m_schema, m_store, m_written, ours);
        if (outcome.done)
            m_written = ours;
        m_main.post([this, outcome] { written(outcome); });
    });
}

void SettingsFile::written(const StoredWrite &outcome)
{
    if (outcome.notice)
        m_notice(*outcome.notice);
    if (outcome.done) {
        m_writeFailed = false;
        return;
    }
    m_changed = true; // tried again: in a while, with the next change, at the end
    m_delay.start(kRetry);
    if (!std::exchange(m_writeFailed, true))
        m_notice({FileNotice::Kind::WriteFailed, m_path, {}, outcome.done.error(), m_store});
}

} // namespace firesteel::settings
