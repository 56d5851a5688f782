// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/newjob/jobnotices.h"

#include "gui/text/sentences.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// The translation context of this file.
struct JobNotices {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::JobNotices)
};

} // namespace

Notice draftUnreadable(const Error &problem, const QString &path, const QString &keptAs)
{
    const auto left = [&] {
        const QString stays =
            JobNotices::tr("It stays as it is in %1: nothing is written over it.").arg(path);
        return QString(stays + u' ' + sentenceFor(problem).next).trimmed();
    };
    return {.kind = Notice::Kind::Warning,
            .title = JobNotices::tr("What was typed into the job form cannot be read."),
            .text = keptAs.isEmpty() ? left() : JobNotices::tr("It was kept as %1.").arg(keptAs),
            .key = u"newjob.draft"_s};
}

Notice draftUnsaved(const Error &error)
{
    const Sentence sentence = sentenceFor(error);
    return {.kind = Notice::Kind::Warning,
            .title = JobNotices::tr("What you type into the job form is not saved."),
            .text = QString(sentence.what + u' ' + sentence.next).trimmed(),
            .key = kJobUnsaved};
}

Notice jobFileUnreadable(const QString &path)
{
    return {.kind = Notice::Kind::Failure,
            .title = JobNotices::tr("The file %1 holds no job that Firesteel can read").arg(path),
            .text = JobNotices::tr("It has to be a newjob.json as the job form saves it."),
            .key = u"newjob.file"_s};
}

} // namespace firesteel::gui
