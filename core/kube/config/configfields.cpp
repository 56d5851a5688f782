// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/configfields.h"

#include "core/base/wsl.h"
#include "core/kube/config/placeholder.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonValue>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using data::YamlNode;

namespace {

/// Whether a value under this key may be shown to anybody.
bool isPublic(const QString &key)
{
    static const QStringList kSecret{u"token"_s,     u"password"_s,      u"username"_s,
                                     u"proxy-url"_s, u"client-secret"_s, u"refresh-token"_s,
                                     u"id-token"_s};
    return !kSecret.contains(key) && !key.endsWith("-data"_L1);
}

/// A map begins where its first key is; its name stands above.
int keyLine(const YamlNode &map, const QString &key)
{
    const auto entry = std::ranges::find_if(
        map.entries, [&key](const data::YamlEntry &one) { return one.key.text == key; });
    return entry == map.entries.end() ? map.line : entry->key.line;
}

} // namespace

bool isNull(const YamlNode *node)
{
    return !node || node->kind == YamlNode::Kind::Null ||
           (node->kind == YamlNode::Kind::Scalar && node->plain &&
            data::plainScalar(node->text).isNull());
}

ConfigFields::ConfigFields(QString path, QString kind, QString name, QList<Error> &problems,
                           QList<ConfigNotice> &notices, EntryText *text)
    : m_path(std::move(path)), m_kind(std::move(kind)), m_name(std::move(name)),
      m_problems(problems), m_notices(notices), m_text(text)
{}

Error ConfigFields::located(Errc code, const QString &detail, const QString &key,
                            const QString &reason, int line) const
{
    return Error(code, detail, particulars(key, line)).with(u"reason"_s, reason);
}

void ConfigFields::problem(const QString &key, const QString &reason, const QString &detail,
                           int line)
{
    m_problems.append(located(Errc::ConfigInvalid, detail, key, reason, line));
}

void ConfigFields::notice(const QString &slug, const QString &key, int line,
                          const QMap<QString, QString> &more)
{
    QMap<QString, QString> context = particulars(key, line);
    context.insert(more);
    m_notices.append({slug, context});
}

QString ConfigFields::plainText(const YamlNode &map, const QString &key)
{
    const YamlNode *node = map.find(key);
    if (isNull(node))
        return {};
    if (m_text)
        m_text->lines.insert(key, node->line);
    if (node->kind != YamlNode::Kind::Scalar) {
        wrongType(key, u"text"_s, *node);
        return {};
    }
    if (node->plain && !data::plainScalar(node->text).isString())
        notice(u"number-as-string"_s, key, node->line);
    return node->text;
}

QString ConfigFields::text(const YamlNode &map, const QString &key)
{
    const QString value = plainText(map, key);
    const Placeholder placeholder = placeholderIn(value);
    if (placeholder != Placeholder::None) {
        const bool view = placeholder == Placeholder::ConfigView;
        QMap<QString, QString> more{{u"source"_s, view ? u"config-view"_s : u"template"_s}};
        if (view || isPublic(key))
            more.insert(u"text"_s, value.left(80));
        notice(u"placeholder"_s, key, map.find(key)->line, more);
    }
    return value;
}

bool ConfigFields::flag(const YamlNode &map, const QString &key)
{
    const YamlNode *node = map.find(key);
    if (isNull(node))
        return false;
    if (m_text)
        m_text->lines.insert(key, node->line);
    const QJsonValue value = node->kind == YamlNode::Kind::Scalar
                                 ? data::plainScalar(node->text)
                                 : QJsonValue(QJsonValue::Undefined);
    if (!value.isBool()) {
        wrongType(key, u"true or false"_s, *node);
        return false;
    }
    if (!node->plain)
        notice(u"quoted-boolean"_s, key, node->line);
    return value.toBool();
}

QByteArray ConfigFields::data(const YamlNode &map, const QString &key)
{
    const QString value = plainText(map, key);
    QByteArray encoded = value.toLatin1();
    encoded.removeIf([](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
    const auto decoded =
        QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
    const bool omitted = placeholderIn(value) == Placeholder::ConfigView;
    if (decoded && encoded.size() % 4 == 0 && !omitted) // without its padding it was cut off
        return *decoded;
    Error bad = located(Errc::ConfigInvalid, u"\"%1\" is not base64"_s.arg(key), key,
                        omitted ? u"placeholder"_s : u"base64"_s, map.find(key)->line);
    if (omitted)
        bad.context.insert({{u"source"_s, u"config-view"_s}, {u"text"_s, value.trimmed()}});
    else if (encoded.startsWith('<'))
        bad.context.insert(u"form"_s, u"brackets"_s);
    else if (encoded.contains("-----BEGIN"))
        bad.context.insert(u"form"_s, u"pem"_s);
    else if (encoded.contains('-') || encoded.contains('_'))
        bad.context.insert(u"form"_s, u"url-alphabet"_s);
    else if (encoded.startsWith('/') && encoded.contains('.'))
        bad.context.insert(u"form"_s, u"path"_s);
    m_problems.append(bad);
    return {};
}

QString ConfigFields::path(const YamlNode &map, const QString &key)
{
    const QString value = text(map, key);
    if (value.isEmpty() || QDir::isAbsolutePath(value) || isWindowsPath(value))
        return value;
    if (m_text)
        m_text->paths.insert(key, value);
    return QDir::cleanPath(folder() + u'/' + value);
}

QStringList ConfigFields::list(const YamlNode &map, const QString &key)
{
    const YamlNode *node = map.find(key);
    if (isNull(node))
        return {};
    QStringList result;
    bool good = node->kind == YamlNode::Kind::Sequence;
    for (const YamlNode &item : node->items) {
        good = good && item.kind == YamlNode::Kind::Scalar;
        result.append(item.text);
    }
    if (!good) {
        wrongType(key, u"a list of texts"_s, *node);
        return {};
    }
    return result;
}

QMap<QString, QStringList> ConfigFields::listMap(const YamlNode &map, const QString &key)
{
    const YamlNode *node = map.find(key);
    QMap<QString, QStringList> result;
    if (isNull(node))
        return result;
    if (node->kind != YamlNode::Kind::Map) {
        wrongType(key, u"a map"_s, *node);
        return result;
    }
    for (const data::YamlEntry &entry : node->entries)
        result.insert(entry.key.text, list(*node, entry.key.text));
    return result;
}

const YamlNode &ConfigFields::child(const YamlNode &map, const QString &key)
{
    static const YamlNode kEmpty;
    const YamlNode *node = map.find(key);
    if (isNull(node))
        return kEmpty;
    if (m_text)
        m_text->lines.insert(key, keyLine(map, key));
    if (node->kind == YamlNode::Kind::Map)
        return *node;
    wrongType(key, u"a map"_s, *node);
    return kEmpty;
}

QList<const YamlNode *> ConfigFields::maps(const YamlNode &map, const QString &key)
{
    const YamlNode *node = map.find(key);
    if (isNull(node))
        return {};
    QList<const YamlNode *> result;
    bool good = node->kind == YamlNode::Kind::Sequence;
    for (const YamlNode &item : node->items) {
        good = good && item.kind == YamlNode::Kind::Map;
        result.append(&item);
    }
    if (good)
        return result;
    wrongType(key, u"a list of maps"_s, *node);
    return {};
}

QString ConfigFields::folder() const
{
    return QFileInfo(m_path).absolutePath();
}

QMap<QString, QString> ConfigFields::particulars(const QString &key, int line) const
{
    QMap<QString, QString> context{{u"path"_s, m_path}};
    if (line > 0)
        context.insert(u"line"_s, QString::number(line));
    if (!key.isEmpty())
        context.insert(u"key"_s, key);
    if (!m_kind.isEmpty())
        context.insert({{u"kind"_s, m_kind}, {u"name"_s, m_name}});
    return context;
}

void ConfigFields::wrongType(const QString &key, const QString &wanted, const YamlNode &node)
{
    problem(key, u"type"_s, u"\"%1\" is not %2"_s.arg(key, wanted), node.line);
}

} // namespace firesteel::kube
