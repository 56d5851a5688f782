// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/podstate.h"
#include "core/store/phasestep.h"
#include "core/store/sparkapp.h"

#include <QString>

namespace firesteel::gui {

// Words and phrases that mean the same on every page. In the language of the moment: ask anew after
// QEvent::LanguageChange. Main thread.

[[nodiscard]] QString stateWord(store::AppState state); ///< "running"

/// The phrase next to the state: "Exit code 137: killed". Empty if there is none.
[[nodiscard]] QString reasonPhrase(const store::SparkApp &app);
/// The technical word that helps to search, such as "OOMKilled"; never translated; may be empty.
[[nodiscard]] QString reasonTerm(const store::SparkApp &app);

[[nodiscard]] QString podStateWord(const kube::PodState &state); ///< "image cannot be pulled"
/// The state of a pod in the seven states of an application, for icon and colour.
[[nodiscard]] store::AppState appStateOf(const kube::PodState &state);
/// What stands behind a pod's state: "Exit code 1 on node-2".
[[nodiscard]] QString podReasonPhrase(const kube::PodState &state);

/// One step of a timeline: "Driver placed on node-2". One line, no stop at its end.
[[nodiscard]] QString stepPhrase(const store::PhaseStep &step);

[[nodiscard]] QString exitPhrase(int exitCode); ///< "Exit code 137: killed"

/// Why an image cannot be pulled, from the kubelet's message: what the registry said, and what to
/// do.
struct ImagePhrase {
    QString why;
    QString next;
};
[[nodiscard]] ImagePhrase imagePhrase(const QString &message);

} // namespace firesteel::gui
