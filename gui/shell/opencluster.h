// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::gui {

struct ClusterChoice;
struct Services;

/// Opens a cluster in the namespace it was last left in, unless another one is given.
void openCluster(const Services &services, const QString &choiceId,
                 const QString &namespaceName = {});
/// Keeps what is open now for the next start.
void rememberCluster(const Services &services);

/// What a cluster is called: the context's name, or "Practice cluster" in the language of the
/// moment.
[[nodiscard]] QString clusterTitle(const ClusterChoice &choice);
/// The namespace that is shown, or "all namespaces".
[[nodiscard]] QString namespaceTitle(const Services &services);

} // namespace firesteel::gui
