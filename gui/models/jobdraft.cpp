// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/jobdraft.h"

#include "core/base/files.h"
#include "core/data/json.h"
#include "core/data/jsonwriter.h"

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <mutex>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr auto Delay = 300ms;
constexpr qint64 LargestDraft = 4 << 20;
constexpr int DraftVersion = 1;

QByteArray textOf(const JobDraft::Content &content)
{
    return data::toPrettyJson(QJsonObject{{u"version"_s, DraftVersion},
                                          {u"form"_s, content.form.toJson()},
                                          {u"base"_s, content.base.toJson()},
                                          {u"template"_s, content.template_}});
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
    m_delay.setSingleShot(true);
    m_delay.setInterval(Delay);
    connect(&m_delay, &QTimer::timeout, this, &JobDraft::write);
}

JobDraft::~JobDraft()
{
    flush();
}

std::optional<JobDraft::Content> JobDraft::read(const QString &path)
{
    const auto text = readFile(path, LargestDraft);
    const auto json = text ? data::parseObject(*text) : std::unexpected(text.error());
    if (!json || json->value("version"_L1).toInt() != DraftVersion)
        return std::nullopt;
    return Content{JobForm::fromJson(json->value("form"_L1).toObject()),
                   JobForm::fromJson(json->value("base"_L1).toObject()),
                   json->value("template"_L1).toString()};
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
    const QByteArray text = textOf(*m_pending);
    m_pending.reset();
    const quint64 number = ++m_writer->newest;
    m_writer->text = text;
    QThreadPool::globalInstance()->start(
        [self = QPointer<JobDraft>(this), writer = m_writer, path = m_path, text, number] {
            const Result<> result = writer->write(path, text, number);
            QMetaObject::invokeMethod(
                qApp,
                [self, result] {
                    if (!self)
                        return;
                    if (result)
                        Q_EMIT self->saved();
                    else
                        Q_EMIT self->failed(result.error());
                },
                Qt::QueuedConnection);
        });
}

void JobDraft::flush()
{
    m_delay.stop();
    if (m_pending) {
        m_writer->text = textOf(*m_pending);
        ++m_writer->newest;
        m_pending.reset();
    }
    // Also one that still waits for a thread; nothing if that one has been faster.
    const Result<> result = m_writer->write(m_path, m_writer->text, m_writer->newest);
    if (!result)
        Q_EMIT failed(result.error());
}

} // namespace firesteel::gui
