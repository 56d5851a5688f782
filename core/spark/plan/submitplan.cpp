// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/plan/submitplan.h"

#include "core/spark/problem.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

QLatin1StringView kindWord(AppKind kind)
{
    switch (kind) {
    case AppKind::Python:
        return "python"_L1;
    case AppKind::R:
        return "r"_L1;
    case AppKind::Java:
        break;
    }
    return "java"_L1;
}

/// Takes text members out of an object and remembers the first that is not there.
struct Taker {
    const QJsonObject &json;
    QString missing;

    QString text(QLatin1StringView key)
    {
        const QJsonValue value = json.value(key);
        if (!value.isString() && missing.isEmpty())
            missing = key;
        return value.toString();
    }
};

} // namespace

QJsonObject SubmitPlan::toJson() const
{
    QJsonArray properties; // an array, for the order
    for (const auto &[key, value] : conf.entries())
        properties.append(QJsonArray{key, value});
    QJsonObject variables;
    for (const auto &[name, value] : environment.asKeyValueRange())
        variables.insert(name, value);
    return {{u"sparkVersion"_s, version.text()},
            {u"properties"_s, properties},
            {u"kind"_s, QString(kindWord(kind))},
            {u"mainClass"_s, mainClass},
            {u"primaryResource"_s, primaryResource},
            {u"arguments"_s, QJsonArray::fromStringList(arguments)},
            {u"proxyUser"_s, proxyUser},
            {u"sparkUser"_s, sparkUser},
            {u"confDirectory"_s, confDirectory},
            {u"environment"_s, variables}};
}

Result<SubmitPlan> SubmitPlan::fromJson(const QJsonObject &json)
{
    const auto bad = [](const QString &key) {
        return problem(Errc::InvalidValue, "plan-member"_L1, {{u"key"_s, key}});
    };
    SubmitPlan plan;
    Taker take{json, {}};
    const auto version = SparkVersion::parse(take.text("sparkVersion"_L1));
    if (!version)
        return bad(u"sparkVersion"_s);
    plan.version = *version;
    for (const QJsonValue &value : json.value("properties"_L1).toArray()) {
        const QJsonArray pair = value.toArray();
        if (pair.size() != 2 || !pair[0].isString() || !pair[1].isString())
            return bad(u"properties"_s);
        plan.conf.set(pair[0].toString(), pair[1].toString());
    }
    const QString kind = take.text("kind"_L1);
    for (const AppKind candidate : {AppKind::Java, AppKind::Python, AppKind::R}) {
        if (kind == kindWord(candidate))
            plan.kind = candidate;
    }
    if (kind != kindWord(plan.kind))
        return bad(u"kind"_s);
    plan.mainClass = take.text("mainClass"_L1);
    plan.primaryResource = take.text("primaryResource"_L1);
    plan.proxyUser = take.text("proxyUser"_L1);
    plan.sparkUser = take.text("sparkUser"_L1);
    plan.confDirectory = take.text("confDirectory"_L1);
    if (!take.missing.isEmpty())
        return bad(take.missing);
    for (const QJsonValue &value : json.value("arguments"_L1).toArray())
        plan.arguments.append(value.toString());
    const QJsonObject variables = json.value("environment"_L1).toObject();
    for (auto it = variables.begin(); it != variables.end(); ++it)
        plan.environment.insert(it.key(), it.value().toString());
    return plan;
}

} // namespace firesteel::spark
