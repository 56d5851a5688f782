// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/kubeconfig.h"

#include <QList>
#include <QString>

namespace firesteel::kube {

/// One difference between two states of the kubeconfigs in use, of one context or of the whole.
struct ConfigChange {
    enum class Kind {
        ContextAdded,
        ContextRemoved,
        CurrentContext, ///< `before` and `after` are names; no context
        Server,         ///< `before` and `after` are addresses
        Authority,      ///< other CA certificates
        Certificate,    ///< a client certificate was renewed; `after`: its new end, ISO 8601 UTC
        Token,          ///< another token; never shown
        Login,          ///< another way to log in; `before` and `after`: "token", "exec" …
        User,           ///< the context names another user entry
        Namespace,
        Verification, ///< `after`: "off" or "on"
        Proxy,        ///< without user and password
        Other         ///< anything else of its cluster or user
    };
    Kind kind = Kind::Other;
    QString context;
    QString before; ///< never a secret
    QString after;
    bool operator==(const ConfigChange &) const = default;
};

/// What is different, context by context in the order of `after`, then the removed ones. Where
/// entries only moved within their files nothing changed. Pure.
[[nodiscard]] QList<ConfigChange> changesBetween(const Kubeconfig &before, const Kubeconfig &after);

} // namespace firesteel::kube
