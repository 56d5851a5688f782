// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/causewords.h"

#include "core/base/causetexts.h"
#include "core/base/redact.h"

#include <QCoreApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QString translated(const char *text, const QMap<QString, QString> &context)
{
    return filledIn(QCoreApplication::translate("Causes", text), context);
}

} // namespace

CauseSentence causeSentence(const Finding &finding)
{
    const CauseText *row = causeText(finding);
    if (!row) {
        //: %1 is the technical name of what was found
        return {
            QCoreApplication::translate("Causes", "Something is wrong: %1.").arg(finding.detail),
            {}};
    }
    CauseSentence sentence{translated(row->explanation, finding.context), {}};
    for (const char *fix : row->fixes) {
        if (fix)
            sentence.next << translated(fix, finding.context);
    }
    return sentence;
}

QStringList evidenceLines(const Finding &finding)
{
    QStringList lines;
    for (const Evidence &one : finding.evidence) {
        const QString line =
            one.source.isEmpty() ? one.text : QString(one.source + u": "_s + one.text);
        if (!line.trimmed().isEmpty())
            lines << redacted(line);
    }
    return lines;
}

} // namespace firesteel::gui
