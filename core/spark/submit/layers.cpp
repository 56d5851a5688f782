// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/layers.h"

#include "core/base/files.h"
#include "core/data/javaproperties.h"
#include "core/spark/problem.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr qint64 kLargestFile = 16 << 20;

Result<SparkConf> readPropertiesFile(const QString &path)
{
    const auto content = readFile(path, kLargestFile);
    const auto named = [&path](Error error) {
        error.context.insert({{u"path"_s, path},
                              {u"option"_s, u"--properties-file"_s},
                              {u"problem"_s, u"properties-file"_s}});
        return std::unexpected(error);
    };
    if (!content) {
        Error error = content.error();
        if (error.context.value(u"reason"_s) == "not-regular"_L1)
            error.code = Errc::FileMissing; // there is something, but no file
        return named(error);
    }
    const auto properties = data::readProperties(*content);
    if (!properties)
        return named(properties.error());
    SparkConf conf;
    for (const data::Property &property : *properties)
        conf.set(property.key, data::trimmedExceptLineEnds(property.value));
    return conf;
}

/// The launcher refuses a heap size there, as spark.driver.memory is the place for it.
Result<> checkJavaOptions(const SparkConf &conf)
{
    for (const QString &key :
         {u"spark.driver.defaultJavaOptions"_s, u"spark.driver.extraJavaOptions"_s}) {
        for (const QString &word : splitOptions(conf.raw(key, QString()))) {
            if (word.startsWith("-Xmx"_L1)) {
                return problem(Errc::InvalidValue, "heap-in-java-options"_L1,
                               {{u"key"_s, key}, {u"value"_s, word}});
            }
        }
    }
    return {};
}

} // namespace

QStringList splitOptions(const QString &text)
{
    QStringList words;
    QString word;
    bool open = false;
    QChar quote;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool escapes = c == u'\\' && quote != u'\'' && i + 1 < text.size();
        if (escapes) {
            word += text[++i];
            open = true;
        } else if (!quote.isNull()) {
            if (c == quote)
                quote = {};
            else
                word += c;
        } else if (c == u'"' || c == u'\'') {
            quote = c;
            open = true;
        } else if (c.isSpace()) {
            if (open)
                words.append(word);
            word.clear();
            open = false;
        } else {
            word += c;
            open = true;
        }
    }
    if (open)
        words.append(word);
    return words;
}

QString confDirectory(const QMap<QString, QString> &environment)
{
    if (const QString folder = environment.value(u"SPARK_CONF_DIR"_s); !folder.isEmpty())
        return folder;
    const QString home = environment.value(u"SPARK_HOME"_s);
    return home.isEmpty() ? QString() : QString(home + u"/conf");
}

SparkConf systemProperties(const QString &submitOptions)
{
    SparkConf conf;
    for (const QString &word : splitOptions(submitOptions)) {
        const qsizetype equals = word.indexOf(u'=');
        if (word.startsWith("-Dspark."_L1) && equals > 0)
            conf.set(word.mid(2, equals - 2), word.mid(equals + 1));
    }
    return conf;
}

Result<SparkConf> layeredProperties(const RawArguments &raw, const SubmitContext &context)
{
    SparkConf conf = raw.conf;
    const auto addBelow = [&conf](const SparkConf &lower) {
        for (const auto &[key, value] : lower.entries())
            conf.setIfMissing(key, value);
    };
    const bool named = raw.values.contains(u"--properties-file"_s);
    if (named) {
        const QDir folder(context.workingDirectory);
        const auto file =
            readPropertiesFile(folder.absoluteFilePath(raw.values.value(u"--properties-file"_s)));
        if (!file)
            return file;
        addBelow(*file);
    }
    const QString defaults = confDirectory(context.environment) + u"/spark-defaults.conf"_s;
    if ((!named || raw.switches.contains(u"--load-spark-defaults"_s)) &&
        QFileInfo(defaults).isFile() && !confDirectory(context.environment).isEmpty()) {
        const auto file = readPropertiesFile(defaults);
        if (!file)
            return file;
        addBelow(*file);
    }
    if (const auto checked = checkJavaOptions(conf); !checked)
        return std::unexpected(checked.error());
    return conf;
}

} // namespace firesteel::spark
