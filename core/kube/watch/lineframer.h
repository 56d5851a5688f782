// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QByteArrayView>

#include <functional>

namespace firesteel::kube {

/// Cuts a stream of bytes into lines at 0x0A, before anything decodes them: pieces may end inside a
/// UTF-8 sequence or a line end. A carriage return before the line feed, blank lines and a byte
/// order mark at the start are dropped. Linear in the number of bytes however they are cut. Pure;
/// any thread.
class LineFramer
{
public:
    static constexpr qsizetype DefaultCap = 32LL * 1024 * 1024;

    explicit LineFramer(qsizetype cap = DefaultCap);

    /// Called for each line, without its end; the view is valid during the call. false stops at
    /// once, and what follows in the piece is dropped.
    using Sink = std::function<bool(QByteArrayView line)>;

    /// Errc::ResponseTooLarge for a line beyond the cap; the framer holds nothing from then on and
    /// refuses everything until reset().
    [[nodiscard]] Result<> feed(QByteArrayView piece, const Sink &sink);

    /// What came after the last line end: a line that was cut, or a last line without its end.
    [[nodiscard]] QByteArrayView rest() const { return m_rest; }
    void reset();

private:
    [[nodiscard]] bool deliver(QByteArrayView line, const Sink &sink);

    qsizetype m_cap;
    QByteArray m_rest;
    bool m_first = true;
    bool m_broken = false;
};

} // namespace firesteel::kube
