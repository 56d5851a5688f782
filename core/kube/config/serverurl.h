// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QString>

namespace firesteel::kube {

/// The address of an API server, taken apart.
struct ServerUrl {
    bool tls = true;
    QString host; ///< IPv6 without brackets, international names in ASCII form
    quint16 port = 443;
    QByteArray pathPrefix; ///< "" or "/k8s/clusters/c-m-x", percent-encoded, no slash at its end
    bool operator==(const ServerUrl &) const = default;
};

/// Reads "https://host:port/prefix" or "host:port" by the rules of client-go (rest/url_utils.go),
/// not by those of QUrl, which rewrites addresses such as 127.1. Without a scheme it is https if
/// `tlsByDefault`. Query and fragment are dropped. ConfigInvalid ("key": server, "reason": empty,
/// scheme, host, port, user, path) otherwise; a URL with a user name is refused and not repeated in
/// the error.
[[nodiscard]] Result<ServerUrl> parseServerUrl(const QString &text, bool tlsByDefault = true);

/// localhost, 127.0.0.0/8 or ::1.
[[nodiscard]] bool isLoopback(const QString &host);

/// 0.0.0.0 or ::, on which servers listen and which nobody can call.
[[nodiscard]] bool isAnyAddress(const QString &host);

} // namespace firesteel::kube
