// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>

#include <functional>

class QWidget;

namespace firesteel::gui {

class Page;
struct Services;

/// One line of the list of pages (gui/pages/pagelist.cpp). To add a page: write its folder under
/// gui/pages, and add a line there. The window makes every page once at its start, so a constructor
/// only builds widgets; what costs begins in Page::activate().
struct PageEntry {
    enum class Where {
        Top,    ///< among the places at the left, in the order of the list; Ctrl+1 … Ctrl+9
        Bottom, ///< below them, at the lower end
        Hidden, ///< reached by Navigator::go() alone
    };
    Where where = Where::Top;
    /// Shown while no cluster is open, too; otherwise the welcome page takes its place.
    bool withoutCluster = false;
    std::function<Page *(const Services &services, QWidget *parent)> make;
    /// A hidden page that belongs to a place: that place stays marked. Its id; empty: none.
    QString place = {};
};

} // namespace firesteel::gui
