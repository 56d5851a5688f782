// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/engine/connection.h"
#include "gui/shell/workbench.h"

#include <QByteArray>
#include <QDateTime>
#include <QProcessEnvironment>
#include <QStringList>

#include <optional>

namespace firesteel::gui {

// What the workbench reads from files. All of it runs outside of the main thread.

/// Where to look for kubeconfig files.
struct KubeconfigSources {
    QProcessEnvironment environment;
    QString path;       ///< this file alone; empty: the usual ones
    QStringList extras; ///< after them
};

struct KnownClusters {
    QList<ClusterChoice> choices; ///< by name
    std::optional<Error> problem;
};
[[nodiscard]] KnownClusters readChoices(const KubeconfigSources &sources, const Clock &clock);

/// All that a session needs.
struct Opening {
    engine::Connection connection;
    std::optional<QDateTime> credentialEnd;
};
[[nodiscard]] Result<Opening> readContext(const KubeconfigSources &sources, const QString &context,
                                          const Clock &clock);
[[nodiscard]] Result<Opening> readKubeconfigText(const QByteArray &kubeconfig,
                                                 const QProcessEnvironment &environment,
                                                 const Clock &clock);

/// The "exp" of a JSON Web Token (RFC 7519 §4.1.4); none for any other token. Its signature is not
/// looked at: this is for display.
[[nodiscard]] std::optional<QDateTime> tokenEnd(const QByteArray &token);

} // namespace firesteel::gui
