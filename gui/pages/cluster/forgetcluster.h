// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

class QWidget;

namespace firesteel::gui {

struct ClusterChoice;
struct Services;

/// Asks, then removes a cluster that was set up in Firesteel with its secrets, and closes it if it
/// is open. Nothing is changed on the cluster. Returns at once. Main thread.
void forgetCluster(QWidget *parent, const Services &services, const ClusterChoice &choice);

} // namespace firesteel::gui
