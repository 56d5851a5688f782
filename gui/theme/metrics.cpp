// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/theme/metrics.h"

#include <algorithm>
#include <cmath>

namespace firesteel::gui {

Metrics Metrics::forFont(double fontPx)
{
    constexpr double designedPx = 13;
    Metrics m;
    m.scale = fontPx > 0 ? fontPx / designedPx : 1;
    if (m.scale <= 1)
        return m;
    // even figures: icons and text stay centred on whole pixels
    const auto grow = [&](int &height) {
        height = std::max(height, 2 * static_cast<int>(std::lround(height * m.scale / 2)));
    };
    for (int *height : {&m.control, &m.row, &m.header, &m.place, &m.logLine, &m.tabBar, &m.toolBar,
                        &m.pageHead, &m.clusterBar, &m.statusBar, &m.formRow, &m.band})
        grow(*height);
    return m;
}

} // namespace firesteel::gui
