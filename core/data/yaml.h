// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QByteArray>
#include <QJsonValue>
#include <QList>
#include <QString>

#include <vector>

namespace firesteel::data {

struct YamlEntry;

/// One node of a YAML text, as a value of our own: what yaml-cpp knows stays behind readYaml().
struct YamlNode {
    enum class Kind { Null, Scalar, Sequence, Map };
    Kind kind = Kind::Null;
    QString text;                ///< of a scalar, without quotes
    bool plain = false;          ///< scalar without quotes or tag: its type follows from its text
    QString tag;                 ///< explicit tag, such as "tag:yaml.org,2002:str", else empty
    std::vector<YamlNode> items; ///< of a sequence
    std::vector<YamlEntry>
        entries;    ///< of a map, in the order of the text, keys unique, merges expanded
    int line = 0;   ///< from 1
    int column = 0; ///< from 1

    /// The value under a scalar key of that text; nullptr if there is none or this is no map.
    [[nodiscard]] const YamlNode *find(QStringView key) const;
};

struct YamlEntry {
    YamlNode key;
    YamlNode value;
};

struct YamlLimits {
    qsizetype bytes = 4 << 20;
    int depth = 64;
    int nodes = 200'000; ///< after aliases are expanded
    int documents = 1000;
    bool aliases = true; ///< else an alias or merge key is refused
};

/// The documents of a YAML text (UTF-8, with or without byte order mark, or UTF-16 or UTF-32 with
/// one; any line ends). Aliases are expanded by copying, merge keys ("<<") too, all within the
/// limits. An empty text has no document. Never blocks or runs long on hostile input. Failures
/// carry "line" and "column" (from 1) where known: FileTooLarge ("limit"); NotYaml ("reason":
/// syntax, encoding, nul; the parser's words as detail); YamlDuplicateKey ("key", "line",
/// "firstLine"); YamlRefused ("reason": depth, nodes, documents, alias, cycle, anchor, merge).
[[nodiscard]] Result<std::vector<YamlNode>> readYaml(QByteArrayView text,
                                                     const YamlLimits &limits = {});

/// The node as JSON, typed as kubectl types it: plain scalars by the rules of YAML 1.1 as Go's
/// library has them (yes, on, 0x10, 017, 1_000 …), times stay strings, quoted text is always a
/// string. NotYaml with "reason" "type" for what JSON cannot hold (.inf, .nan, a null or structured
/// key), with "tag" for an unknown tag.
[[nodiscard]] Result<QJsonValue> toJson(const YamlNode &node);

/// How a plain scalar of this text is read: null, a boolean, a number, or the text itself.
[[nodiscard]] QJsonValue plainScalar(const QString &text);

/// The value as one YAML document in the order of orderedKeys(), block style, with a newline at its
/// end. Text is quoted wherever some reader could take it for another type; reading it gives an
/// equal value again.
[[nodiscard]] QByteArray writeYaml(const QJsonValue &value);

} // namespace firesteel::data
