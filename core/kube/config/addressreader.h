// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/kube/config/serverurl.h"

#include <QList>
#include <QString>

namespace firesteel::kube {

/// Another address that may be meant.
struct AddressSuggestion {
    QString address; ///< for the field, as a URL
    QString reason;  ///< what is different: "port-6443", "port-443", "https", "loopback"
    bool operator==(const AddressSuggestion &) const = default;
};

/// What was understood of an address that a person typed or pasted.
struct AddressReading {
    bool usable = false;
    ServerUrl url;
    QString address; ///< the URL in full: "https://host:6443/k8s/clusters/c-m-x"; empty if not
                     ///< usable
    /// server-address-wrong ("problem": empty, scheme, host, port, user, path, port-missing,
    /// rancher-page, rancher-home, other-port with "service", cluster-internal, api-path),
    /// server-address-localhost ("problem": loopback, any-address), kubeconfig-placeholder and
    /// connection-plain-http. Notices say what was assumed.
    QList<Finding> findings;
    QList<AddressSuggestion> suggestions;
    bool operator==(const AddressReading &) const = default;
};

/// Reads what an administrator hands over: a URL, host, host:port, a Spark master
/// ("k8s://https://…"), the output of `kubectl cluster-info`, a "server:" line of a kubeconfig, an
/// address of Rancher's pages. Pure; any thread.
[[nodiscard]] AddressReading readAddress(const QString &text);

/// The URL in its one form, with the port always there.
[[nodiscard]] QString addressText(const ServerUrl &url);

} // namespace firesteel::kube
