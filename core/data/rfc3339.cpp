// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/rfc3339.h"

#include <QString>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

/// Reads fixed pieces from the front of a text.
class Scanner
{
public:
    explicit Scanner(QByteArrayView text) : m_rest(text) {}

    bool digits(int count, int &value)
    {
        if (m_rest.size() < count)
            return false;
        value = 0;
        for (int i = 0; i < count; ++i) {
            if (m_rest[i] < '0' || m_rest[i] > '9')
                return false;
            value = value * 10 + (m_rest[i] - '0');
        }
        m_rest = m_rest.sliced(count);
        return true;
    }

    bool one(QByteArrayView of, char *which = nullptr)
    {
        if (m_rest.isEmpty() || !of.contains(m_rest[0]))
            return false;
        if (which)
            *which = m_rest[0];
        m_rest = m_rest.sliced(1);
        return true;
    }

    /// The digits after a point as nanoseconds.
    bool fraction(qint64 &nanoseconds)
    {
        qint64 weight = 100'000'000;
        bool any = false;
        for (int digit = 0; digits(1, digit); weight /= 10) {
            nanoseconds += weight * digit;
            any = true;
        }
        return any;
    }

    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }

private:
    QByteArrayView m_rest;
};

bool readOffset(Scanner &scanner, std::chrono::minutes &offset)
{
    char sign = 0;
    if (!scanner.one("Zz+-", &sign))
        return false;
    if (sign == 'Z' || sign == 'z')
        return true;
    int hours = 0;
    int minutes = 0;
    if (!scanner.digits(2, hours) || !scanner.one(":") || !scanner.digits(2, minutes) ||
        hours > 23 || minutes > 59)
        return false;
    offset = std::chrono::minutes((hours * 60 + minutes) * (sign == '-' ? -1 : 1));
    return true;
}

std::unexpected<Error> notATime(QByteArrayView text)
{
    return fail(Errc::InvalidValue, {},
                {{u"value"_s, QString::fromUtf8(text.first(qMin<qsizetype>(text.size(), 64)))}});
}

} // namespace

Result<Instant> parseRfc3339(QByteArrayView text)
{
    using namespace std::chrono;
    Scanner scanner(text);
    int y = 0, m = 0, d = 0, hour = 0, minute = 0, second = 0;
    if (!scanner.digits(4, y) || !scanner.one("-") || !scanner.digits(2, m) || !scanner.one("-") ||
        !scanner.digits(2, d) || !scanner.one("Tt ") || !scanner.digits(2, hour) ||
        !scanner.one(":") || !scanner.digits(2, minute) || !scanner.one(":") ||
        !scanner.digits(2, second))
        return notATime(text);
    qint64 fraction = 0;
    if (scanner.one(".,") && !scanner.fraction(fraction))
        return notATime(text);
    minutes offset{0};
    if (!readOffset(scanner, offset) || !scanner.atEnd())
        return notATime(text);
    const year_month_day date{year(y), month(static_cast<unsigned>(m)),
                              day(static_cast<unsigned>(d))};
    if (!date.ok() || hour > 23 || minute > 59 || second > 60 || y < 1678 || y > 2261)
        return notATime(text);
    return sys_days(date) + hours(hour) + minutes(minute) - offset + seconds(second) +
           nanoseconds(fraction);
}

Result<Instant> parseRfc3339(QStringView text)
{
    return parseRfc3339(text.toUtf8());
}

QByteArray formatRfc3339(Instant when, int decimals)
{
    using namespace std::chrono;
    const sys_days midnight = floor<days>(when);
    const year_month_day date{midnight};
    const hh_mm_ss time{when - midnight};
    const auto padded = [](qint64 number, int width) {
        return QByteArray::number(number).rightJustified(width, '0');
    };
    QByteArray result = padded(static_cast<int>(date.year()), 4) + '-' +
                        padded(static_cast<unsigned>(date.month()), 2) + '-' +
                        padded(static_cast<unsigned>(date.day()), 2) + 'T' +
                        padded(time.hours().count(), 2) + ':' + padded(time.minutes().count(), 2) +
                        ':' + padded(time.seconds().count(), 2);
    QByteArray fraction = padded(time.subseconds().count(), 9);
    if (decimals < 0) {
        while (fraction.endsWith('0'))
            fraction.chop(1);
    } else {
        fraction.truncate(decimals);
    }
    if (!fraction.isEmpty())
        result += '.' + fraction;
    return result + 'Z';
}

} // namespace firesteel::data
