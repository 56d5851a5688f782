// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/json.h"

#include "core/data/utf8.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <simdjson.h>

#include <cstring>
#include <string_view>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

namespace od = simdjson::ondemand;

constexpr qsizetype kKeptCapacity = 8 << 20; // a larger buffer is not kept for the next text

/// Whether all was read; after a failure simdjson may not be asked.
bool isAtEnd(od::document &document)
{
    return document.is_alive() && document.at_end();
}

QByteArrayView withoutMark(QByteArrayView text)
{
    return text.startsWith("\xEF\xBB\xBF") ? text.sliced(3) : text;
}

QString toString(std::string_view text)
{
    return exactFromUtf8(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

std::unexpected<Error> notAnObject()
{
    return fail(Errc::NotJson, u"not an object"_s, {{u"reason"_s, u"type"_s}});
}

std::unexpected<Error> failure(const QJsonParseError &error, qsizetype shift, QByteArrayView text)
{
    Error result(Errc::NotJson, error.errorString(),
                 {{u"offset"_s, QString::number(error.offset - shift)}});
    if (error.error == QJsonParseError::DeepNesting)
        result.context.insert(u"reason"_s, u"depth"_s);
    else if (!text.isValidUtf8())
        result.context.insert(u"reason"_s, u"utf8"_s);
    return std::unexpected(result);
}

/// Any JSON value by Qt's reader, whose judgement counts: what simdjson does here only saves time.
/// Qt's reader (6.8) drops a U+FEFF at the beginning of a string, and then its sorted keys are not
/// sorted: it is given the escape instead. Outside of strings the mark is no JSON, nor is this.
QByteArray escapedMarks(QByteArrayView text)
{
    static constexpr QByteArrayView mark("\xEF\xBB\xBF");
    if (!text.contains(mark))
        return QByteArray::fromRawData(text.data(), text.size());
    return text.toByteArray().replace(mark, "\\ufeff");
}

Result<QJsonValue> readWhole(QByteArrayView text)
{
    const QByteArrayView trimmed = text.trimmed();
    const bool isScalar = !trimmed.isEmpty() && trimmed[0] != '{' && trimmed[0] != '[';
    QJsonParseError error;
    if (!isScalar) {
        const QJsonDocument document = QJsonDocument::fromJson(escapedMarks(text), &error);
        if (error.error != QJsonParseError::NoError)
            return failure(error, 0, text);
        return document.isObject() ? QJsonValue(document.object()) : QJsonValue(document.array());
    }
    const QJsonDocument document = QJsonDocument::fromJson('[' + escapedMarks(text) + ']', &error);
    if (error.error != QJsonParseError::NoError)
        return failure(error, 1, text);
    if (document.array().size() != 1)
        return fail(Errc::NotJson, u"text after the value"_s);
    return document.array().at(0);
}

QJsonObject withoutManagedFields(QJsonObject object)
{
    const QJsonValue metadata = object.value("metadata"_L1);
    if (!metadata.isObject() || !metadata.toObject().contains("managedFields"_L1))
        return object;
    QJsonObject rest = metadata.toObject();
    rest.remove("managedFields"_L1);
    object.insert("metadata"_L1, rest);
    return object;
}

/// A list without its items.
void readHead(const QJsonObject &list, ListPage &page)
{
    page.kind = list.value("kind"_L1).toString();
    page.apiVersion = list.value("apiVersion"_L1).toString();
    const QJsonObject metadata = list.value("metadata"_L1).toObject();
    page.resourceVersion = metadata.value("resourceVersion"_L1).toString();
    page.continueToken = metadata.value("continue"_L1).toString();
    const QJsonValue remaining = metadata.value("remainingItemCount"_L1);
    if (remaining.isDouble())
        page.remaining = remaining.toInteger();
}

/// Gives the items the kind and apiVersion that follow from the list's. A plain List holds any
/// kinds.
void fillTypes(ListPage &page)
{
    if (page.kind.size() <= 4 || !page.kind.endsWith("List"_L1))
        return;
    const QJsonValue kind(page.kind.chopped(4));
    const QJsonValue apiVersion(page.apiVersion);
    for (QJsonObject &item : page.items) {
        if (!item.contains("kind"_L1))
            item.insert("kind"_L1, kind);
        if (!item.contains("apiVersion"_L1))
            item.insert("apiVersion"_L1, apiVersion);
    }
}

Result<ListPage> listFromWhole(const QJsonValue &value, bool dropManagedFields)
{
    ListPage page;
    const QJsonObject list = value.toObject();
    readHead(list, page);
    const QJsonValue items = list.value("items"_L1);
    const auto refused = [&](const QString &detail) {
        return fail(Errc::NotKubernetes, detail, {{u"kind"_s, page.kind}});
    };
    if (!items.isArray() && !(items.isNull() && list.contains("items"_L1)))
        return refused(u"not a list of objects"_s);
    for (const QJsonValue item : items.toArray()) {
        if (!item.isObject())
            return refused(u"an item is not an object"_s);
        page.items.append(dropManagedFields ? withoutManagedFields(item.toObject())
                                            : item.toObject());
    }
    fillTypes(page);
    return page;
}

WatchLine lineFromWhole(const QJsonValue &value, bool dropManagedFields)
{
    const QJsonObject fields = value.toObject();
    const QJsonObject object = fields.value("object"_L1).toObject();
    return {fields.value("type"_L1).toString(),
            dropManagedFields ? withoutManagedFields(object) : object, false};
}

} // namespace

/// The quick way over simdjson's On-Demand interface. It answers nullopt for everything that is not
/// exactly as expected; then Qt's reader decides.
class JsonReader::Private
{
public:
    std::optional<QJsonObject> object(QByteArrayView text);
    std::optional<ListPage> list(QByteArrayView text);
    std::optional<WatchLine> watchLine(QByteArrayView text);

    void tidy()
    {
        if (m_padded.capacity() <= kKeptCapacity)
            return;
        m_padded = {};
        m_kept = {};
        m_parser = od::parser();
    }

private:
    bool begin(QByteArrayView text, od::document &document);
    bool keep(od::object object, bool outermost);
    std::optional<QJsonObject> slim(od::object object);
    std::optional<QJsonObject> asObject(od::value value);

    od::parser m_parser;
    QByteArray m_padded; ///< the text with the room after it that simdjson reads into
    QByteArray m_kept;   ///< one object's text without its managedFields
};

bool JsonReader::Private::begin(QByteArrayView text, od::document &document)
{
    m_padded.resize(text.size() + static_cast<qsizetype>(simdjson::SIMDJSON_PADDING));
    if (!text.isEmpty()) // whose data() may be null
        std::memcpy(m_padded.data(), text.data(), static_cast<size_t>(text.size()));
    std::memset(m_padded.data() + text.size(), 0, simdjson::SIMDJSON_PADDING);
    const simdjson::padded_string_view padded(m_padded.constData(),
                                              static_cast<size_t>(text.size()),
                                              static_cast<size_t>(m_padded.size()));
    return m_parser.iterate(padded).get(document) == simdjson::SUCCESS;
}

/// Appends the object to m_kept, without metadata.managedFields if it is the outermost one.
bool JsonReader::Private::keep(od::object object, bool outermost)
{
    m_kept += '{';
    bool first = true;
    for (auto entry : object) {
        od::field field;
        std::string_view key;
        if (std::move(entry).get(field) != simdjson::SUCCESS)
            return false;
        key = field.escaped_key();
        if (key.contains('\\')) // could be one of the two names after all
            return false;
        if (!outermost && key == "managedFields")
            continue;
        if (!first)
            m_kept += ',';
        first = false;
        m_kept += '"';
        m_kept.append(key.data(), static_cast<qsizetype>(key.size()));
        m_kept += "\":";
        od::object metadata;
        if (outermost && key == "metadata" && field.value().get(metadata) == simdjson::SUCCESS) {
            if (!keep(metadata, false))
                return false;
            continue;
        }
        std::string_view raw;
        if (field.value().raw_json().get(raw) != simdjson::SUCCESS)
            return false;
        m_kept.append(raw.data(), static_cast<qsizetype>(raw.size()));
    }
    m_kept += '}';
    return true;
}

std::optional<QJsonObject> JsonReader::Private::slim(od::object object)
{
    m_kept.resize(0);
    if (!keep(object, true))
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(escapedMarks(m_kept));
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

std::optional<QJsonObject> JsonReader::Private::asObject(od::value value)
{
    std::string_view raw;
    if (value.raw_json().get(raw) != simdjson::SUCCESS)
        return std::nullopt;
    const QJsonDocument document = QJsonDocument::fromJson(
        escapedMarks(QByteArrayView(raw.data(), static_cast<qsizetype>(raw.size()))));
    if (!document.isObject())
        return std::nullopt;
    return document.object();
}

std::optional<QJsonObject> JsonReader::Private::object(QByteArrayView text)
{
    od::document document;
    od::object root;
    if (!begin(text, document) || document.get_object().get(root) != simdjson::SUCCESS)
        return std::nullopt;
    std::optional<QJsonObject> result = slim(root);
    if (!isAtEnd(document))
        return std::nullopt;
    return result;
}

std::optional<ListPage> JsonReader::Private::list(QByteArrayView text)
{
    od::document document;
    od::object root;
    if (!begin(text, document) || document.get_object().get(root) != simdjson::SUCCESS)
        return std::nullopt;
    ListPage page;
    QJsonObject head;
    bool found = false;
    for (auto entry : root) {
        od::field field;
        std::string_view key;
        if (std::move(entry).get(field) != simdjson::SUCCESS ||
            field.unescaped_key().get(key) != simdjson::SUCCESS)
            return std::nullopt;
        if (key == "metadata") {
            const std::optional<QJsonObject> metadata = asObject(field.value());
            if (!metadata)
                return std::nullopt;
            head.insert("metadata"_L1, *metadata);
        } else if (key == "items") {
            od::array items;
            if (std::exchange(found, true) ||
                field.value().get_array().get(items) != simdjson::SUCCESS)
                return std::nullopt;
            for (auto item : items) {
                od::object object;
                if (item.get_object().get(object) != simdjson::SUCCESS)
                    return std::nullopt;
                std::optional<QJsonObject> converted = slim(object);
                if (!converted)
                    return std::nullopt;
                page.items.append(std::move(*converted));
            }
        } else {
            std::string_view value;
            if (field.value().get_string().get(value) != simdjson::SUCCESS)
                return std::nullopt;
            head.insert(toString(key), toString(value));
        }
    }
    if (!found || !isAtEnd(document))
        return std::nullopt;
    readHead(head, page);
    fillTypes(page);
    return page;
}

std::optional<WatchLine> JsonReader::Private::watchLine(QByteArrayView text)
{
    od::document document;
    od::object root;
    if (!begin(text, document) || document.get_object().get(root) != simdjson::SUCCESS)
        return std::nullopt;
    WatchLine line;
    bool found = false;
    for (auto entry : root) {
        od::field field;
        std::string_view key;
        if (std::move(entry).get(field) != simdjson::SUCCESS ||
            field.unescaped_key().get(key) != simdjson::SUCCESS)
            return std::nullopt;
        if (key == "type") {
            std::string_view type;
            if (field.value().get_string().get(type) != simdjson::SUCCESS)
                return std::nullopt;
            line.type = toString(type);
        } else if (key == "object" && !std::exchange(found, true)) {
            od::object object;
            if (field.value().get_object().get(object) != simdjson::SUCCESS)
                return std::nullopt;
            std::optional<QJsonObject> converted = slim(object);
            if (!converted)
                return std::nullopt;
            line.object = std::move(*converted);
        } else {
            return std::nullopt;
        }
    }
    if (!isAtEnd(document))
        return std::nullopt;
    return line;
}

namespace {

/// Reads with `quick` if managedFields are to be dropped, else or if that gives up with `whole`,
/// and once more with repaired text if that is wanted.
template <class T, class Quick, class Whole>
Result<T> readRepaired(QByteArrayView text, const ParseOptions &options, bool &repaired,
                       Quick quick, Whole whole)
{
    text = withoutMark(text);
    const auto once = [&](QByteArrayView json) -> Result<T> {
        if (options.dropManagedFields) {
            if (std::optional<T> value = quick(json))
                return std::move(*value);
        }
        const Result<QJsonValue> value = readWhole(json);
        if (!value)
            return std::unexpected(value.error());
        return whole(*value);
    };
    Result<T> result = once(text);
    if (result || !options.repairUtf8 || text.isValidUtf8())
        return result;
    repaired = true;
    return once(QString::fromUtf8(text).toUtf8());
}

} // namespace

JsonReader::JsonReader() : d(std::make_unique<Private>()) {}
JsonReader::~JsonReader() = default;
JsonReader::JsonReader(JsonReader &&) noexcept = default;
JsonReader &JsonReader::operator=(JsonReader &&) noexcept = default;

Result<QJsonValue> JsonReader::parse(QByteArrayView text, const ParseOptions &options)
{
    bool repaired = false;
    return readRepaired<QJsonValue>(
        text, options, repaired, [](QByteArrayView) { return std::optional<QJsonValue>(); },
        [](const QJsonValue &value) { return Result<QJsonValue>(value); });
}

Result<QJsonObject> JsonReader::parseObject(QByteArrayView text, const ParseOptions &options)
{
    bool repaired = false;
    Result<QJsonObject> object = readRepaired<QJsonObject>(
        text, options, repaired, [this](QByteArrayView json) { return d->object(json); },
        [&](const QJsonValue &value) -> Result<QJsonObject> {
            if (!value.isObject())
                return notAnObject();
            return options.dropManagedFields ? withoutManagedFields(value.toObject())
                                             : value.toObject();
        });
    d->tidy();
    return object;
}

Result<ListPage> JsonReader::parseList(QByteArrayView text, const ParseOptions &options)
{
    bool repaired = false;
    Result<ListPage> page = readRepaired<ListPage>(
        text, options, repaired, [this](QByteArrayView json) { return d->list(json); },
        [&](const QJsonValue &value) { return listFromWhole(value, options.dropManagedFields); });
    d->tidy();
    if (page)
        page->repaired = repaired;
    return page;
}

Result<WatchLine> JsonReader::parseWatchLine(QByteArrayView text, const ParseOptions &options)
{
    bool repaired = false;
    Result<WatchLine> line = readRepaired<WatchLine>(
        text, options, repaired, [this](QByteArrayView json) { return d->watchLine(json); },
        [&](const QJsonValue &value) {
            return Result<WatchLine>(lineFromWhole(value, options.dropManagedFields));
        });
    d->tidy();
    if (line)
        line->repaired = repaired;
    return line;
}

Result<QJsonValue> parseJson(QByteArrayView text, const ParseOptions &options)
{
    return JsonReader().parse(text, options);
}

Result<QJsonObject> parseObject(QByteArrayView text, const ParseOptions &options)
{
    return JsonReader().parseObject(text, options);
}

} // namespace firesteel::data
