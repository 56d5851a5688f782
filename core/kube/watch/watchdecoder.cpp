// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/watchdecoder.h"

#include "core/kube/api/status.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;

ReflectorInput WatchDecoder::decode(QByteArrayView line)
{
    data::ParseOptions options;
    options.repairUtf8 = true;
    auto parsed = m_reader.parseWatchLine(line, options);
    if (!parsed)
        return input::BadLine{parsed.error()};
    QJsonObject &object = parsed->object;
    const QString &type = parsed->type;
    if (type.isEmpty()) // a Status on its own, or something that was never an event
        return input::BadLine{Error(Errc::NotKubernetes)};
    if (type == "ERROR"_L1) {
        StatusQuestion question;
        question.secrets = m_secrets;
        return input::ErrorEvent{object.value("kind"_L1).toString() == "Status"_L1
                                     ? statusError(object, question)
                                     : Error(Errc::NotKubernetes)};
    }
    if (type == "BOOKMARK"_L1) {
        const QJsonObject metadata = object.value("metadata"_L1).toObject();
        return input::Bookmark{metadata.value("resourceVersion"_L1).toString()};
    }
    input::Event event;
    if (type == "ADDED"_L1)
        event.type = input::Event::Type::Added;
    else if (type == "MODIFIED"_L1)
        event.type = input::Event::Type::Modified;
    else if (type == "DELETED"_L1)
        event.type = input::Event::Type::Deleted;
    else
        return input::OddEvent{};
    const QString kind = object.value("kind"_L1).toString();
    if (!kind.isEmpty() && kind != m_type.kind)
        return input::OddEvent{};
    event.object = makeObject(std::move(object), m_type);
    if (!event.object)
        return input::OddEvent{};
    return event;
}

} // namespace firesteel::kube
