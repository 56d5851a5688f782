// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersurvey.h"
#include "core/engine/connection.h"
#include "gui/theme/tokens.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace firesteel::gui {

// What the Cluster page says, as values. In the language of the moment. Main thread.

/// One line of a list: label, value, and perhaps a way to mend it.
struct ClusterLine {
    QString id = {};    ///< stable, for tests and links
    QString label = {}; ///< translated; a name of the cluster where `verbatimLabel`
    QString value = {};
    QString hint = {};                   ///< a quieter second line
    QColor Tokens::*ink = &Tokens::text; ///< of the value
    QString icon = {};                   ///< before the value; empty: none
    QString link = {};                   ///< text of a link behind it
    bool verbatim = false;               ///< the value is of the cluster, in no language
    bool verbatimLabel = false;
    bool operator==(const ClusterLine &) const = default;
};

/// What is known about the access, apart from what the server says.
struct ClusterAccess {
    engine::Connection connection;
    std::optional<QDateTime> tokenEnd;
    std::optional<QDateTime> certificateEnd;
    QString kubeconfigFile; ///< empty: set up in Firesteel
};

/// The cluster's page in Rancher, where the address is Rancher's ("/k8s/clusters/c-m-…"); empty
/// for any other.
[[nodiscard]] QUrl rancherPage(const engine::Connection &connection);

[[nodiscard]] QList<ClusterLine> serverLines(const engine::ClusterFacts &facts,
                                             const ClusterAccess &access);
[[nodiscard]] QList<ClusterLine> accessLines(const engine::ClusterFacts &facts,
                                             const ClusterAccess &access, const QDateTime &now);
[[nodiscard]] QList<ClusterLine> systemLines(const engine::ClusterFacts &facts);

/// How long something lasts, to the second in its last day: "in 6 d", "in 12 min 4 s", "ended 3 h
/// ago"; with its colour.
[[nodiscard]] ClusterLine endLine(const QString &id, const QString &label, const QDateTime &end,
                                  const QDateTime &now);

/// One verdict over all, most urgent first.
struct ClusterVerdict {
    enum class Tone { Good, Warning, Bad, Busy };
    Tone tone = Tone::Busy;
    QString title; ///< one sentence
    QString note;  ///< what helps; may be empty
    bool operator==(const ClusterVerdict &) const = default;
};
[[nodiscard]] ClusterVerdict clusterVerdict(const engine::ClusterFacts &facts,
                                            const ClusterAccess &access, const QDateTime &now);

} // namespace firesteel::gui
