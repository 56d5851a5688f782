// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Kubeconfigs of any bytes: reading, resolving, findings with their words, summaries, changes, the
// writer, and the same bytes as a typed address.
#include "core/base/causes.h"
#include "core/base/causetexts.h"
#include "core/kube/config/addressreader.h"
#include "core/kube/config/configchanges.h"
#include "core/kube/config/contextsummary.h"
#include "core/kube/config/kubeconfigfindings.h"
#include "core/kube/config/kubeconfigwriter.h"
#include "core/kube/config/resolvedcontext.h"

#include <QByteArrayView>
#include <QTimeZone>

#include <cstdlib>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

/// No files and no programs: the outcome must follow from the input alone.
kube::ConfigSurroundings nowhere()
{
    kube::ConfigSurroundings around;
    around.now = QDateTime(QDate(2026, 11, 30), QTime(9, 0), QTimeZone::UTC);
    around.wsl.inside = true;
    around.root = u"/nonexistent"_s;
    around.read = [](const QString &path) -> Result<QByteArray> {
        return fail(Errc::FileMissing, {}, {{u"path"_s, path}});
    };
    around.findProgram = [](const QString &) { return QString(); };
    return around;
}

void checkFindings(const QList<Finding> &findings)
{
    for (const Finding &one : findings) {
        if (one.cause.isEmpty() || one.cause != causeOf(one.detail) ||
            causeWords(one).explanation.isEmpty())
            std::abort();
    }
}

/// What was read must be writable, and must mean the same again.
void checkWriter(const kube::Kubeconfig &config, const kube::KubeContext &context)
{
    const kube::KubeCluster *cluster = config.cluster(context.cluster);
    const kube::KubeUser *user = config.user(context.user);
    if (!cluster || !user || !context.problems.isEmpty() || !cluster->problems.isEmpty() ||
        !user->problems.isEmpty() || context.name.isEmpty())
        return;
    const QByteArray text = kube::kubeconfigText(context, *cluster, *user);
    const kube::Kubeconfig again = kube::parseKubeconfig(text, u"/nonexistent/config"_s);
    if (!again.problems.isEmpty() || again.contexts.size() != 1 ||
        again.currentContext != context.name)
        std::abort();
    if (again.clusters[0].server != cluster->server ||
        again.users[0].auth.token != user->auth.token)
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    const QByteArrayView text(bytes, static_cast<qsizetype>(size));
    static const kube::ConfigSurroundings around = nowhere();
    static kube::Kubeconfig last;
    kube::Kubeconfig config = kube::parseKubeconfig(text, u"/nonexistent/config"_s);
    checkFindings(kube::kubeconfigFindings(config, around));
    (void)kube::contextSummaries(config, around);
    (void)kube::changesBetween(last, config);
    if (!kube::changesBetween(config, config).isEmpty())
        std::abort();
    checkFindings(kube::kubeconfigFindings(kube::mergeKubeconfigs({last, config}), around));
    for (const kube::KubeContext &context : config.contexts) {
        checkFindings(kube::contextFindings(config, context.name, around));
        checkWriter(config, context);
    }
    const kube::AddressReading reading = kube::readAddress(QString::fromUtf8(text));
    checkFindings(reading.findings);
    if (reading.usable && kube::readAddress(reading.address).url != reading.url)
        std::abort();
    for (kube::KubeCluster &cluster : config.clusters)
        cluster.caFile.clear();
    for (kube::KubeUser &user : config.users) {
        user.certificateFile.clear();
        user.keyFile.clear();
        user.oidcAuthorityFile.clear();
    }
    for (const kube::KubeContext &context : config.contexts) {
        if (const auto resolved = kube::resolve(config, context.name, {}); !resolved)
            checkFindings({kube::configFinding(resolved.error(), around)});
    }
    last = std::move(config);
    return 0;
}
