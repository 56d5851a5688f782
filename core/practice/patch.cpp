// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/patch.h"

#include <QHash>
#include <QStringList>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

QJsonValue mergePatch(const QJsonValue &target, const QJsonValue &patch)
{
    if (!patch.isObject())
        return patch;
    QJsonObject result = target.toObject();
    const QJsonObject changes = patch.toObject();
    for (auto it = changes.begin(); it != changes.end(); ++it) {
        if (it.value().isNull())
            result.remove(it.key());
        else
            result.insert(it.key(), mergePatch(result.value(it.key()), it.value()));
    }
    return result;
}

namespace {

/// One operation of RFC 6902 on a value, along a pointer.
class Editor
{
public:
    enum class Kind { Add, Remove, Replace };

    static bool edit(QJsonValue &value, const QStringList &path, qsizetype depth, Kind kind,
                     const QJsonValue &with)
    {
        if (depth == path.size()) {
            value = with;
            return true;
        }
        const bool last = depth == path.size() - 1;
        if (value.isObject()) {
            QJsonObject object = value.toObject();
            if (!editObject(object, path, depth, last, kind, with))
                return false;
            value = object;
            return true;
        }
        if (!value.isArray())
            return false;
        QJsonArray array = value.toArray();
        if (!editArray(array, path, depth, last, kind, with))
            return false;
        value = array;
        return true;
    }

private:
    static bool editObject(QJsonObject &object, const QStringList &path, qsizetype depth, bool last,
                           Kind kind, const QJsonValue &with)
    {
        const QString &key = path.at(depth);
        if (last && kind == Kind::Add) {
            object.insert(key, with);
            return true;
        }
        if (!object.contains(key))
            return false;
        if (last && kind == Kind::Remove) {
            object.remove(key);
            return true;
        }
        QJsonValue inner = object.value(key);
        if (!edit(inner, path, depth + 1, kind, with))
            return false;
        object.insert(key, inner);
        return true;
    }

    static bool editArray(QJsonArray &array, const QStringList &path, qsizetype depth, bool last,
                          Kind kind, const QJsonValue &with)
    {
        if (last && kind == Kind::Add && path.at(depth) == "-"_L1) {
            array.append(with);
            return true;
        }
        bool ok = false;
        const int index = path.at(depth).toInt(&ok);
        if (!ok || index < 0 || index > array.size())
            return false;
        if (last && kind == Kind::Add) {
            array.insert(index, with);
            return true;
        }
        if (index == array.size())
            return false;
        if (last && kind == Kind::Remove) {
            array.removeAt(index);
            return true;
        }
        QJsonValue inner = array.at(index);
        if (!edit(inner, path, depth + 1, kind, with))
            return false;
        array.replace(index, inner);
        return true;
    }
};

std::optional<QStringList> pointer(const QJsonValue &value)
{
    if (!value.isString())
        return std::nullopt;
    const QString text = value.toString();
    if (text.isEmpty())
        return QStringList();
    if (!text.startsWith(u'/'))
        return std::nullopt;
    QStringList parts = text.mid(1).split(u'/');
    for (QString &part : parts)
        part.replace(u"~1"_s, u"/"_s).replace(u"~0"_s, u"~"_s);
    return parts;
}

QJsonValue look(const QJsonValue &value, const QStringList &path)
{
    QJsonValue found = value;
    for (const QString &part : path)
        found = found.isArray() ? found.toArray().at(part.toInt()) : found.toObject().value(part);
    return found;
}

bool carryOut(QJsonValue &document, const QJsonObject &operation, const QStringList &path)
{
    using Kind = Editor::Kind;
    const QString op = operation.value("op"_L1).toString();
    const QJsonValue value = operation.value("value"_L1);
    const auto from = pointer(operation.value("from"_L1));
    if (op == "add"_L1)
        return Editor::edit(document, path, 0, Kind::Add, value);
    if (op == "replace"_L1)
        return Editor::edit(document, path, 0, Kind::Replace, value);
    if (op == "remove"_L1)
        return Editor::edit(document, path, 0, Kind::Remove, {});
    if (op == "test"_L1)
        return look(document, path) == value;
    if (!from)
        return false;
    const QJsonValue moved = look(document, *from);
    if (moved.isUndefined())
        return false;
    if (op == "move"_L1 && !Editor::edit(document, *from, 0, Kind::Remove, {}))
        return false;
    return Editor::edit(document, path, 0, Kind::Add, moved);
}

/// By which key the elements of a list are told apart (core/v1 types, patchMergeKey).
QString mergeKey(const QString &field)
{
    static const QHash<QString, QString> keys{{u"containers"_s, u"name"_s},
                                              {u"initContainers"_s, u"name"_s},
                                              {u"env"_s, u"name"_s},
                                              {u"volumes"_s, u"name"_s},
                                              {u"volumeMounts"_s, u"mountPath"_s},
                                              {u"imagePullSecrets"_s, u"name"_s},
                                              {u"ownerReferences"_s, u"uid"_s},
                                              {u"conditions"_s, u"type"_s},
                                              {u"hostAliases"_s, u"ip"_s}};
    return keys.value(field);
}

QString mergeKeyOfPorts(const QJsonArray &ports)
{
    return ports.first().toObject().contains("containerPort"_L1) ? u"containerPort"_s : u"port"_s;
}

QJsonArray mergeLists(const QJsonArray &target, const QJsonArray &patch, const QString &key)
{
    QJsonArray result = target;
    for (const QJsonValue &element : patch) {
        bool found = false;
        for (qsizetype i = 0; i < result.size() && !found; ++i) {
            found = result.at(i).toObject().value(key) == element.toObject().value(key);
            if (found)
                result.replace(i, strategicMerge(result.at(i).toObject(), element.toObject()));
        }
        if (!found)
            result.append(element);
    }
    return result;
}

} // namespace

Answer<QJsonObject> jsonPatch(const QJsonObject &target, const QJsonArray &patch)
{
    static const QStringList known{u"add"_s,  u"remove"_s, u"replace"_s,
                                   u"move"_s, u"copy"_s,   u"test"_s};
    QJsonValue document = target;
    for (const QJsonValue &step : patch) {
        const QJsonObject operation = step.toObject();
        const auto path = pointer(operation.value("path"_L1));
        if (!path || !known.contains(operation.value("op"_L1).toString()))
            return std::unexpected(fault::rejected());
        if (!carryOut(document, operation, *path) || !document.isObject())
            return std::unexpected(fault::rejected());
    }
    return document.toObject();
}

QJsonObject strategicMerge(const QJsonObject &target, const QJsonObject &patch)
{
    QJsonObject result = target;
    for (auto it = patch.begin(); it != patch.end(); ++it) {
        const QJsonValue before = result.value(it.key());
        const QJsonValue &value = it.value();
        if (value.isNull()) {
            result.remove(it.key());
        } else if (value.isObject()) {
            result.insert(it.key(), strategicMerge(before.toObject(), value.toObject()));
        } else if (value.isArray() && before.isArray()) {
            const QJsonArray list = value.toArray();
            const bool ports = it.key() == "ports"_L1 && !list.isEmpty();
            const QString key = ports ? mergeKeyOfPorts(list) : mergeKey(it.key());
            if (key.isEmpty())
                result.insert(it.key(), list);
            else
                result.insert(it.key(), mergeLists(before.toArray(), list, key));
        } else {
            result.insert(it.key(), value);
        }
    }
    return result;
}

} // namespace firesteel::practice
