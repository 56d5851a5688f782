// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/clusterchoice.h"
#include "gui/shell/opening.h"

#include <QObject>

#include <optional>

namespace firesteel {
class Clock;
}
namespace firesteel::settings {
class ProfileStore;
}

namespace firesteel::gui {

/// The clusters that may be opened: those set up in Firesteel, the contexts of the kubeconfigs with
/// what was decided about them, and the practice cluster. Main thread; owned by Workbench.
class ClusterChoices : public QObject
{
    Q_OBJECT
public:
    ClusterChoices(Clock &clock, const QProcessEnvironment &environment, QObject *parent = nullptr);

    void setProfiles(settings::ProfileStore &profiles);
    void setKubeconfig(const QString &path) { m_sources.path = path; }
    void setExtras(const QStringList &paths) { m_sources.extras = paths; }
    void setAuth(std::shared_ptr<kube::AuthServices> auth) { m_sources.auth = std::move(auth); }
    [[nodiscard]] const KubeconfigSources &sources() const { return m_sources; }

    void refresh(); ///< reads the files again, aside; changed() follows in any case
    [[nodiscard]] bool known() const { return m_known; } ///< they have been read once
    [[nodiscard]] const QList<ClusterChoice> &all() const { return m_all; }
    [[nodiscard]] std::optional<ClusterChoice> choice(const QString &id) const;
    [[nodiscard]] std::optional<settings::ClusterProfile> profile(const QString &id) const;
    [[nodiscard]] const std::optional<Error> &problem() const { return m_found.problem; }
    /// What was read of the files. Holds secrets.
    [[nodiscard]] const KnownClusters &found() const { return m_found; }

Q_SIGNALS:
    void changed();
    void decisionsChanged(); ///< label, lock … of some cluster: at once, before changed()

private:
    void compose();
    void profilesChanged();

    Clock &m_clock;
    settings::ProfileStore *m_profiles = nullptr;
    KubeconfigSources m_sources;
    KnownClusters m_found; ///< as the kubeconfigs have them
    QList<ClusterChoice> m_all;
    bool m_known = false;
    bool m_underRead = false;
    quint64 m_reading = 0; ///< the last refresh()
};

} // namespace firesteel::gui
