// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/data/yaml.h"

#include "core/data/utf8.h"

#include <QHash>
#include <QSet>
#include <QStringDecoder>

#include <yaml-cpp/depthguard.h>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

#include <optional>
#include <spanstream>

namespace firesteel::data {

using namespace Qt::StringLiterals;

namespace {

/// Thrown through yaml-cpp's parser to stop it; caught in readYaml().
struct Refusal {
    Error error;
};

[[noreturn]] void refuse(Errc code, const QString &reason, int line, int column)
{
    throw Refusal{Error(code, {},
                        {{u"reason"_s, reason},
                         {u"line"_s, QString::number(line)},
                         {u"column"_s, QString::number(column)}})};
}

[[noreturn]] void refuse(const QString &reason, const YAML::Mark &mark)
{
    refuse(Errc::YamlRefused, reason, mark.line + 1, mark.column + 1);
}

/// What copying a node costs, so that a few aliases of a large text cannot fill the memory.
int weight(const YamlNode &node)
{
    int sum = 1 + static_cast<int>(node.text.size() / 32);
    for (const YamlNode &item : node.items)
        sum += weight(item);
    for (const YamlEntry &entry : node.entries)
        sum += weight(entry.key) + weight(entry.value);
    return sum;
}

int height(const YamlNode &node)
{
    int most = 0;
    for (const YamlNode &item : node.items)
        most = std::max(most, height(item));
    for (const YamlEntry &entry : node.entries)
        most = std::max({most, height(entry.key), height(entry.value)});
    return most + 1;
}

bool isMergeKey(const YamlNode &key)
{
    return key.kind == YamlNode::Kind::Scalar && key.plain && key.text == "<<"_L1;
}

/// Refuses a map with the same scalar key twice.
void checkDuplicates(const YamlNode &map)
{
    QHash<QString, int> lines;
    for (const YamlEntry &entry : map.entries) {
        if (entry.key.kind != YamlNode::Kind::Scalar)
            continue;
        const auto first = lines.constFind(entry.key.text);
        if (first == lines.constEnd()) {
            lines.insert(entry.key.text, entry.key.line);
            continue;
        }
        throw Refusal{Error(Errc::YamlDuplicateKey, {},
                            {{u"key"_s, entry.key.text},
                             {u"firstLine"_s, QString::number(*first)},
                             {u"line"_s, QString::number(entry.key.line)},
                             {u"column"_s, QString::number(entry.key.column)}})};
    }
}

/// Moves the entries of `from` that `map` does not have to its end.
void mergeInto(YamlNode &map, QSet<QString> &known, YamlNode from)
{
    if (from.kind != YamlNode::Kind::Map)
        refuse(Errc::YamlRefused, u"merge"_s, from.line, from.column);
    for (YamlEntry &entry : from.entries) {
        if (entry.key.kind == YamlNode::Kind::Scalar && known.contains(entry.key.text))
            continue;
        known.insert(entry.key.text);
        map.entries.push_back(std::move(entry));
    }
}

/// Replaces merge keys (YAML 1.1, "Merge Key Language-Independent Type") by what they stand for.
void expandMerges(YamlNode &map)
{
    const auto isMerge = [](const YamlEntry &entry) { return isMergeKey(entry.key); };
    const auto found = std::ranges::find_if(map.entries, isMerge);
    if (found == map.entries.end())
        return;
    YamlNode value = std::move(found->value);
    map.entries.erase(found); // keys are unique: there is no second one
    QSet<QString> known;
    for (const YamlEntry &entry : map.entries)
        known.insert(entry.key.text);
    if (value.kind == YamlNode::Kind::Sequence) {
        for (YamlNode &item : value.items)
            mergeInto(map, known, std::move(item));
    } else {
        mergeInto(map, known, std::move(value));
    }
}

/// Builds our own tree from yaml-cpp's events and keeps to the limits while it does.
class TreeBuilder final : public YAML::EventHandler
{
public:
    explicit TreeBuilder(const YamlLimits &limits) : m_limits(limits) {}

    std::vector<YamlNode> take() { return std::move(m_documents); }

    void OnDocumentStart(const YAML::Mark &mark) override
    {
        // yaml-cpp 0.8 finds endless empty documents in some broken texts.
        if (m_lastStart && mark.pos <= *m_lastStart)
            refuse(Errc::NotYaml, u"syntax"_s, mark.line + 1, mark.column + 1);
        m_lastStart = mark.pos;
        if (std::ssize(m_documents) >= m_limits.documents)
            refuse(u"documents"_s, mark);
        m_anchors.clear();
        m_open.clear();
        m_root.reset();
    }

    void OnDocumentEnd() override
    {
        m_documents.push_back(m_root ? std::move(*m_root) : YamlNode{});
        m_root.reset();
    }

    void OnNull(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        finish(make(YamlNode::Kind::Null, mark, {}), anchor, mark);
    }

    void OnAlias(const YAML::Mark &mark, YAML::anchor_t anchor) override
    {
        if (!m_limits.aliases)
            refuse(u"alias"_s, mark);
        const auto known = m_anchors.constFind(anchor);
        if (known == m_anchors.constEnd()) // still open: the node would contain itself
            refuse(u"cycle"_s, mark);
        count(weight(*known), mark);
        if (std::ssize(m_open) + height(*known) > m_limits.depth)
            refuse(u"depth"_s, mark);
        finish(YamlNode(*known), 0, mark);
    }

    void OnScalar(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                  const std::string &value) override
    {
        YamlNode node = make(YamlNode::Kind::Scalar, mark, tag);
        node.text = exactFromUtf8(value);
        node.plain = tag == "?";
        finish(std::move(node), anchor, mark);
    }

    void OnSequenceStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                         YAML::EmitterStyle::value) override
    {
        open(make(YamlNode::Kind::Sequence, mark, tag), anchor, mark);
    }

    void OnMapStart(const YAML::Mark &mark, const std::string &tag, YAML::anchor_t anchor,
                    YAML::EmitterStyle::value) override
    {
        open(make(YamlNode::Kind::Map, mark, tag), anchor, mark);
    }

    void OnSequenceEnd() override { close(); }

    void OnMapEnd() override
    {
        YamlNode &map = m_open.back().node;
        checkDuplicates(map);
        if (!m_limits.aliases) {
            for (const YamlEntry &entry : map.entries) {
                if (isMergeKey(entry.key))
                    refuse(Errc::YamlRefused, u"merge"_s, entry.key.line, entry.key.column);
            }
        }
        expandMerges(map);
        close();
    }

private:
    struct Open {
        YamlNode node;
        YAML::anchor_t anchor = 0;
        YAML::Mark mark;
        std::optional<YamlNode> key; ///< of a map, when its value is still to come
    };

    YamlNode make(YamlNode::Kind kind, const YAML::Mark &mark, const std::string &tag)
    {
        count(1, mark);
        YamlNode node;
        node.kind = kind;
        node.line = mark.line + 1;
        node.column = mark.column + 1;
        if (tag != "?" && tag != "!")
            node.tag = QString::fromStdString(tag);
        return node;
    }

    void count(int nodes, const YAML::Mark &mark)
    {
        m_nodes += nodes;
        if (m_nodes > m_limits.nodes)
            refuse(u"nodes"_s, mark);
    }

    void open(YamlNode node, YAML::anchor_t anchor, const YAML::Mark &mark)
    {
        if (std::ssize(m_open) >= m_limits.depth)
            refuse(u"depth"_s, mark);
        m_open.push_back({std::move(node), anchor, mark, std::nullopt});
    }

    void close()
    {
        Open done = std::move(m_open.back());
        m_open.pop_back();
        finish(std::move(done.node), done.anchor, done.mark);
    }

    /// A complete node: remembers it under its anchor and hangs it into its parent.
    void finish(YamlNode node, YAML::anchor_t anchor, const YAML::Mark &mark)
    {
        if (anchor != 0 && m_limits.aliases) {
            count(weight(node), mark);
            m_anchors.insert(anchor, node);
        }
        if (m_open.empty()) {
            m_root = std::move(node);
            return;
        }
        Open &parent = m_open.back();
        if (parent.node.kind == YamlNode::Kind::Sequence) {
            parent.node.items.push_back(std::move(node));
        } else if (!parent.key) {
            parent.key = std::move(node);
        } else {
            parent.node.entries.push_back({std::move(*parent.key), std::move(node)});
            parent.key.reset();
        }
    }

    const YamlLimits m_limits;
    std::vector<YamlNode> m_documents;
    std::vector<Open> m_open;
    QHash<YAML::anchor_t, YamlNode> m_anchors;
    std::optional<YamlNode> m_root;
    std::optional<int> m_lastStart;
    int m_nodes = 0;
};

std::optional<QStringDecoder::Encoding> markedEncoding(QByteArrayView text)
{
    using enum QStringConverter::Encoding;
    if (text.startsWith(QByteArrayView("\xFF\xFE\0\0", 4)))
        return Utf32LE;
    if (text.startsWith(QByteArrayView("\0\0\xFE\xFF", 4)))
        return Utf32BE;
    if (text.startsWith("\xFF\xFE"))
        return Utf16LE;
    if (text.startsWith("\xFE\xFF"))
        return Utf16BE;
    return std::nullopt;
}

std::unexpected<Error> notText(const QString &reason, int line)
{
    Error error(Errc::NotYaml, {}, {{u"reason"_s, reason}});
    if (line > 0)
        error.context.insert(u"line"_s, QString::number(line));
    return std::unexpected(error);
}

int firstBadLine(QByteArrayView text)
{
    int line = 1;
    while (!text.isEmpty()) {
        const qsizetype end = text.indexOf('\n');
        if (!text.first(end < 0 ? text.size() : end).isValidUtf8())
            return line;
        text = end < 0 ? QByteArrayView() : text.sliced(end + 1);
        ++line;
    }
    return 0;
}

/// The text as UTF-8 without byte order mark.
Result<QByteArray> normalized(QByteArrayView text)
{
    QByteArray utf8;
    if (const auto encoding = markedEncoding(text)) {
        using enum QStringConverter::Encoding;
        const int unit = *encoding == Utf16LE || *encoding == Utf16BE ? 2 : 4;
        QStringDecoder decoder(*encoding);
        const QString decoded = decoder(text);
        if (decoder.hasError() || text.size() % unit != 0 || !decoded.isValidUtf16())
            return notText(u"encoding"_s, 0);
        utf8 = decoded.toUtf8();
    } else {
        utf8 = text.toByteArray();
        if (!utf8.isValidUtf8())
            return notText(u"encoding"_s, firstBadLine(utf8));
    }
    if (utf8.startsWith("\xEF\xBB\xBF"))
        utf8.remove(0, 3);
    if (const qsizetype nul = utf8.indexOf('\0'); nul >= 0)
        return notText(u"nul"_s, static_cast<int>(utf8.first(nul).count('\n')) + 1);
    return utf8;
}

} // namespace

const YamlNode *YamlNode::find(QStringView key) const
{
    for (const YamlEntry &entry : entries) {
        if (entry.key.kind == Kind::Scalar && entry.key.text == key)
            return &entry.value;
    }
    return nullptr;
}

Result<std::vector<YamlNode>> readYaml(QByteArrayView text, const YamlLimits &limits)
{
    if (text.size() > limits.bytes)
        return fail(Errc::FileTooLarge, {}, {{u"limit"_s, QString::number(limits.bytes)}});
    const Result<QByteArray> utf8 = normalized(text);
    if (!utf8)
        return std::unexpected(utf8.error());
    TreeBuilder builder(limits);
    try {
        std::ispanstream stream(std::span<const char>(utf8->data(), utf8->size()));
        YAML::Parser parser(stream);
        while (parser.HandleNextDocument(builder)) {
        }
    } catch (const Refusal &refusal) {
        return std::unexpected(refusal.error);
    } catch (const YAML::DeepRecursion &) {
        return fail(Errc::YamlRefused, {}, {{u"reason"_s, u"depth"_s}});
    } catch (const YAML::Exception &exception) {
        Error error(Errc::NotYaml, QString::fromStdString(exception.msg),
                    {{u"reason"_s, u"syntax"_s}});
        if (!exception.mark.is_null()) {
            error.context.insert(u"line"_s, QString::number(exception.mark.line + 1));
            error.context.insert(u"column"_s, QString::number(exception.mark.column + 1));
        }
        return std::unexpected(error);
    }
    return builder.take();
}

} // namespace firesteel::data
