// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/logstream.h"

#include "core/practice/fields.h"

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 ahead = 1 << 20; ///< bytes that wait for the reader; more are not made

/// The status of that container; an empty object if it has none.
QJsonObject statusOfContainer(const QJsonObject &pod, const QString &name)
{
    for (const QJsonValue &status : at(pod, "status.containerStatuses"_L1).toArray()) {
        if (status.toObject().value("name"_L1).toString() == name)
            return status.toObject();
    }
    return {};
}

ApiFault badLogOptions(const QString &pod, const Cause &cause)
{
    return fault::invalid(u"PodLogOptions"_s, pod, {cause});
}

QString waitingWords(const QString &reason)
{
    if (reason == "ErrImagePull"_L1)
        return u"image can't be pulled"_s;
    if (reason == "ImagePullBackOff"_L1)
        return u"trying and failing to pull image"_s;
    return reason;
}

} // namespace

Answer<ContainerLogs::LogPtr> findLog(const ContainerLogs &logs, const QJsonObject &pod,
                                      const ApiRequest &request)
{
    QString name = request.query.value(u"container"_s);
    QStringList names;
    for (const QJsonValue &container : at(pod, "spec.containers"_L1).toArray())
        names.append(container.toObject().value("name"_L1).toString());
    if (name.isEmpty() && names.size() > 1)
        return std::unexpected(fault::badRequest(u"a container name must be specified for pod "_s +
                                                 nameOf(pod) + u", choose one of: ["_s +
                                                 names.join(u' ') + u']'));
    if (name.isEmpty())
        name = names.value(0);
    if (!names.contains(name))
        return std::unexpected(
            fault::badRequest(u"container "_s + name + u" is not valid for pod "_s + nameOf(pod)));
    if (text(pod, "spec.nodeName"_L1).isEmpty())
        return nullptr;
    const QString uid = uidOf(pod);
    if (request.flag(u"previous"_s)) {
        if (auto log = logs.previous(uid, name))
            return log;
        return std::unexpected(fault::badRequest(u"previous terminated container \""_s + name +
                                                 u"\" in pod \""_s + nameOf(pod) +
                                                 u"\" not found"_s));
    }
    if (auto log = logs.find(uid, name))
        return log;
    const QString reason = at(statusOfContainer(pod, name), "state.waiting.reason"_L1)
                               .toString(u"ContainerCreating"_s);
    return std::unexpected(fault::badRequest(u"container \""_s + name + u"\" in pod \""_s +
                                             nameOf(pod) + u"\" is waiting to start: "_s +
                                             waitingWords(reason)));
}

LogStream::LogStream(ContainerLogs::LogPtr log, net::HttpExchange *exchange)
    : QObject(exchange), m_log(std::move(log)), m_exchange(exchange)
{}

Answer<LogStream::Options> LogStream::optionsOf(const ApiRequest &request, const QString &pod)
{
    const auto tail = request.number(u"tailLines"_s);
    const auto limit = request.number(u"limitBytes"_s);
    const auto since = request.number(u"sinceSeconds"_s);
    for (const auto *number : {&tail, &limit, &since}) {
        if (!*number)
            return std::unexpected(number->error());
    }
    const auto tooSmall = [&pod](const QString &field, qint64 value, const QString &least) {
        return std::unexpected(badLogOptions(pod, {u"FieldValueInvalid"_s,
                                                   u"Invalid value: "_s + QString::number(value) +
                                                       u": must be greater than "_s + least,
                                                   field}));
    };
    if (*tail && **tail < 0)
        return tooSmall(u"tailLines"_s, **tail, u"or equal to 0"_s);
    if (*limit && **limit < 1)
        return tooSmall(u"limitBytes"_s, **limit, u"0"_s);
    if (*since && **since < 1)
        return tooSmall(u"sinceSeconds"_s, **since, u"0"_s);
    Options options{*tail, *limit, *since, {}};
    const QString sinceTime = request.query.value(u"sinceTime"_s);
    if (sinceTime.isEmpty())
        return options;
    if (*since)
        return std::unexpected(badLogOptions(
            pod, {u"FieldValueForbidden"_s,
                  u"Forbidden: at most one of `sinceTime` or `sinceSeconds` may be specified"_s,
                  u"[]"_s})); // the server's name for the whole
    const auto parsed = data::parseRfc3339(sinceTime);
    if (!parsed)
        return std::unexpected(fault::badRequest(u"parsing time \""_s + sinceTime +
                                                 u"\" as RFC 3339: cannot parse"_s));
    options.sinceTime = std::chrono::floor<std::chrono::seconds>(*parsed);
    return options;
}

Answer<> LogStream::start(const ApiRequest &request, const QString &pod, data::Instant now)
{
    const auto options = optionsOf(request, pod);
    if (!options)
        return std::unexpected(options.error());
    std::optional<data::Instant> from = options->sinceTime;
    if (options->sinceSeconds)
        from = now - std::chrono::seconds(*options->sinceSeconds);
    m_follow = request.flag(u"follow"_s);
    m_timestamps = request.flag(u"timestamps"_s);
    m_left = options->limit;
    const auto &lines = m_log->lines();
    if (options->tail)
        m_next = std::max<qsizetype>(0, lines.size() - *options->tail);
    while (from && m_next < lines.size() && lines.at(m_next).when < *from)
        ++m_next;
    m_exchange->begin(200,
                      {{"Content-Type", "text/plain"}, {"Cache-Control", "no-cache, private"}});
    connect(m_log.get(), &ContainerLog::grown, this, &LogStream::pump);
    connect(m_log.get(), &ContainerLog::closed, this, &LogStream::pump);
    connect(m_exchange, &net::HttpExchange::bytesWritten, this, &LogStream::pump);
    pump();
    return {};
}

void LogStream::pump()
{
    if (m_done)
        return;
    QByteArray piece;
    const auto &lines = m_log->lines();
    const qint64 waiting = m_exchange->bytesToWrite();
    for (; m_next < lines.size() && waiting + piece.size() < ahead; ++m_next) {
        const ContainerLog::Line &line = lines.at(m_next);
        if (m_timestamps)
            piece += data::formatRfc3339(line.when, 9) + ' ';
        piece += line.text + '\n';
    }
    if (m_left && piece.size() >= *m_left) {
        m_exchange->write(piece.left(*m_left));
        return finish();
    }
    if (m_left)
        *m_left -= piece.size();
    if (!piece.isEmpty())
        m_exchange->write(piece);
    if (m_next == lines.size() && (!m_follow || m_log->isClosed()))
        finish();
}

void LogStream::finish()
{
    if (std::exchange(m_done, true))
        return;
    m_exchange->end();
}

} // namespace firesteel::practice
