// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/ctl/sentences.h"

#include <QMap>
#include <QString>

#include <optional>

namespace firesteel::ctl::detail {

using namespace Qt::StringLiterals;

/// Reads particulars of an error with a fallback for those that are not known.
class ErrorWords
{
public:
    explicit ErrorWords(const Error &error) : m_error(error) {}

    [[nodiscard]] QString get(const QString &key, const QString &otherwise = {}) const
    {
        const QString value = m_error.context.value(key);
        return value.isEmpty() ? otherwise : value;
    }
    [[nodiscard]] bool has(const QString &key) const
    {
        return !m_error.context.value(key).isEmpty();
    }
    [[nodiscard]] QString server() const
    {
        const QString host = get(u"host"_s);
        if (host.isEmpty())
            return u"the server"_s;
        const QString shown = host.contains(u':') ? u'[' + host + u']' : host;
        return has(u"port"_s) ? QString(shown + u':' + get(u"port"_s)) : shown;
    }
    [[nodiscard]] QString object() const
    {
        const QString kind = get(u"kind"_s, get(u"resource"_s, u"object"_s));
        return has(u"name"_s) ? QString(kind + u" \""_s + get(u"name"_s) + u'"') : kind;
    }
    [[nodiscard]] QString inNamespace() const
    {
        return phrase(u" in namespace \""_s, u"namespace"_s, u"\""_s);
    }
    [[nodiscard]] QString namespaceWords() const
    {
        return u"The namespace"_s + quoted(get(u"namespace"_s, get(u"name"_s)));
    }
    /// A blank and the value; nothing if there is none.
    [[nodiscard]] QString after(const QString &key) const { return phrase(u" "_s, key); }
    /// A blank and the value in quotes; nothing if there is none.
    [[nodiscard]] static QString quoted(const QString &value)
    {
        return value.isEmpty() ? QString() : QString(u" \""_s + value + u'"');
    }
    /// `before` and the value; nothing if there is none.
    [[nodiscard]] QString phrase(const QString &before, const QString &key,
                                 const QString &behind = {}) const
    {
        return has(key) ? QString(before + get(key) + behind) : QString();
    }
    /// The option that makes a command look where the object is; nothing if that is not known.
    [[nodiscard]] QString option() const { return phrase(u" -n "_s, u"namespace"_s); }
    [[nodiscard]] QString file() const
    {
        return has(u"path"_s) ? QString(u"the file "_s + get(u"path"_s)) : u"the file"_s;
    }
    [[nodiscard]] QString atLine() const { return phrase(u" in line "_s, u"line"_s); }
    [[nodiscard]] const QString &detail() const { return m_error.detail; }
    [[nodiscard]] const QMap<QString, QString> &context() const { return m_error.context; }

private:
    const Error &m_error;
};

// The sentences of sentenceFor() by topic, one file each: core/ctl/sentences_TOPIC.cpp. Nothing for
// a code of another topic.
[[nodiscard]] std::optional<Sentence> reachingSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> tlsSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> serverSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> rightsSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> rejectedSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> fileSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> inputSentence(Errc code, const ErrorWords &w);
[[nodiscard]] std::optional<Sentence> runSentence(Errc code, const ErrorWords &w);

} // namespace firesteel::ctl::detail
