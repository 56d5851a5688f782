// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobform.h"

namespace firesteel::gui {

class Workbench;
struct Services;

/// Where a job goes that names no namespace: to the one that is shown, else the kubeconfig's.
[[nodiscard]] QString usualNamespace(const Workbench &workbench);

/// The account that was set up for drivers, where the job goes to the namespace it is in.
[[nodiscard]] QString usualAccount(const Services &services);

/// The form with both, unless it names them itself.
[[nodiscard]] JobForm completedForm(JobForm form, const Services &services);

/// As spark.master would name the open cluster.
[[nodiscard]] QString masterOf(const Workbench &workbench);

} // namespace firesteel::gui
