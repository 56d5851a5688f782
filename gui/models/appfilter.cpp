// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/appfilter.h"

#include "core/base/quantity.h"
#include "gui/models/appreason.h"
#include "gui/text/words.h"

#include <QCollator>
#include <QHash>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>
#include <vector>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using store::AppState;

/// Takes the text of a filter apart; used once.
class AppFilterParser
{
public:
    explicit AppFilterParser(const QString &text) : m_text(text) {}

    AppFilter run()
    {
        while (skipBlanks())
            term();
        return m_filter;
    }

private:
    using Key = AppFilter::Key;
    using Comparison = AppFilter::Comparison;
    using Problem = AppFilter::Problem;

    bool skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
        return m_at < m_text.size();
    }

    /// Up to a blank, or the closing quote.
    QString value(const QString &stops = {})
    {
        if (m_at < m_text.size() && m_text[m_at] == u'"') {
            const qsizetype begin = m_at++;
            const qsizetype end = m_text.indexOf(u'"', m_at);
            const QString inside = m_text.sliced(m_at, (end < 0 ? m_text.size() : end) - m_at);
            m_at = end < 0 ? m_text.size() : end + 1;
            if (end < 0)
                problem(Problem::Kind::UnclosedQuote, begin, inside);
            return inside;
        }
        const qsizetype begin = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && !stops.contains(m_text[m_at]))
            ++m_at;
        return m_text.sliced(begin, m_at - begin);
    }

    void problem(Problem::Kind kind, qsizetype position, const QString &word)
    {
        m_filter.m_problems.append({kind, position, word});
    }

    std::optional<Key> key(const QString &word) const
    {
        static const QHash<QString, Key> keys{{u"state"_s, Key::State},
                                              {u"name"_s, Key::Name},
                                              {u"ns"_s, Key::Namespace},
                                              {u"namespace"_s, Key::Namespace},
                                              {u"id"_s, Key::Id},
                                              {u"reason"_s, Key::Reason},
                                              {u"node"_s, Key::Node},
                                              {u"image"_s, Key::Image},
                                              {u"age"_s, Key::Age},
                                              {u"duration"_s, Key::Duration},
                                              {u"executors"_s, Key::Executors},
                                              {u"memory"_s, Key::Memory}};
        const auto found = keys.constFind(word.toLower());
        return found == keys.constEnd() ? std::nullopt : std::optional(*found);
    }

    void term()
    {
        AppFilter::Term term;
        const qsizetype begin = m_at;
        if (m_text[m_at] == u'-' && m_at + 1 < m_text.size() && !m_text[m_at + 1].isSpace()) {
            term.negated = true;
            ++m_at;
        }
        const qsizetype wordBegin = m_at;
        const bool quoted = m_text[m_at] == u'"';
        QString word = value(quoted ? QString() : u":<>="_s);
        const auto known = quoted ? std::nullopt : key(word);
        if (known && m_at < m_text.size() && u":<>="_s.contains(m_text[m_at])) {
            term.key = *known;
            operation(term, begin);
            return;
        }
        if (!quoted) { // "10:30" or "a=b" are words like any other
            m_at = wordBegin;
            word = value();
        }
        if (word.isEmpty())
            return;
        term.texts = {word.toLower()};
        m_filter.m_terms.append(term);
    }

    void operation(AppFilter::Term &term, qsizetype begin)
    {
        const QChar sign = m_text[m_at++];
        const bool orEqual = sign != u':' && m_at < m_text.size() && m_text[m_at] == u'=';
        if (orEqual)
            ++m_at;
        if (sign == u'<')
            term.comparison = orEqual ? Comparison::AtMost : Comparison::Less;
        else if (sign == u'>')
            term.comparison = orEqual ? Comparison::AtLeast : Comparison::More;
        else
            term.comparison = Comparison::Equal;
        const qsizetype valueBegin = m_at;
        const bool figure = term.key >= Key::Age;
        if (figure && sign == u':' && m_at < m_text.size() && u"<>="_s.contains(m_text[m_at])) {
            operation(term, begin); // "age:<1d"
            return;
        }
        if (m_at >= m_text.size() || m_text[m_at].isSpace()) {
            problem(Problem::Kind::MissingValue, begin, m_text.sliced(begin, m_at - begin));
            return;
        }
        if (figure ? number(term, valueBegin) : texts(term, valueBegin))
            m_filter.m_terms.append(term);
    }

    bool texts(AppFilter::Term &term, qsizetype valueBegin)
    {
        term.comparison = Comparison::Has;
        if (m_text[m_at] == u'"')
            term.texts = {value().toLower()};
        else
            term.texts = value().toLower().split(u',', Qt::SkipEmptyParts);
        if (term.key != Key::State)
            return !term.texts.isEmpty();
        QStringList known;
        for (const QString &text : std::as_const(term.texts)) {
            const QString word = stateName(text);
            if (word.isEmpty())
                problem(Problem::Kind::UnknownState, valueBegin, text);
            else
                known.append(word);
        }
        term.texts = known;
        return !known.isEmpty();
    }

    /// The English name of a state that begins with `text`, in English or as it is shown.
    static QString stateName(const QString &text)
    {
        for (const AppState state :
             {AppState::Waiting, AppState::Starting, AppState::Running, AppState::Succeeded,
              AppState::Failed, AppState::Stopped, AppState::Unknown}) {
            const QString name = store::appStateName(state);
            if (name.startsWith(text) || stateWord(state).toLower().startsWith(text))
                return name;
        }
        return {};
    }

    bool number(AppFilter::Term &term, qsizetype valueBegin)
    {
        const QString text = value();
        std::optional<qint64> found;
        Problem::Kind kind = Problem::Kind::NotANumber;
        if (term.key == Key::Age || term.key == Key::Duration) {
            kind = Problem::Kind::NotATime;
            found = seconds(text);
        } else if (term.key == Key::Memory) {
            kind = Problem::Kind::NotASize;
            found = bytes(text);
        } else {
            bool ok = false;
            const qint64 count = text.toLongLong(&ok);
            if (ok && count >= 0)
                found = count;
        }
        if (!found) {
            problem(kind, valueBegin, text);
            return false;
        }
        term.number = *found;
        return true;
    }

    static std::optional<qint64> seconds(const QString &text)
    {
        static const QHash<QString, qint64> units{{u"s"_s, 1},
                                                  {u"sec"_s, 1},
                                                  {u"m"_s, 60},
                                                  {u"min"_s, 60},
                                                  {u"h"_s, 3600},
                                                  {u"hour"_s, 3600},
                                                  {u"hours"_s, 3600},
                                                  {u"d"_s, 86400},
                                                  {u"day"_s, 86400},
                                                  {u"days"_s, 86400},
                                                  {u"w"_s, 7 * 86400},
                                                  {u"week"_s, 7 * 86400},
                                                  {u"weeks"_s, 7 * 86400}};
        qsizetype digits = 0;
        while (digits < text.size() && (text[digits].isDigit() || text[digits] == u'.'))
            ++digits;
        bool ok = false;
        const double figure = QStringView(text).left(digits).toDouble(&ok);
        const auto unit = units.constFind(text.sliced(digits).toLower());
        if (!ok || unit == units.constEnd() || figure > 1e9)
            return std::nullopt;
        return qint64(figure * double(*unit));
    }

    static std::optional<qint64> bytes(const QString &text)
    {
        QString size = text;
        if (size.endsWith("iB"_L1, Qt::CaseInsensitive)) // as it is shown
            size.chop(1);
        if (size.endsWith(u'i', Qt::CaseInsensitive)) {
            size[size.size() - 1] = u'i';
            if (size.size() > 1)
                size[size.size() - 2] = size[size.size() - 2].toUpper();
            if (const auto quantity = Quantity::parse(size); quantity && quantity->milli() >= 0)
                return quantity->rounded();
            return std::nullopt;
        }
        if (const auto jvm = parseJvmSize(size, ByteUnit::Byte))
            return *jvm;
        return std::nullopt;
    }

    const QString m_text;
    qsizetype m_at = 0;
    AppFilter m_filter;
};

AppFilter AppFilter::parse(const QString &text)
{
    return AppFilterParser(text).run();
}

bool AppFilter::dependsOnTime() const
{
    return std::ranges::any_of(m_terms, [](const Term &term) {
        return term.key == Key::Age || term.key == Key::Duration;
    });
}

namespace {

bool hasOne(const QString &text, const QStringList &words)
{
    return std::ranges::any_of(
        words, [&](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool onNode(const store::SparkApp &app, const QStringList &words)
{
    if (hasOne(app.driverState.node, words))
        return true;
    return std::ranges::any_of(app.executors, [&](const store::ExecutorInfo &executor) {
        return hasOne(executor.state.node, words);
    });
}

/// As the pod asks for it: a driver that waits has no container yet.
bool hasImage(const store::SparkApp &app, const QStringList &words)
{
    const QJsonArray containers =
        app.driver ? app.driver->spec().value("containers"_L1).toArray() : QJsonArray();
    return std::ranges::any_of(containers, [&](const QJsonValue &container) {
        return hasOne(container["image"_L1].toString(), words);
    });
}

bool reasonHas(const AppFacts &facts, const QStringList &words)
{
    const ReasonText reason = shownReason(facts);
    return hasOne(reason.phrase, words) || hasOne(reason.term, words);
}

bool holdsWord(const AppFacts &facts, const QStringList &words)
{
    const store::SparkApp &app = *facts.app;
    return hasOne(app.name, words) || hasOne(app.key.namespaceName, words) ||
           hasOne(app.key.appId, words) || hasOne(store::appStateName(app.state), words) ||
           hasOne(stateWord(app.state), words) || reasonHas(facts, words);
}

} // namespace

bool AppFilter::matches(const AppFacts &facts, const QDateTime &now) const
{
    return std::ranges::all_of(
        m_terms, [&](const Term &term) { return matches(term, facts, now) != term.negated; });
}

bool AppFilter::matches(const Term &term, const AppFacts &facts, const QDateTime &now)
{
    const store::SparkApp &app = *facts.app;
    qint64 figure = 0;
    switch (term.key) {
    case Key::Word:
        return holdsWord(facts, term.texts);
    case Key::State:
        return term.texts.contains(store::appStateName(app.state));
    case Key::Name:
        return hasOne(app.name, term.texts);
    case Key::Namespace:
        return hasOne(app.key.namespaceName, term.texts);
    case Key::Id:
        return hasOne(app.key.appId, term.texts);
    case Key::Reason:
        return reasonHas(facts, term.texts);
    case Key::Node:
        return onNode(app, term.texts);
    case Key::Image:
        return hasImage(app, term.texts);
    case Key::Age:
        if (!app.created.isValid())
            return false;
        figure = app.created.secsTo(now);
        break;
    case Key::Duration:
        figure = facts.seconds(now);
        if (figure < 0)
            return false;
        break;
    case Key::Executors:
        figure = facts.executors;
        break;
    case Key::Memory:
        figure = facts.memory;
        break;
    }
    switch (term.comparison) {
    case Comparison::Less:
        return figure < term.number;
    case Comparison::AtMost:
        return figure <= term.number;
    case Comparison::AtLeast:
        return figure >= term.number;
    case Comparison::More:
        return figure > term.number;
    case Comparison::Has:
    case Comparison::Equal:
        return figure == term.number;
    }
    return false;
}

namespace {

/// One application with what it is sorted by.
struct Place {
    qint64 number = 0;
    QString text;
    qint64 created = 0;
    const store::AppKey *key = nullptr;
    qsizetype index = 0; ///< in the list that is sorted
};

Place placeOf(const AppFacts &facts, AppSort::By by, const QDateTime &now)
{
    const store::SparkApp &app = *facts.app;
    Place place;
    place.key = &app.key;
    place.created = app.created.isValid() ? app.created.toMSecsSinceEpoch() : 0;
    switch (by) {
    case AppSort::By::Name:
        place.text = app.name;
        break;
    case AppSort::By::State:
        place.number = stateRank(app.state);
        break;
    case AppSort::By::Reason:
        place.text = shownReason(facts).phrase;
        break;
    case AppSort::By::Executors:
        place.number = facts.executors;
        break;
    case AppSort::By::Memory:
        place.number = facts.memory;
        break;
    case AppSort::By::Duration:
        place.number = facts.seconds(now);
        break;
    case AppSort::By::When: // "now" first
        place.number = -facts.when(now).toMSecsSinceEpoch();
        break;
    }
    return place;
}

/// As people count: job-2 before job-10.
class Order
{
public:
    explicit Order(const AppSort &sort) : m_descending(sort.descending), m_collator(locale())
    {
        m_collator.setNumericMode(true);
        m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    }

    bool operator()(const Place &a, const Place &b) const
    {
        if (a.number != b.number)
            return (a.number < b.number) != m_descending;
        if (const int order = m_collator.compare(a.text, b.text); order != 0)
            return (order < 0) != m_descending;
        if (a.created != b.created)
            return a.created > b.created;
        return *a.key < *b.key;
    }

private:
    /// The C locale compares bytes and cannot count.
    static QLocale locale()
    {
        const QLocale own = QLocale().collation();
        return own.language() == QLocale::C ? QLocale(QLocale::English) : own;
    }

    bool m_descending;
    QCollator m_collator;
};

} // namespace

bool standsBefore(const AppFacts &a, const AppFacts &b, const AppSort &sort, const QDateTime &now)
{
    return Order(sort)(placeOf(a, sort.by, now), placeOf(b, sort.by, now));
}

QList<AppFactsPtr> visibleOrder(const QList<AppFactsPtr> &all, const AppFilter &filter,
                                const AppSort &sort, const QDateTime &now,
                                const std::stop_token &stop)
{
    std::vector<Place> places;
    places.reserve(size_t(all.size()));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (stop.stop_requested())
            return {};
        if (!filter.matches(*all[i], now))
            continue;
        places.push_back(placeOf(*all[i], sort.by, now));
        places.back().index = i;
    }
    std::ranges::sort(places, Order(sort));
    QList<AppFactsPtr> order;
    order.reserve(qsizetype(places.size()));
    for (const Place &place : places)
        order.append(all[place.index]);
    return order;
}

} // namespace firesteel::gui
