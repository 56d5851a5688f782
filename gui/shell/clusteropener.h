// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/clusterchoice.h"
#include "gui/shell/opening.h"
#include "gui/shell/practice.h"

#include <QObject>

#include <functional>
#include <optional>

namespace firesteel::gui {

class ClusterChoices;
class Vault;

/// Gathers what a session needs: the secret from the vault, the files, or the practice cluster that
/// is started for it. Main thread; owned by Workbench.
class ClusterOpener : public QObject
{
    Q_OBJECT
public:
    ClusterOpener(const ClusterChoices &choices, Clock &clock, QObject *parent = nullptr);

    void setVault(Vault &vault) { m_vault = &vault; }
    void setPracticePort(quint16 port) { m_practice.setPort(port); }

    using Done = std::function<void(const Result<Opening> &)>;
    /// Answers once, later; or at once where nothing is to be waited for.
    void read(const ClusterChoice &choice, const Done &done);

private:
    void readFiles(const ClusterChoice &choice,
                   const std::optional<settings::ClusterProfile> &profile,
                   const engine::ProfileSecrets &secrets, const Done &done);
    void startPractice(const Done &done);

    const ClusterChoices &m_choices;
    Clock &m_clock;
    Vault *m_vault = nullptr;
    Practice m_practice;
};

} // namespace firesteel::gui
