// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>
#include <QPointer>

namespace firesteel::gui {

class MainWindow;
class SearchField;
struct Services;

/// The window's own commands: palette, cluster, panes, places. Pages add theirs themselves. A child
/// of the window. Main thread.
class WindowActions : public QObject
{
    Q_OBJECT
public:
    /// `field`: of the palette, which shows the keys that lead to it.
    WindowActions(MainWindow &window, SearchField *field, const Services &services);

private:
    void addGeneral();
    void addPlaces();
    void addLooks();
    void fillPalette();
    void showPaletteKeys();

    MainWindow &m_window;
    QPointer<SearchField> m_field; ///< the registry still speaks while the window goes
    const Services &m_services;
};

} // namespace firesteel::gui
