// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/placeholder.h"

#include <QRegularExpression>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

Placeholder placeholderIn(QStringView value)
{
    constexpr qsizetype kLongest = 8192; // nobody writes a longer one by hand
    const QStringView text = value.trimmed();
    if (text.isEmpty() || text.size() > kLongest)
        return Placeholder::None;
    if (text == "REDACTED"_L1 || text == "DATA+OMITTED"_L1)
        return Placeholder::ConfigView;
    static const QRegularExpression marked(
        u"<[^<>\\n]*>|\\$\\{[^}\\n]*\\}|\\{\\{[^}\\n]*\\}\\}|^%[A-Za-z_]+%$|^@[A-Z_]+@$|^__\\w+__$"_s);
    static const QRegularExpression spoken(
        u"(^|[/._-])(your|insert|replace|put|paste)[-_. ](\\w|[-. ])+|^change[-_ ]?me$|^/?path/to/|^x{3,}$|^\\.{3}$|^…$|^todo$|^(your|my)?(server|cluster|master|api)[-_]?(ip|address|host)$|://(server|cluster|master|api|k3s)[-_](ip|address|host)\\b"_s,
        QRegularExpression::CaseInsensitiveOption);
    if (marked.matchView(text).hasMatch() || spoken.matchView(text).hasMatch())
        return Placeholder::Template;
    return Placeholder::None;
}

} // namespace firesteel::kube
