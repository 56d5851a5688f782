// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/validation.h"

#include "core/base/quantity.h"
#include "core/practice/fields.h"

#include <QRegularExpression>
#include <QSet>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

struct NameRule {
    QRegularExpression pattern;
    int longest;
    QString words;
};

NameRule ruleFor(const ResourceType &type)
{
    if (type.plural == "services"_L1)
        return {
            QRegularExpression(u"^[a-z]([-a-z0-9]*[a-z0-9])?$"_s), 63,
            u"a DNS-1035 label must consist of lower case alphanumeric characters or '-', start "
            "with an alphabetic character, and end with an alphanumeric character (e.g. "
            "'my-name',  or 'abc-123', regex used for validation is "
            "'[a-z]([-a-z0-9]*[a-z0-9])?')"_s};
    if (type.plural == "namespaces"_L1)
        return {QRegularExpression(u"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"_s), 63,
                u"a lowercase RFC 1123 label must consist of lower case alphanumeric characters or "
                "'-', and must start and end with an alphanumeric character (e.g. 'my-name',  or "
                "'123-abc', regex used for validation is '[a-z0-9]([-a-z0-9]*[a-z0-9])?')"_s};
    return {
        QRegularExpression(u"^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$"_s),
        253,
        u"a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, "
        "'-' or '.', and must start and end with an alphanumeric character (e.g. 'example.com', "
        "regex used for validation is "
        "'[a-z0-9]([-a-z0-9]*[a-z0-9])?(\\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*')"_s};
}

QString invalidValue(const QString &value, const QString &why)
{
    return u"Invalid value: \""_s + value + u"\": "_s + why;
}

void checkName(const ResourceType &type, const QJsonObject &object, QList<Cause> &causes)
{
    const QString name = nameOf(object);
    const QString field = u"metadata.name"_s;
    if (name.isEmpty()) {
        causes.append({u"FieldValueRequired"_s,
                       u"Required value: name or generateName is required"_s, field});
        return;
    }
    const NameRule rule = ruleFor(type);
    if (!rule.pattern.match(name).hasMatch())
        causes.append({u"FieldValueInvalid"_s, invalidValue(name, rule.words), field});
    else if (name.size() > rule.longest)
        causes.append({u"FieldValueInvalid"_s,
                       invalidValue(name, u"must be no more than "_s +
                                              QString::number(rule.longest) + u" characters"_s),
                       field});
}

void checkLabels(const QJsonObject &object, QList<Cause> &causes)
{
    static const QRegularExpression allowed(u"^([A-Za-z0-9]([-A-Za-z0-9_.]*[A-Za-z0-9])?)?$"_s);
    const QJsonObject labels = labelsOf(object);
    for (const QJsonValue &label : labels) {
        const QString value = label.toString();
        if (value.size() > 63)
            causes.append({u"FieldValueInvalid"_s,
                           invalidValue(value, u"must be no more than 63 bytes"_s),
                           u"metadata.labels"_s});
        else if (!allowed.match(value).hasMatch())
            causes.append(
                {u"FieldValueInvalid"_s,
                 invalidValue(value, u"a valid label must be an empty string or consist "
                                     "of alphanumeric characters, '-', '_' or '.', and "
                                     "must start and end with an alphanumeric character"_s),
                 u"metadata.labels"_s});
    }
}

void checkContainers(const QJsonObject &pod, QList<Cause> &causes)
{
    static const QRegularExpression label(u"^[a-z0-9]([-a-z0-9]*[a-z0-9])?$"_s);
    const QJsonArray containers = at(pod, "spec.containers"_L1).toArray();
    if (containers.isEmpty())
        causes.append({u"FieldValueRequired"_s, u"Required value"_s, u"spec.containers"_s});
    QSet<QString> names;
    for (qsizetype i = 0; i < containers.size(); ++i) {
        const QJsonObject container = containers.at(i).toObject();
        const QString where = u"spec.containers["_s + QString::number(i) + u']';
        const QString name = container.value("name"_L1).toString();
        if (name.isEmpty())
            causes.append({u"FieldValueRequired"_s, u"Required value"_s, where + u".name"_s});
        else if (!label.match(name).hasMatch())
            causes.append({u"FieldValueInvalid"_s,
                           invalidValue(name, u"a lowercase RFC 1123 label must consist of lower "
                                              "case alphanumeric characters or '-'"_s),
                           where + u".name"_s});
        else if (names.contains(name))
            causes.append({u"FieldValueDuplicate"_s, u"Duplicate value: \""_s + name + u'"',
                           where + u".name"_s});
        names.insert(name);
        if (container.value("image"_L1).toString().isEmpty())
            causes.append({u"FieldValueRequired"_s, u"Required value"_s, where + u".image"_s});
    }
}

void checkRestartPolicy(const QJsonObject &pod, QList<Cause> &causes)
{
    const QString policy = text(pod, "spec.restartPolicy"_L1);
    if (policy.isEmpty() || policy == "Always"_L1 || policy == "OnFailure"_L1 ||
        policy == "Never"_L1)
        return;
    causes.append({u"FieldValueNotSupported"_s,
                   u"Unsupported value: \""_s + policy +
                       u"\": supported values: \"Always\", \"OnFailure\", \"Never\""_s,
                   u"spec.restartPolicy"_s});
}

/// A pod's specification without what may change later.
QJsonObject frozen(const QJsonObject &object)
{
    QJsonObject spec = object.value("spec"_L1).toObject();
    for (const auto list : {"containers"_L1, "initContainers"_L1}) {
        QJsonArray containers = spec.value(list).toArray();
        for (qsizetype i = 0; i < containers.size(); ++i) {
            QJsonObject container = containers.at(i).toObject();
            container.remove("image"_L1);
            containers.replace(i, container);
        }
        spec.insert(list, containers);
    }
    for (const auto free : {"activeDeadlineSeconds"_L1, "tolerations"_L1, "nodeName"_L1,
                            "terminationGracePeriodSeconds"_L1})
        spec.remove(free);
    return spec;
}

} // namespace

Answer<> validateNew(const ResourceType &type, const QJsonObject &object)
{
    QList<Cause> causes;
    checkName(type, object, causes);
    checkLabels(object, causes);
    if (type.plural == "pods"_L1) {
        checkContainers(object, causes);
        checkRestartPolicy(object, causes);
    }
    if (type.plural == "services"_L1 && at(object, "spec.ports"_L1).toArray().isEmpty() &&
        text(object, "spec.clusterIP"_L1) != "None"_L1)
        causes.append({u"FieldValueRequired"_s, u"Required value"_s, u"spec.ports"_s});
    if (causes.isEmpty())
        return {};
    return std::unexpected(fault::invalid(type.kind, nameOf(object), causes, type.group));
}

Answer<> validateChange(const ResourceType &type, const QJsonObject &before,
                        const QJsonObject &after)
{
    QList<Cause> causes;
    checkLabels(after, causes);
    if (type.plural == "pods"_L1 && frozen(before) != frozen(after))
        causes.append(
            {u"FieldValueForbidden"_s,
             u"Forbidden: pod updates may not change fields other than "
             "`spec.containers[*].image`,`spec.initContainers[*].image`,"
             "`spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing "
             "tolerations),`spec.terminationGracePeriodSeconds` (allow it to be set to 1 "
             "if it was previously negative)"_s,
             u"spec"_s});
    if (type.plural == "configmaps"_L1 && before.value("immutable"_L1).toBool() &&
        before.value("data"_L1) != after.value("data"_L1))
        causes.append({u"FieldValueForbidden"_s,
                       u"Forbidden: field is immutable when `immutable` is set"_s, u"data"_s});
    if (causes.isEmpty())
        return {};
    return std::unexpected(fault::invalid(type.kind, nameOf(after), causes, type.group));
}

} // namespace firesteel::practice
