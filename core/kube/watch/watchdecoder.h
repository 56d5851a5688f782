// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/data/json.h"
#include "core/kube/watch/reflectormachine.h"

namespace firesteel::kube {

/// Turns one line of a watch into what it means for a ReflectorMachine. Bytes that are not UTF-8
/// are replaced rather than losing the event. Not thread-safe: one for each stream.
class WatchDecoder
{
public:
    explicit WatchDecoder(const ResourceType &type) : m_type(type) {}

    /// Event, Bookmark, ErrorEvent, OddEvent or BadLine.
    [[nodiscard]] ReflectorInput decode(QByteArrayView line);

private:
    ResourceType m_type;
    data::JsonReader m_reader;
};

} // namespace firesteel::kube
