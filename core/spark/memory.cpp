// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/memory.h"

#include "core/spark/problem.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr double kJvmFactor = 0.1;
constexpr double kOtherFactor = 0.4; ///< Python and R run outside the JVM's heap
constexpr qint64 kDefaultHeap = 1024;
constexpr qint64 kLeastOverhead = 384;

std::unexpected<Error> outOfRange(const ConfReader &conf, const QString &key)
{
    return problem(Errc::InvalidValue, "out-of-range"_L1,
                   {{u"key"_s, key}, {u"value"_s, conf.conf().raw(key, QString())}});
}

Result<> overheadOf(DriverMemory &memory, const ConfReader &conf, double factor,
                    const SparkVersion &version)
{
    for (const QString &key :
         {u"spark.driver.memoryOverhead"_s, u"spark.yarn.driver.memoryOverhead"_s}) {
        const auto overhead = conf.mebibytes(key);
        if (!overhead)
            return std::unexpected(overhead.error());
        if (*overhead) {
            memory.overhead = **overhead;
            memory.overheadKey = key;
            return **overhead < 0 ? Result<>(outOfRange(conf, key)) : Result<>();
        }
    }
    qint64 least = kLeastOverhead;
    if (version.atLeast(4, 0)) {
        const QString key = u"spark.driver.minMemoryOverhead"_s;
        const auto value = conf.mebibytes(key);
        if (!value)
            return std::unexpected(value.error());
        least = value->value_or(kLeastOverhead);
        if (least < 0)
            return outOfRange(conf, key);
        if (*value)
            memory.overheadKey = key;
    }
    memory.overhead =
        std::max(static_cast<qint64>(factor * static_cast<double>(memory.heap)), least);
    return {};
}

} // namespace

Result<DriverMemory> driverMemory(const ConfReader &conf, AppKind kind, const SparkVersion &version)
{
    DriverMemory memory;
    const QString heapKey = u"spark.driver.memory"_s;
    const auto heap = conf.mebibytes(heapKey);
    if (!heap)
        return std::unexpected(heap.error());
    memory.heap = heap->value_or(kDefaultHeap);
    if (*heap)
        memory.heapKey = heapKey;

    const QString commonKey = u"spark.kubernetes.memoryOverheadFactor"_s;
    const auto common = conf.number(commonKey);
    if (!common)
        return std::unexpected(common.error());
    memory.defaultFactor = common->value_or(kind == AppKind::Java ? kJvmFactor : kOtherFactor);
    if (!(memory.defaultFactor >= 0))
        return outOfRange(conf, commonKey);
    if (*common)
        memory.overheadKey = commonKey;

    const QString ownKey = u"spark.driver.memoryOverheadFactor"_s;
    const auto own = conf.number(ownKey);
    if (!own)
        return std::unexpected(own.error());
    if (*own && !(**own > 0))
        return outOfRange(conf, ownKey);
    if (*own)
        memory.overheadKey = ownKey;
    const double factor = own->value_or(memory.defaultFactor);
    if (factor * static_cast<double>(memory.heap) > 1e12)
        return outOfRange(conf, *own ? ownKey : commonKey);
    if (const auto done = overheadOf(memory, conf, factor, version); !done)
        return std::unexpected(done.error());
    return memory;
}

} // namespace firesteel::spark
