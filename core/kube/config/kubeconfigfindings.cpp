// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfigfindings.h"

#include "core/base/files.h"
#include "core/kube/config/entryfindings.h"

#include <QFileInfo>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

constexpr qint64 kLargestNamedFile = 4 << 20;

/// What is known of notices that are no problem but deserve a word.
std::optional<Finding> noticeFinding(const ConfigNotice &notice)
{
    const QString slug = notice.slug;
    const QMap<QString, QString> &context = notice.context;
    const QString place = placeOf(context.value(u"path"_s), context.value(u"line"_s).toInt());
    const auto made = [&](QLatin1StringView detail, Severity severity) {
        Finding one = finding(detail, context, {{place, context.value(u"key"_s)}}, severity);
        one.context.insert(u"problem"_s, slug);
        return one;
    };
    if (slug == "encoding"_L1)
        return made("kubeconfig-encoding"_L1, Severity::Warning);
    if (slug == "collision"_L1) {
        Finding one = made("kubeconfig-collision"_L1, Severity::Warning);
        one.evidence.append(
            {placeOf(context.value(u"firstPath"_s), context.value(u"firstLine"_s).toInt()), {}});
        return one;
    }
    if (slug == "several-documents"_L1 || slug == "number-as-string"_L1 ||
        slug == "quoted-boolean"_L1)
        return made("kubeconfig-unreadable"_L1, Severity::Notice);
    return std::nullopt;
}

/// The files that one context names and that are wrong in the same way are one finding: its
/// cluster and its user were written, or copied, by the same hand.
QList<Finding> withPathsTogether(const QList<Finding> &findings)
{
    QList<Finding> together;
    for (const Finding &one : findings) {
        const auto alike = [&one](const Finding &known) {
            return known.cause == "kubeconfig-path"_L1 && known.detail == one.detail &&
                   known.severity == one.severity &&
                   known.context.value(u"problem"_s) == one.context.value(u"problem"_s);
        };
        const auto known = std::ranges::find_if(together, alike);
        if (known == together.end())
            together.append(one);
        else
            known->evidence += one.evidence;
    }
    return together;
}

/// Whether this notice belongs to that entry.
bool isOf(const ConfigNotice &notice, const QString &kind, const QString &name)
{
    return notice.context.value(u"kind"_s) == kind && notice.context.value(u"name"_s) == name;
}

/// The one of `names` that `wanted` was probably to be.
QString nearest(const QString &wanted, const QStringList &names)
{
    for (const QString &name : names) {
        if (name.compare(wanted, Qt::CaseInsensitive) == 0)
            return name;
    }
    QString found;
    for (const QString &name : names) {
        const bool close = name.contains(wanted, Qt::CaseInsensitive) ||
                           wanted.contains(name, Qt::CaseInsensitive);
        if (!close || wanted.isEmpty())
            continue;
        if (!found.isEmpty()) // more than one: no guess
            return {};
        found = name;
    }
    return found;
}

template <class T>
QStringList namesOf(const QList<T> &entries)
{
    QStringList names;
    for (const T &entry : entries)
        names += entry.name;
    return names;
}

class Finder
{
public:
    Finder(const Kubeconfig &config, const ConfigSurroundings &around)
        : m_config(config), m_around(around)
    {}

    void files();
    void choice(const QString &name);
    void context(const KubeContext &context);
    void notices(bool all, const KubeContext *context);
    void entries(const KubeContext *context);
    [[nodiscard]] QList<Finding> result() const { return m_findings; }

private:
    void severalFiles();
    void wrong(const QString &kind, const QString &name, const Origin &origin,
               const QStringList &known, const QString &contextName);
    [[nodiscard]] const KubeContext *userOf(const QString &clusterName) const;

    const Kubeconfig &m_config;
    const ConfigSurroundings &m_around;
    QList<Finding> m_findings;
};

void Finder::files()
{
    for (const Error &problem : m_config.problems)
        m_findings.append(configFinding(problem, m_around));
    if (m_config.isEmpty() && m_config.problems.isEmpty()) {
        Error empty(m_config.files.isEmpty() ? Errc::FileMissing : Errc::ConfigEmpty, {},
                    {{u"role"_s, u"kubeconfig"_s}});
        if (!m_config.files.isEmpty())
            empty.context.insert(u"path"_s, m_config.files.constFirst());
        m_findings.append(configFinding(empty, m_around));
    }
    severalFiles();
}

void Finder::severalFiles()
{
    if (m_config.files.size() < 2 || m_around.env.value(u"KUBECONFIG"_s).isEmpty())
        return;
    const QString first = m_config.files.constFirst();
    const KubeContext *current = m_config.context(m_config.currentContext);
    const KubeCluster *cluster = current ? m_config.cluster(current->cluster) : nullptr;
    const KubeUser *user = current ? m_config.user(current->user) : nullptr;
    const auto elsewhere = [&first](const auto *entry) {
        return entry && entry->origin.file != first;
    };
    const bool spread = elsewhere(current) || elsewhere(cluster) || elsewhere(user) ||
                        (current && m_config.currentContextOrigin.file != first);
    QMap<QString, QString> context{{u"files"_s, m_config.files.join(u", "_s)},
                                   {u"count"_s, QString::number(m_config.files.size())},
                                   {u"first"_s, first}};
    if (current)
        context.insert({{u"context"_s, current->name}, {u"path"_s, current->origin.file}});
    if (spread)
        context.insert(u"problem"_s, u"spread"_s);
    QList<Evidence> evidence{{u"KUBECONFIG"_s, m_around.env.value(u"KUBECONFIG"_s)}};
    if (current)
        evidence.append({placeOf(current->origin.file, current->origin.line), current->name});
    m_findings.append(finding("kubeconfig-multiple-files"_L1, context, evidence,
                              spread ? Severity::Warning : Severity::Notice));
}

void Finder::wrong(const QString &kind, const QString &name, const Origin &origin,
                   const QStringList &known, const QString &contextName)
{
    QMap<QString, QString> context{{u"kind"_s, kind}, {u"problem"_s, kind}, {u"name"_s, name}};
    if (!origin.file.isEmpty())
        context.insert(u"path"_s, origin.file);
    if (!contextName.isEmpty())
        context.insert(u"context"_s, contextName);
    if (!known.isEmpty())
        context.insert(u"known"_s,
                       known.first(std::min<qsizetype>(known.size(), 12)).join(u", "_s));
    if (const QString meant = nearest(name, known); !meant.isEmpty())
        context.insert(u"meant"_s, meant);
    m_findings.append(finding("kubeconfig-wrong-context"_L1, context,
                              {{placeOf(origin.file, origin.line), name}}));
}

void Finder::choice(const QString &name)
{
    if (m_config.contexts.isEmpty())
        return;
    const QStringList known = namesOf(m_config.contexts);
    const QString wanted = name.isEmpty() ? m_config.currentContext : name;
    if (wanted.isEmpty())
        wrong(u"none"_s, {}, {m_config.files.value(0), 0}, known, {});
    else if (!m_config.context(wanted))
        wrong(u"context"_s, wanted,
              name.isEmpty() ? m_config.currentContextOrigin : Origin{m_config.files.value(0), 0},
              known, {});
}

void Finder::context(const KubeContext &context)
{
    for (const Error &problem : context.problems)
        m_findings.append(configFinding(problem, m_around));
    const auto place = [&context](const QString &key) {
        return Origin{context.origin.file, context.text.lines.value(key, context.origin.line)};
    };
    if (!m_config.cluster(context.cluster))
        wrong(u"cluster"_s, context.cluster, place(u"cluster"_s), namesOf(m_config.clusters),
              context.name);
    if (!context.user.isEmpty() && !m_config.user(context.user))
        wrong(u"user"_s, context.user, place(u"user"_s), namesOf(m_config.users), context.name);
}

void Finder::notices(bool all, const KubeContext *context)
{
    for (const ConfigNotice &notice : m_config.notices) {
        const bool ofEntry = notice.context.contains(u"kind"_s);
        const bool mine = all || !ofEntry ||
                          (context && (isOf(notice, u"context"_s, context->name) ||
                                       isOf(notice, u"cluster"_s, context->cluster) ||
                                       isOf(notice, u"user"_s, context->user)));
        if (!mine)
            continue;
        if (const auto one = noticeFinding(notice))
            m_findings.append(*one);
    }
}

const KubeContext *Finder::userOf(const QString &clusterName) const
{
    const auto found = std::ranges::find(m_config.contexts, clusterName, &KubeContext::cluster);
    return found == m_config.contexts.end() ? nullptr : &*found;
}

/// The cluster and user of one context, or all there are.
void Finder::entries(const KubeContext *context)
{
    for (const KubeCluster &cluster : m_config.clusters) {
        if (context && cluster.name != context->cluster)
            continue;
        const KubeContext *by = context ? context : userOf(cluster.name);
        const KubeUser *user = by ? m_config.user(by->user) : nullptr;
        m_findings += clusterFindings(cluster, by, user, m_config.notices, m_around);
    }
    for (const KubeUser &user : m_config.users) {
        if (context && user.name != context->user)
            continue;
        const auto by = std::ranges::find(m_config.contexts, user.name, &KubeContext::user);
        const KubeContext *with = context                         ? context
                                  : by == m_config.contexts.end() ? nullptr
                                                                  : &*by;
        m_findings += userFindings(user, with ? m_config.cluster(with->cluster) : nullptr,
                                   m_config.notices, m_around);
    }
}

} // namespace

Result<QByteArray> ConfigSurroundings::content(const QString &path) const
{
    return read ? read(path) : readFile(path, kLargestNamedFile);
}

QString ConfigSurroundings::program(const QString &name) const
{
    return findProgram ? findProgram(name) : foundProgram(name, env);
}

QList<Finding> kubeconfigFindings(const Kubeconfig &config, const ConfigSurroundings &around)
{
    Finder finder(config, around);
    finder.files();
    finder.notices(true, nullptr);
    finder.choice({});
    for (const KubeContext &context : config.contexts)
        finder.context(context);
    finder.entries(nullptr);
    return finder.result();
}

QList<Finding> contextFindings(const Kubeconfig &config, const QString &contextName,
                               const ConfigSurroundings &around)
{
    Finder finder(config, around);
    finder.files();
    const KubeContext *context =
        config.context(contextName.isEmpty() ? config.currentContext : contextName);
    finder.notices(false, context);
    finder.choice(contextName);
    if (context) {
        finder.context(*context);
        finder.entries(context);
    }
    return withPathsTogether(finder.result());
}

} // namespace firesteel::kube
