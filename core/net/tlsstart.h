// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QStringList>

namespace firesteel::net {

/// Makes the first use of TLS cheap: a program calls it once, at its start, in the main thread.
///
/// At that first use Qt's OpenSSL backend reads every root certificate of the system (about 150
/// files, 0.1 s of processor time), unless OpenSSL can look them up by itself when it needs one, in
/// a folder of links named by hash. Qt 6.8 looks for such a folder, but overlooks links, so that it
/// never finds one. This tells it what it should have found, by a private function of Qt that is
/// looked up at run time; a Qt without that function behaves as ever. Connections with anchors of
/// their own never use the system's, either way.
void prepareTls();

namespace detail {
/// Whether OpenSSL finds roots in one of `folders`: entries like "5ed36f99.0" that lead to a file.
[[nodiscard]] bool holdsHashedRoots(const QStringList &folders);
/// Calls the function void(bool) of that mangled name with true; whether there is one.
bool callWithTrue(const char *symbol);
extern const char *const kOnDemandSetter;
} // namespace detail

} // namespace firesteel::net
