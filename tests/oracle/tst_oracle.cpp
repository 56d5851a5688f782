// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0

// The objects of core/spark against those that the real spark-submit sent for the same command
// lines (recorded/*.json, made by record.py).

#include "core/base/clock.h"
#include "core/base/ids.h"
#include "core/spark/submission.h"
#include "core/spark/submit/commandline.h"
#include "tests/oracle/normaliser.h"
#include "tests/support/sourcedir.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace Qt::StringLiterals;

namespace firesteel::test {

namespace {

/// Where the recordings lie.
QString folder()
{
    return sourceDir() + u"/tests/oracle";
}

const QString kServer = u"https://127.0.0.1:6443"_s;

QJsonObject readJson(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object();
}

QString filled(QString text)
{
    return text.replace("{server}"_L1, kServer).replace("{oracle}"_L1, folder());
}

/// One line of each difference: JSON pointer, ours, theirs.
void compare(const QString &at, const QJsonValue &ours, const QJsonValue &theirs,
             QStringList &found)
{
    if (ours == theirs)
        return;
    if (ours.isObject() && theirs.isObject()) {
        const QJsonObject a = ours.toObject();
        const QJsonObject b = theirs.toObject();
        for (const QString &key : a.keys())
            compare(at + u'/' + key, a.value(key), b.value(key), found);
        for (const QString &key : b.keys()) {
            if (!a.contains(key))
                compare(at + u'/' + key, QJsonValue::Undefined, b.value(key), found);
        }
        return;
    }
    if (ours.isArray() && theirs.isArray()) {
        const QJsonArray a = ours.toArray();
        const QJsonArray b = theirs.toArray();
        for (qsizetype i = 0; i < std::max(a.size(), b.size()); ++i) {
            compare(at + u'/' + QString::number(i), i < a.size() ? a.at(i) : QJsonValue::Undefined,
                    i < b.size() ? b.at(i) : QJsonValue::Undefined, found);
        }
        return;
    }
    const auto text = [](const QJsonValue &value) {
        if (value.isUndefined())
            return u"(missing)"_s;
        const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
        return QString::fromUtf8(json.sliced(1, json.size() - 2));
    };
    found.append(u"%1: ours %2, theirs %3"_s.arg(at, text(ours), text(theirs)));
}

Result<spark::Submission> submissionOf(const QJsonObject &entry, const QJsonArray &common)
{
    QStringList arguments;
    for (const QJsonValue &argument : common)
        arguments.append(filled(argument.toString()));
    const QString space = entry.value("namespace"_L1).toString(u"firesteel-oracle"_s);
    if (space != "default"_L1)
        arguments += {u"--conf"_s, u"spark.kubernetes.namespace="_s + space};
    for (const QJsonValue &argument : entry.value("arguments"_L1).toArray())
        arguments.append(filled(argument.toString()));

    spark::SubmitContext context;
    context.userName = u"somebody"_s;
    context.workingDirectory = folder();
    context.homeDirectory = u"/nonexistent"_s;
    context.environment = {{u"SPARK_USER"_s, u"spark"_s},
                           {u"SPARK_CONF_DIR"_s,
                            folder() + "/conf/"_L1 + entry.value("conf"_L1).toString(u"plain"_s)}};
    const QJsonObject environment = entry.value("environment"_L1).toObject();
    for (auto it = environment.begin(); it != environment.end(); ++it)
        context.environment.insert(it.key(), filled(it->toString()));

    const SystemClock clock;
    SystemIdSource ids;
    auto request = spark::parseCommandLine(arguments, context, clock);
    if (!request)
        return std::unexpected(request.error());
    return spark::buildSubmission(request->plan, ids, clock);
}

QString told(const Error &error)
{
    QString text = error.detail;
    for (const auto &[key, value] : error.context.asKeyValueRange())
        text += u" %1=%2"_s.arg(key, value);
    return text;
}

} // namespace

class OracleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void objects_data();
    void objects();

private:
    QJsonObject m_cases;
};

void OracleTest::initTestCase()
{
    m_cases = readJson(folder() + "/cases.json"_L1);
    QVERIFY(m_cases.value("cases"_L1).toArray().size() >= 22);
}

void OracleTest::objects_data()
{
    QTest::addColumn<QJsonObject>("entry");
    for (const QJsonValue &value : m_cases.value("cases"_L1).toArray()) {
        const QJsonObject entry = value.toObject();
        QTest::newRow(qUtf8Printable(entry.value("name"_L1).toString())) << entry;
    }
}

void OracleTest::objects()
{
    QFETCH(const QJsonObject, entry);
    const QJsonObject recording =
        readJson(folder() + "/recorded/"_L1 + entry.value("name"_L1).toString() + ".json"_L1);
    const QJsonArray requests = recording.value("requests"_L1).toArray();
    QVERIFY2(!recording.isEmpty(), "not recorded: run record.py");

    const auto submission = submissionOf(entry, m_cases.value("common"_L1).toArray());
    if (entry.value("fails"_L1).toBool()) {
        QVERIFY2(!submission, "spark-submit fails here");
        QVERIFY(submission.error().code != Errc::Internal);
        return;
    }
    QVERIFY(requests.size() >= 3);
    const QString refused = entry.value("refused"_L1).toString();
    if (!refused.isEmpty()) {
        QVERIFY2(!submission, "built by now: take \"refused\" out of cases.json");
        QCOMPARE(submission.error().code, Errc::UnsupportedSetting);
        QCOMPARE(submission.error().context.value(u"key"_s), refused);
        return;
    }
    QVERIFY2(submission, submission ? "" : qUtf8Printable(told(submission.error())));

    QStringList found;
    Normaliser normaliser(folder());
    const QJsonArray items = spark::asList(*submission).value("items"_L1).toArray();
    for (qsizetype i = 0; i < std::max(items.size(), requests.size()); ++i) {
        const QJsonObject theirs = requests.at(i).toObject().value("body"_L1).toObject();
        compare(u"/"_s + QString::number(i), normaliser.object(items.at(i).toObject()),
                Normaliser::bare(theirs), found);
    }
    QVERIFY2(found.isEmpty(),
             qUtf8Printable(u"%1 differences\n  "_s.arg(found.size()) + found.join("\n  "_L1)));
}

} // namespace firesteel::test

QTEST_GUILESS_MAIN(firesteel::test::OracleTest)
#include "tst_oracle.moc"
