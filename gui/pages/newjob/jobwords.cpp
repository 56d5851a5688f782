// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobwords.h"

#include "gui/text/format.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct JobWords {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::NewJobPage)
};

} // namespace

QString fieldLabel(JobField field)
{
    switch (field) {
    case JobField::Name:
        return JobWords::tr("Name");
    case JobField::Namespace:
        return JobWords::tr("Namespace");
    case JobField::Image:
        return JobWords::tr("Container image");
    case JobField::ServiceAccount:
        return JobWords::tr("Service account of the driver");
    case JobField::Resource:
        return JobWords::tr("Jar or Python file");
    case JobField::MainClass:
        return JobWords::tr("Main class");
    case JobField::Arguments:
        return JobWords::tr("Arguments");
    case JobField::DriverMemory:
    case JobField::ExecutorMemory:
        return JobWords::tr("Heap");
    case JobField::DriverOverhead:
    case JobField::ExecutorOverhead:
        return JobWords::tr("Reserve outside the heap");
    case JobField::DriverCores:
    case JobField::ExecutorCores:
        return JobWords::tr("Cores");
    case JobField::Executors:
        return JobWords::tr("Number of executors");
    }
    return {};
}

QString sectionTitle(JobSection section)
{
    switch (section) {
    case JobSection::Basics:
        return JobWords::tr("Basics");
    case JobSection::Application:
        return JobWords::tr("Application");
    case JobSection::Driver:
        return JobWords::tr("Driver");
    case JobSection::Executors:
        return JobWords::tr("Executors");
    case JobSection::Conf:
        return JobWords::tr("Advanced conf");
    }
    return {};
}

Sentence problemSentence(const JobProblem &problem)
{
    const QString slug = problem.error.context.value(u"problem"_s);
    const QString value = problem.error.context.value(u"value"_s);
    const QString key = problem.error.context.value(u"key"_s);
    if (slug == "kubernetes-name"_L1)
        return {JobWords::tr("“%1” is no name that Kubernetes takes.").arg(value),
                JobWords::tr("Use small letters, digits and dashes, at most 63, with a letter or "
                             "digit at both ends.")};
    if (slug == "key-twice"_L1)
        return {JobWords::tr("%1 stands here twice.").arg(key),
                JobWords::tr("Remove one of the two.")};
    if (slug == "field-above"_L1) {
        const auto field = fieldOfKey(key);
        return {JobWords::tr("%1 is set in the form above.").arg(key),
                field ? JobWords::tr("Remove it here, or empty “%1”.").arg(fieldLabel(*field))
                      : QString()};
    }
    if (slug == "key-missing"_L1)
        return {JobWords::tr("This value has no key."),
                JobWords::tr("Name the setting, or remove the line.")};
    return sentenceFor(problem.error);
}

QString noticeSentence(const spark::Notice &notice)
{
    const auto value = [&](const QString &name) { return notice.context.value(name); };
    if (notice.slug == "dropped-key"_L1)
        return JobWords::tr("%1 is left out: settings of Spark begin with “spark.”")
            .arg(value(u"key"_s));
    if (notice.slug == "unknown-key"_L1)
        return JobWords::tr("%1 is not a setting that a known Spark release reads")
            .arg(value(u"key"_s));
    if (notice.slug == "deprecated-key"_L1)
        return JobWords::tr("%1 is an old name of a setting").arg(value(u"key"_s));
    if (notice.slug == "plain-http"_L1)
        return JobWords::tr("The cluster is reached without encryption");
    if (notice.slug == "service-name-too-long"_L1)
        return JobWords::tr("The service is called %1, as its own name would be too long")
            .arg(value(u"replacement"_s));
    if (notice.slug == "conf-file-skipped"_L1)
        return JobWords::tr("%1 is left out of the driver's configuration").arg(value(u"path"_s));
    if (notice.slug == "newer-version"_L1)
        return JobWords::tr("Spark %1 is newer than Firesteel knows").arg(value(u"version"_s));
    if (notice.slug == "no-krb5"_L1)
        return JobWords::tr("Kerberos is used without a krb5.conf");
    if (notice.slug == "https-assumed"_L1 || notice.slug == "ignored-option"_L1)
        return {};
    return notice.slug;
}

QString sizeMeaning(const QString &text)
{
    const auto size = sizeInBytes(text);
    //: a memory size as typed, such as 4g, means this much
    return size ? JobWords::tr("= %1").arg(bytes(*size)) : QString();
}

QString mebibytesText(qint64 mebibytes)
{
    return bytes(mebibytes << 20);
}

} // namespace firesteel::gui
