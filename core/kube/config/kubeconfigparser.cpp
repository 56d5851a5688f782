// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// From the text of one kubeconfig to its entries (k8s.io/client-go, tools/clientcmd/api/v1).
#include "core/base/dnslabel.h"
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"
#include "core/kube/config/configfields.h"
#include "core/kube/config/kubeconfig.h"

#include <QDir>
#include <QJsonValue>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using data::YamlNode;

namespace {

/// What the cluster has to say to credential plug-ins (client.authentication.k8s.io, "config").
QByteArray execConfigIn(const YamlNode &map, ConfigFields &fields)
{
    for (const YamlNode *item : fields.maps(map, u"extensions"_s)) {
        const YamlNode *name = item->find(u"name");
        const YamlNode *extension = item->find(u"extension");
        if (!name || name->text != "client.authentication.k8s.io/exec"_L1 || !extension)
            continue;
        if (const Result<QJsonValue> value = data::toJson(*extension))
            return data::toCompactJson(*value);
        fields.wrongType(u"extensions"_s, u"readable"_s, *extension);
    }
    return {};
}

void fill(KubeCluster &cluster, const YamlNode &map, ConfigFields &fields)
{
    cluster.server = fields.text(map, u"server"_s);
    cluster.tlsServerName = fields.text(map, u"tls-server-name"_s);
    cluster.insecure = fields.flag(map, u"insecure-skip-tls-verify"_s);
    cluster.caFile = fields.path(map, u"certificate-authority"_s);
    cluster.caData = fields.data(map, u"certificate-authority-data"_s);
    cluster.proxyUrl = fields.text(map, u"proxy-url"_s);
    cluster.disableCompression = fields.flag(map, u"disable-compression"_s);
    cluster.execConfig = execConfigIn(map, fields);
    if (!cluster.caFile.isEmpty() && !cluster.caData.isEmpty())
        fields.notice(u"data-beats-file"_s, u"certificate-authority"_s, cluster.origin.line);
    if (cluster.insecure && (!cluster.caFile.isEmpty() || !cluster.caData.isEmpty()))
        fields.problem(u"insecure-skip-tls-verify"_s, u"conflict"_s,
                       u"a certificate authority and insecure-skip-tls-verify exclude each other"_s,
                       cluster.origin.line);
}

ExecPlugin pluginIn(const YamlNode &map, ConfigFields &fields)
{
    const YamlNode &exec = fields.child(map, u"exec"_s);
    ExecPlugin plugin;
    plugin.command = fields.text(exec, u"command"_s);
    // client-go: a name goes through PATH, anything else counts from the folder of the kubeconfig
    if (plugin.command.contains(u'/') && !isWindowsPath(plugin.command))
        plugin.command = QDir::cleanPath(QDir(fields.folder()).filePath(plugin.command));
    plugin.arguments = fields.list(exec, u"args"_s);
    for (const YamlNode *item : fields.maps(exec, u"env"_s)) {
        const QString name = fields.text(*item, u"name"_s);
        if (name.isEmpty() || name.contains(u'='))
            fields.problem(u"env"_s, u"missing"_s, u"a variable of exec without a usable name"_s,
                           item->line);
        else
            plugin.environment.append({name, fields.text(*item, u"value"_s)});
    }
    plugin.file = fields.file();
    plugin.workingDirectory = plugin.file.isEmpty() ? QString() : fields.folder();
    plugin.apiVersion = fields.text(exec, u"apiVersion"_s);
    plugin.installHint = fields.text(exec, u"installHint"_s);
    plugin.provideClusterInfo = fields.flag(exec, u"provideClusterInfo"_s);
    const QString mode = fields.text(exec, u"interactiveMode"_s);
    if (mode == "Never"_L1)
        plugin.interactive = ExecPlugin::Interactive::Never;
    else if (mode == "Always"_L1)
        plugin.interactive = ExecPlugin::Interactive::Always;
    else if (!mode.isEmpty() && mode != "IfAvailable"_L1)
        fields.wrongType(u"interactiveMode"_s, u"Never, IfAvailable or Always"_s,
                         *exec.find(u"interactiveMode"));
    return plugin;
}

/// Of all providers that once were built into kubectl only "oidc" is left.
void readProvider(KubeUser &user, const YamlNode &provider, ConfigFields &fields)
{
    const QString name = fields.text(provider, u"name"_s);
    user.authProvider = name.isEmpty() ? u"auth-provider"_s : name;
    if (name != "oidc"_L1)
        return;
    const YamlNode &config = fields.child(provider, u"config"_s);
    OidcSettings oidc;
    oidc.issuerUrl = fields.text(config, u"idp-issuer-url"_s);
    oidc.clientId = fields.text(config, u"client-id"_s);
    oidc.clientSecret = fields.text(config, u"client-secret"_s);
    oidc.refreshToken = fields.text(config, u"refresh-token"_s);
    oidc.idToken = fields.text(config, u"id-token"_s).trimmed().toUtf8();
    oidc.certificateAuthority = fields.data(config, u"idp-certificate-authority-data"_s);
    user.oidcAuthorityFile = fields.path(config, u"idp-certificate-authority"_s);
    if (!isHeaderSafe(oidc.idToken))
        fields.problem(u"id-token"_s, u"characters"_s,
                       u"the token holds blanks or other characters that none has"_s,
                       user.origin.line);
    user.auth.oidc = oidc;
}

void checkUser(const KubeUser &user, ConfigFields &fields)
{
    const int line = user.origin.line;
    const auto broken = [&user](const QString &field) {
        return std::ranges::any_of(user.problems, [&field](const Error &problem) {
            return problem.context.value(u"key"_s) == field;
        });
    };
    const bool certificate = !user.certificateFile.isEmpty() || !user.certificateData.isEmpty() ||
                             broken(u"client-certificate-data"_s);
    const bool key =
        !user.keyFile.isEmpty() || !user.keyData.isEmpty() || broken(u"client-key-data"_s);
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
    if (user.auth.exec && !user.authProvider.isEmpty())
        fields.problem(u"exec"_s, u"conflict"_s, u"exec and auth-provider exclude each other"_s,
                       line);
    const Impersonation &as = user.auth.impersonation;
    if (as.user.isEmpty() && (!as.uid.isEmpty() || !as.groups.isEmpty() || !as.extra.isEmpty()))
        fields.problem(u"as"_s, u"missing"_s, u"as-uid, as-groups or as-user-extra without as"_s,
                       line);
}

void fill(KubeUser &user, const YamlNode &map, ConfigFields &fields)
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
    if (!isNull(map.find(u"exec"_s)))
        user.auth.exec = pluginIn(map, fields);
    if (!isNull(map.find(u"auth-provider"_s)))
        readProvider(user, fields.child(map, u"auth-provider"_s), fields);
    checkUser(user, fields);
}

void fill(KubeContext &context, const YamlNode &map, ConfigFields &fields)
{
    context.cluster = fields.text(map, u"cluster"_s);
    context.user = fields.text(map, u"user"_s);
    context.namespaceName = fields.text(map, u"namespace"_s);
    if (!context.namespaceName.isEmpty() && !isDnsLabel(context.namespaceName))
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
    ConfigFields file(path, {}, {}, config.problems, config.notices);
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
        ConfigFields fields(path, kind, entry.name, entry.problems, config.notices, &entry.text);
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

/// What a text that is no kubeconfig is instead; empty if that cannot be told.
QString otherThanConfig(QByteArrayView text)
{
    const QByteArray start =
        QByteArray(text.data(), std::min<qsizetype>(text.size(), 4096)).trimmed();
    if (start.startsWith('<'))
        return u"html"_s;
    if (start.contains("-----BEGIN CERTIFICATE"))
        return u"certificate"_s;
    if (start.contains("PRIVATE KEY-----"))
        return u"private-key"_s;
    if (start.startsWith("eyJ"))
        return u"token"_s;
    return {};
}

bool checkHead(const YamlNode &root, QByteArrayView text, ConfigFields &file,
               QList<Error> &problems)
{
    if (root.kind != YamlNode::Kind::Map) {
        file.problem({}, u"type"_s, u"the text is not a map"_s, root.line);
        if (const QString other = otherThanConfig(text); !other.isEmpty())
            problems.last().context.insert(u"content"_s, other);
        return false;
    }
    const QString kind = file.text(root, u"kind"_s);
    const QString version = file.text(root, u"apiVersion"_s);
    if (!kind.isEmpty() && kind != "Config"_L1) {
        file.problem(u"kind"_s, u"kind"_s, u"this is a %1, not a Config"_s.arg(kind.left(64)),
                     root.line);
        problems.last().context.insert(u"found"_s, kind.left(64));
        return false;
    }
    if (!version.isEmpty() && version != "v1"_L1) {
        file.problem(u"apiVersion"_s, u"kind"_s, u"a version of kubeconfig other than v1"_s,
                     root.line);
        return false;
    }
    return true;
}

/// "UTF-16" or "UTF-32" by the byte order mark, or by the zeros between Latin letters; else empty.
QString encodingOf(QByteArrayView text)
{
    const auto starts = [&text](QByteArrayView mark) { return text.startsWith(mark); };
    if (starts(QByteArrayView("\xFF\xFE\0\0", 4)) || starts(QByteArrayView("\0\0\xFE\xFF", 4)))
        return u"UTF-32"_s;
    if (starts("\xFF\xFE") || starts("\xFE\xFF"))
        return u"UTF-16"_s;
    const QByteArrayView start = text.first(std::min<qsizetype>(text.size(), 64));
    qsizetype zeros[2] = {0, 0};
    for (qsizetype i = 0; i < start.size(); ++i)
        zeros[i % 2] += start[i] == 0 ? 1 : 0;
    const qsizetype half = start.size() / 2;
    const bool wide = half >= 4 && ((zeros[0] >= half - 1 && zeros[1] == 0) ||
                                    (zeros[1] >= half - 1 && zeros[0] == 0));
    return wide ? u"UTF-16"_s : QString();
}

} // namespace

Kubeconfig parseKubeconfig(QByteArrayView text, const QString &path)
{
    Kubeconfig config;
    config.files.append(path);
    ConfigFields file(path, {}, {}, config.problems, config.notices);
    const Result<std::vector<YamlNode>> documents = data::readYaml(text);
    const QString encoding = encodingOf(text);
    if (!documents) {
        Error error = documents.error().with(u"path"_s, path);
        if (const QString other = otherThanConfig(text); !other.isEmpty())
            error.context.insert(u"content"_s, other);
        if (!encoding.isEmpty())
            error.context.insert(u"encoding"_s, encoding);
        config.problems.append(error);
        return config;
    }
    if (!encoding.isEmpty())
        file.notice(u"encoding"_s, {}, 0, {{u"encoding"_s, encoding}});
    if (documents->empty() || isNull(&documents->front()))
        return config;
    const YamlNode &root = documents->front();
    if (documents->size() > 1)
        file.notice(u"several-documents"_s, {}, (*documents)[1].line);
    if (!checkHead(root, text, file, config.problems))
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
