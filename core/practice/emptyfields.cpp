// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/emptyfields.h"

#include "core/practice/fields.h"

#include <QJsonArray>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

/// The fields of the kept types that are maps in the API and not structures; in JSON both look the
/// same (core/v1 and meta/v1 types.go).
bool isMap(const QString &field)
{
    static const QStringList maps{
        u"labels"_s,       u"annotations"_s, u"data"_s,   u"binaryData"_s, u"stringData"_s,
        u"nodeSelector"_s, u"matchLabels"_s, u"limits"_s, u"requests"_s,   u"capacity"_s,
        u"allocatable"_s,  u"overhead"_s,    u"hard"_s,   u"used"_s,       u"parameters"_s};
    return maps.contains(field);
}

/// Lists that are told also when they are empty.
bool isTold(const QString &field)
{
    return field == "containers"_L1 || field == "nodeSelectorTerms"_L1 || field == "sources"_L1;
}

QJsonObject cleaned(const QJsonObject &object);

QJsonArray cleaned(const QJsonArray &list)
{
    QJsonArray made;
    for (const QJsonValue &value : list)
        made.append(value.isObject() ? QJsonValue(cleaned(value.toObject())) : value);
    return made;
}

QJsonObject cleaned(const QJsonObject &object)
{
    QJsonObject made;
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonValue value = it.value();
        if (value.isArray()) {
            const QJsonArray list = value.toArray();
            if (!list.isEmpty() || isTold(it.key()))
                made.insert(it.key(), cleaned(list));
        } else if (value.isObject() && isMap(it.key())) {
            if (!value.toObject().isEmpty())
                made.insert(it.key(), value);
        } else if (value.isObject()) {
            made.insert(it.key(), cleaned(value.toObject()));
        } else if (!value.isNull()) {
            made.insert(it.key(), value);
        }
    }
    return made;
}

} // namespace

QJsonObject withoutEmpty(const ResourceType &type, const QJsonObject &object)
{
    QJsonObject made = cleaned(object);
    // A service selects by a map, a claim by a structure.
    const QJsonValue selector = at(made, "spec.selector"_L1);
    if (type.plural == "services"_L1 && selector.isObject() && selector.toObject().isEmpty())
        put(made, "spec.selector"_L1, QJsonValue(QJsonValue::Undefined));
    return made;
}

} // namespace firesteel::practice
