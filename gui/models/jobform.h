// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QJsonObject>
#include <QLatin1StringView>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>

namespace firesteel::gui {

/// The fields of the job form, in their order.
enum class JobField {
    Name,
    Namespace,
    Image,
    ServiceAccount,
    Resource,
    MainClass,
    Arguments,
    DriverMemory,
    DriverOverhead,
    DriverCores,
    Executors,
    ExecutorMemory,
    ExecutorOverhead,
    ExecutorCores,
};

enum class JobSection { Basics, Application, Driver, Executors, Conf };

/// What a field stands for in a submission.
struct JobFieldInfo {
    enum class Kind { Text, Size, Count };
    JobField field;
    JobSection section;
    QLatin1StringView id;       ///< stable: for files and tests
    QLatin1StringView key;      ///< the Spark property; empty: it is none
    QLatin1StringView option;   ///< of spark-submit; empty: --conf KEY=VALUE
    QLatin1StringView fallback; ///< what holds when it is empty; empty: nothing
    Kind kind = Kind::Text;
    bool wide = false; ///< holds long text
};
[[nodiscard]] std::span<const JobFieldInfo> jobFields();
[[nodiscard]] const JobFieldInfo &infoOf(JobField field);
/// The field that sets this property, if there is one.
[[nodiscard]] std::optional<JobField> fieldOfKey(const QString &key);

/// What a person typed into the job form, letter by letter. A value: comparable, saved as JSON. It
/// may hold secrets that were typed as settings, so its file is readable by its owner alone.
struct JobForm {
    QMap<JobField, QString> values; ///< without empty ones
    struct Setting {
        QString key;
        QString value;
        bool operator==(const Setting &) const = default;
    };
    QList<Setting> settings; ///< further properties, in their order; half-typed ones too

    [[nodiscard]] QString value(JobField field) const { return values.value(field); }
    void set(JobField field, const QString &text);

    /// spark-submit's arguments for it, without the program's name. What is empty is left out, so
    /// the line may be incomplete; parseCommandLine() says so.
    [[nodiscard]] QStringList commandLine(const QString &master) const;
    /// Whether the application is a Python or R file, which has no main class.
    [[nodiscard]] bool isScript() const;

    [[nodiscard]] QJsonObject toJson() const;
    /// What it does not understand it leaves out.
    [[nodiscard]] static JobForm fromJson(const QJsonObject &json);

    bool operator==(const JobForm &) const = default;
};

/// A job to begin with.
struct JobTemplate {
    QString id;   ///< "spark-pi"
    QString name; ///< a proper name, not translated
    JobForm form;
};
/// Examples that every Spark image has, for this image.
[[nodiscard]] QList<JobTemplate> jobTemplates(const QString &image);

/// The words as one line for a POSIX shell, each option on a line of its own.
[[nodiscard]] QString shellCommand(const QString &program, const QStringList &arguments);
/// One word for a POSIX shell: quoted if it has to be.
[[nodiscard]] QString shellQuoted(const QString &word);

} // namespace firesteel::gui
