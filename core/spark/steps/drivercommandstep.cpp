// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/drivercommandstep.h"

#include "core/spark/problem.h"
#include "core/spark/steps/uploads.h"
#include "core/spark/submit/uri.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

/// The interpreters of a Python driver: each from the first source that names one.
struct Source {
    QString value;
    QString setting;
};

Result<std::optional<Source>> interpreter(const DriverFacts &facts, const QStringList &keys,
                                          const QStringList &variables)
{
    for (const QString &key : keys) {
        const auto value = facts.conf.text(key);
        if (!value)
            return std::unexpected(value.error());
        if (*value)
            return Source{**value, key};
    }
    for (const QString &name : variables) {
        if (facts.plan.environment.contains(name))
            return Source{facts.plan.environment.value(name), u"env:"_s + name};
    }
    return std::nullopt;
}

Result<PodDraft> forPython(PodDraft draft, const DriverFacts &facts)
{
    const QString oldKey = u"spark.kubernetes.pyspark.pythonVersion"_s;
    if (const auto version = facts.conf.text(oldKey); !version) {
        return std::unexpected(version.error());
    } else if (*version) {
        if (**version != "3"_L1) {
            return problem(Errc::InvalidValue, "not-allowed"_L1,
                           {{u"key"_s, oldKey}, {u"value"_s, **version}, {u"allowed"_s, u"3"_s}});
        }
        draft.notices.append({u"deprecated-key"_s, {{u"key"_s, oldKey}}});
    }
    const QString both = u"spark.pyspark.python"_s;
    const auto worker = interpreter(facts, {both}, {u"PYSPARK_PYTHON"_s});
    if (!worker)
        return std::unexpected(worker.error());
    const auto driver = interpreter(facts, {u"spark.pyspark.driver.python"_s, both},
                                    {u"PYSPARK_DRIVER_PYTHON"_s, u"PYSPARK_PYTHON"_s});
    if (!driver)
        return std::unexpected(driver.error());
    if (*worker)
        draft.addEnv(u"PYSPARK_PYTHON"_s, (*worker)->value, (*worker)->setting);
    if (*driver)
        draft.addEnv(u"PYSPARK_DRIVER_PYTHON"_s, (*driver)->value, (*driver)->setting);
    return draft;
}

QString typeWord(AppKind kind)
{
    switch (kind) {
    case AppKind::Python:
        return u"python"_s;
    case AppKind::R:
        return u"r"_s;
    case AppKind::Java:
        break;
    }
    return u"java"_s;
}

} // namespace

QLatin1StringView DriverCommandStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.DriverCommandFeatureStep"_L1;
}

Result<PodDraft> DriverCommandStep::apply(PodDraft draft) const
{
    const SubmitPlan &plan = facts().plan;
    if (plan.kind == AppKind::Python) {
        if (const auto checked = refuseUpload(conf(), plan.primaryResource, u"application"_s);
            !checked)
            return std::unexpected(checked.error());
        auto done = forPython(std::move(draft), facts());
        if (!done)
            return done;
        draft = std::move(*done);
    }
    QStringList arguments{u"driver"_s};
    if (!plan.proxyUser.isEmpty())
        arguments << u"--proxy-user"_s << plan.proxyUser;
    arguments << u"--properties-file"_s << u"/opt/spark/conf/spark.properties"_s << u"--class"_s
              << plan.mainClass << plan.primaryResource << plan.arguments;
    for (const QString &argument : arguments)
        draft.appendToContainer(u"args"_s, argument);
    draft.properties.set(u"spark.kubernetes.resource.type"_s, typeWord(plan.kind));
    return draft;
}

} // namespace firesteel::spark
