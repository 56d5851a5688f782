// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"

#include <QMutex>
#include <QRandomGenerator>

namespace firesteel::practice {

/// The same identifiers in each run, for pictures. Never for secrets. Thread-safe.
class SeededIdSource final : public IdSource
{
public:
    explicit SeededIdSource(quint32 seed) : m_random(seed) {}

    [[nodiscard]] QByteArray bytes(int count) override;
    [[nodiscard]] QString uuid() override;

private:
    QMutex m_mutex;
    QRandomGenerator m_random;
};

} // namespace firesteel::practice
