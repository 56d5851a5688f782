// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/logprinter.h"

#include "core/ctl/text.h"
#include "core/data/rfc3339.h"

namespace firesteel::ctl {

QByteArray logText(const QList<kube::LogLine> &lines, bool timestamps, bool &lineOpen)
{
    QByteArray out;
    for (const kube::LogLine &line : lines) {
        if (timestamps && !lineOpen && line.timestampNs != 0)
            out +=
                data::formatRfc3339(data::Instant(std::chrono::nanoseconds{line.timestampNs}), 9) +
                ' ';
        out += printableLog(line.text);
        lineOpen = line.continued;
        if (!lineOpen)
            out += '\n';
    }
    return out;
}

} // namespace firesteel::ctl
