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

namespace dom = simdjson::dom;

constexpr int kMaxDepth = 512;
constexpr qsizetype kKeptCapacity = 8 << 20; // a larger buffer is not kept for the next text

/// Where in a Kubernetes object a JSON object stands: decides whether managedFields are dropped.
enum class Place { Elsewhere, Object, Metadata };

bool isAscii(std::string_view text)
{
    size_t at = 0;
    for (; at + 8 <= text.size(); at += 8) {
        quint64 word = 0;
        std::memcpy(&word, text.data() + at, 8);
        if (word & 0x8080808080808080ULL)
            return false;
    }
    for (; at < text.size(); ++at) {
        if (text[at] & 0x80)
            return false;
    }
    return true;
}

QLatin1StringView latin1(std::string_view text)
{
    return {text.data(), static_cast<qsizetype>(text.size())};
}

QString toString(std::string_view text)
{
    return exactFromUtf8(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

/// Turns a parsed tree into Qt's values. Stops with `tooDeep` set beyond the depth limit.
class Converter
{
public:
    QJsonValue value(dom::element element, Place place = Place::Elsewhere)
    {
        switch (element.type()) {
        case dom::element_type::OBJECT:
            return object(dom::object(element), place);
        case dom::element_type::ARRAY:
            return array(dom::array(element));
        case dom::element_type::STRING:
            return string(std::string_view(element));
        case dom::element_type::INT64:
            return QJsonValue(static_cast<qint64>(int64_t(element)));
        case dom::element_type::UINT64:
            return QJsonValue(static_cast<double>(uint64_t(element)));
        case dom::element_type::DOUBLE:
            return QJsonValue(double(element));
        case dom::element_type::BOOL:
            return QJsonValue(bool(element));
        case dom::element_type::NULL_VALUE:
            break;
        }
        return QJsonValue(QJsonValue::Null);
    }

    QJsonObject object(dom::object object, Place place = Place::Elsewhere)
    {
        QJsonObject result;
        if (++m_depth > kMaxDepth)
            m_tooDeep = true;
        if (!m_tooDeep) {
            for (const dom::key_value_pair field : object) {
                if (place == Place::Metadata && field.key == "managedFields")
                    continue;
                const bool metadata = place == Place::Object && field.key == "metadata";
                QJsonValue converted =
                    value(field.value, metadata ? Place::Metadata : Place::Elsewhere);
                if (isAscii(field.key))
                    result.insert(latin1(field.key), converted);
                else
                    result.insert(toString(field.key), converted);
            }
        }
        --m_depth;
        return result;
    }

    [[nodiscard]] bool tooDeep() const { return m_tooDeep; }

private:
    QJsonArray array(dom::array array)
    {
        QJsonArray result;
        if (++m_depth > kMaxDepth)
            m_tooDeep = true;
        if (!m_tooDeep) {
            for (const dom::element item : array)
                result.append(value(item));
        }
        --m_depth;
        return result;
    }

    static QJsonValue string(std::string_view text)
    {
        if (isAscii(text))
            return QJsonValue(latin1(text));
        return QJsonValue(toString(text));
    }

    int m_depth = 0;
    bool m_tooDeep = false;
};

Error tooDeep()
{
    return Error(Errc::NotJson, u"nested too deeply"_s, {{u"reason"_s, u"depth"_s}});
}

Error notAnObject()
{
    return Error(Errc::NotJson, u"not an object"_s, {{u"reason"_s, u"type"_s}});
}

QByteArrayView withoutMark(QByteArrayView text)
{
    return text.startsWith("\xEF\xBB\xBF") ? text.sliced(3) : text;
}

std::optional<std::string_view> stringField(dom::object object, std::string_view key)
{
    std::string_view text;
    if (object[key].get(text) != simdjson::SUCCESS)
        return std::nullopt;
    return text;
}

/// The last field of that name, as the converter has it; simdjson's own look-up finds the first.
std::optional<dom::element> lastField(dom::object object, std::string_view key)
{
    std::optional<dom::element> found;
    for (const dom::key_value_pair field : object) {
        if (field.key == key)
            found = field.value;
    }
    return found;
}

void readListMetadata(dom::object metadata, ListPage &page)
{
    page.resourceVersion = toString(stringField(metadata, "resourceVersion").value_or(""));
    page.continueToken = toString(stringField(metadata, "continue").value_or(""));
    int64_t remaining = 0;
    if (metadata["remainingItemCount"].get(remaining) == simdjson::SUCCESS)
        page.remaining = remaining;
}

} // namespace

class JsonReader::Private
{
public:
    /// The root of the text's tree, which lives until the next call.
    Result<dom::element> read(QByteArrayView text, const ParseOptions &options, bool *repaired);
    Error failure(simdjson::error_code code, QByteArrayView text) const;
    void tidy()
    {
        if (m_parser.capacity() > static_cast<size_t>(kKeptCapacity))
            m_parser = dom::parser();
    }

private:
    dom::parser m_parser;
    QByteArray m_repairedText;
};

Error JsonReader::Private::failure(simdjson::error_code code, QByteArrayView text) const
{
    Error error(Errc::NotJson, QString::fromUtf8(simdjson::error_message(code)));
    if (code == simdjson::UTF8_ERROR)
        error.context.insert(u"reason"_s, u"utf8"_s);
    if (code == simdjson::DEPTH_ERROR)
        error.context.insert(u"reason"_s, u"depth"_s);
    // simdjson does not say where; Qt's reader does, and failures are rare.
    QJsonParseError place;
    const QJsonDocument again = QJsonDocument::fromJson(text.toByteArray(), &place);
    if (place.error != QJsonParseError::NoError)
        error.context.insert(u"offset"_s, QString::number(place.offset));
    return error;
}

Result<dom::element> JsonReader::Private::read(QByteArrayView text, const ParseOptions &options,
                                               bool *repaired)
{
    text = withoutMark(text);
    dom::element root;
    // simdjson copies the text into a padded buffer of its own, which it keeps.
    simdjson::error_code code =
        m_parser.parse(text.data(), static_cast<size_t>(text.size()), true).get(root);
    if (code == simdjson::UTF8_ERROR && options.repairUtf8) {
        m_repairedText = QString::fromUtf8(text).toUtf8();
        text = m_repairedText;
        if (repaired)
            *repaired = true;
        code = m_parser.parse(text.data(), static_cast<size_t>(text.size()), true).get(root);
    }
    if (code == simdjson::BIGINT_ERROR || code == simdjson::NUMBER_ERROR) {
        // Integers beyond 64 bits are floating-point numbers to Kubernetes, but an error to simdjson.
        // Qt's reader takes them, and the text it writes again has an exponent.
        const QJsonDocument document = QJsonDocument::fromJson(text.toByteArray());
        if (!document.isNull()) {
            m_repairedText = document.toJson(QJsonDocument::Compact);
            text = m_repairedText;
            code = m_parser.parse(text.data(), static_cast<size_t>(text.size()), true).get(root);
        }
    }
    if (code != simdjson::SUCCESS)
        return std::unexpected(failure(code, text));
    return root;
}

JsonReader::JsonReader() : d(std::make_unique<Private>()) {}
JsonReader::~JsonReader() = default;
JsonReader::JsonReader(JsonReader &&) noexcept = default;
JsonReader &JsonReader::operator=(JsonReader &&) noexcept = default;

Result<QJsonValue> JsonReader::parse(QByteArrayView text, const ParseOptions &options)
{
    const Result<dom::element> root = d->read(text, options, nullptr);
    if (!root)
        return std::unexpected(root.error());
    Converter converter;
    QJsonValue value = converter.value(*root);
    d->tidy();
    if (converter.tooDeep())
        return std::unexpected(tooDeep());
    return value;
}

Result<QJsonObject> JsonReader::parseObject(QByteArrayView text, const ParseOptions &options)
{
    const Result<dom::element> root = d->read(text, options, nullptr);
    if (!root)
        return std::unexpected(root.error());
    dom::object object;
    if (root->get(object) != simdjson::SUCCESS)
        return std::unexpected(notAnObject());
    Converter converter;
    QJsonObject result = converter.object(object, options.dropManagedFields ? Place::Object
                                                                            : Place::Elsewhere);
    d->tidy();
    if (converter.tooDeep())
        return std::unexpected(tooDeep());
    return result;
}

Result<ListPage> JsonReader::parseList(QByteArrayView text, const ParseOptions &options)
{
    ListPage page;
    const Result<dom::element> root = d->read(text, options, &page.repaired);
    if (!root)
        return std::unexpected(root.error());
    dom::object list;
    if (root->get(list) != simdjson::SUCCESS)
        return fail(Errc::NotKubernetes, u"not a list of objects"_s);
    page.kind = toString(stringField(list, "kind").value_or(""));
    page.apiVersion = toString(stringField(list, "apiVersion").value_or(""));
    const std::optional<dom::element> items = lastField(list, "items");
    if (!items || !(items->is_array() || items->is_null()))
        return fail(Errc::NotKubernetes, u"not a list of objects"_s, {{u"kind"_s, page.kind}});
    dom::object metadata;
    if (list["metadata"].get(metadata) == simdjson::SUCCESS)
        readListMetadata(metadata, page);

    const bool typed = page.kind.size() > 4 && page.kind.endsWith("List"_L1);
    const QJsonValue kind(page.kind.chopped(typed ? 4 : 0));
    const QJsonValue apiVersion(page.apiVersion);
    Converter converter;
    const Place place = options.dropManagedFields ? Place::Object : Place::Elsewhere;
    if (items->is_array()) {
        const dom::array array(*items);
        page.items.reserve(static_cast<qsizetype>(array.size()));
        for (const dom::element item : array) {
            dom::object object;
            if (item.get(object) != simdjson::SUCCESS)
                return fail(Errc::NotKubernetes, u"an item is not an object"_s,
                            {{u"kind"_s, page.kind}});
            QJsonObject converted = converter.object(object, place);
            if (typed && !converted.contains("kind"_L1))
                converted.insert("kind"_L1, kind);
            if (typed && !converted.contains("apiVersion"_L1))
                converted.insert("apiVersion"_L1, apiVersion);
            page.items.append(std::move(converted));
        }
    }
    d->tidy();
    if (converter.tooDeep())
        return std::unexpected(tooDeep());
    return page;
}

Result<WatchLine> JsonReader::parseWatchLine(QByteArrayView line, const ParseOptions &options)
{
    WatchLine event;
    const Result<dom::element> root = d->read(line, options, &event.repaired);
    if (!root)
        return std::unexpected(root.error());
    dom::object fields;
    if (root->get(fields) != simdjson::SUCCESS)
        return event;
    event.type = toString(stringField(fields, "type").value_or(""));
    dom::object object;
    const std::optional<dom::element> found = lastField(fields, "object");
    if (!found || found->get(object) != simdjson::SUCCESS)
        return event;
    Converter converter;
    event.object =
        converter.object(object, options.dropManagedFields ? Place::Object : Place::Elsewhere);
    d->tidy();
    if (converter.tooDeep())
        return std::unexpected(tooDeep());
    return event;
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
