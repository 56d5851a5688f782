// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/ids.h"
#include "core/practice/fields.h"
#include "core/practice/world.h"

#include <QDateTime>
#include <QStringList>
#include <QTimeZone>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using practice::milliseconds;
using practice::Place;

/// A practice world without a server, whose time stands still until the test moves it. Remembers
/// what happened to pods and which events were made.
struct PlayedWorld {
    SystemIdSource ids;
    practice::Timeline timeline{QDateTime(QDate(2026, 1, 2), QTime(3, 4, 5), QTimeZone::UTC)};
    practice::World world;
    QStringList pods;   ///< "ADDED pi-driver Pending"
    QStringList events; ///< "pi-driver Scheduled"

    explicit PlayedWorld(const practice::World::Options &options = {})
        : world(timeline, ids, options)
    {
        world.store.listen([this](const practice::ChangePtr &change) { note(*change); });
    }

    void note(const practice::Change &change)
    {
        const QJsonObject &object = change.object->object();
        if (change.type->plural == "events"_L1) {
            events.append(practice::text(object, "involvedObject.name"_L1) + u' ' +
                          object["reason"_L1].toString());
        } else if (change.type->plural == "pods"_L1) {
            static const QStringList kinds{u"ADDED"_s, u"MODIFIED"_s, u"DELETED"_s};
            const QString line = kinds.at(int(change.kind)) + u' ' + practice::nameOf(object) +
                                 u' ' + practice::text(object, "status.phase"_L1);
            if (pods.isEmpty() || pods.last() != line)
                pods.append(line);
        }
    }

    static Place pod(const QString &name)
    {
        return {&practice::coreType(u"pods"), u"spark"_s, name};
    }
    [[nodiscard]] QJsonObject get(const QString &name) const
    {
        const auto found = world.objects.get(pod(name));
        return found ? *found : QJsonObject();
    }
    [[nodiscard]] QString phase(const QString &name) const
    {
        return practice::text(get(name), "status.phase"_L1);
    }
    [[nodiscard]] QJsonObject state(const QString &name) const
    {
        return practice::at(get(name), "status.containerStatuses"_L1)
            .toArray()
            .first()
            .toObject()["state"_L1]
            .toObject();
    }
    [[nodiscard]] QByteArray log(const QString &name, const QString &container) const
    {
        const auto found = world.logs.find(practice::uidOf(get(name)), container);
        QByteArray text;
        if (found) {
            for (const auto &line : found->lines())
                text += line.text + '\n';
        }
        return text;
    }
    [[nodiscard]] int count(QStringView plural, const QString &part = {}) const
    {
        int found = 0;
        for (const auto &[key, entry] : world.store.all(practice::coreType(plural)))
            found += key.startsWith(u"spark/"_s) && key.contains(part) ? 1 : 0;
        return found;
    }

    /// Until it holds or so much time has passed, in small steps; the time that it took.
    template <class Condition>
    std::optional<milliseconds> until(Condition condition,
                                      milliseconds most = std::chrono::minutes(2))
    {
        const milliseconds begin = timeline.now();
        while (timeline.now() - begin < most) {
            if (condition())
                return timeline.now() - begin;
            timeline.advance(milliseconds(50));
        }
        return std::nullopt;
    }

    struct Job {
        QString name = u"pi"_s;
        QString mainClass = u"org.apache.spark.examples.SparkPi"_s;
        QString resource = u"local:///opt/spark/examples/jars/spark-examples.jar"_s;
        QStringList arguments{u"20"_s};
        QString image = u"firesteel/spark:4.1.1"_s;
        QString memory = u"1408Mi"_s;
        QString executors = u"2"_s;
        QMap<QString, QString> conf{};
        bool withMap = true;
    };

    static QJsonObject driverPod(const Job &job)
    {
        QJsonArray arguments{
            u"driver"_s,  u"--properties-file"_s, u"/opt/spark/conf/spark.properties"_s,
            u"--class"_s, job.mainClass,          job.resource};
        for (const QString &argument : job.arguments)
            arguments.append(argument);
        const QJsonObject container{
            {u"name"_s, u"spark-kubernetes-driver"_s},
            {u"image"_s, job.image},
            {u"args"_s, arguments},
            {u"resources"_s, QJsonObject{{u"requests"_s, QJsonObject{{u"cpu"_s, u"1"_s},
                                                                     {u"memory"_s, job.memory}}},
                                         {u"limits"_s, QJsonObject{{u"memory"_s, job.memory}}}}}};
        const QJsonObject volume{
            {u"name"_s, u"spark-conf-volume-driver"_s},
            {u"configMap"_s, QJsonObject{{u"name"_s, QString(job.name + u"-map"_s)}}}};
        return {{u"metadata"_s,
                 QJsonObject{{u"name"_s, QString(job.name + u"-driver"_s)},
                             {u"labels"_s, QJsonObject{{u"spark-role"_s, u"driver"_s},
                                                       {u"spark-app-selector"_s,
                                                        QString(u"spark-"_s + job.name)},
                                                       {u"spark-app-name"_s, job.name}}}}},
                {u"spec"_s, QJsonObject{{u"containers"_s, QJsonArray{container}},
                                        {u"volumes"_s, QJsonArray{volume}},
                                        {u"restartPolicy"_s, u"Never"_s},
                                        {u"serviceAccountName"_s, u"spark"_s}}}};
    }

    void createMap(const Job &job)
    {
        QString properties = u"spark.app.name="_s + job.name + u"\nspark.executor.instances="_s +
                             job.executors + u'\n';
        for (auto it = job.conf.cbegin(); it != job.conf.cend(); ++it)
            properties += it.key() + u'=' + it.value() + u'\n';
        const QJsonObject owner{{u"apiVersion"_s, u"v1"_s},
                                {u"kind"_s, u"Pod"_s},
                                {u"name"_s, QString(job.name + u"-driver"_s)},
                                {u"uid"_s, practice::uidOf(get(job.name + u"-driver"_s))},
                                {u"controller"_s, true}};
        const QString name = job.name + u"-map"_s;
        (void)world.objects.create(
            {&practice::coreType(u"configmaps"), u"spark"_s, name},
            {{u"metadata"_s,
              QJsonObject{{u"name"_s, name}, {u"ownerReferences"_s, QJsonArray{owner}}}},
             {u"data"_s, QJsonObject{{u"spark.properties"_s, properties}}}});
    }

    practice::Answer<QJsonObject> submit(const Job &job)
    {
        auto made = world.objects.create(pod(job.name + u"-driver"_s), driverPod(job));
        if (made && job.withMap)
            createMap(job);
        return made;
    }
};

} // namespace firesteel::test
