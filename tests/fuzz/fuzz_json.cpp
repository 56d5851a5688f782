// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Lists, watch lines and objects: the quick way must give what reading the whole text gives.
#include "core/data/json.h"
#include "core/data/jsonwriter.h"

#include <cstdio>
#include <cstdlib>
#include <source_location>

using namespace firesteel;
using namespace firesteel::data;
using namespace Qt::StringLiterals;

namespace {

QJsonObject slim(QJsonObject object)
{
    const QJsonValue metadata = object.value("metadata"_L1);
    if (metadata.isObject()) {
        QJsonObject rest = metadata.toObject();
        rest.remove("managedFields"_L1);
        object.insert("metadata"_L1, rest);
    }
    return object;
}

/// Says which one failed: what calls it is often inlined away.
void require(bool condition, const std::source_location &where = std::source_location::current())
{
    if (condition)
        return;
    std::fprintf(stderr, "line %u: not so\n", unsigned(where.line()));
    std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size)
{
    static JsonReader reader; // as in use: one for all texts
    const QByteArrayView text(bytes, static_cast<qsizetype>(size));
    const ParseOptions all{.dropManagedFields = false, .repairUtf8 = false};

    const Result<QJsonObject> object = reader.parseObject(text, all);
    const Result<QJsonObject> quickObject = reader.parseObject(text);
    require(!object || (quickObject && *quickObject == slim(*object)));

    const Result<WatchLine> line = reader.parseWatchLine(text, all);
    const Result<WatchLine> quickLine = reader.parseWatchLine(text);
    require(!line || (quickLine && quickLine->type == line->type &&
                      quickLine->object == slim(line->object)));

    const Result<ListPage> page = reader.parseList(text, all);
    const Result<ListPage> quickPage = reader.parseList(text);
    if (page) {
        require(quickPage && quickPage->items.size() == page->items.size());
        require(quickPage->resourceVersion == page->resourceVersion &&
                quickPage->remaining == page->remaining);
        for (qsizetype i = 0; i < page->items.size(); ++i)
            require(quickPage->items[i] == slim(page->items[i]));
    }

    const Result<QJsonValue> value = reader.parse(text, {.repairUtf8 = true});
    if (value) { // what was read can be written and read again
        const QByteArray written = toCompactJson(*value);
        const Result<QJsonValue> again = reader.parse(written);
        const QByteArray twice = again ? toCompactJson(*again) : QByteArray("not JSON");
        if (twice != written)
            std::fprintf(stderr, "%s\n%s\n", written.toHex(' ').constData(),
                         twice.toHex(' ').constData());
        require(twice == written);
    }
    return 0;
}
