// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What kinds of errors have in common.
#include "core/kube/api/status.h"

namespace firesteel::kube {

bool isTransient(Errc code)
{
    switch (code) {
    case Errc::TooManyRequests:
    case Errc::ServerTimeout:
    case Errc::ServiceUnavailable:
    case Errc::InternalServerError:
        return true;
    default:
        return isUnreachable(code);
    }
}

bool isUnreachable(Errc code)
{
    switch (code) {
    case Errc::HostNotFound:
    case Errc::ConnectionRefused:
    case Errc::NetworkUnreachable:
    case Errc::ConnectTimeout:
    case Errc::TlsTimeout:
    case Errc::ResponseTimeout:
    case Errc::ConnectionLost:
    case Errc::ProxyUnreachable:
        return true;
    default:
        return false;
    }
}

bool concernsConnection(Errc code)
{
    // The first two groups of Errc, and what programs and identity servers may do.
    const bool connection = code <= Errc::TlsClientCertificateInvalid;
    const bool credential = code >= Errc::ConsentMissing && code <= Errc::OidcRefreshFailed;
    return connection || credential || code == Errc::Unauthorized;
}

} // namespace firesteel::kube
