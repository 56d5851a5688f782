// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/jobdraft.h"

#include "core/base/files.h"
#include "core/base/keepaside.h"
#include "core/data/json.h"
#include "core/data/jsonwriter.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <QThreadPool>

#include <mutex>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto Delay = 300ms;
constexpr auto Retry = 5s; ///< the disk may have room again
constexpr qint64 LargestDraft = 4 << 20;
constexpr int DraftVersion = 1;
constexpr int MostWindows = 20;

QByteArray textOf(const JobDraft::Content &content)
{
    return data::toPrettyJson(QJsonObject{{u"version"_s, DraftVersion},
                                          {u"form"_s, content.form.toJson()},
                                          {u"base"_s, content.base.toJson()},
                                          {u"template"_s, content.template_},
                                          {u"before"_s, content.before.toJson()}});
}

struct Parsed {
    std::optional<JobDraft::Content> content;
    int version = 0; ///< 0: not understood
};

Parsed parse(const QByteArray &text)
{
    const auto json = data::parseObject(text);
    if (!json || !json->value("form"_L1).isObject())
        return {};
    const int version = json->value("version"_L1).toInt();
    if (version != DraftVersion)
        return {{}, std::max(0, version)};
    return {JobDraft::Content{JobForm::fromJson(json->value("form"_L1).toObject()),
                              JobForm::fromJson(json->value("base"_L1).toObject()),
                              json->value("template"_L1).toString(),
                              JobForm::fromJson(json->value("before"_L1).toObject())},
            version};
}

} // namespace

/// Writes one after the other, and never an older text over a newer one.
struct JobDraft::Writer {
    std::mutex mutex;
    quint64 newest = 0;  ///< handed over; main thread
    QByteArray text;     ///< of that; main thread
    quint64 written = 0; ///< under the mutex

    Result<> write(const QString &path, const QByteArray &content, quint64 number)
    {
        const std::scoped_lock lock(mutex);
        if (number <= written)
            return {};
        const Result<> result = writeFile(path, content);
        if (result)
            written = number;
        return result;
    }
};

JobDraft::JobDraft(QString path, QObject *parent)
    : QObject(parent), m_path(std::move(path)), m_writer(std::make_shared<Writer>())
{
    choosePlace();
    m_delay.setSingleShot(true);
    m_delay.setInterval(Delay);
    connect(&m_delay, &QTimer::timeout, this, &JobDraft::write);
    m_retry.setSingleShot(true);
    m_retry.setInterval(Retry);
    connect(&m_retry, &QTimer::timeout, this, &JobDraft::send);
}

void JobDraft::choosePlace()
{
    const QFileInfo first(m_path);
    QDir().mkpath(first.absolutePath());
    QDateTime newest;
    QString chosen;
    for (int number = 1; number <= MostWindows; ++number) {
        const QString path = number == 1
                                 ? m_path
                                 : QString(first.absolutePath() + u'/' + first.completeBaseName() +
                                           u'-' + QString::number(number) + u".json"_s);
        auto lock = std::make_unique<QLockFile>(path + u".lock"_s);
        lock->setStaleLockTime(0); // only the death of its process frees it
        if (!lock->tryLock(0)) {
            if (lock->error() == QLockFile::LockFailedError)
                continue; // another window's
            break;        // no place for locks: as if alone
        }
        const QDateTime written = QFileInfo(path).lastModified();
        if (chosen.isEmpty() || (written.isValid() && (!newest.isValid() || written > newest))) {
            chosen = path;
            newest = written;
            m_lock = std::move(lock);
        }
        if (!written.isValid() && number > 1)
            break; // nobody was here
    }
    if (!chosen.isEmpty())
        m_path = chosen;
}

JobDraft::~JobDraft()
{
    flush();
}

std::optional<JobDraft::Content> JobDraft::read(const QString &path)
{
    const auto text = readFile(path, LargestDraft);
    return text ? parse(*text).content : std::nullopt;
}

JobDraft::Found JobDraft::open()
{
    const auto text = readFile(m_path, LargestDraft);
    if (!text && text.error().code == Errc::FileMissing)
        return {};
    if (!text) {
        m_blocked = text.error();
        return {{}, text.error(), {}};
    }
    const Parsed parsed = parse(*text);
    if (parsed.content)
        return {parsed.content, {}, {}};
    const Error problem = parsed.version > DraftVersion
                              ? Error(Errc::ConfigUnsupported, {}, {{u"path"_s, m_path}})
                              : Error(Errc::NotJson, {}, {{u"path"_s, m_path}});
    const QString kept =
        keepAside(m_path, parsed.version > DraftVersion
                              ? QString(u"version-"_s + QString::number(parsed.version))
                              : u"broken"_s);
    if (kept.isEmpty())
        m_blocked = problem;
    return {{}, problem, kept};
}

void JobDraft::save(const Content &content)
{
    m_pending = content;
    // Not started anew: one who types on and on is saved, too.
    if (!m_delay.isActive())
        m_delay.start();
}

void JobDraft::write()
{
    if (!m_pending)
        return;
    m_writer->text = textOf(*m_pending);
    m_pending.reset();
    ++m_writer->newest;
    send();
}

void JobDraft::send()
{
    m_retry.stop();
    if (m_blocked) {
        Q_EMIT failed(*m_blocked);
        return;
    }
    QThreadPool::globalInstance()->start([self = QPointer<JobDraft>(this), writer = m_writer,
                                          path = m_path, text = m_writer->text,
                                          number = m_writer->newest] {
        const Result<> result = writer->write(path, text, number);
        QMetaObject::invokeMethod(
            qApp,
            [self, result] {
                if (self)
                    self->sent(result);
            },
            Qt::QueuedConnection);
    });
}

void JobDraft::sent(const Result<> &result)
{
    if (result) {
        Q_EMIT saved();
        return;
    }
    if (!m_retry.isActive())
        m_retry.start();
    Q_EMIT failed(result.error());
}

void JobDraft::flush()
{
    m_delay.stop();
    m_retry.stop();
    if (m_pending) {
        m_writer->text = textOf(*m_pending);
        ++m_writer->newest;
        m_pending.reset();
    }
    if (m_writer->newest == 0)
        return; // nothing was ever typed
    // Also one that still waits for a thread; nothing if that one has been faster.
    const Result<> result = m_blocked ? Result<>(std::unexpected(*m_blocked))
                                      : m_writer->write(m_path, m_writer->text, m_writer->newest);
    if (!result)
        Q_EMIT failed(result.error());
}

} // namespace firesteel::gui
