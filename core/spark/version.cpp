// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/version.h"

#include <QRegularExpression>

namespace firesteel::spark {

std::optional<SparkVersion> SparkVersion::parse(QStringView text)
{
    static const QRegularExpression pattern(
        QStringLiteral("^v?((\\d{1,4})\\.(\\d{1,4})(?:\\.\\d{1,4})?)(?![0-9.])"));
    const QRegularExpressionMatch match = pattern.matchView(text);
    if (!match.hasMatch())
        return std::nullopt;
    return SparkVersion(match.captured(2).toInt(), match.captured(3).toInt(), match.captured(1));
}

std::optional<SparkVersion> SparkVersion::fromImage(QStringView image)
{
    const QStringView withoutDigest =
        image.left(image.indexOf(u'@') < 0 ? image.size() : image.indexOf(u'@'));
    const QStringView last = withoutDigest.mid(withoutDigest.lastIndexOf(u'/') + 1);
    const qsizetype colon = last.indexOf(u':');
    if (colon < 0 || !last.left(colon).contains(u"spark"))
        return std::nullopt;
    return parse(last.mid(colon + 1));
}

} // namespace firesteel::spark
