// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/kubeconfigwatcher.h"

#include "core/base/files.h"
#include "core/base/mailbox.h"
#include "core/base/worker.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QHash>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestMaterial = 4 << 20;
constexpr int kMostProlonged = 20;

/// What one look at all files gave. Made in another thread.
struct Look {
    Kubeconfig config;
    QHash<QString, QByteArray> materials; ///< path → hash; none for what cannot be read
};

Look lookAt(const QStringList &kubeconfigs, const QStringList &materials)
{
    Look look;
    QList<Kubeconfig> configs;
    for (const QString &path : kubeconfigs) {
        Kubeconfig config = readKubeconfig(path);
        const bool missing =
            !config.problems.isEmpty() && config.problems[0].code == Errc::FileMissing;
        if (!missing)
            configs.append(std::move(config));
    }
    look.config = mergeKubeconfigs(configs);
    for (const QString &path : materials) {
        if (const auto content = readFile(path, kLargestMaterial))
            look.materials.insert(path,
                                  QCryptographicHash::hash(*content, QCryptographicHash::Sha256));
    }
    return look;
}

QList<Error> entryProblems(const Kubeconfig &config)
{
    QList<Error> all;
    for (const KubeCluster &entry : config.clusters)
        all += entry.problems;
    for (const KubeUser &entry : config.users)
        all += entry.problems;
    for (const KubeContext &entry : config.contexts)
        all += entry.problems;
    return all;
}

/// The same thing wrong with the same entry.
bool isAmong(const QList<Error> &problems, const Error &problem)
{
    return std::ranges::any_of(problems, [&problem](const Error &one) {
        return one.code == problem.code &&
               std::ranges::all_of(QStringList{u"kind"_s, u"name"_s, u"key"_s},
                                   [&one, &problem](const QString &key) {
                                       return one.context.value(key) == problem.context.value(key);
                                   });
    });
}

/// An entry that cannot be used, which could before or was not there.
std::optional<Error> newBadEntry(const Kubeconfig &before, const Kubeconfig &now)
{
    const QList<Error> known = entryProblems(before);
    for (const Error &problem : entryProblems(now)) {
        if (!isAmong(known, problem))
            return problem;
    }
    return std::nullopt;
}

template <class Entry>
void keepGood(QList<Entry> &now, const QList<Entry> &before)
{
    for (Entry &entry : now) {
        if (entry.problems.isEmpty())
            continue;
        const auto known = std::ranges::find(before, entry.name, &Entry::name);
        if (known != before.end() && known->problems.isEmpty())
            entry = *known;
    }
}

/// `now` with those entries of `before` that cannot be used any more.
Kubeconfig withGoodEntries(Kubeconfig now, const Kubeconfig &before)
{
    keepGood(now.clusters, before.clusters);
    keepGood(now.users, before.users);
    keepGood(now.contexts, before.contexts);
    return now;
}

/// A whole file that cannot be read and could before: a text that breaks off, or one that is gone.
std::optional<Error> newTrouble(const Kubeconfig &before, const Kubeconfig &now)
{
    for (const Error &problem : now.problems) {
        const bool known = std::ranges::any_of(before.problems, [&problem](const Error &old) {
            return old.code == problem.code &&
                   old.context.value(u"path"_s) == problem.context.value(u"path"_s);
        });
        if (!known)
            return problem;
    }
    if (now.isEmpty() && !before.isEmpty()) {
        Error gone(now.files.isEmpty() ? Errc::FileMissing : Errc::ConfigEmpty, {},
                   {{u"role"_s, u"kubeconfig"_s}});
        if (!before.files.isEmpty())
            gone.context.insert(u"path"_s, before.files.constFirst());
        return gone;
    }
    return std::nullopt;
}

/// A name leads nowhere that led somewhere before: perhaps the rest is still being written, perhaps
/// somebody wants it so.
bool mayBeHalf(const Kubeconfig &before, const Kubeconfig &now)
{
    return now.allProblems().size() > before.allProblems().size();
}

} // namespace

class KubeconfigWatcher::Private : public QObject
{
public:
    Private(KubeconfigWatcher *watcher, std::chrono::milliseconds quiet) : q(watcher)
    {
        m_quiet.setSingleShot(true);
        m_quiet.setInterval(quiet);
        // a file is being written: wait for its end, but not for ever; folders are always busy
        connect(&m_system, &QFileSystemWatcher::fileChanged, this, [this] { touched(true); });
        connect(&m_system, &QFileSystemWatcher::directoryChanged, this, [this] { touched(false); });
        connect(&m_quiet, &QTimer::timeout, this, [this] { read(); });
    }

    void follow(const QStringList &kubeconfigs, const QStringList &materials,
                const Kubeconfig &known)
    {
        m_kubeconfigs = kubeconfigs;
        m_materials = materials;
        m_config = known;
        m_problem.reset();
        m_suspect.reset();
        m_hashes.clear();
        m_materialsKnown = false;
        ++m_generation;
        watchAgain();
        read(); // something may have changed since `known` was read
    }

    [[nodiscard]] const Kubeconfig &config() const { return m_config; }

private:
    void touched(bool file);
    void watchAgain();
    void read();
    void take(const Look &look);
    void takeMaterials(const Look &look);
    void trouble(const Error &problem);

    KubeconfigWatcher *q;
    QFileSystemWatcher m_system;
    QTimer m_quiet;
    int m_prolonged = 0;
    Mailbox m_mailbox;
    QStringList m_kubeconfigs;
    QStringList m_materials;
    Kubeconfig m_config;
    std::optional<Error> m_problem;      ///< that was told
    std::optional<Kubeconfig> m_suspect; ///< perhaps half of a file: taken if it stays so
    QHash<QString, QByteArray> m_hashes;
    bool m_materialsKnown = false;
    int m_generation = 0; ///< answers to older questions are dropped
    bool m_reading = false;
    bool m_again = false;
    Worker m_worker; ///< last: it ends before anything above goes
};

void KubeconfigWatcher::Private::touched(bool file)
{
    watchAgain();
    if (m_quiet.isActive() && (!file || m_prolonged >= kMostProlonged))
        return;
    m_prolonged = m_quiet.isActive() ? m_prolonged + 1 : 0;
    m_quiet.start();
}

/// The files as they are now, those that their links lead to, and the folders of all. A watch on a
/// file ends when it is replaced; the one on its folder does not.
void KubeconfigWatcher::Private::watchAgain()
{
    QStringList wanted;
    const auto want = [&wanted](const QString &path) {
        if (!path.isEmpty() && !wanted.contains(path))
            wanted.append(path);
    };
    for (const QString &path : m_kubeconfigs + m_materials) {
        const QFileInfo file(path);
        want(path);
        want(file.canonicalFilePath());
        QDir folder = file.absoluteDir();
        want(QFileInfo(file.canonicalFilePath()).absolutePath());
        // a folder that is not there yet is announced by the one above it
        while (!folder.exists() && folder.path() != "/"_L1)
            folder.setPath(QFileInfo(folder.path()).absolutePath());
        want(folder.absolutePath());
    }
    wanted.removeIf([](const QString &path) { return !QFileInfo::exists(path); });
    const QStringList watched = m_system.files() + m_system.directories();
    QStringList gone;
    for (const QString &path : watched) {
        if (!wanted.contains(path))
            gone.append(path);
    }
    wanted.removeIf([&watched](const QString &path) { return watched.contains(path); });
    if (!gone.isEmpty())
        m_system.removePaths(gone);
    if (!wanted.isEmpty())
        m_system.addPaths(wanted);
}

void KubeconfigWatcher::Private::read()
{
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    m_worker.start(
        [this, kubeconfigs = m_kubeconfigs, materials = m_materials, generation = m_generation] {
            m_mailbox.post([this, generation, look = lookAt(kubeconfigs, materials)] {
                m_reading = false;
                if (std::exchange(m_again, false) || generation != m_generation)
                    read();
                else
                    take(look);
            });
        });
}

void KubeconfigWatcher::Private::take(const Look &look)
{
    takeMaterials(look);
    if (const auto problem = newTrouble(m_config, look.config)) {
        trouble(*problem);
        return;
    }
    std::optional<Error> bad = newBadEntry(m_config, look.config);
    if (!bad && m_problem && isAmong(entryProblems(look.config), *m_problem))
        bad = m_problem;
    if ((bad || mayBeHalf(m_config, look.config)) && m_suspect != look.config) {
        m_suspect = look.config;
        m_quiet.start(); // look once more
        return;
    }
    m_suspect.reset();
    const bool wasBad = m_problem.has_value();
    const Kubeconfig good = withGoodEntries(look.config, m_config);
    const QList<ConfigChange> changes = changesBetween(m_config, good);
    m_config = good;
    if (!bad || !changes.isEmpty())
        m_problem.reset(); // changed() ends what was told, and then it is told again
    if (!changes.isEmpty())
        Q_EMIT q->changed(m_config, changes);
    else if (wasBad && !bad)
        Q_EMIT q->recovered();
    if (bad)
        trouble(*bad);
}

void KubeconfigWatcher::Private::takeMaterials(const Look &look)
{
    QStringList different;
    for (auto it = look.materials.cbegin(); it != look.materials.cend(); ++it) {
        // one that cannot be read at present keeps what was known of it
        const QByteArray known = m_hashes.value(it.key());
        if (m_materialsKnown && known != it.value())
            different.append(it.key());
        m_hashes.insert(it.key(), it.value());
    }
    m_materialsKnown = true;
    different.sort();
    if (!different.isEmpty())
        Q_EMIT q->materialChanged(different);
}

void KubeconfigWatcher::Private::trouble(const Error &problem)
{
    if (m_problem == problem)
        return;
    m_problem = problem;
    Q_EMIT q->failed(problem);
}

KubeconfigWatcher::KubeconfigWatcher(std::chrono::milliseconds quiet, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(this, quiet))
{}

KubeconfigWatcher::~KubeconfigWatcher() = default;

void KubeconfigWatcher::follow(const QStringList &kubeconfigs, const QStringList &materialFiles,
                               const Kubeconfig &known)
{
    d->follow(kubeconfigs, materialFiles, known);
}

const Kubeconfig &KubeconfigWatcher::config() const
{
    return d->config();
}

} // namespace firesteel::kube
