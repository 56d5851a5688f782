// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// From the text of one kubeconfig to its entries (k8s.io/client-go, tools/clientcmd/api/v1).
#include "core/data/yaml.h"
#include "core/kube/config/kubeconfig.h"

#include <QDir>
#include <QFileInfo>
#include <QJsonValue>
#include <QRegularExpression>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using data::YamlNode;

namespace {

bool isNull(const YamlNode *node)
{
    return !node || node->kind == YamlNode::Kind::Null ||
           (node->kind == YamlNode::Kind::Scalar && node->plain &&
            data::plainScalar(node->text).isNull());
}

/// Reads the fields of one entry, collects what is wrong with them, and knows where all this
/// stands.
class Fields
{
public:
    Fields(QString path, QString kind, QString name, QList<Error> &problems,
           QList<ConfigNotice> &notices)
        : m_path(std::move(path)), m_kind(std::move(kind)), m_name(std::move(name)),
          m_problems(problems), m_notices(notices)
    {}

    [[nodiscard]] Error located(Errc code, const QString &detail, const QString &key,
                                const QString &reason, int line) const
    {
        return Error(code, detail, particulars(key, line)).with(u"reason"_s, reason);
    }

    void problem(const QString &key, const QString &reason, const QString &detail, int line)
    {
        m_problems.append(located(Errc::ConfigInvalid, detail, key, reason, line));
    }

    void notice(const QString &slug, const QString &key, int line)
    {
        m_notices.append({slug, particulars(key, line)});
    }

    /// Text; a number or boolean without quotes is taken as it is written, though kubectl refuses
    /// it.
    QString text(const YamlNode &map, const QString &key)
    {
        const YamlNode *node = map.find(key);
        if (isNull(node))
            return {};
        if (node->kind != YamlNode::Kind::Scalar) {
            wrongType(key, u"text"_s, *node);
            return {};
        }
        if (node->plain && !data::plainScalar(node->text).isString())
            notice(u"number-as-string"_s, key, node->line);
        return node->text;
    }

    bool flag(const YamlNode &map, const QString &key)
    {
        const YamlNode *node = map.find(key);
        if (isNull(node))
            return false;
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

    /// Base64 of RFC 4648 with any white space in it.
    QByteArray data(const YamlNode &map, const QString &key)
    {
        QByteArray encoded = text(map, key).toLatin1();
        encoded.removeIf([](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
        const auto decoded =
            QByteArray::fromBase64Encoding(encoded, QByteArray::AbortOnBase64DecodingErrors);
        if (!decoded) {
            problem(key, u"base64"_s, u"\"%1\" is not base64"_s.arg(key), map.find(key)->line);
            return {};
        }
        return *decoded;
    }

    /// A path, counted from the folder of the kubeconfig. Neither ~ nor variables are expanded.
    QString path(const YamlNode &map, const QString &key)
    {
        static const QRegularExpression windows(u"^[A-Za-z]:[\\\\/]"_s);
        const QString value = text(map, key);
        if (value.isEmpty() || QDir::isAbsolutePath(value) || windows.match(value).hasMatch())
            return value;
        return QDir::cleanPath(QFileInfo(m_path).absoluteDir().filePath(value));
    }

    QStringList list(const YamlNode &map, const QString &key)
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

    QMap<QString, QStringList> listMap(const YamlNode &map, const QString &key)
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

    /// A map below `map`, or an empty one.
    const YamlNode &child(const YamlNode &map, const QString &key)
    {
        static const YamlNode kEmpty;
        const YamlNode *node = map.find(key);
        if (isNull(node))
            return kEmpty;
        if (node->kind == YamlNode::Kind::Map)
            return *node;
        wrongType(key, u"a map"_s, *node);
        return kEmpty;
    }

private:
    [[nodiscard]] QMap<QString, QString> particulars(const QString &key, int line) const
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

    void wrongType(const QString &key, const QString &wanted, const YamlNode &node)
    {
        problem(key, u"type"_s, u"\"%1\" is not %2"_s.arg(key, wanted), node.line);
    }

    QString m_path;
    QString m_kind;
    QString m_name;
    QList<Error> &m_problems;
    QList<ConfigNotice> &m_notices;
};

void fill(KubeCluster &cluster, const YamlNode &map, Fields &fields)
{
    cluster.server = fields.text(map, u"server"_s);
    cluster.tlsServerName = fields.text(map, u"tls-server-name"_s);
    cluster.insecure = fields.flag(map, u"insecure-skip-tls-verify"_s);
    cluster.caFile = fields.path(map, u"certificate-authority"_s);
    cluster.caData = fields.data(map, u"certificate-authority-data"_s);
    cluster.proxyUrl = fields.text(map, u"proxy-url"_s);
    cluster.disableCompression = fields.flag(map, u"disable-compression"_s);
    if (!cluster.caFile.isEmpty() && !cluster.caData.isEmpty())
        fields.notice(u"data-beats-file"_s, u"certificate-authority"_s, cluster.origin.line);
    if (cluster.insecure && (!cluster.caFile.isEmpty() || !cluster.caData.isEmpty()))
        fields.problem(u"insecure-skip-tls-verify"_s, u"conflict"_s,
                       u"a certificate authority and insecure-skip-tls-verify exclude each other"_s,
                       cluster.origin.line);
}

void checkUser(const KubeUser &user, Fields &fields)
{
    const int line = user.origin.line;
    const bool certificate = !user.certificateFile.isEmpty() || !user.certificateData.isEmpty();
    const bool key = !user.keyFile.isEmpty() || !user.keyData.isEmpty();
    if (certificate && !key)
        fields.problem(u"client-key"_s, u"missing"_s, u"a client certificate without its key"_s,
                       line);
    if (key && !certificate)
        fields.problem(u"client-certificate"_s, u"missing"_s,
                       u"a client key without its certificate"_s, line);
    if (!user.certificateFile.isEmpty() && !user.certificateData.isEmpty())
        fields.notice(u"data-beats-file"_s, u"client-certificate"_s, line);
    if (!user.keyFile.isEmpty() && !user.keyData.isEmpty())
        fields.notice(u"data-beats-file"_s, u"client-key"_s, line);
    const bool token = !user.auth.token.isEmpty() || !user.auth.tokenFile.isEmpty();
    if (token && user.auth.basic)
        fields.problem(u"token"_s, u"conflict"_s, u"a token and a user name exclude each other"_s,
                       line);
    if (!isHeaderSafe(user.auth.token))
        fields.problem(u"token"_s, u"characters"_s,
                       u"the token holds blanks or other characters that none has"_s, line);
    if (user.exec && !user.authProvider.isEmpty())
        fields.problem(u"exec"_s, u"conflict"_s, u"exec and auth-provider exclude each other"_s,
                       line);
    const Impersonation &as = user.auth.impersonation;
    if (as.user.isEmpty() && (!as.uid.isEmpty() || !as.groups.isEmpty() || !as.extra.isEmpty()))
        fields.problem(u"as"_s, u"missing"_s, u"as-uid, as-groups or as-user-extra without as"_s,
                       line);
}

void fill(KubeUser &user, const YamlNode &map, Fields &fields)
{
    user.certificateFile = fields.path(map, u"client-certificate"_s);
    user.certificateData = fields.data(map, u"client-certificate-data"_s);
    user.keyFile = fields.path(map, u"client-key"_s);
    user.keyData = fields.data(map, u"client-key-data"_s);
    user.auth.token = fields.text(map, u"token"_s).trimmed().toUtf8();
    user.auth.tokenFile = fields.path(map, u"tokenFile"_s);
    user.auth.username = fields.text(map, u"username"_s);
    user.auth.password = fields.text(map, u"password"_s);
    user.auth.basic = !user.auth.username.isEmpty() || !user.auth.password.isEmpty();
    Impersonation &as = user.auth.impersonation;
    as.user = fields.text(map, u"as"_s);
    as.uid = fields.text(map, u"as-uid"_s);
    as.groups = fields.list(map, u"as-groups"_s);
    as.extra = fields.listMap(map, u"as-user-extra"_s);
    user.exec = !isNull(map.find(u"exec"_s));
    user.execCommand = fields.text(fields.child(map, u"exec"_s), u"command"_s);
    if (!isNull(map.find(u"auth-provider"_s))) {
        const QString name = fields.text(fields.child(map, u"auth-provider"_s), u"name"_s);
        user.authProvider = name.isEmpty() ? u"auth-provider"_s : name;
    }
    checkUser(user, fields);
}

void fill(KubeContext &context, const YamlNode &map, Fields &fields)
{
    static const QRegularExpression label(u"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$"_s);
    context.cluster = fields.text(map, u"cluster"_s);
    context.user = fields.text(map, u"user"_s);
    context.namespaceName = fields.text(map, u"namespace"_s);
    if (!context.namespaceName.isEmpty() && !label.match(context.namespaceName).hasMatch())
        fields.problem(u"namespace"_s, u"name"_s, u"this cannot be the name of a namespace"_s,
                       context.origin.line);
}

/// Reads one of the three lists, whose items are a name and a map under `kind`.
template <class T>
void readEntries(const YamlNode &root, const QString &listKey, const QString &kind,
                 const QString &path, Kubeconfig &config, QList<T> &entries)
{
    const YamlNode *list = root.find(listKey);
    if (isNull(list))
        return;
    Fields file(path, {}, {}, config.problems, config.notices);
    if (list->kind != YamlNode::Kind::Sequence) {
        file.problem(listKey, u"type"_s, u"\"%1\" is not a list"_s.arg(listKey), list->line);
        return;
    }
    QHash<QString, qsizetype> known;
    for (const YamlNode &item : list->items) {
        if (item.kind != YamlNode::Kind::Map) {
            file.problem(listKey, u"type"_s, u"an item of \"%1\" is not a map"_s.arg(listKey),
                         item.line);
            continue;
        }
        T entry;
        entry.origin = {path, item.line};
        const YamlNode *name = item.find(u"name");
        if (name && name->kind == YamlNode::Kind::Scalar)
            entry.name = name->text;
        Fields fields(path, kind, entry.name, entry.problems, config.notices);
        if (entry.name.isEmpty())
            fields.problem(u"name"_s, u"missing"_s, u"an entry without a name"_s, item.line);
        fill(entry, fields.child(item, kind), fields);
        if (const auto first = known.constFind(entry.name); first != known.constEnd()) {
            Error twice = fields.located(Errc::ConfigInvalid, u"two entries have this name"_s,
                                         u"name"_s, u"duplicate"_s, item.line);
            twice.context.insert(u"firstLine"_s, QString::number(entries[*first].origin.line));
            entries[*first].problems.append(twice); // neither can be told from the other
            continue;
        }
        known.insert(entry.name, entries.size());
        entries.append(std::move(entry));
    }
}

bool checkHead(const YamlNode &root, Fields &file)
{
    if (root.kind != YamlNode::Kind::Map) {
        file.problem({}, u"type"_s, u"the text is not a map"_s, root.line);
        return false;
    }
    const QString kind = file.text(root, u"kind"_s);
    const QString version = file.text(root, u"apiVersion"_s);
    if (!kind.isEmpty() && kind != "Config"_L1) {
        file.problem(u"kind"_s, u"kind"_s, u"this is a %1, not a Config"_s.arg(kind.left(64)),
                     root.line);
        return false;
    }
    if (!version.isEmpty() && version != "v1"_L1) {
        file.problem(u"apiVersion"_s, u"kind"_s, u"a version of kubeconfig other than v1"_s,
                     root.line);
        return false;
    }
    return true;
}

} // namespace

Kubeconfig parseKubeconfig(QByteArrayView text, const QString &path)
{
    Kubeconfig config;
    config.files.append(path);
    Fields file(path, {}, {}, config.problems, config.notices);
    const Result<std::vector<YamlNode>> documents = data::readYaml(text);
    if (!documents) {
        config.problems.append(documents.error().with(u"path"_s, path));
        return config;
    }
    if (documents->empty() || isNull(&documents->front()))
        return config;
    const YamlNode &root = documents->front();
    if (documents->size() > 1)
        file.notice(u"several-documents"_s, {}, (*documents)[1].line);
    if (!checkHead(root, file))
        return config;
    readEntries(root, u"clusters"_s, u"cluster"_s, path, config, config.clusters);
    readEntries(root, u"users"_s, u"user"_s, path, config, config.users);
    readEntries(root, u"contexts"_s, u"context"_s, path, config, config.contexts);
    config.currentContext = file.text(root, u"current-context"_s);
    if (const YamlNode *current = root.find(u"current-context"))
        config.currentContextOrigin = {path, current->line};
    return config;
}

} // namespace firesteel::kube
