// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/format.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTimeZone>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

/// The translation context of this file.
struct Format {
    Q_DECLARE_TR_FUNCTIONS(Format)
};

QString twoDigits(qint64 number)
{
    return u"%1"_s.arg(number, 2, 10, QChar(u'0'));
}

QString dayAndMonth(const QDate &day)
{
    //: a date without its year, as QLocale::toString() takes it: 17 Nov
    return QLocale().toString(day, Format::tr("d MMM"));
}

} // namespace

QString relativeTime(const QDateTime &time, const QDateTime &now)
{
    if (!time.isValid())
        return {};
    const qint64 seconds = time.secsTo(now);
    if (seconds <= -60)
        return Format::tr("in %1").arg(
            duration(std::chrono::seconds(-seconds)).section(u' ', 0, 1)); // its larger unit
    if (seconds < -30)
        return Format::tr("in %1").arg(shortAge(std::chrono::seconds(-seconds)));
    if (seconds < 60)
        return Format::tr("now");
    if (seconds < 3600)
        return Format::tr("%1 min ago").arg(seconds / 60);
    const QDate day = time.toLocalTime().date();
    const QDate today = now.toLocalTime().date();
    if (day == today || seconds < 6 * 3600)
        return Format::tr("%1 h ago").arg(seconds / 3600);
    if (day.daysTo(today) == 1)
        return Format::tr("yesterday");
    if (day.daysTo(today) < 7)
        return Format::tr("%1 d ago").arg(day.daysTo(today));
    if (day.year() == today.year())
        return dayAndMonth(day);
    return QLocale().toString(day, QLocale::ShortFormat);
}

QString clockTime(const QDateTime &time)
{
    return time.isValid() ? time.toLocalTime().toString(u"HH:mm:ss"_s) : QString();
}

QString dateTime(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    //: a day and a time of day: 17 Nov, 14:14:20
    return Format::tr("%1, %2").arg(dayAndMonth(time.toLocalTime().date()), clockTime(time));
}

QString absoluteTime(const QDateTime &time)
{
    if (!time.isValid())
        return {};
    const QDateTime local = time.toLocalTime();
    //: a date with weekday and year, as QLocale::toString() takes it: Tue 17 Nov 2026
    const QString day = QLocale().toString(local.date(), Format::tr("ddd d MMM yyyy"));
    //: a day, a time of day, and the zone: Tue 17 Nov 2026, 14:14:20 CET
    return Format::tr("%1, %2 %3").arg(day, clockTime(time), local.timeZoneAbbreviation());
}

QString duration(std::chrono::seconds time)
{
    const qint64 all = std::max<qint64>(0, time.count());
    const qint64 days = all / 86400;
    const qint64 hours = all / 3600 % 24;
    const qint64 minutes = all / 60 % 60;
    const qint64 seconds = all % 60;
    if (days > 0)
        return Format::tr("%1 d %2 h").arg(days).arg(hours);
    if (hours > 0)
        return Format::tr("%1 h %2 min").arg(QString::number(hours), twoDigits(minutes));
    return Format::tr("%1 min %2 s").arg(QString::number(minutes), twoDigits(seconds));
}

QString shortAge(std::chrono::milliseconds age)
{
    if (age >= 60s)
        return duration(std::chrono::duration_cast<std::chrono::seconds>(age));
    const double seconds = double(std::max<qint64>(0, age.count())) / 1000;
    return Format::tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 10 ? 1 : 0));
}

QString bytes(qint64 count)
{
    static constexpr QLatin1StringView units[] = {"B"_L1,   "KiB"_L1, "MiB"_L1,
                                                  "GiB"_L1, "TiB"_L1, "PiB"_L1};
    double value = double(count);
    size_t unit = 0;
    while (std::abs(value) >= 1024 && unit + 1 < std::size(units)) {
        value /= 1024;
        ++unit;
    }
    const double tenths = std::round(value * 10) / 10;
    const int decimals = unit == 0 || tenths >= 100 || tenths == std::round(tenths) ? 0 : 1;
    //: a size and its unit: 1.1 GiB
    return Format::tr("%1 %2").arg(QLocale().toString(tenths, 'f', decimals), units[unit]);
}

QString count(qint64 number)
{
    return QLocale().toString(number);
}

} // namespace firesteel::gui
