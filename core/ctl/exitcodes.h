// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/errc.h"

#include <QString>

namespace firesteel::ctl {

/// What firesteelctl returns to the shell. Scripts rely on these numbers: one is never given
/// another meaning, new ones are added at the end. `firesteelctl help exit-codes` prints the same
/// table.
enum class ExitCode : int {
    Ok = 0,              ///< done; a waiting submit: the driver succeeded
    Unexpected = 1,      ///< a fault of Firesteel itself; check: something is wrong
    Usage = 2,           ///< the command line cannot be understood
    Configuration = 3,   ///< kubeconfig, certificate or another file cannot be used
    Unreachable = 4,     ///< no connection to the server
    Tls = 5,             ///< the server's or the client's certificate is refused
    Unauthorized = 6,    ///< 401: who you are is not accepted
    Forbidden = 7,       ///< 403: you may not do this
    NotFound = 8,        ///< application, namespace or service account does not exist
    AlreadyExists = 9,   ///< the name is taken
    ImagePull = 10,      ///< the container image cannot be pulled
    DriverFailed = 11,   ///< the driver ended and did not succeed
    Rejected = 12,       ///< the cluster does not accept the object (422, quota, admission)
    DriverGone = 13,     ///< the driver pod was deleted before its result was seen
    Unsupported = 14,    ///< a setting that this version cannot carry out, refused by name
    Server = 15,         ///< the server answers, but with an error of its own or not as Kubernetes
    OutcomeUnknown = 16, ///< a write whose fate could not be found out
    Timeout = 17,        ///< a time limit given on the command line was reached
    Interrupted = 130,   ///< Ctrl+C (SIGINT)
    OutputClosed = 141,  ///< nobody reads standard output any more (SIGPIPE)
    Terminated = 143,    ///< SIGTERM or SIGHUP
};

[[nodiscard]] ExitCode exitCodeFor(Errc code);

/// The table for `firesteelctl help exit-codes`.
[[nodiscard]] QString exitCodesHelp();

} // namespace firesteel::ctl
