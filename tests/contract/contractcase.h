// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace firesteel::contract {

/// One request of cases.json. Texts may hold {NAME}, filled with what an earlier answer was
/// captured as.
struct Case {
    enum class Kind { Request, Watch, Upgrade };
    enum class Auth { Valid, None, Wrong };

    QString id{};
    Kind kind = Kind::Request;
    QByteArray method = "GET";
    QByteArray target{};
    QByteArray body{};
    QByteArray contentType{};
    QByteArray accept{};
    Auth auth = Auth::Valid;
    bool names = false;  ///< of the items of a list: compare them
    bool text = false;   ///< compare the body's text
    bool silent = false; ///< done, but not compared
    /// Ask again until the value at this path is that text ("" for: there is a value), at most a
    /// minute. Implies silent.
    QString untilPath{};
    QString untilValue{};
    int untilStatus = 0;
    QList<std::pair<QString, QString>> captures{}; ///< name, path in the answer
};

/// The table; empty with a message on standard error if it cannot be read.
[[nodiscard]] QList<Case> readCases(const QString &path);

/// The value at a path of keys and indexes: "metadata.uid", "items.0.metadata.name".
[[nodiscard]] QString valueAt(const QJsonObject &object, const QString &path);

} // namespace firesteel::contract
