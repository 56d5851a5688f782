// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/exitcodes.h"

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

ExitCode exitCodeFor(Errc code)
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
    case Errc::ProxyRefused:
    case Errc::ProxyAuthenticationRequired:
        return ExitCode::Unreachable;
    case Errc::TlsUntrusted:
    case Errc::TlsRecreatedAuthority:
    case Errc::TlsNameMismatch:
    case Errc::TlsExpired:
    case Errc::TlsNotYetValid:
    case Errc::TlsPlainHttp:
    case Errc::TlsHandshakeFailed:
    case Errc::TlsClientCertificateRequired:
    case Errc::TlsClientCertificateInvalid:
        return ExitCode::Tls;
    case Errc::Unauthorized:
        return ExitCode::Unauthorized;
    case Errc::Forbidden:
    case Errc::ForbiddenAnonymous:
        return ExitCode::Forbidden;
    case Errc::NotFound:
    case Errc::ApiNotFound:
    case Errc::NamespaceMissing:
    case Errc::ServiceAccountMissing:
        return ExitCode::NotFound;
    case Errc::AlreadyExists:
        return ExitCode::AlreadyExists;
    case Errc::ImagePullFailed:
        return ExitCode::ImagePull;
    case Errc::DriverFailed:
        return ExitCode::DriverFailed;
    case Errc::Conflict:
    case Errc::PreconditionFailed:
    case Errc::Invalid:
    case Errc::BadRequest:
    case Errc::MethodNotAllowed:
    case Errc::UnsupportedMediaType:
    case Errc::RequestTooLarge:
    case Errc::QuotaExceeded:
    case Errc::AdmissionDenied:
    case Errc::NamespaceTerminating:
    case Errc::ReadOnlyLock:
        return ExitCode::Rejected;
    case Errc::DriverGone:
        return ExitCode::DriverGone;
    case Errc::UnsupportedSetting:
    case Errc::ConfigUnsupported:
        return ExitCode::Unsupported;
    case Errc::HttpProtocol:
    case Errc::ResponseTooLarge:
    case Errc::ContentEncoding:
    case Errc::Redirected:
    case Errc::NotKubernetes:
    case Errc::WebSocketRefused:
    case Errc::WebSocketProtocol:
    case Errc::Expired:
    case Errc::ResourceVersionTooLarge:
    case Errc::TooManyRequests:
    case Errc::ServerTimeout:
    case Errc::ServiceUnavailable:
    case Errc::InternalServerError:
        return ExitCode::Server;
    case Errc::OutcomeUnknown:
        return ExitCode::OutcomeUnknown;
    case Errc::StartTimeout:
        return ExitCode::Timeout;
    case Errc::FileMissing:
    case Errc::FileUnreadable:
    case Errc::FileTooLarge:
    case Errc::FileWriteFailed:
    case Errc::NotYaml:
    case Errc::NotJson:
    case Errc::YamlDuplicateKey:
    case Errc::YamlRefused:
    case Errc::ConfigEmpty:
    case Errc::ConfigInvalid:
    case Errc::ConfigDanglingName:
    case Errc::CertificateInvalid:
    case Errc::KeyInvalid:
    case Errc::ConsentMissing:
    case Errc::ExecPluginFailed:
    case Errc::OidcRefreshFailed:
        return ExitCode::Configuration;
    case Errc::UnknownOption:
    case Errc::MissingArgument:
    case Errc::InvalidValue:
    case Errc::ConflictingOptions:
        return ExitCode::Usage;
    case Errc::Cancelled:
        return ExitCode::Interrupted;
    case Errc::Internal:
        return ExitCode::Unexpected;
    }
    return ExitCode::Unexpected;
}

QString exitCodesHelp()
{
    return uR"(Exit codes of firesteelctl

    0  done; a waiting submit or "log -f": the driver succeeded
    1  a fault of Firesteel itself; of "check": a step is not good
    2  the command line cannot be understood
    3  the kubeconfig, a certificate or another file cannot be used
    4  no connection to the server
    5  a certificate is refused, or the server does not speak TLS
    6  401: the server does not accept who you are
    7  403: you may not do this
    8  the application, namespace or service account does not exist
    9  the name is taken
   10  the container image cannot be pulled
   11  the driver ended and did not succeed
   12  the cluster does not accept the object (quota, admission, invalid field)
   13  the driver pod was deleted before its result was seen
   14  a setting or log-in method that this version does not support
   15  the server answers with an error of its own, or not as Kubernetes
   16  a write whose outcome could not be found out
   17  a time limit was reached
  130  interrupted with Ctrl+C; 143 terminated. A submitted driver keeps running.
  141  nobody reads standard output any more, as after "| head". A submitted driver keeps running.
)"_s;
}

} // namespace firesteel::ctl
