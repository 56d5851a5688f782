// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submission.h"

#include "core/data/javaproperties.h"
#include "core/spark/conf/catalogue.h"
#include "core/spark/conf/conffiles.h"
#include "core/spark/problem.h"
#include "core/spark/steps/step.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr auto kConfVolume = "spark-conf-volume-driver"_L1;
constexpr auto kConfFolder = "/opt/spark/conf"_L1;
constexpr auto kPropertiesFile = "spark.properties"_L1;
constexpr auto kMaxSize = "spark.kubernetes.configMap.maxSize"_L1;
constexpr qint64 kLargestMap = 1048576;
constexpr int kFileMode = 0644;

/// They tune how spark-submit talks to the server and to its own log; we have ways of our own.
const QStringList kWithoutEffect{u"spark.kubernetes.submission.connectionTimeout"_s,
                                 u"spark.kubernetes.submission.requestTimeout"_s,
                                 u"spark.kubernetes.report.interval"_s};

/// A setting whose step is not built is refused by name; one that no release knows gets a notice.
Result<> checkSupport(const SparkConf &conf, QList<Notice> &notices)
{
    for (const auto &[key, value] : conf.entries()) {
        if (!key.startsWith("spark.kubernetes."_L1))
            continue;
        const Setting *setting = Catalogue::standard().find(key);
        if (!setting) {
            notices.append({u"unknown-key"_s, {{u"key"_s, key}}});
            continue;
        }
        if (kWithoutEffect.contains(key))
            notices.append({u"no-effect"_s, {{u"key"_s, key}}});
        const bool wanted = setting->type != "list"_L1 || !splitList(value).isEmpty();
        // An upload is refused where a file of this machine is met, and not for a path that goes
        // unused.
        if (setting->support == SettingSupport::Refused && wanted &&
            key != "spark.kubernetes.file.upload.path"_L1) {
            return problem(Errc::UnsupportedSetting, "not-built"_L1,
                           {{u"key"_s, key}, {u"value"_s, value}});
        }
    }
    return {};
}

Result<> checkVersion(const SparkVersion &version)
{
    if (version.atLeast(3, 5))
        return {};
    return problem(Errc::UnsupportedSetting, "spark-version"_L1, {{u"value"_s, version.text()}});
}

/// spark.properties and the neighbours from the configuration folder, as a map and a volume
/// (native-submission §3.12, §4).
Result<PodDraft> withConfMap(PodDraft draft, const DriverFacts &facts, const Clock &clock)
{
    const auto limit = facts.conf.longInteger(kMaxSize);
    if (!limit)
        return std::unexpected(limit.error());
    if (limit->value_or(kLargestMap) > kLargestMap) {
        return problem(Errc::InvalidValue, "out-of-range"_L1,
                       {{u"key"_s, QString(kMaxSize)}, {u"value"_s, QString::number(**limit)}});
    }
    QMap<QString, QString> properties;
    for (const auto &[key, value] : draft.properties.entries())
        properties.insert(key, key.endsWith("oauthToken"_L1) ? u"<present_but_redacted>"_s : value);
    const QString comment =
        u"Java properties built from Kubernetes config map with name: "_s + facts.confMapName;
    QMap<QString, QString> files;
    for (const ConfFile &file :
         readConfFiles(facts.plan.confDirectory, limit->value_or(kLargestMap), draft.notices))
        files.insert(file.name, file.content);
    files.insert(kPropertiesFile,
                 QString::fromUtf8(data::writeProperties(properties, comment, clock.wall())));
    QJsonArray items;
    QJsonObject content;
    for (const auto &[name, text] : files.asKeyValueRange()) {
        items.append(QJsonObject{{u"key"_s, name}, {u"path"_s, name}, {u"mode"_s, kFileMode}});
        content.insert(name, text);
    }
    content.insert(u"spark.kubernetes.namespace"_s, facts.namespaceName);
    draft.addEnv(u"SPARK_CONF_DIR"_s, kConfFolder);
    draft.addMount(kConfVolume, kConfFolder);
    draft.addVolume(
        {{u"name"_s, QString(kConfVolume)},
         {u"configMap"_s, QJsonObject{{u"name"_s, facts.confMapName}, {u"items"_s, items}}}});
    draft.postResources.append(
        QJsonObject{{u"apiVersion"_s, u"v1"_s},
                    {u"kind"_s, u"ConfigMap"_s},
                    {u"metadata"_s, QJsonObject{{u"name"_s, facts.confMapName},
                                                {u"namespace"_s, facts.namespaceName}}},
                    {u"immutable"_s, true},
                    {u"data"_s, content}});
    return draft;
}

Result<PodDraft> fold(const DriverFacts &facts, const QStringList &excluded)
{
    PodDraft draft;
    draft.pod = QJsonObject{{u"apiVersion"_s, u"v1"_s},
                            {u"kind"_s, u"Pod"_s},
                            {u"metadata"_s, QJsonObject()},
                            {u"spec"_s, QJsonObject()}};
    draft.properties = facts.plan.conf;
    for (const auto &step : driverSteps(facts)) {
        if (excluded.contains(step->className()))
            continue;
        auto next = step->apply(std::move(draft));
        if (!next)
            return next;
        draft = std::move(*next);
    }
    return draft;
}

/// How the submitting side behaves after the objects are there.
Result<> readWaiting(Submission &submission, const ConfReader &conf)
{
    const auto wait = conf.boolean(u"spark.kubernetes.submission.waitAppCompletion"_s, true);
    if (!wait)
        return std::unexpected(wait.error());
    submission.waitAppCompletion = *wait;
    const QString key = u"spark.kubernetes.report.interval"_s;
    const auto interval = conf.milliseconds(key);
    if (!interval)
        return std::unexpected(interval.error());
    submission.reportInterval = interval->value_or(submission.reportInterval);
    if (submission.reportInterval.count() <= 0) {
        return problem(Errc::InvalidValue, "out-of-range"_L1,
                       {{u"key"_s, key}, {u"value"_s, conf.conf().raw(key, QString())}});
    }
    return {};
}

} // namespace

Result<Submission> buildSubmission(const SubmitPlan &plan, IdSource &ids, const Clock &clock)
{
    Submission out;
    if (const auto checked = checkVersion(plan.version); !checked)
        return std::unexpected(checked.error());
    auto facts = DriverFacts::of(plan, ids, clock);
    if (!facts)
        return std::unexpected(facts.error());
    const QString master = plan.conf.raw(u"spark.master"_s, QString());
    auto client = ClientSettings::from(master, plan.conf, plan.environment);
    if (!client)
        return std::unexpected(client.error());
    if (const auto checked = checkSupport(plan.conf, out.notices); !checked)
        return std::unexpected(checked.error());
    for (const auto &step : driverSteps(*facts)) {
        if (const auto checked = step->check(); !checked)
            return std::unexpected(checked.error());
    }
    if (const auto settled = facts->settleLabels(); !settled)
        return std::unexpected(settled.error());
    if (const auto read = readWaiting(out, facts->conf); !read)
        return std::unexpected(read.error());
    QStringList excluded;
    if (plan.version.atLeast(4, 1)) {
        const auto list = facts->conf.list(u"spark.kubernetes.driver.pod.excludedFeatureSteps"_s);
        if (!list)
            return std::unexpected(list.error());
        excluded = *list;
    }
    auto draft = fold(*facts, excluded).and_then([&facts, &clock](PodDraft d) {
        return withConfMap(std::move(d), *facts, clock);
    });
    if (!draft)
        return std::unexpected(draft.error());
    draft->finish();

    out.master = master;
    out.namespaceName = facts->namespaceName;
    out.appId = facts->appId;
    out.appName = facts->appName;
    out.driverPodName = facts->podName;
    out.submissionId = facts->namespaceName + u':' + facts->podName;
    out.driverPod = draft->pod;
    out.preResources = draft->preResources;
    out.postResources = draft->postResources;
    out.driverProperties = draft->properties;
    out.client = *client;
    out.provenance = draft->origins;
    out.notices += draft->notices;
    return out;
}

QJsonObject withOwner(QJsonObject object, const Submission &submission, const QString &driverUid)
{
    QJsonObject metadata = object.value("metadata"_L1).toObject();
    metadata.insert(u"ownerReferences"_s,
                    QJsonArray{QJsonObject{{u"apiVersion"_s, u"v1"_s},
                                           {u"kind"_s, u"Pod"_s},
                                           {u"name"_s, submission.driverPodName},
                                           {u"uid"_s, driverUid},
                                           {u"controller"_s, true}}});
    object.insert(u"metadata"_s, metadata);
    return object;
}

QJsonObject asList(const Submission &submission)
{
    QJsonArray items;
    const auto add = [&items, &submission](QJsonObject object) {
        QJsonObject metadata = object.value("metadata"_L1).toObject();
        if (!metadata.contains("namespace"_L1))
            metadata.insert(u"namespace"_s, submission.namespaceName);
        object.insert(u"metadata"_s, metadata);
        items.append(object);
    };
    for (const QJsonObject &object : submission.preResources)
        add(object);
    add(submission.driverPod);
    for (const QJsonObject &object : submission.postResources)
        add(object);
    return {{u"apiVersion"_s, u"v1"_s}, {u"kind"_s, u"List"_s}, {u"items"_s, items}};
}

} // namespace firesteel::spark
