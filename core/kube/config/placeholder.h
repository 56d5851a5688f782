// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringView>

namespace firesteel::kube {

/// Text that stands for a value that somebody has yet to put there.
enum class Placeholder {
    None,
    ConfigView, ///< "REDACTED", "DATA+OMITTED": what `kubectl config view` prints without --raw
    Template    ///< "<token>", "${TOKEN}", "{{ .Token }}", "your-token-here", "/path/to/ca.crt" …
};
[[nodiscard]] Placeholder placeholderIn(QStringView value);

} // namespace firesteel::kube
