// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>
#include <stop_token>

namespace firesteel::gui {

/// A filter of the list of applications. Grammar:
///
///     filter = { term }                      all have to hold
///     term   = [ "-" ] ( word | key op value )
///     word   = text, or "text with blanks": in name, namespace, id, state or reason
///     key    = state | name | ns | id | reason | node | image   with  ":" text { "," text }
///            | age | duration                                   with  ":" "<" "<=" ">" ">=" "="
///            time | executors | memory                               with the same and a number or
///            size
///
/// A time is a number with s, m, h, d or w; a size is one of Kubernetes or Spark (10Gi, 512m for
/// MiB). ":" with a figure means "=". Case never matters. A value type; matching is thread-safe.
class AppFilter
{
public:
    struct Problem {
        enum class Kind {
            UnknownState, ///< of state:
            NotATime,
            NotANumber,
            NotASize,
            MissingValue,
            UnclosedQuote,
        };
        Kind kind = Kind::MissingValue;
        qsizetype position = 0; ///< in the text
        QString word;           ///< what was not understood
        bool operator==(const Problem &) const = default;
    };

    /// Never fails as a whole: what is not understood is left out and told as a problem.
    [[nodiscard]] static AppFilter parse(const QString &text);

    [[nodiscard]] const QList<Problem> &problems() const { return m_problems; }
    [[nodiscard]] bool isEmpty() const { return m_terms.isEmpty(); }
    [[nodiscard]] bool dependsOnTime() const;
    [[nodiscard]] bool matches(const AppFacts &facts, const QDateTime &now) const;

private:
    enum class Key {
        Word,
        State,
        Name,
        Namespace,
        Id,
        Reason,
        Node,
        Image,
        Age,
        Duration,
        Executors,
        Memory
    };
    enum class Comparison { Has, Less, AtMost, Equal, AtLeast, More };
    struct Term {
        bool negated = false;
        Key key = Key::Word;
        Comparison comparison = Comparison::Has;
        QStringList texts; ///< lower case: one of them
        qint64 number = 0; ///< seconds, bytes or a count
    };
    friend class AppFilterParser;
    [[nodiscard]] static bool matches(const Term &term, const AppFacts &facts,
                                      const QDateTime &now);

    QList<Term> m_terms;
    QList<Problem> m_problems;
};

struct AppSort {
    enum class By { Name, State, Reason, Executors, Memory, Duration, When };
    By by = By::State;
    bool descending = false;
    bool operator==(const AppSort &) const = default;
};

/// Whether one stands before the other in that order. Any thread.
[[nodiscard]] bool standsBefore(const AppFacts &a, const AppFacts &b, const AppSort &sort,
                                const QDateTime &now);

/// The applications to show, in order. Equal ones stand newest first, then by name. Any thread;
/// empty if `stop` was asked for.
[[nodiscard]] QList<AppFactsPtr> visibleOrder(const QList<AppFactsPtr> &all,
                                              const AppFilter &filter, const AppSort &sort,
                                              const QDateTime &now, const std::stop_token &stop);

} // namespace firesteel::gui
