// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobform.h"

namespace firesteel::gui {

class Workbench;

/// Where a job goes that names no namespace: to the one that is shown, else the kubeconfig's.
[[nodiscard]] QString usualNamespace(const Workbench &workbench);

/// The form with that namespace, unless it names one itself.
[[nodiscard]] JobForm completedForm(JobForm form, const Workbench &workbench);

/// As spark.master would name the open cluster.
[[nodiscard]] QString masterOf(const Workbench &workbench);

} // namespace firesteel::gui
