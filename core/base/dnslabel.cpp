// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/dnslabel.h"

#include <algorithm>

namespace firesteel {

namespace {

bool isLetterOrDigit(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
}

} // namespace

bool isDnsLabel(QStringView name)
{
    constexpr qsizetype kLongest = 63;
    return !name.isEmpty() && name.size() <= kLongest && isLetterOrDigit(name.front()) &&
           isLetterOrDigit(name.back()) &&
           std::ranges::all_of(name, [](QChar c) { return c == u'-' || isLetterOrDigit(c); });
}

} // namespace firesteel
