// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/spark/notice.h"

#include <QList>
#include <QString>

namespace firesteel::spark {

/// One file of Spark's configuration folder that goes along with the driver.
struct ConfFile {
    QString name;
    QString content;
    bool operator==(const ConfFile &) const = default;
};

/// The files of `folder` that Spark puts into the driver's configuration map (native-submission
/// §4.3): smallest first, as long as all fit into `limit`. What does not fit, or is not UTF-8,
/// becomes a notice.
[[nodiscard]] QList<ConfFile> readConfFiles(const QString &folder, qint64 limit,
                                            QList<Notice> &notices);

} // namespace firesteel::spark
