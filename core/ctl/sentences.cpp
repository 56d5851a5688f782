// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentences.h"

#include "core/base/causetexts.h"
#include "core/base/redact.h"
#include "core/ctl/plansentences.h"
#include "core/ctl/sentencegroups.h"
#include "core/ctl/text.h"

#include <optional>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Where what was found is known more exactly than the code says: a plug-in that is not installed.
std::optional<Sentence> causeSentence(const Error &error)
{
    Finding found;
    found.detail = error.context.value(u"finding"_s);
    found.context = error.context;
    if (found.detail.isEmpty() || !causeText(found))
        return std::nullopt;
    const CauseWords words = causeWords(found);
    return Sentence{words.explanation, words.fixes.value(0)};
}

} // namespace

Sentence sentenceFor(const Error &error)
{
    if (auto sentence = planSentence(error))
        return *sentence;
    if (auto sentence = causeSentence(error))
        return *sentence;
    const detail::ErrorWords words(error);
    for (auto *group : {detail::reachingSentence, detail::tlsSentence, detail::serverSentence,
                        detail::rightsSentence, detail::rejectedSentence, detail::fileSentence,
                        detail::inputSentence, detail::runSentence}) {
        if (auto sentence = group(error.code, words)) {
            const QString path = error.context.value(u"path"_s); // stays as it is
            if (!sentence->what.isEmpty() && (path.isEmpty() || !sentence->what.startsWith(path)))
                sentence->what[0] = sentence->what.at(0).toUpper();
            return *sentence;
        }
    }
    return {u"Firesteel met a fault of its own."_s, u"Report it with the details below."_s};
}

QString errorText(const Error &error)
{
    const Sentence sentence = sentenceFor(error);
    QString text = u"error: "_s + printable(sentence.what) + u"\n  next: "_s +
                   printable(sentence.next) + u'\n';
    const QString detail = printable(redacted(error.detail)).simplified();
    if (!detail.isEmpty() && !sentence.what.contains(detail))
        text += u"  details: "_s + detail.left(2000) + u'\n';
    return text;
}

} // namespace firesteel::ctl
