// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace firesteel::gui {

/// Space on the 8/4 grid, in device-independent px. Never scaled with the font.
namespace space {
inline constexpr int Inside = 4;   ///< inside a control
inline constexpr int Gap = 8;      ///< between controls
inline constexpr int Group = 16;   ///< between groups
inline constexpr int Margin = 24;  ///< of a page
inline constexpr int Columns = 48; ///< between two columns
} // namespace space

inline constexpr int kRadius = 4;
inline constexpr int kIconSize = 16;
inline constexpr int kHeadIconSize = 20;

/// Heights in device-independent px for an application font of `fontPx`. They are the designed ones
/// at 13 px and below, and grow with a larger font.
struct Metrics {
    int control = 28;
    int row = 28;
    int header = 28;
    int place = 32;
    int logLine = 20;
    int tabBar = 36;
    int toolBar = 48;
    int pageHead = 56;
    int clusterBar = 48;
    int statusBar = 28;
    int formRow = 44;
    int productionEdge = 4;
    int band = 32; ///< of StaleBand

    double scale = 1; ///< of type, against 13 px
    [[nodiscard]] static Metrics forFont(double fontPx);
    bool operator==(const Metrics &) const = default;
};

} // namespace firesteel::gui
