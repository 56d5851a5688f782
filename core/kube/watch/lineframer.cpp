// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/watch/lineframer.h"

namespace firesteel::kube {

namespace {
/// Beyond this an emptied buffer gives its memory back.
constexpr qsizetype KeepCapacity = 1024LL * 1024;
} // namespace

LineFramer::LineFramer(qsizetype cap) : m_cap(cap) {}

void LineFramer::reset()
{
    m_rest = {};
    m_first = true;
    m_broken = false;
}

bool LineFramer::deliver(QByteArrayView line, const Sink &sink)
{
    if (m_first) {
        m_first = false;
        if (line.startsWith("\xEF\xBB\xBF"))
            line = line.sliced(3);
    }
    while (line.endsWith('\r'))
        line.chop(1);
    return line.isEmpty() || sink(line);
}

Result<> LineFramer::feed(QByteArrayView piece, const Sink &sink)
{
    const auto tooLong = [this]() -> Result<> {
        m_broken = true;
        m_rest = {};
        return fail(Errc::ResponseTooLarge, {},
                    {{QStringLiteral("limit"), QString::number(m_cap)}});
    };
    if (m_broken)
        return tooLong();
    while (!piece.isEmpty()) {
        const qsizetype end = piece.indexOf('\n');
        const qsizetype part = end < 0 ? piece.size() : end;
        if (m_rest.size() + part > m_cap)
            return tooLong();
        if (end < 0) {
            m_rest.append(piece);
            break;
        }
        bool goOn = true;
        if (m_rest.isEmpty()) {
            goOn = deliver(piece.first(end), sink);
        } else {
            m_rest.append(piece.first(end));
            goOn = deliver(m_rest, sink);
            if (m_rest.capacity() > KeepCapacity)
                m_rest = {};
            else
                m_rest.resize(0);
        }
        if (!goOn) {
            m_rest = {};
            break;
        }
        piece = piece.sliced(end + 1);
    }
    return {};
}

} // namespace firesteel::kube
