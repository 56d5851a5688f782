// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QString>

namespace firesteel::spark {

/// The scheme of a URI as java.net.URI reads it, or empty; also empty for text that is no valid
/// URI.
[[nodiscard]] QString uriScheme(const QString &text);

/// `text` as Spark resolves paths of options (native-submission §1.9): with a scheme it stays as it
/// is, otherwise it becomes an absolute file: URI of `workingDirectory`, links followed and
/// encoded.
[[nodiscard]] QString resolveUri(const QString &text, const QString &workingDirectory);

/// A comma list, each item resolved, blank ones dropped.
[[nodiscard]] QString resolveUris(const QString &list, const QString &workingDirectory);

/// Whether the file is one of this machine, which the driver could not read: no scheme, or "file".
[[nodiscard]] bool isClientLocal(const QString &uri);

/// Whether spark-submit would search the remote file system for matches of the item.
[[nodiscard]] bool isRemoteGlob(const QString &uri);

/// The local path of a file: URI or of a plain path.
[[nodiscard]] QString localPath(const QString &uri);

/// A path as java.io.File.toURI() writes it, without the "file:" (percent-encoding as of
/// java.net.URI).
[[nodiscard]] QString encodedPath(const QString &path);

} // namespace firesteel::spark
