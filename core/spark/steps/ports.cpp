// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/ports.h"

#include "core/spark/problem.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

/// A port as Spark reads most of them: without substitution.
Result<int> rawPort(const SparkConf &conf, const QString &key, int fallback)
{
    const auto text = conf.raw(key);
    if (!text)
        return fallback;
    bool ok = false;
    const int port = text->toInt(&ok);
    if (!ok) {
        return problem(Errc::InvalidValue, "not-an-integer"_L1,
                       {{u"key"_s, key}, {u"value"_s, *text}});
    }
    return port;
}

} // namespace

Result<DriverPorts> DriverPorts::of(const DriverFacts &facts)
{
    const SparkConf &conf = facts.plan.conf;
    DriverPorts ports;
    const QString own = u"spark.driver.blockManager.port"_s;
    const QString shared = u"spark.blockManager.port"_s;
    const auto rpc = rawPort(conf, u"spark.driver.port"_s, ports.rpc);
    const auto common = rawPort(conf, shared, ports.containerBlockManager);
    const auto ui = facts.conf.integer(u"spark.ui.port"_s);
    const auto connect = rawPort(conf, u"spark.connect.grpc.binding.port"_s, ports.connect);
    if (!rpc)
        return std::unexpected(rpc.error());
    if (!common)
        return std::unexpected(common.error());
    const auto container = rawPort(conf, own, *common);
    if (!container)
        return std::unexpected(container.error());
    if (!ui)
        return std::unexpected(ui.error());
    if (facts.version().atLeast(4, 1) && !connect)
        return std::unexpected(connect.error());
    ports.rpc = *rpc;
    ports.containerBlockManager = *container;
    ports.serviceBlockManager = conf.contains(own) ? *container : ports.serviceBlockManager;
    ports.containerBlockManagerKey = conf.contains(own)      ? own
                                     : conf.contains(shared) ? shared
                                                             : QString();
    ports.ui = static_cast<int>(ui->value_or(ports.ui));
    ports.connect = facts.version().atLeast(4, 1) ? *connect : 0;
    return ports;
}

} // namespace firesteel::spark
