// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/settings.h"
#include "gui/shell/startoptions.h"

#include <QObject>

namespace firesteel::gui {

class MainWindow;
struct Services;

/// The beginning: brings the window back as it was left, finds the clusters and opens the one that
/// was asked for or was open last. The same for every later start that comes to this window. Main
/// thread; owned by main().
class Starter : public QObject
{
    Q_OBJECT
public:
    Starter(const Services &services, MainWindow &window);

    void begin(const StartOptions &options);
    void startedAgain(const QStringList &arguments, const QString &activationToken);

private:
    void applyTheme();
    void carryOut(const StartOptions &options, bool first);
    void openWanted();
    bool tellKubeconfigProblem(const StartOptions &wanted); ///< false: there is none
    void submitWanted();
    void tellFileNotices();
    void tell(const settings::FileNotice &notice);

    const Services &m_services;
    MainWindow &m_window;
    StartOptions m_wanted; ///< until the clusters are known
    QString m_submit;      ///< until a cluster is open
    QString m_submitTo;    ///< the only one it may be sent to; empty: the first that opens
    bool m_waiting = false;
    bool m_first = true;
    qsizetype m_told = 0;           ///< of the notices about settings files
    qsizetype m_toldOfClusters = 0; ///< of those about the profiles
};

/// Sets the scale of the settings for this process. Before the QApplication is made.
void applyScale(const settings::Settings::Paths &paths);
/// Without what QApplication takes for itself ("-platform offscreen", "-style …").
[[nodiscard]] QStringList withoutToolkitOptions(const QStringList &arguments);
/// For a hand-over: the folder that relative paths count from goes first.
[[nodiscard]] QStringList withWorkingDirectory(const QStringList &arguments, const QString &folder);

} // namespace firesteel::gui
