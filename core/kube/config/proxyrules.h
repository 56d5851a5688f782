// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/config/serverurl.h"
#include "core/net/endpoint.h"

#include <QProcessEnvironment>

namespace firesteel::kube {

/// Reads a proxy's URL: http or socks5, with or without user and password. ConfigUnsupported for
/// https to the proxy, ConfigInvalid for the rest; "key" is proxy-url. The URL is not repeated in
/// errors: it may hold a password.
[[nodiscard]] Result<net::Proxy> parseProxyUrl(const QString &text);

/// The same back as a URL, with user and password if it has them; empty for none.
[[nodiscard]] QString proxyUrlText(const net::Proxy &proxy);

/// `url` with this password in place of its own; without any if it is empty. A URL that cannot be
/// read becomes empty, as nobody can tell what of it is the password.
[[nodiscard]] QString withProxyPassword(const QString &url, const QString &password);

/// The proxy for `server` by the environment, with the rules of Go's net/http
/// (golang.org/x/net/http/httpproxy): HTTPS_PROXY or https_proxy for https, HTTP_PROXY or
/// http_proxy else; never for localhost and loopback addresses, nor for what NO_PROXY or no_proxy
/// names. Errors have the variable's name as "key".
[[nodiscard]] Result<net::Proxy> proxyFromEnvironment(const ServerUrl &server,
                                                      const QProcessEnvironment &env);

} // namespace firesteel::kube
