// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/gateway/gatewayrequest.h"

#include <QByteArray>

namespace firesteel::engine {

/// One of the gateway's own pages: what is the matter, and what next. `again`: it loads itself anew
/// after that many seconds. Everything is escaped. Pure.
[[nodiscard]] QByteArray gatewayPage(const GatewayTexts &texts, const QString &appName,
                                     const QString &what, const QString &next,
                                     std::optional<int> again = {});
/// The same in plain text, for scripts.
[[nodiscard]] QByteArray gatewayText(const QString &appName, const QString &what,
                                     const QString &next);

/// What a state that is not Ready says.
struct StateWords {
    QString what;
    QString next;
    bool again = false; ///< worth another look in a moment
};
[[nodiscard]] StateWords wordsFor(const UiState &state, const GatewayTexts &texts);

} // namespace firesteel::engine
