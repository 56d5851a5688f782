// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/apps/labels.h"

namespace firesteel::spark {

namespace {

std::optional<int> number(const QJsonObject &labels, QLatin1StringView key)
{
    bool ok = false;
    const int value = labels.value(key).toString().toInt(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

std::optional<SparkIdentity> sparkIdentity(const QJsonObject &labels)
{
    SparkIdentity identity;
    identity.appId = labels.value(label::appId).toString();
    if (identity.appId.isEmpty())
        return std::nullopt;
    const QString role = labels.value(label::role).toString();
    if (role == label::driver)
        identity.role = SparkRole::Driver;
    else if (role == label::executor)
        identity.role = SparkRole::Executor;
    identity.appName = labels.value(label::appName).toString();
    identity.version = labels.value(label::version).toString();
    identity.executorId = number(labels, label::executorId);
    identity.resourceProfile = number(labels, label::resourceProfile);
    identity.inactive = labels.value(label::inactive).toString() == QLatin1StringView("true");
    return identity;
}

QString appSelector(const QString &appId)
{
    return QString(label::appId) + u'=' + appId;
}

QString driverSelector()
{
    return QString(label::role) + u'=' + label::driver;
}

} // namespace firesteel::spark
