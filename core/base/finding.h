// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QMap>
#include <QString>

namespace firesteel {

/// What a finding rests on: the place ("kubeconfig /home/a/config:12", "server certificate",
/// "answer of GET /version") and what was seen there. Never holds a secret.
struct Evidence {
    QString source;
    QString text;
    bool operator==(const Evidence &) const = default;
};

/// Something wrong, or worth knowing, in the user's world (an Error is what went wrong in ours).
/// The words for people are rows of core/base/causetexts, chosen by `detail`.
struct Finding {
    enum class Severity { Notice, Warning, Problem };
    Severity severity = Severity::Problem;
    QString cause;                  ///< a slug of core/base/causes
    QString detail;                 ///< a finer slug; equal to `cause` where there is only one kind
    double confidence = 1.0;        ///< 0 … 1
    QMap<QString, QString> context; ///< particulars for the words: "host", "path", "name" …
    QList<Evidence> evidence;
    bool operator==(const Finding &) const = default;
};

/// A finding of the given kind; its cause follows from the detail.
[[nodiscard]] Finding finding(QLatin1StringView detail, QMap<QString, QString> context = {},
                              QList<Evidence> evidence = {},
                              Finding::Severity severity = Finding::Severity::Problem);

} // namespace firesteel
