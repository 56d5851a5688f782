// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/preflight/preflight.h"

namespace firesteel::engine {

/// Nodes: which there are, whether a job fits, and which hold the image. Pure.
[[nodiscard]] PreflightItem checkNodes(const PreflightRequest &request,
                                       const PreflightSight &sight);
[[nodiscard]] PreflightItem checkRoom(const PreflightRequest &request, const PreflightSight &sight);
[[nodiscard]] PreflightItem checkImage(const PreflightRequest &request,
                                       const PreflightSight &sight);

/// What the kubelet's event of a pull says ("Successfully pulled image … in 12.3s … Image size: N
/// bytes."); nullopt for another event.
struct ImagePull {
    QString image;
    qint64 milliseconds = 0;
    qint64 bytes = 0; ///< 0: not said
    QString node;
    QDateTime at;
    bool operator==(const ImagePull &) const = default;
};
[[nodiscard]] std::optional<ImagePull> imagePullOf(const kube::Object &event);

/// An image's name in full: "docker.io/apache/spark:4.1.1" for "apache/spark:4.1.1".
[[nodiscard]] QString fullImageName(const QString &image);

} // namespace firesteel::engine
