// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/quantity.h"
#include "core/data/javaproperties.h"
#include "core/data/json.h"
#include "tests/spark/sparktest.h"
#include "tests/support/sourcedir.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace firesteel;
using namespace firesteel::spark;
using namespace firesteel::test;

namespace {

/// Ids, times and the order of spark.properties taken out; quantities by value.
QString withoutIds(QString text)
{
    static const QRegularExpression appId(u"spark-[0-9a-f]{32}"_s);
    static const QRegularExpression uuid(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"_s);
    static const QRegularExpression unique(u"-[0-9a-f]{16}(?=-)"_s);
    return text.replace(appId, u"spark-APP"_s)
        .replace(uuid, u"UUID"_s)
        .replace(unique, u"-UNIQUE"_s);
}

QJsonValue normalised(const QJsonValue &value, const QString &key = {})
{
    if (value.isObject()) {
        QJsonObject out;
        const QJsonObject in = value.toObject();
        for (auto it = in.begin(); it != in.end(); ++it)
            out.insert(it.key(), normalised(it.value(), it.key()));
        return out;
    }
    if (value.isArray()) {
        QJsonArray out;
        for (const QJsonValue &item : value.toArray())
            out.append(normalised(item));
        return out;
    }
    if (!value.isString())
        return value;
    if (key == "cpu"_L1 || key == "memory"_L1)
        return QString::number(Quantity::parse(value.toString()).value().milli());
    if (key != "spark.properties"_L1)
        return withoutIds(value.toString());
    QJsonObject properties;
    const QList<data::Property> all = data::readProperties(value.toString().toUtf8()).value();
    for (const data::Property &property : all) {
        const bool time = property.key == "spark.app.submitTime"_L1;
        properties.insert(property.key, time ? u"TIME"_s : withoutIds(property.value));
    }
    return properties;
}

} // namespace

/// Objects that spark-submit 4.1.1 made on a real cluster, read back without what the server adds.
class TestSubmissionGolden : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void objects_data();
    void objects();
};

void TestSubmissionGolden::objects_data()
{
    QTest::addColumn<QString>("file");
    for (const QString &name : {u"spark-pi"_s, u"python-pi"_s, u"executor-oom"_s, u"no-rights"_s})
        QTest::newRow(qPrintable(name))
            << QString(firesteel::test::sourceDir() + u"/tests/spark/golden/" + name + u".json");
}

void TestSubmissionGolden::objects()
{
    QFETCH(QString, file);
    QFile stored(file);
    QVERIFY(stored.open(QIODevice::ReadOnly));
    const QJsonObject golden = data::parseJson(stored.readAll()).value().toObject();
    QStringList arguments;
    for (const QJsonValue &argument : golden.value("arguments"_L1).toArray())
        arguments.append(argument.toString());
    CommandLine line(arguments);
    line.context.userName = u"root"_s;
    const auto made = line.submit();
    QVERIFY(made);
    QCOMPARE(made->postResources.size(), 2);
    QCOMPARE(normalised(made->driverPod), normalised(golden.value("pod"_L1)));
    const QString uid = u"00000000-0000-0000-0000-000000000001"_s;
    QCOMPARE(normalised(withOwner(made->postResources[0], *made, uid)),
             normalised(golden.value("service"_L1)));
    QCOMPARE(normalised(withOwner(made->postResources[1], *made, uid)),
             normalised(golden.value("configMap"_L1)));
}

QTEST_GUILESS_MAIN(TestSubmissionGolden)
#include "tst_submissiongolden.moc"
