// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/discovery.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kLargestGuess = 1 << 20; ///< of a file that may be something else
constexpr qsizetype kMostGuesses = 50;

class Discoverer
{
public:
    explicit Discoverer(const ConfigSurroundings &around)
        : m_around(around), m_home(around.env.value(u"HOME"_s))
    {}

    QList<FoundKubeconfig> run();

private:
    void usualFiles();
    void kubeFolder();
    void ofSystem();
    void ofUser();
    void ofWindows();
    void look(const QString &path, const QString &place, const QString &owner = {});
    void add(const QString &path, const QString &place, const QString &owner, Kubeconfig config);
    [[nodiscard]] bool isNew(const QString &path);
    [[nodiscard]] QString system(const QString &path) const
    {
        return QDir::cleanPath(m_around.root + u'/' + path);
    }

    const ConfigSurroundings &m_around;
    QString m_home;
    QSet<QString> m_seen; ///< real paths
    QList<FoundKubeconfig> m_found;
};

bool Discoverer::isNew(const QString &path)
{
    const QString real = QFileInfo(path).canonicalFilePath();
    const QString key = real.isEmpty() ? QDir::cleanPath(path) : real;
    if (m_seen.contains(key))
        return false;
    m_seen.insert(key);
    return true;
}

void Discoverer::add(const QString &path, const QString &place, const QString &owner,
                     Kubeconfig config)
{
    FoundKubeconfig found;
    found.path = path;
    found.place = place;
    found.owner = owner;
    found.config = std::move(config);
    found.contexts = contextSummaries(found.config, m_around);
    found.findings = kubeconfigFindings(found.config, m_around);
    m_found.append(std::move(found));
}

/// A file that is a kubeconfig if it is there at all.
void Discoverer::look(const QString &path, const QString &place, const QString &owner)
{
    // a folder that we may not enter hides its files: K3s's own is open, its file is not
    if (QFileInfo::exists(path) && isNew(path))
        add(path, place, owner, readKubeconfig(path));
}

void Discoverer::usualFiles()
{
    const bool variable = !m_around.env.value(u"KUBECONFIG"_s).isEmpty();
    for (const QString &path : kubeconfigPaths({}, m_around.env, m_around.wsl)) {
        const bool usual = path == m_home + "/.kube/config"_L1;
        if (!variable) {
            look(path, u"kube-config"_s);
        } else if (isNew(path)) { // named by somebody: told even if it is missing
            add(path, usual ? u"kube-config"_s : u"kubeconfig-variable"_s, {},
                readKubeconfig(path));
        }
    }
    if (!m_home.isEmpty())
        look(m_home + "/.kube/config"_L1, u"kube-config"_s);
}

/// Other files of ~/.kube that hold contexts; anything else there is not worth a word.
void Discoverer::kubeFolder()
{
    if (m_home.isEmpty())
        return;
    const QDir folder(m_home + "/.kube"_L1);
    qsizetype guesses = 0;
    for (const QFileInfo &file : folder.entryInfoList(QDir::Files, QDir::Name)) {
        if (file.size() > kLargestGuess || file.size() == 0 || ++guesses > kMostGuesses ||
            file.fileName().endsWith(u'~') || file.suffix() == "lock"_L1)
            continue;
        Kubeconfig config = readKubeconfig(file.filePath());
        if (!config.contexts.isEmpty() && isNew(file.filePath()))
            add(file.filePath(), u"kube-folder"_s, {}, std::move(config));
    }
}

void Discoverer::ofSystem()
{
    look(system(u"/etc/rancher/k3s/k3s.yaml"_s), u"k3s"_s);
    look(system(u"/etc/rancher/rke2/rke2.yaml"_s), u"rke2"_s);
    look(system(u"/etc/kubernetes/admin.conf"_s), u"kubeadm"_s);
    look(system(u"/var/snap/microk8s/current/credentials/client.config"_s), u"microk8s"_s);
}

/// Tools that keep kubeconfigs of their own; mostly they also add to ~/.kube/config.
void Discoverer::ofUser()
{
    if (m_home.isEmpty())
        return;
    QString settings = m_around.env.value(u"XDG_CONFIG_HOME"_s);
    if (settings.isEmpty())
        settings = m_home + "/.config"_L1;
    const auto all = [this](const QString &folder, const QStringList &names, const QString &place) {
        const QDir dir(folder);
        for (const QString &name : dir.entryList(names, QDir::Files, QDir::Name))
            look(dir.filePath(name), place);
    };
    all(settings + "/k3d"_L1, {u"kubeconfig-*.yaml"_s}, u"k3d"_s);
    all(m_home + "/.k3d"_L1, {u"kubeconfig-*.yaml"_s}, u"k3d"_s);
    all(m_home + "/.kube"_L1, {u"kind-config*"_s}, u"kind"_s);
    all(m_home + "/.minikube"_L1, {u"kubeconfig"_s, u"config"_s}, u"minikube"_s);
}

void Discoverer::ofWindows()
{
    for (const QString &profile : windowsProfiles(m_around.wsl, m_around.env, m_around.root)) {
        look(profile + "/.kube/config"_L1, u"windows"_s, QFileInfo(profile).fileName());
        look(profile + "/.rd/k3s.yaml"_L1, u"windows"_s, QFileInfo(profile).fileName());
    }
}

QList<FoundKubeconfig> Discoverer::run()
{
    usualFiles();
    ofUser();
    kubeFolder();
    ofSystem();
    ofWindows();
    return std::move(m_found);
}

} // namespace

QList<FoundKubeconfig> discoverKubeconfigs(const ConfigSurroundings &around)
{
    return Discoverer(around).run();
}

EffectiveKubeconfig effectiveKubeconfig(const QString &explicitPath,
                                        const ConfigSurroundings &around)
{
    EffectiveKubeconfig effective;
    Result<Kubeconfig> config = loadKubeconfig(explicitPath, around.env);
    if (config) {
        effective.config = std::move(*config);
        effective.findings = kubeconfigFindings(effective.config, around);
        return effective;
    }
    effective.config.files = kubeconfigPaths(explicitPath, around.env, around.wsl);
    effective.config.problems.append(config.error());
    effective.findings.append(configFinding(config.error(), around));
    return effective;
}

} // namespace firesteel::kube
