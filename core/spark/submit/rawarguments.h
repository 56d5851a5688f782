// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/submit/commandline.h"

#include <QSet>

namespace firesteel::spark {

/// A command line taken apart, before any file is read or value looked at.
struct RawArguments {
    SubmitAction action = SubmitAction::Submit;
    QMap<QString, QString> values; ///< by full option name, the last one of each
    QSet<QString> switches;
    /// From --conf and the --driver-* options that the launcher turns into properties: later wins.
    SparkConf conf;
    std::optional<QString> application;
    QStringList applicationArguments;
    QList<std::pair<QString, QString>> extras;
    std::optional<Error>
        later; ///< found by spark-submit itself, after all that the launcher checks
};

/// native-submission §1.1 to §1.3. Errors: see parseCommandLine.
[[nodiscard]] Result<RawArguments> parseRawArguments(const QStringList &arguments,
                                                     const QMap<QString, bool> &extraOptions);

} // namespace firesteel::spark
