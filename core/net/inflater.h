// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <memory>

namespace firesteel::net {

/// Decodes gzip (RFC 1952, also several members in a row) piece by piece: what add() takes in is
/// given out by take() in pieces of bounded size, so that a bomb costs nothing until somebody asks
/// for more. No I/O. Errors: ContentEncoding, for broken or truncated data and for a ratio that no
/// honest answer has.
class Inflater
{
public:
    /// `guardRatio`: refuse more than 200 times the input once 16 MiB have come out.
    explicit Inflater(bool guardRatio);
    ~Inflater();
    Inflater(Inflater &&) noexcept;
    Inflater &operator=(Inflater &&) noexcept;

    void add(const QByteArray &compressed);
    /// Up to 64 KiB; empty when more input is needed.
    Result<QByteArray> take();
    /// No more input comes: fails unless the last member is complete. Call after take() has given
    /// nothing more.
    [[nodiscard]] Result<> finish() const;

private:
    struct State;
    std::unique_ptr<State> m;
};

} // namespace firesteel::net
