// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLatin1StringView>

namespace firesteel {

/// What went wrong in Firesteel's own dealings with files, networks, API servers and input.
/// An Errc says the kind; the Error around it carries the particulars. The words for people are
/// made elsewhere (core/ctl/sentences for the terminal, gui/text for the window).
enum class Errc {
    // Reaching a server
    HostNotFound,
    ConnectionRefused,
    NetworkUnreachable,
    ConnectTimeout,
    TlsTimeout,
    ResponseTimeout,
    ConnectionLost, ///< cut after something was sent: whether it was carried out is not known
    ProxyUnreachable,
    ProxyRefused,
    ProxyAuthenticationRequired,
    // TLS (verdicts: core/net/tls)
    TlsUntrusted,          ///< chain does not end in a given anchor
    TlsRecreatedAuthority, ///< an anchor has the issuer's name, but another key
    TlsNameMismatch,
    TlsExpired,
    TlsNotYetValid,
    TlsPlainHttp, ///< the port speaks HTTP without TLS
    TlsHandshakeFailed,
    TlsClientCertificateRequired,
    TlsClientCertificateInvalid,
    // HTTP
    HttpProtocol, ///< not HTTP/1.1 as RFC 9112 has it
    ResponseTooLarge,
    ContentEncoding, ///< a gzip body that is broken or explodes
    Redirected,
    NotKubernetes, ///< an answer, but not one of a Kubernetes API
    WebSocketRefused,
    WebSocketProtocol,
    // Kubernetes API, from Status (core/kube/api/status)
    Unauthorized,
    Forbidden,
    ForbiddenAnonymous, ///< 403 for system:anonymous: no credential arrived
    NotFound,
    ApiNotFound, ///< the resource type itself is unknown to the server
    AlreadyExists,
    Conflict,
    PreconditionFailed, ///< the object has another uid or resourceVersion than asked for
    Expired,            ///< 410: resourceVersion or continue token too old
    ResourceVersionTooLarge,
    Invalid, ///< 422
    BadRequest,
    MethodNotAllowed,
    UnsupportedMediaType,
    RequestTooLarge,
    TooManyRequests,
    ServerTimeout,
    ServiceUnavailable,
    InternalServerError,
    QuotaExceeded,
    AdmissionDenied,
    NamespaceTerminating,
    NamespaceMissing,
    ServiceAccountMissing,
    OutcomeUnknown, ///< a write whose fate could not be found out
    // Kubeconfig and files
    FileMissing,
    FileUnreadable,
    FileTooLarge,
    FileWriteFailed,
    NotYaml,
    NotJson,
    YamlDuplicateKey,
    YamlRefused, ///< aliases, merge keys or depth that are not accepted
    ConfigEmpty,
    ConfigInvalid,
    ConfigDanglingName, ///< a context names a cluster or user that is not there
    ConfigUnsupported,  ///< a way to log in that this version does not have
    ConsentMissing,     ///< a program is to be run ("command") and nobody has agreed to it
    ExecPluginFailed,   ///< the program that gives the credential did not ("reason", "command")
    OidcRefreshFailed,  ///< the identity server gave no new token ("reason", "issuer")
    ReadOnlyLock,       ///< a write to a cluster that is locked for reading; nothing was sent
    CertificateInvalid,
    KeyInvalid,
    // Command lines and plans
    UnknownOption,
    MissingArgument,
    InvalidValue,
    ConflictingOptions,
    UnsupportedSetting, ///< a known setting whose effect is not built yet: refused by name
    // Runs
    ImagePullFailed,
    DriverFailed,
    DriverGone, ///< vanished before its result was seen
    StartTimeout,
    // Anything
    Cancelled, ///< an outcome, not a failure; callers treat it apart
    Internal,
};

/// A stable kebab-case word for logs, JSON output and tests, such as "tls-name-mismatch".
QLatin1StringView errcName(Errc code);

} // namespace firesteel
