// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The YAML reader, the typing of its scalars, the writer, and kubeconfigs on top, for any bytes.
#include "core/data/jsonwriter.h"
#include "core/data/yaml.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/resolvedcontext.h"

#include <QByteArrayView>

#include <cstdlib>

using namespace firesteel;
using namespace Qt::StringLiterals;

namespace {

/// What was read must be writable, and must read the same again.
void checkWriter(const data::YamlNode &document)
{
    const Result<QJsonValue> value = data::toJson(document);
    if (!value)
        return;
    const QByteArray yaml = data::writeYaml(*value);
    const auto again = data::readYaml(yaml, {.bytes = 64 << 20, .depth = 80, .nodes = 1'000'000});
    if (!again || again->size() != 1)
        std::abort();
    const Result<QJsonValue> same = data::toJson(again->front());
    if (!same || data::toCompactJson(*same) != data::toCompactJson(*value))
        std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    const QByteArrayView text(bytes, static_cast<qsizetype>(size));
    if (const auto documents = data::readYaml(text)) {
        for (const data::YamlNode &document : *documents)
            checkWriter(document);
    }
    kube::Kubeconfig config = kube::parseKubeconfig(text, u"/nonexistent/config"_s);
    for (kube::KubeCluster &cluster :
         config.clusters) // no files: the outcome must follow from the input alone
        cluster.caFile.clear();
    for (kube::KubeUser &user : config.users) {
        user.certificateFile.clear();
        user.keyFile.clear();
    }
    for (const kube::KubeContext &context : config.contexts)
        (void)kube::resolve(config, context.name, {});
    (void)config.allProblems();
    return 0;
}
