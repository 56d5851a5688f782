// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QString>

#include <optional>

namespace firesteel::settings {
struct ClusterProfile;
}

namespace firesteel::gui {

/// A cluster that may be opened.
struct ClusterChoice {
    enum class Kind {
        Kubeconfig, ///< a context of a kubeconfig
        Practice,
        Profile ///< set up in Firesteel
    };
    QString id = {}; ///< "kubeconfig:CONTEXT", "practice" or "profile:…"
    Kind kind = Kind::Kubeconfig;
    QString name = {};          ///< of the context or profile; empty for the practice cluster
    QString namespaceName = {}; ///< where it begins
    QString server = {};        ///< its address, for display; empty for the practice cluster
    bool isDefault = false;     ///< the kubeconfig's current context
    std::optional<Error> problem = {}; ///< why it cannot be opened
    QString label = {};                ///< shown on the window; may be empty
    QString colour = {};               ///< a name of gui/shell/clustermarks; may be empty
    bool readOnly = false;             ///< nothing is written to it
    bool production = false;           ///< as its profile says
    bool insecure = false;             ///< its certificate is not verified
    QString file = {};                 ///< the kubeconfig it stands in
    bool operator==(const ClusterChoice &) const = default;
};

/// The choice as what was decided about it says.
[[nodiscard]] ClusterChoice decided(ClusterChoice choice, const settings::ClusterProfile &profile);
/// A cluster that was set up in Firesteel.
[[nodiscard]] ClusterChoice choiceOf(const settings::ClusterProfile &profile);

} // namespace firesteel::gui
