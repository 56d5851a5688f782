// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/names.h"

#include <QDateTime>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr qsizetype kLabelLength = 63;
constexpr qsizetype kNameLength = 253;

/// Java's String.trim(): whatever is not above the space.
QString javaTrimmed(const QString &text)
{
    qsizetype begin = 0;
    qsizetype end = text.size();
    while (begin < end && text[begin] <= u' ')
        ++begin;
    while (end > begin && text[end - 1] <= u' ')
        --end;
    return text.mid(begin, end - begin);
}

/// Lower case, everything but letters, digits and dashes replaced by one dash.
QString dashed(const QString &text)
{
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    return javaTrimmed(text).toLower().replace(others, u"-"_s);
}

} // namespace

QString applicationId(IdSource &ids)
{
    return u"spark-"_s + ids.uuid().remove(u'-');
}

QString uniqueId(IdSource &ids, const Clock &clock)
{
    const qint64 now = clock.wall().toMSecsSinceEpoch() & 0xFFFFFFFFFF;
    return QString::fromLatin1(ids.bytes(3).toHex()) + QString::number(now, 16);
}

QString resourceNamePrefix(const QString &appName, const QString &unique)
{
    QString out = dashed(appName + u'-' + unique);
    if (out.startsWith(u'-'))
        out.remove(0, 1);
    if (!out.isEmpty() && out[0] >= u'0' && out[0] <= u'9')
        out[0] = u'x';
    return out;
}

QString appNameLabel(const QString &appName)
{
    QString out = dashed(appName).left(kLabelLength);
    if (out.startsWith(u'-'))
        out.remove(0, 1);
    if (out.endsWith(u'-'))
        out.chop(1);
    return out;
}

QString executorHostName(const QString &podName)
{
    static const QRegularExpression leading(u"^\\W+"_s);
    static const QRegularExpression others(u"[^A-Za-z0-9_-]+"_s);
    return podName.right(kLabelLength).remove(leading).replace(others, u"_"_s);
}

bool isExecutorPrefix(const QString &prefix)
{
    static const QRegularExpression form(
        u"\\A[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*\\z"_s);
    constexpr qsizetype kExecAndDigits = 6 + 10; // "-exec-" and the digits of 2147483647
    return prefix.size() + kExecAndDigits <= kNameLength && form.match(prefix).hasMatch();
}

QString driverConfMapName(const QString &unique)
{
    const QString suffix = u"-conf-map"_s;
    return QString(u"spark-drv-"_s + unique).left(kNameLength - suffix.size()) + suffix;
}

} // namespace firesteel::spark
