// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfig.h"

#include "core/base/files.h"

#include <QDir>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestFile = 4 << 20;

template <class T>
const T *findByName(const QList<T> &entries, const QString &name)
{
    const auto found = std::ranges::find(entries, name, &T::name);
    return found == entries.end() ? nullptr : &*found;
}

/// Whether two entries say the same, wherever they stand.
template <class T>
bool saysTheSame(T a, T b)
{
    for (T *entry : {&a, &b}) {
        entry->origin = {};
        entry->text = {};
        entry->problems.clear();
    }
    return a == b;
}

/// Appends the entries of `from` whose names are new; others that say something else are noted.
template <class T>
void mergeEntries(QList<T> &into, const QList<T> &from, const QString &kind,
                  QList<ConfigNotice> &notices)
{
    const QList<T> before = into;
    for (const T &entry : from) {
        const T *first = findByName(before, entry.name);
        if (!first) {
            into.append(entry);
            continue;
        }
        if (saysTheSame(entry, *first))
            continue;
        notices.append({u"collision"_s,
                        {{u"kind"_s, kind},
                         {u"name"_s, entry.name},
                         {u"path"_s, entry.origin.file},
                         {u"line"_s, QString::number(entry.origin.line)},
                         {u"firstPath"_s, first->origin.file},
                         {u"firstLine"_s, QString::number(first->origin.line)}}});
    }
}

Error dangling(const QString &kind, const QString &name, const QString &context,
               const Origin &origin)
{
    Error error(Errc::ConfigDanglingName, {},
                {{u"kind"_s, kind},
                 {u"name"_s, name},
                 {u"path"_s, origin.file},
                 {u"line"_s, QString::number(origin.line)}});
    if (!context.isEmpty())
        error.context.insert(u"context"_s, context);
    return error;
}

} // namespace

const KubeCluster *Kubeconfig::cluster(const QString &name) const
{
    return findByName(clusters, name);
}

const KubeUser *Kubeconfig::user(const QString &name) const
{
    return findByName(users, name);
}

const KubeContext *Kubeconfig::context(const QString &name) const
{
    return findByName(contexts, name);
}

QList<Error> Kubeconfig::allProblems() const
{
    QList<Error> all = problems;
    for (const KubeCluster &entry : clusters)
        all += entry.problems;
    for (const KubeUser &entry : users)
        all += entry.problems;
    for (const KubeContext &entry : contexts) {
        all += entry.problems;
        if (!entry.cluster.isEmpty() && !cluster(entry.cluster))
            all += dangling(u"cluster"_s, entry.cluster, entry.name, entry.origin);
        if (!entry.user.isEmpty() && !user(entry.user))
            all += dangling(u"user"_s, entry.user, entry.name, entry.origin);
    }
    if (!currentContext.isEmpty() && !context(currentContext))
        all += dangling(u"context"_s, currentContext, {}, currentContextOrigin);
    return all;
}

Kubeconfig readKubeconfig(const QString &path)
{
    const Result<QByteArray> content = readFile(path, kLargestFile);
    if (content)
        return parseKubeconfig(*content, path);
    Kubeconfig failed;
    failed.problems.append(content.error().with(u"role"_s, u"kubeconfig"_s));
    return failed;
}

Kubeconfig mergeKubeconfigs(const QList<Kubeconfig> &configs)
{
    Kubeconfig merged;
    for (const Kubeconfig &config : configs) {
        merged.files += config.files;
        merged.problems += config.problems;
        merged.notices += config.notices;
        mergeEntries(merged.clusters, config.clusters, u"cluster"_s, merged.notices);
        mergeEntries(merged.users, config.users, u"user"_s, merged.notices);
        mergeEntries(merged.contexts, config.contexts, u"context"_s, merged.notices);
        if (merged.currentContext.isEmpty()) {
            merged.currentContext = config.currentContext;
            merged.currentContextOrigin = config.currentContextOrigin;
        }
    }
    return merged;
}

QStringList kubeconfigPaths(const QString &explicitPath, const QProcessEnvironment &env)
{
    const bool windows = !windowsPathList(env.value(u"KUBECONFIG"_s)).isEmpty();
    return kubeconfigPaths(explicitPath, env, windows ? detectWsl(env) : Wsl());
}

QStringList kubeconfigPaths(const QString &explicitPath, const QProcessEnvironment &env,
                            const Wsl &wsl)
{
    if (!explicitPath.isEmpty())
        return {explicitPath};
    const QString list = env.value(u"KUBECONFIG"_s);
    QStringList paths = windowsPathList(list);
    for (QString &path : paths) {
        if (const auto translated = linuxPath(path, wsl))
            path = *translated;
    }
    if (paths.isEmpty())
        paths = list.split(QDir::listSeparator(), Qt::SkipEmptyParts);
    paths.removeDuplicates();
    if (!paths.isEmpty())
        return paths;
    const QString home = env.value(u"HOME"_s);
    return home.isEmpty() ? QStringList() : QStringList{home + "/.kube/config"_L1};
}

Result<Kubeconfig> loadKubeconfig(const QString &explicitPath, const QProcessEnvironment &env)
{
    const QStringList paths = kubeconfigPaths(explicitPath, env);
    QList<Kubeconfig> configs;
    std::optional<Error> missing;
    for (const QString &path : paths) {
        Kubeconfig config = readKubeconfig(path);
        const bool absent =
            !config.problems.isEmpty() && config.problems[0].code == Errc::FileMissing;
        if (!absent)
            configs.append(std::move(config));
        else if (!missing)
            missing = config.problems[0];
    }
    if (configs.isEmpty()) {
        Error error =
            missing.value_or(Error(Errc::FileMissing, {}, {{u"role"_s, u"kubeconfig"_s}}));
        if (explicitPath.isEmpty() && !env.value(u"KUBECONFIG"_s).isEmpty())
            error.context.insert(u"variable"_s, u"KUBECONFIG"_s);
        return std::unexpected(error);
    }
    Kubeconfig merged = mergeKubeconfigs(configs);
    if (merged.isEmpty() && !merged.problems.isEmpty())
        return std::unexpected(merged.problems[0]);
    return merged;
}

} // namespace firesteel::kube
