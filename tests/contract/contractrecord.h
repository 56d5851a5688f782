// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/contract/contractcase.h"

#include <QMap>
#include <QStringList>

namespace firesteel::contract {

/// What came back.
struct Answer {
    int status = 0;
    QByteArray contentType{};
    QByteArray body{};
    bool ended = true;        ///< in order
    QByteArray errorStream{}; ///< of a port forward: what came on its error channel
};

/// The comparable part of an answer, by the name of each fact: status, type, kind, apiVersion,
/// metadata (its keys), statusKeys, reason, details.*, items … Holds no value that another cluster
/// would have otherwise: no ids, times, addresses, tokens, versions, node names or messages.
using Facts = QMap<QString, QString>;

[[nodiscard]] Facts factsOf(const Case &one, const Answer &answer);

/// By case id, in order of id.
using Record = QMap<QString, Facts>;
[[nodiscard]] QByteArray toJson(const Record &record);
[[nodiscard]] Record recordFromJson(const QByteArray &json);

/// A difference that is meant to be, with its reason. Text of known.txt: "CASE FACT REASON…".
struct Known {
    QString id;
    QString fact;
    QString reason;
};
[[nodiscard]] QList<Known> readKnown(const QString &path);

/// The cases whose answers are still to be recorded. Text of rerecord.txt: "CASE REASON…".
[[nodiscard]] QStringList readAwaited(const QString &path);

struct Comparison {
    int compared = 0;
    QStringList differences; ///< not known
    QStringList known;       ///< seen, with their reasons
    QStringList unseen;      ///< known ones that did not show
    QStringList unrecorded;  ///< awaited ones without a real answer: not compared
};
[[nodiscard]] Comparison compare(const Record &real, const Record &practice,
                                 const QList<Known> &known, const QStringList &awaited = {});

} // namespace firesteel::contract
