// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentencegroups.h"
#include "core/ctl/words.h"

namespace firesteel::ctl::detail {

std::optional<Sentence> runSentence(Errc code, const ErrorWords &w)
{
    switch (code) {
    case Errc::ImagePullFailed: {
        const ImageWords image = imageWords(w.get(u"message"_s, w.detail()));
        return Sentence{u"The image"_s + w.after(u"image"_s) + u" cannot be pulled: "_s +
                            image.why + u'.',
                        image.next};
    }
    case Errc::DriverFailed: {
        QString why = failureWords(w.context());
        if (why.endsWith(u'.'))
            why.chop(1);
        return Sentence{
            u"The driver failed"_s + (why.isEmpty() ? QString() : QString(u": "_s + why)) + u'.',
            w.get(u"reason"_s) == u"out-of-memory"_s
                ? u"Give it more room with --driver-memory or --conf spark.driver.memoryOverhead=…."_s
                : QString(u"Read its log with \"firesteelctl log "_s + w.get(u"name"_s, u"APP"_s) +
                          w.option() + u"\"."_s)};
    }
    case Errc::DriverGone:
        if (w.get(u"deleted"_s) == u"requested"_s)
            return Sentence{u"The driver pod"_s + w.after(u"name"_s) +
                                u" was stopped: its deletion was asked for."_s,
                            u"Submit the job again if that was not meant."_s};
        return Sentence{u"The driver pod"_s + w.after(u"name"_s) +
                            u" was deleted before its result was seen."_s,
                        u"Find out who deleted it; whether the job finished is not known."_s};
    case Errc::StartTimeout:
        return Sentence{
            u"The driver did not start within the given time"_s +
                w.phrase(u" ("_s, u"reason"_s, u")"_s) + u'.',
            w.has(u"removed"_s)
                ? u"It was removed; submit it with --keep to look at what it waits for."_s
                : QString(u"See what it waits for with \"firesteelctl event "_s +
                          w.get(u"name"_s, u"APP"_s) + w.option() + u"\"."_s)};
    case Errc::Cancelled:
        return Sentence{u"Stopped on request."_s,
                        u"Start the command again if that was not meant."_s};
    default:
        return std::nullopt;
    }
}

} // namespace firesteel::ctl::detail
