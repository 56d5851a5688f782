// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/quantity.h"

#include <array>
#include <limits>

namespace firesteel {

namespace {

__extension__ typedef __int128 Wide; // a quantity times a power of ten passes 64 bits
constexpr Wide kMax = std::numeric_limits<qint64>::max();

struct Suffix {
    const char *text;
    Wide factor; ///< of thousandths
};

// Order matters only in that "Ki" must be looked up as a whole: the lookup is exact.
constexpr std::array<Suffix, 14> kSuffixes{{
    {"", 1000},
    {"m", 1},
    {"k", Wide(1000) * 1000},
    {"M", Wide(1000) * 1000 * 1000},
    {"G", Wide(1000) * 1000 * 1000 * 1000},
    {"T", Wide(1000) * 1000 * 1000 * 1000 * 1000},
    {"P", Wide(1000) * 1000 * 1000 * 1000 * 1000 * 1000},
    {"E", Wide(1000) * 1000 * 1000 * 1000 * 1000 * 1000 * 1000},
    {"Ki", Wide(1000) << 10},
    {"Mi", Wide(1000) << 20},
    {"Gi", Wide(1000) << 30},
    {"Ti", Wide(1000) << 40},
    {"Pi", Wide(1000) << 50},
    {"Ei", Wide(1000) << 60},
}};

std::unexpected<Error> notAQuantity(QStringView text)
{
    return fail(Errc::InvalidValue, {}, {{QStringLiteral("value"), text.toString()}});
}

} // namespace

Result<Quantity> Quantity::parse(QStringView text)
{
    qsizetype at = 0;
    bool negative = false;
    if (at < text.size() && (text[at] == u'+' || text[at] == u'-'))
        negative = text[at++] == u'-';
    Wide digits = 0;
    int decimals = 0;
    bool any = false;
    bool point = false;
    for (; at < text.size(); ++at) {
        if (text[at] == u'.' && !point) {
            point = true;
            continue;
        }
        const int digit = text[at].unicode() - u'0';
        if (digit < 0 || digit > 9)
            break;
        any = true;
        if (point && decimals == 9)
            continue; // beyond a nano nothing can matter
        digits = digits * 10 + digit;
        decimals += point ? 1 : 0;
        if (digits > kMax)
            return notAQuantity(text);
    }
    if (!any)
        return notAQuantity(text);

    Wide factor = -1;
    const QStringView rest = text.mid(at);
    if (rest.size() > 1 && (rest[0] == u'e' || rest[0] == u'E') && rest != u"Ei") {
        bool ok = false;
        const int exponent = rest.mid(1).toInt(&ok);
        if (!ok || exponent > 18 || exponent < -12)
            return notAQuantity(text);
        factor = 1000;
        for (int i = 0; i < exponent; ++i)
            factor *= 10;
        decimals += exponent < 0 ? -exponent : 0;
    } else {
        for (const Suffix &suffix : kSuffixes) {
            if (rest == QLatin1StringView(suffix.text))
                factor = suffix.factor;
        }
        if (rest == u"u" || rest == u"n") {
            factor = 1000;
            decimals += rest == u"u" ? 6 : 9;
        }
    }
    if (factor < 0)
        return notAQuantity(text);

    Wide divisor = 1;
    for (int i = 0; i < decimals; ++i)
        divisor *= 10;
    if (digits != 0 && factor > (Wide(1) << 126) / digits)
        return notAQuantity(text);
    const Wide scaled = digits * factor;
    Wide milli = (scaled + divisor - 1) / divisor; // as Kubernetes does: a fraction rounds up
    if (milli > kMax)
        return notAQuantity(text);
    return Quantity(static_cast<qint64>(negative ? -milli : milli));
}

qint64 Quantity::rounded() const
{
    return m_milli >= 0 ? m_milli / 1000 + (m_milli % 1000 != 0) : m_milli / 1000;
}

qint64 Quantity::mebibytes() const
{
    return m_milli / 1000 / (1 << 20);
}

Result<qint64> parseJvmSize(QStringView text, ByteUnit unit)
{
    const QString lower = text.trimmed().toString().toLower();
    qsizetype end = 0;
    bool negative = lower.startsWith(u'-');
    end = negative ? 1 : 0;
    Wide value = 0;
    const qsizetype first = end;
    for (; end < lower.size() && lower[end] >= u'0' && lower[end] <= u'9'; ++end) {
        value = value * 10 + (lower[end].unicode() - u'0');
        if (value > kMax)
            return notAQuantity(text);
    }
    if (end == first)
        return notAQuantity(text);
    const QStringView suffix = QStringView(lower).mid(end);
    static constexpr std::array<QStringView, 6> kUnits{u"b", u"k", u"m", u"g", u"t", u"p"};
    int power = suffix.isEmpty() ? static_cast<int>(unit) : -1;
    for (int i = 0; i < 6 && power < 0; ++i) {
        if (suffix == kUnits[i] ||
            (i > 0 && suffix.size() == 2 && suffix[0] == kUnits[i][0] && suffix[1] == u'b'))
            power = i;
    }
    if (power < 0)
        return notAQuantity(text);
    if (power >= static_cast<int>(unit))
        value <<= 10 * (power - static_cast<int>(unit));
    else
        value >>= 10 * (static_cast<int>(unit) - power);
    if (value > kMax)
        return notAQuantity(text);
    return static_cast<qint64>(negative ? -value : value);
}

} // namespace firesteel
