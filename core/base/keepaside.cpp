// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/keepaside.h"

#include <QFile>
#include <QFileInfo>

namespace firesteel {

using namespace Qt::StringLiterals;

QString keepAside(const QString &path, const QString &suffix)
{
    constexpr int most = 20;
    for (int i = 1; i <= most; ++i) {
        const QString name = i == 1 ? u"%1.%2"_s.arg(path, suffix)
                                    : u"%1.%2-%3"_s.arg(path, suffix, QString::number(i));
        if (QFileInfo::exists(name))
            continue;
        return QFile::rename(path, name) ? name : QString();
    }
    return {};
}

} // namespace firesteel
