// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace firesteel::gui {

struct ClusterChoice;
struct Services;

/// Asks for a place and writes what is needed to reach the cluster there, as a new kubeconfig that
/// its owner alone can read. The kubeconfigs in use are not touched. Returns at once. Main thread.
void exportKubeconfig(QWidget *parent, const Services &services, const ClusterChoice &choice);

} // namespace firesteel::gui
