// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/data/json.h"
#include "core/kube/watch/reflectormachine.h"
#include "core/net/sentsecrets.h"

#include <utility>

namespace firesteel::kube {

/// Turns one line of a watch into what it means for a ReflectorMachine. Bytes that are not UTF-8
/// are replaced rather than losing the event. Not thread-safe: one for each stream.
class WatchDecoder
{
public:
    explicit WatchDecoder(const ResourceType &type) : m_type(type) {}

    /// What was sent to get the stream: not to be read in its errors.
    void setSecrets(net::SentSecrets secrets) { m_secrets = std::move(secrets); }

    /// Event, Bookmark, ErrorEvent, OddEvent or BadLine.
    [[nodiscard]] ReflectorInput decode(QByteArrayView line);

private:
    ResourceType m_type;
    net::SentSecrets m_secrets;
    data::JsonReader m_reader;
};

} // namespace firesteel::kube
