// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/settings/profiles.h"
#include "gui/shell/clusterchoice.h"
#include "gui/shell/opening.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>

namespace firesteel::gui {

// What the Cluster page reads from files. Outside of the main thread.

/// What is to be known of the files behind a cluster; empty for one that has none.
[[nodiscard]] QList<Finding> filesFindings(const KubeconfigSources &sources,
                                           const ClusterChoice &choice, const QDateTime &now);

/// A kubeconfig of its own with all that is needed to reach the cluster, `secrets` included.
[[nodiscard]] Result<QByteArray> exportText(const KubeconfigSources &sources,
                                            const ClusterChoice &choice,
                                            const settings::ClusterProfile &profile,
                                            const engine::ProfileSecrets &secrets);

} // namespace firesteel::gui
