// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/basicdriverstep.h"

#include "core/spark/apps/labels.h"
#include "core/spark/memory.h"
#include "core/spark/problem.h"
#include "core/spark/steps/ports.h"
#include "core/spark/steps/uploads.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kOwnImage = "spark.kubernetes.driver.container.image"_L1;
constexpr auto kImage = "spark.kubernetes.container.image"_L1;
constexpr auto kPullPolicy = "spark.kubernetes.container.image.pullPolicy"_L1;
constexpr auto kPullSecrets = "spark.kubernetes.container.image.pullSecrets"_L1;

struct Found {
    QString value;
    QString key; ///< empty: a default
};

/// The first of the settings that is there.
Result<Found> firstOf(const ConfReader &reader, const QStringList &keys,
                      const QString &fallback = {})
{
    for (const QString &key : keys) {
        const auto value = reader.text(key);
        if (!value)
            return std::unexpected(value.error());
        if (*value)
            return Found{**value, key};
    }
    return Found{fallback, {}};
}

Result<PodDraft> withImage(PodDraft draft, const DriverFacts &facts)
{
    const auto image = firstOf(facts.conf, {kOwnImage, kImage});
    if (!image)
        return std::unexpected(image.error());
    QString text = image->value;
    if (facts.version().atLeast(4, 1))
        text.replace("{{SPARK_VERSION}}"_L1, facts.version().text());
    draft.setContainer(u"image"_s, text, image->key);
    const QStringList policies{u"IfNotPresent"_s, u"Always"_s, u"Never"_s};
    const auto policy = facts.conf.oneOf(kPullPolicy, policies);
    if (!policy)
        return std::unexpected(policy.error());
    draft.setContainer(u"imagePullPolicy"_s, *policy,
                       facts.plan.conf.contains(kPullPolicy) ? QString(kPullPolicy) : QString());
    const auto secrets = facts.conf.list(kPullSecrets);
    if (!secrets)
        return std::unexpected(secrets.error());
    for (const QString &name : *secrets)
        draft.appendToSpec(u"imagePullSecrets"_s, QJsonObject{{u"name"_s, name}}, kPullSecrets);
    return draft;
}

Result<PodDraft> withPorts(PodDraft draft, const DriverFacts &facts)
{
    const auto ports = DriverPorts::of(facts);
    if (!ports)
        return std::unexpected(ports.error());
    const auto add = [&draft, &facts](QLatin1StringView name, int port, const QString &key) {
        draft.appendToContainer(
            u"ports"_s,
            QJsonObject{{u"name"_s, name}, {u"containerPort"_s, port}, {u"protocol"_s, u"TCP"_s}},
            facts.plan.conf.contains(key) ? key : QString());
    };
    add(kRpcPort, ports->rpc, u"spark.driver.port"_s);
    add(kBlockManagerPort, ports->containerBlockManager, ports->containerBlockManagerKey);
    add(kUiPort, ports->ui, u"spark.ui.port"_s);
    if (facts.version().atLeast(4, 1))
        add(kConnectPort, ports->connect, u"spark.connect.grpc.binding.port"_s);
    return draft;
}

PodDraft withEnvironment(PodDraft draft, const DriverFacts &facts)
{
    draft.addEnv(u"SPARK_USER"_s, facts.plan.sparkUser,
                 facts.plan.proxyUser.isEmpty() ? QString() : u"--proxy-user"_s);
    draft.addEnv(u"SPARK_APPLICATION_ID"_s, facts.appId);
    const QString prefix = u"spark.kubernetes.driverEnv."_s;
    for (const auto &[name, value] : facts.plan.conf.withPrefix(prefix))
        draft.addEnv(name, value, prefix + name);
    draft.addEnvFrom(u"SPARK_DRIVER_BIND_ADDRESS"_s,
                     {{u"fieldRef"_s, QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                                  {u"fieldPath"_s, u"status.podIP"_s}}}});
    return draft;
}

/// GPUs and the like: spark.driver.resource.NAME.{amount,vendor}, as limits alone.
Result<PodDraft> withCustomResources(PodDraft draft, const DriverFacts &facts)
{
    const QString prefix = u"spark.driver.resource."_s;
    QSet<QString> seen;
    for (const auto &[rest, value] : facts.plan.conf.withPrefix(prefix)) {
        const qsizetype dot = rest.indexOf(u'.');
        const QString name = rest.left(dot);
        const QString amountKey = prefix + name + u".amount"_s;
        const QString vendorKey = prefix + name + u".vendor"_s;
        if (seen.contains(name))
            continue;
        seen.insert(name);
        const auto amount = facts.plan.conf.raw(amountKey);
        bool ok = false;
        const int count = amount.value_or(QString()).toInt(&ok);
        if (dot < 0 || !amount) {
            return problem(Errc::MissingArgument, "resource-amount"_L1, {{u"key"_s, amountKey}});
        }
        if (!ok || count < 0) {
            return problem(Errc::InvalidValue, "resource-amount"_L1,
                           {{u"key"_s, amountKey}, {u"value"_s, *amount}});
        }
        if (count == 0)
            continue;
        const auto vendor = facts.plan.conf.raw(vendorKey);
        if (!vendor)
            return problem(Errc::MissingArgument, "resource-vendor"_L1, {{u"key"_s, vendorKey}});
        draft.setResource(u"limits"_s, *vendor + u'/' + name, QString::number(count), amountKey);
    }
    return draft;
}

Result<PodDraft> withResources(PodDraft draft, const DriverFacts &facts, double &defaultFactor)
{
    const auto cpu = firstOf(
        facts.conf, {u"spark.kubernetes.driver.request.cores"_s, u"spark.driver.cores"_s}, u"1"_s);
    const auto limit = firstOf(facts.conf, {u"spark.kubernetes.driver.limit.cores"_s});
    const auto memory = driverMemory(facts.conf, facts.plan.kind, facts.version());
    if (!cpu)
        return std::unexpected(cpu.error());
    if (!limit)
        return std::unexpected(limit.error());
    if (!memory)
        return std::unexpected(memory.error());
    defaultFactor = memory->defaultFactor;
    const QString total = QString::number(memory->total()) + u"Mi";
    const QString key = memory->heapKey.isEmpty() ? memory->overheadKey : memory->heapKey;
    draft.setResource(u"requests"_s, u"cpu"_s, cpu->value, cpu->key);
    draft.setResource(u"requests"_s, u"memory"_s, total, key);
    draft.setResource(u"limits"_s, u"memory"_s, total, key);
    if (!limit->key.isEmpty())
        draft.setResource(u"limits"_s, u"cpu"_s, limit->value, limit->key);
    return withCustomResources(std::move(draft), facts);
}

Result<PodDraft> withPodFields(PodDraft draft, const DriverFacts &facts)
{
    const SparkConf &conf = facts.plan.conf;
    draft.setMeta(u"name"_s, facts.podName,
                  conf.contains(u"spark.kubernetes.driver.pod.name"_s)
                      ? u"spark.kubernetes.driver.pod.name"_s
                      : QString());
    for (const auto &[key, value] : facts.labels.asKeyValueRange()) {
        const QString setting = u"spark.kubernetes.driver.label."_s + key;
        draft.setMetaEntry(u"labels"_s, key, value, conf.contains(setting) ? setting : QString());
    }
    const QString annotations = u"spark.kubernetes.driver.annotation."_s;
    for (const auto &[key, value] : conf.withPrefix(annotations))
        draft.setMetaEntry(u"annotations"_s, key, withAppId(value, facts.appId), annotations + key);
    draft.setSpec(u"restartPolicy"_s, u"Never"_s);
    for (const QString &prefix :
         {u"spark.kubernetes.node.selector."_s, u"spark.kubernetes.driver.node.selector."_s}) {
        for (const auto &[key, value] : conf.withPrefix(prefix))
            draft.setSpecEntry(u"nodeSelector"_s, key, value, prefix + key);
    }
    const auto scheduler = firstOf(facts.conf, {u"spark.kubernetes.driver.scheduler.name"_s,
                                                u"spark.kubernetes.scheduler.name"_s});
    if (!scheduler)
        return std::unexpected(scheduler.error());
    if (!scheduler->key.isEmpty())
        draft.setSpec(u"schedulerName"_s, scheduler->value, scheduler->key);
    return draft;
}

} // namespace

QLatin1StringView BasicDriverStep::className() const
{
    return "org.apache.spark.deploy.k8s.features.BasicDriverFeatureStep"_L1;
}

Result<> BasicDriverStep::check() const
{
    const auto image = firstOf(reader(), {kOwnImage, kImage});
    if (!image)
        return std::unexpected(image.error());
    if (image->key.isEmpty())
        return problem(Errc::MissingArgument, "container-image"_L1, {{u"key"_s, QString(kImage)}});
    return {};
}

Result<PodDraft> BasicDriverStep::apply(PodDraft draft) const
{
    double factor = 0;
    if (!draft.container.contains("name"_L1))
        draft.setContainer(u"name"_s, QString(kDriverContainer));
    auto done =
        withImage(std::move(draft), facts())
            .and_then([this](PodDraft d) { return withPorts(std::move(d), facts()); })
            .transform([this](PodDraft d) { return withEnvironment(std::move(d), facts()); })
            .and_then([this, &factor](PodDraft d) {
                return withResources(std::move(d), facts(), factor);
            })
            .and_then([this](PodDraft d) { return withPodFields(std::move(d), facts()); });
    if (!done)
        return done;
    SparkConf &properties = done->properties;
    properties.set(u"spark.kubernetes.driver.pod.name"_s, facts().podName);
    properties.set(u"spark.app.id"_s, facts().appId);
    properties.set(u"spark.kubernetes.submitInDriver"_s, u"true"_s);
    properties.set(u"spark.kubernetes.memoryOverheadFactor"_s, javaDouble(factor));
    if (const auto uploads = refuseUploads(conf()); !uploads)
        return std::unexpected(uploads.error());
    return done;
}

} // namespace firesteel::spark
