// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/kubeconfigwatcher.h"

#include <QObject>
#include <QString>

namespace firesteel::gui {

struct Services;

/// Follows the kubeconfig files while the window is open: the list of clusters is renewed, a notice
/// says what changed, and a connection that no longer works with the old content is made anew with
/// the new one. Main thread; owned by main().
class KubeconfigFollower : public QObject
{
    Q_OBJECT
public:
    explicit KubeconfigFollower(const Services &services, QObject *parent = nullptr);

private:
    void follow();
    void changed(const QList<kube::ConfigChange> &changes);
    void materialChanged(const QStringList &files);
    void failed(const Error &problem);
    /// Whether the open cluster is one of them.
    [[nodiscard]] bool concernsOpen(const QList<kube::ConfigChange> &changes) const;
    void tell(const QString &title, const QString &text, bool open);
    void connectAnew();

    const Services &m_services;
    kube::KubeconfigWatcher m_watcher;
    quint64 m_failure = 0; ///< the notice that says so
};

/// "The server of stage is now https://…" In the language of the moment.
[[nodiscard]] QString changeSentence(const kube::ConfigChange &change);

} // namespace firesteel::gui
