// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/commands/practicecommand.h"

#include <QDir>
#include <QSaveFile>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

void PracticeCommand::run()
{
    practice::PracticeCluster::Options options;
    options.port = m_options.localPort;
    options.speed = m_options.speed;
    options.world.pods = m_options.pods == 0 && m_options.events > 0 ? 1000 : m_options.pods;
    options.world.events = m_options.events;
    options.world.examples = !m_options.empty;
    m_cluster = std::make_unique<practice::PracticeCluster>(options);
    connect(m_cluster.get(), &practice::PracticeCluster::ready, this, &PracticeCommand::ready);
    connect(m_cluster.get(), &practice::PracticeCluster::failed, this, [this](const Error &error) {
        if (error.code != Errc::InvalidValue)
            return failWith(error);
        failWith(Error(Errc::InvalidValue, error.detail,
                       {{u"option"_s, u"--port"_s},
                        {u"value"_s, QString::number(m_options.localPort)},
                        {u"expected"_s, u"a port that nobody else uses"_s}}));
    });
    if (options.world.pods > 0) // thousands take a while
        say(u"making a practice cluster with %1 more pods…"_s.arg(options.world.pods));
    m_cluster->start();
}

void PracticeCommand::ready()
{
    QString path = m_options.connection.kubeconfig;
    if (path.isEmpty()) {
        m_folder = std::make_unique<QTemporaryDir>();
        path = m_folder->filePath(u"kubeconfig"_s);
    } else {
        path = QDir(m_surroundings.workingDirectory).absoluteFilePath(path);
    }
    if (const auto written = writeKubeconfig(path); !written)
        return failWith(written.error());
    const QString server = u"https://127.0.0.1:"_s + QString::number(m_cluster->port());
    if (m_options.format == OutputFormat::Table)
        m_console.outText(u"practice cluster ready at "_s + server + u", kubeconfig "_s + path +
                          u'\n');
    else
        printDocument(QJsonObject{{u"server"_s, server}, {u"kubeconfig"_s, path}});
    say(u"Ctrl+C ends it"_s);
}

/// All at once and for the owner only: it holds a token.
Result<> PracticeCommand::writeKubeconfig(const QString &path) const
{
    QSaveFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(m_cluster->kubeconfig()) >= 0 && file.commit();
    if (written)
        return {};
    return fail(Errc::FileWriteFailed, file.errorString(), {{u"path"_s, path}});
}

} // namespace firesteel::ctl
