// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetextrows.h"

#include <vector>

namespace firesteel {

std::span<const CauseText> causeTexts()
{
    static const std::vector<CauseText> all = [] {
        std::vector<CauseText> rows;
        for (const auto &part : {detail::kubeconfigRows(), detail::reachRows(), detail::trustRows(),
                                 detail::identityRows(), detail::rightsRows(), detail::roomRows()})
            rows.insert(rows.end(), part.begin(), part.end());
        return rows;
    }();
    return all;
}

} // namespace firesteel
