// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/stream/logfollower.h"

#include <QByteArray>
#include <QList>

namespace firesteel::ctl {

/// Log lines as bytes for a terminal: without control sequences that could steer it, pieces of a
/// very long line joined. `lineOpen` is kept between calls: whether the last line still goes on.
[[nodiscard]] QByteArray logText(const QList<kube::LogLine> &lines, bool timestamps,
                                 bool &lineOpen);

} // namespace firesteel::ctl
