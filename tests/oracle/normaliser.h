// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/data/javaproperties.h"

#include <QCryptographicHash>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <functional>

namespace firesteel::test {

/// Takes out of objects what two submissions of one command may differ in, as normalise.py does for
/// the recordings: ids are numbered as they first appear, and what Spark takes from hash tables is
/// sorted. One for each submission; the objects must come in the order of the requests.
class Normaliser
{
public:
    /// `folder` is what cases call {oracle}.
    explicit Normaliser(const QString &folder) : m_folder(folder) {}

    /// Without owner and namespace, which objects that were never sent may lack.
    QJsonObject object(const QJsonObject &object)
    {
        return number(bare(prepare(object).toObject())).toObject();
    }

    static QJsonObject bare(QJsonObject object)
    {
        using namespace Qt::StringLiterals;
        QJsonObject metadata = object.value("metadata"_L1).toObject();
        metadata.remove("ownerReferences"_L1);
        metadata.remove("namespace"_L1);
        object.insert("metadata"_L1, metadata);
        return object;
    }

private:
    using Fixed = std::function<bool(const QString &)>;

    static QJsonValue prepare(const QJsonValue &value)
    {
        using namespace Qt::StringLiterals;
        if (value.isArray()) {
            QJsonArray out;
            for (const QJsonValue &item : value.toArray())
                out.append(prepare(item));
            return out;
        }
        if (!value.isObject())
            return value;
        const QJsonObject in = value.toObject();
        QJsonObject out;
        for (auto it = in.begin(); it != in.end(); ++it) {
            if (it.key() == "spark.properties"_L1 && it->isString())
                out.insert(it.key(), properties(it->toString()));
            else
                out.insert(it.key(), prepare(*it));
        }
        if (out.value("kind"_L1) == "Secret"_L1)
            out.insert("data"_L1, hashed(out.value("data"_L1).toObject()));
        sortMember(out, "env"_L1,
                   [](const QString &name) { return fixedVariables().contains(name); });
        const Fixed volume = [](const QString &name) {
            return fixedVolumes().match(name).hasMatch();
        };
        sortMember(out, "volumes"_L1, volume);
        sortMember(out, "volumeMounts"_L1, volume);
        return out;
    }

    /// The recordings hold no values of Secrets.
    static QJsonObject hashed(const QJsonObject &data)
    {
        using namespace Qt::StringLiterals;
        QJsonObject out;
        for (auto it = data.begin(); it != data.end(); ++it) {
            const QByteArray value = QByteArray::fromBase64(it->toString().toLatin1());
            const QByteArray hash = QCryptographicHash::hash(value, QCryptographicHash::Sha256);
            out.insert(it.key(), QString(u"sha256:"_s + QString::fromLatin1(hash.toHex())));
        }
        return out;
    }

    static QJsonObject properties(const QString &text)
    {
        using namespace Qt::StringLiterals;
        static const QRegularExpression date(
            u"^[A-Z][a-z]{2} [A-Z][a-z]{2} \\d\\d \\d\\d:\\d\\d:\\d\\d \\S+ \\d{4}$"_s);
        static const QRegularExpression digits(u"^\\d{13}$"_s);
        QJsonArray comments;
        for (const QString &line : text.split(u'\n')) {
            if (line.startsWith(u'#'))
                comments.append(date.match(line.sliced(1)).hasMatch() ? u"<date>"_s
                                                                      : line.sliced(1));
        }
        QJsonObject entries;
        const auto read = data::readProperties(text.toUtf8());
        for (const data::Property &p : read.value_or(QList<data::Property>())) {
            const bool time =
                p.key == "spark.app.submitTime"_L1 && digits.match(p.value).hasMatch();
            entries.insert(p.key, time ? u"<time>"_s : p.value);
        }
        return {{"comments"_L1, comments}, {"entries"_L1, entries}};
    }

    /// The runs between the entries that have a fixed place come from hash tables.
    static void sortMember(QJsonObject &object, QLatin1StringView key, const Fixed &isFixed)
    {
        using namespace Qt::StringLiterals;
        if (!object.value(key).isArray())
            return;
        const auto order = [](const QJsonObject &entry) {
            return std::pair(entry.value("name"_L1).toString(),
                             entry.value("mountPath"_L1).toString());
        };
        QJsonArray sorted;
        QList<QJsonObject> run;
        const auto endRun = [&] {
            std::ranges::stable_sort(run, {}, order);
            for (const QJsonObject &entry : run)
                sorted.append(entry);
            run.clear();
        };
        for (const QJsonValue &value : object.value(key).toArray()) {
            const QJsonObject entry = value.toObject();
            if (isFixed(entry.value("name"_L1).toString())) {
                endRun();
                sorted.append(entry);
            } else {
                run.append(entry);
            }
        }
        endRun();
        object.insert(key, sorted);
    }

    QJsonValue number(const QJsonValue &value)
    {
        if (value.isString())
            return number(value.toString());
        if (value.isArray()) {
            QJsonArray out;
            for (const QJsonValue &item : value.toArray())
                out.append(number(item));
            return out;
        }
        if (!value.isObject())
            return value;
        const QJsonObject in = value.toObject();
        QJsonObject out;
        for (auto it = in.begin(); it != in.end(); ++it) // sorted by key, as in normalise.py
            out.insert(it.key(), number(*it));
        return out;
    }

    QString number(QString text)
    {
        using namespace Qt::StringLiterals;
        text.replace(m_folder, "<oracle>"_L1);
        QString out;
        qsizetype done = 0;
        for (const auto &match : ids().globalMatch(text)) {
            out += QStringView(text).sliced(done, match.capturedStart() - done);
            done = match.capturedEnd();
            if (match.hasCaptured(u"api"_s))
                out += u"<api>"_s;
            else if (match.hasCaptured(u"uuid"_s))
                out += placeholder(u"uuid"_s, match.captured());
            else if (match.hasCaptured(u"hex32"_s))
                out += placeholder(u"hex32"_s, match.captured());
            else
                out += placeholder(u"id"_s, match.captured());
        }
        return out + QStringView(text).sliced(done);
    }

    QString placeholder(const QString &kind, const QString &found)
    {
        using namespace Qt::StringLiterals;
        QString &known = m_known[found];
        if (known.isEmpty())
            known = u"<%1-%2>"_s.arg(kind).arg(++m_counts[kind]);
        return known;
    }

    static const QSet<QString> &fixedVariables()
    {
        using namespace Qt::StringLiterals;
        static const QSet<QString> names{u"SPARK_USER"_s,
                                         u"SPARK_APPLICATION_ID"_s,
                                         u"SPARK_DRIVER_BIND_ADDRESS"_s,
                                         u"PYSPARK_PYTHON"_s,
                                         u"PYSPARK_DRIVER_PYTHON"_s,
                                         u"HADOOP_CONF_DIR"_s,
                                         u"HADOOP_TOKEN_FILE_LOCATION"_s,
                                         u"SPARK_LOCAL_DIRS"_s,
                                         u"SPARK_CONF_DIR"_s};
        return names;
    }

    static const QRegularExpression &fixedVolumes()
    {
        using namespace Qt::StringLiterals;
        static const QRegularExpression names(
            u"^(kubernetes-credentials|hadoop-properties|krb5-file|kerberos-keytab|hadoop-secret|"
            "pod-template-volume|spark-conf-volume-driver|spark-local-dir-.*)$"_s);
        return names;
    }

    static const QRegularExpression &ids()
    {
        using namespace Qt::StringLiterals;
        static const QRegularExpression pattern(
            u"(?<uuid>\\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\b)"
            "|(?<hex32>(?<![0-9a-zA-Z])[0-9a-f]{32}(?![0-9a-zA-Z]))"
            "|(?<id>(?<![0-9a-zA-Z])[0-9a-fx][0-9a-f]{15}(?![0-9a-zA-Z]))"
            "|(?<api>\\bhttps://127\\.0\\.0\\.1:[0-9]+)"_s);
        return pattern;
    }

    QString m_folder;
    QHash<QString, QString> m_known;
    QHash<QString, int> m_counts;
};

} // namespace firesteel::test
