// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/kube/config/configchanges.h"
#include "core/kube/config/kubeconfig.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <chrono>
#include <memory>

namespace firesteel::kube {

/// Follows kubeconfig files, and the certificate, key and token files beside them, while they are
/// in use: written in place, replaced by renaming, removed, made anew, reached through links. Half
/// a file changes nothing: the last good state stays until all can be read again. One entry that
/// cannot be used keeps its last good state alone; the rest counts. Files are read in a
/// thread of its own. Lives in one thread with an event loop; nothing blocks.
class KubeconfigWatcher : public QObject
{
    Q_OBJECT
public:
    /// `quiet`: for how long nothing must happen before files are read.
    explicit KubeconfigWatcher(std::chrono::milliseconds quiet = std::chrono::milliseconds(400),
                               QObject *parent = nullptr);
    ~KubeconfigWatcher() override;

    /// The kubeconfigs in the order in which they are merged, and files that are only watched
    /// (ResolvedContext::materialFiles). `known`: what was read of them already; changes count from
    /// there. Replaces an earlier call.
    void follow(const QStringList &kubeconfigs, const QStringList &materialFiles,
                const Kubeconfig &known);

    [[nodiscard]] const Kubeconfig &config() const; ///< the last good state

Q_SIGNALS:
    /// Something that matters is different now.
    void changed(const firesteel::kube::Kubeconfig &config,
                 const QList<firesteel::kube::ConfigChange> &changes);
    /// A certificate, key or token file has another content.
    void materialChanged(const QStringList &files);
    /// A kubeconfig, or the entry of it that "kind" and "name" say, cannot be read at present (once
    /// for each new reason, and again after changed()); what was good of it before stays.
    void failed(const firesteel::Error &problem);
    /// It can be read again, and nothing is different.
    void recovered();

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace firesteel::kube
