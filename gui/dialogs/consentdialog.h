// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

class QWidget;

namespace firesteel::kube {
struct ExecPlugin;
}

namespace firesteel::gui {

struct Services;

/// Shows which program a kubeconfig wants to run to log in, and asks. Once agreed to, exactly this
/// file, command, arguments and environment are not asked again; `yes` is called later, unless
/// `parent` is gone by then. Returns at once. Main thread.
void askConsent(QWidget *parent, const Services &services, const kube::ExecPlugin &plugin,
                std::function<void()> yes);

} // namespace firesteel::gui
