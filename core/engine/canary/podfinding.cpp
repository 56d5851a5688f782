// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/canary/podfinding.h"

#include <algorithm>
#include <array>
#include <span>

namespace firesteel::engine {

using namespace Qt::StringLiterals;
using Kind = kube::PodState::Kind;

namespace {

/// A text of kubelet, containerd or scheduler and what it means; the first that occurs counts.
struct Sign {
    QLatin1StringView text;
    QLatin1StringView slug;
};
constexpr auto kImage = std::to_array<Sign>({
    {"InvalidImageName"_L1, "image-name-invalid"_L1},
    {"ErrImageNeverPull"_L1, "image-never-pull"_L1},
    {"toomanyrequests"_L1, "image-rate-limited"_L1},
    {"429 Too Many"_L1, "image-rate-limited"_L1},
    {"no match for platform"_L1, "image-platform-mismatch"_L1},
    {"no matching manifest"_L1, "image-platform-mismatch"_L1},
    {"HTTP response to HTTPS client"_L1, "image-registry-http"_L1},
    {"x509:"_L1, "image-registry-tls"_L1},
    {"unauthorized"_L1, "image-pull-unauthorized"_L1},
    {"authorization failed"_L1, "image-pull-unauthorized"_L1},
    {"no basic auth credentials"_L1, "image-pull-unauthorized"_L1},
    {"access denied"_L1, "image-pull-unauthorized"_L1},
    {"403 Forbidden"_L1, "image-pull-unauthorized"_L1},
    {"manifest unknown"_L1, "image-not-found"_L1},
    {"not found"_L1, "image-not-found"_L1},
    {"dial tcp"_L1, "image-registry-connection"_L1},
    {"no such host"_L1, "image-registry-connection"_L1},
    {"timeout"_L1, "image-registry-connection"_L1},
    {"deadline exceeded"_L1, "image-registry-connection"_L1},
});
constexpr auto kSchedule = std::to_array<Sign>({
    {"Insufficient cpu"_L1, "insufficient-cpu"_L1},
    {"Insufficient memory"_L1, "insufficient-memory"_L1},
    {"Too many pods"_L1, "max-pods-reached"_L1},
    {"untolerated taint"_L1, "untolerated-taint"_L1},
    {"node selector"_L1, "node-selector-mismatch"_L1},
    {"node affinity"_L1, "node-selector-mismatch"_L1},
});
constexpr auto kConfig = std::to_array<Sign>({
    {"runAsNonRoot"_L1, "runasnonroot-unverifiable"_L1},
    {"secret \""_L1, "secret-missing"_L1},
    {"configmap \""_L1, "configmap-missing"_L1},
});
constexpr auto kStart = std::to_array<Sign>({
    {"exec format error"_L1, "image-arch-exec-format"_L1},
    {"executable file not found"_L1, "image-not-spark-k8s"_L1},
    {"no such file or directory"_L1, "image-not-spark-k8s"_L1},
});

QLatin1StringView meaningOf(const QString &text, std::span<const Sign> signs)
{
    const auto sign = std::ranges::find_if(
        signs, [&](const Sign &one) { return text.contains(one.text, Qt::CaseInsensitive); });
    return sign == signs.end() ? QLatin1StringView() : sign->slug;
}

} // namespace

std::optional<Finding> podFinding(const kube::PodState &pod, const QMap<QString, QString> &context)
{
    QString text = pod.reason + u' ' + pod.message;
    for (const kube::ContainerState &container : pod.containers) {
        text += u' ' + container.reason + u' ' + container.message;
        if (container.terminated)
            text += u' ' + container.terminated->reason + u' ' + container.terminated->message;
    }
    QLatin1StringView slug;
    double confidence = 1.0;
    switch (pod.kind) {
    case Kind::ImagePullFailing:
        slug = meaningOf(text, kImage);
        if (slug.isEmpty()) {
            slug = "image-registry-connection"_L1;
            confidence = 0.5;
        }
        break;
    case Kind::Unschedulable:
        slug = meaningOf(text, kSchedule);
        if (slug.isEmpty())
            slug = "node-constraints-unmatched"_L1;
        break;
    case Kind::ConfigFailing:
        slug = meaningOf(text, kConfig);
        break;
    case Kind::StartFailing:
    case Kind::Failed:
        slug = meaningOf(text, kStart);
        break;
    case Kind::OutOfMemory:
        slug = "insufficient-memory"_L1;
        confidence = 0.5;
        break;
    default:
        break;
    }
    if (slug.isEmpty())
        return {};
    QMap<QString, QString> all = context;
    all.insert(u"reason"_s, pod.reason);
    all.insert(u"message"_s, pod.message);
    Finding found = finding(slug, all, {{u"pod"_s, text.simplified()}});
    found.confidence = confidence;
    return found;
}

} // namespace firesteel::engine
