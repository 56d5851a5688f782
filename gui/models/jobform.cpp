// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/jobform.h"

#include "core/spark/submit/layers.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

using Kind = JobFieldInfo::Kind;
using Section = JobSection;

// clang-format off
constexpr auto kFields = std::to_array<JobFieldInfo>({
    {JobField::Name, Section::Basics, "name"_L1, "spark.app.name"_L1, "--name"_L1, {}, Kind::Text, true},
    {JobField::Namespace, Section::Basics, "namespace"_L1, "spark.kubernetes.namespace"_L1, {}, {}, Kind::Text, true},
    {JobField::Image, Section::Basics, "image"_L1, "spark.kubernetes.container.image"_L1, {}, {}, Kind::Text, true},
    {JobField::ServiceAccount, Section::Basics, "serviceAccount"_L1, "spark.kubernetes.authenticate.driver.serviceAccountName"_L1, {}, "default"_L1, Kind::Text, true},
    {JobField::Resource, Section::Application, "resource"_L1, {}, {}, {}, Kind::Text, true},
    {JobField::MainClass, Section::Application, "mainClass"_L1, {}, "--class"_L1, {}, Kind::Text, true},
    {JobField::Arguments, Section::Application, "arguments"_L1, {}, {}, {}, Kind::Text, true},
    {JobField::DriverMemory, Section::Driver, "driverMemory"_L1, "spark.driver.memory"_L1, "--driver-memory"_L1, "1g"_L1, Kind::Size, false},
    {JobField::DriverOverhead, Section::Driver, "driverOverhead"_L1, "spark.driver.memoryOverhead"_L1, {}, {}, Kind::Size, false},
    {JobField::DriverCores, Section::Driver, "driverCores"_L1, "spark.driver.cores"_L1, "--driver-cores"_L1, "1"_L1, Kind::Count, false},
    {JobField::Executors, Section::Executors, "executors"_L1, "spark.executor.instances"_L1, "--num-executors"_L1, "2"_L1, Kind::Count, false},
    {JobField::ExecutorMemory, Section::Executors, "executorMemory"_L1, "spark.executor.memory"_L1, "--executor-memory"_L1, "1g"_L1, Kind::Size, false},
    {JobField::ExecutorOverhead, Section::Executors, "executorOverhead"_L1, "spark.executor.memoryOverhead"_L1, {}, {}, Kind::Size, false},
    {JobField::ExecutorCores, Section::Executors, "executorCores"_L1, "spark.executor.cores"_L1, "--executor-cores"_L1, "1"_L1, Kind::Count, false},
});
// clang-format on

} // namespace

std::span<const JobFieldInfo> jobFields()
{
    return kFields;
}

const JobFieldInfo &infoOf(JobField field)
{
    return kFields[size_t(field)];
}

std::optional<JobField> fieldOfKey(const QString &key)
{
    for (const JobFieldInfo &info : kFields) {
        if (!info.key.isEmpty() && info.key == key)
            return info.field;
    }
    return std::nullopt;
}

void JobForm::set(JobField field, const QString &text)
{
    if (text.isEmpty())
        values.remove(field);
    else
        values.insert(field, text);
}

bool JobForm::isScript() const
{
    const QString resource = value(JobField::Resource);
    return resource.endsWith(".py"_L1) || resource.endsWith(".r"_L1, Qt::CaseInsensitive);
}

QStringList JobForm::commandLine(const QString &master) const
{
    QStringList line{u"--master"_s, master, u"--deploy-mode"_s, u"cluster"_s};
    for (const JobFieldInfo &info : kFields) {
        const QString text = value(info.field).trimmed();
        const bool script = info.field == JobField::MainClass && isScript();
        if (text.isEmpty() || script)
            continue;
        if (!info.option.isEmpty())
            line << info.option << text;
        else if (!info.key.isEmpty())
            line << u"--conf"_s << info.key + u'=' + text;
    }
    for (const Setting &setting : settings) {
        if (const QString key = setting.key.trimmed(); !key.isEmpty())
            line << u"--conf"_s << key + u'=' + setting.value;
    }
    if (const QString resource = value(JobField::Resource).trimmed(); !resource.isEmpty())
        line << resource << spark::splitOptions(value(JobField::Arguments));
    return line;
}

QJsonObject JobForm::toJson() const
{
    QJsonObject fields;
    for (auto it = values.cbegin(); it != values.cend(); ++it)
        fields.insert(infoOf(it.key()).id, it.value());
    QJsonArray rows;
    for (const Setting &setting : settings)
        rows.append(QJsonObject{{u"key"_s, setting.key}, {u"value"_s, setting.value}});
    return {{u"fields"_s, fields}, {u"settings"_s, rows}};
}

JobForm JobForm::fromJson(const QJsonObject &json)
{
    JobForm form;
    const QJsonObject fields = json.value("fields"_L1).toObject();
    for (const JobFieldInfo &info : kFields)
        form.set(info.field, fields.value(info.id).toString());
    const QJsonArray rows = json.value("settings"_L1).toArray();
    for (const QJsonValue &row : rows) {
        const Setting setting{row["key"_L1].toString(), row["value"_L1].toString()};
        if (setting != Setting())
            form.settings.append(setting);
    }
    return form;
}

QList<JobTemplate> jobTemplates(const QString &image)
{
    // The examples' jar has the versions in its name, which are those of the image.
    static const QRegularExpression version(u":v?(\\d+)\\.(\\d+)\\.(\\d+)"_s);
    const QRegularExpressionMatch match = version.match(image);
    const QString spark = match.hasMatch() ? match.captured(0).mid(1).remove(u'v') : u"4.1.1"_s;
    const QString scala = spark.startsWith("3."_L1) ? u"2.12"_s : u"2.13"_s;
    JobForm pi;
    pi.set(JobField::Name, u"spark-pi"_s);
    pi.set(JobField::Image, image.isEmpty() ? u"docker.io/library/spark:"_s + spark : image);
    pi.set(JobField::ServiceAccount, u"spark"_s);
    JobForm python = pi;
    pi.set(JobField::Resource, u"local:///opt/spark/examples/jars/spark-examples_"_s + scala +
                                   u'-' + spark + u".jar"_s);
    pi.set(JobField::MainClass, u"org.apache.spark.examples.SparkPi"_s);
    pi.set(JobField::Arguments, u"20"_s);
    python.set(JobField::Name, u"pi-python"_s);
    python.set(JobField::Resource, u"local:///opt/spark/examples/src/main/python/pi.py"_s);
    python.set(JobField::Arguments, u"20"_s);
    return {{u"spark-pi"_s, u"SparkPi"_s, pi}, {u"pi-python"_s, u"pi.py"_s, python}};
}

QString shellQuoted(const QString &word)
{
    static const QRegularExpression plain(u"^[A-Za-z0-9_@%+=:,./-]+\\z"_s);
    if (plain.match(word).hasMatch())
        return word;
    QString inner = word;
    return u'\'' + inner.replace(u'\'', u"'\\''"_s) + u'\'';
}

QString shellCommand(const QString &program, const QStringList &arguments)
{
    QString text = program;
    bool value = false;  // of the option before it
    bool options = true; // the application and its arguments stand on one line
    for (const QString &word : arguments) {
        const bool option = options && !value && word.startsWith("--"_L1);
        if (options && !value)
            text += u" \\\n    "_s;
        else
            text += u' ';
        text += shellQuoted(word);
        if (options && !value && !option)
            options = false;
        value = option;
    }
    return text;
}

} // namespace firesteel::gui
