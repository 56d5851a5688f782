// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QMap>
#include <QString>

namespace firesteel::spark {

/// Something that Spark would warn of while it goes on, as a slug and its particulars; the words
/// are made by whoever shows it. Slugs:
///   dropped-key (key)              a property that does not begin with "spark."
///   ignored-option (option)        an option that means nothing on Kubernetes
///   https-assumed (master)         the master had no scheme
///   plain-http (master)            the master is reached without TLS
///   unknown-key (key)              a spark.kubernetes. key that no known release reads; forwarded
///   service-name-too-long (name, replacement)
///   conf-file-skipped (path, reason = size|encoding)
///   deprecated-key (key)
///   newer-version (version)        a Spark release that is newer than those known
///   no-krb5                        Kerberos is used, but no krb5.conf is given
struct Notice {
    QString slug;
    QMap<QString, QString> context;
    bool operator==(const Notice &) const = default;
};

} // namespace firesteel::spark
