// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/logsavejob.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>
#include <QThreadPool>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kSlice = 1 << 20; ///< bytes picked at a time, or one line
constexpr qint64 kLines = 20'000;     ///< and lines

} // namespace

/// The file, in one thread of the pool at a time. An unfinished one is removed with it.
class LogSaveJob::Writer
{
public:
    explicit Writer(const QString &path) : m_file(path) {}

    Result<> write(const QByteArray &text, bool last)
    {
        // A device or pipe would be replaced by a file.
        if (const QFileInfo there(m_file.fileName()); there.exists() && !there.isFile())
            return fail(Errc::FileWriteFailed, {}, {{u"path"_s, m_file.fileName()}});
        const bool good = (m_file.isOpen() || m_file.open(QIODevice::WriteOnly)) &&
                          m_file.write(text) == text.size() && m_file.flush() &&
                          (!last || m_file.commit());
        if (good)
            return {};
        return fail(Errc::FileWriteFailed, m_file.errorString(), {{u"path"_s, m_file.fileName()}});
    }

private:
    QSaveFile m_file;
};

LogSaveJob::LogSaveJob(LogModel *model, QString path, QObject *parent)
    : Job(parent), m_model(model), m_path(std::move(path)),
      m_writer(std::make_shared<Writer>(m_path))
{}

LogSaveJob::~LogSaveJob() = default;

void LogSaveJob::run()
{
    if (m_model)
        m_model->flush();
    if (m_model && m_model->rowCount() > 0)
        m_end = m_model->placeOf(m_model->buffer().endId() - 1);
    else
        m_complete = true;
    next();
}

void LogSaveJob::next()
{
    if (!m_model) {
        finish(fail(Errc::Cancelled));
        return;
    }
    const QByteArray text = m_complete ? QByteArray() : pick();
    m_writing = true;
    QThreadPool::globalInstance()->start(
        [self = QPointer<LogSaveJob>(this), writer = m_writer, text, last = m_complete] {
            const Result<> result = writer->write(text, last);
            QMetaObject::invokeMethod(
                qApp,
                [self, result] {
                    if (self)
                        self->wrote(result);
                },
                Qt::QueuedConnection);
        });
}

/// Lines are found again by what they are: their numbers change while the log goes on.
QByteArray LogSaveJob::pick()
{
    const LogBuffer &buffer = m_model->buffer();
    const qint64 end = m_model->idOf(m_end);
    qint64 id = m_begun ? m_model->idOf(m_last) : buffer.firstId();
    if (m_begun && id < buffer.endId() && buffer.line(id).serial == m_last.serial)
        ++id;
    m_begun = true;
    QByteArray text;
    for (qint64 lines = 0; id <= end && id < buffer.endId(); ++id, ++lines) {
        if (text.size() >= kSlice || lines >= kLines)
            break;
        m_last = m_model->placeOf(id);
        if (!m_model->isWanted(id)) // what is folded is wanted
            continue;
        const QByteArrayView line = buffer.text(buffer.line(id));
        text.append(line.data(), line.size());
        text.append('\n');
    }
    m_complete = id > end || id >= buffer.endId();
    const qint64 all = std::max<qint64>(1, end - buffer.firstId());
    Q_EMIT progressed(double(std::clamp<qint64>(id - buffer.firstId(), 0, all)) / double(all));
    return text;
}

void LogSaveJob::wrote(const Result<> &result)
{
    m_writing = false;
    if (state() == State::Cancelling)
        finish(fail(Errc::Cancelled));
    else if (!result || m_complete)
        finish(result);
    else
        next();
}

void LogSaveJob::abandon()
{
    if (!m_writing)
        finish(fail(Errc::Cancelled));
}

} // namespace firesteel::gui
