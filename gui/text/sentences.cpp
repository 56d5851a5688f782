// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/sentences.h"

#include "core/base/causetexts.h"
#include "core/base/redact.h"
#include "gui/text/causewords.h"
#include "gui/text/sentencerows.h"
#include "gui/text/words.h"

#include <QCoreApplication>
#include <QMap>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

using Particulars = QMap<QString, QString>;

QString words(const char *text)
{
    return QCoreApplication::translate("Sentences", text);
}

/// As the beginning of a sentence, with a capital.
QString filled(const QString &pattern, const Particulars &particulars)
{
    QString out = filledIn(pattern, particulars, UnknownNames::Go);
    const QString path = particulars.value(u"path"_s); // stays as it is
    const bool isName = !path.isEmpty() && out.startsWith(path);
    if (!out.isEmpty() && !isName)
        out[0] = out.at(0).toUpper();
    return out;
}

QString serverName(const Particulars &given)
{
    const QString host = given.value(u"host"_s);
    if (host.isEmpty())
        return u"Kubernetes API"_s;
    const QString shown = host.contains(u':') ? QString(u'[' + host + u']') : host;
    const QString port = given.value(u"port"_s);
    return port.isEmpty() ? shown : QString(shown + u':' + port);
}

QString objectName(const Particulars &given)
{
    QString kind = given.value(u"kind"_s);
    if (kind.isEmpty())
        kind = given.value(u"resource"_s);
    const QString name = given.value(u"name"_s);
    if (kind.isEmpty() && name.isEmpty())
        return QCoreApplication::translate("Sentences", "this object");
    if (name.isEmpty())
        return kind;
    //: a kind of object and its name, such as: Pod “etl-driver”
    return QCoreApplication::translate("Sentences", "%1 “%2”").arg(kind, name).trimmed();
}

QString failureOf(const Particulars &given)
{
    const QString reason = given.value(u"reason"_s);
    const auto is = [&reason](store::AppReason::Code code) {
        return reason == store::reasonName(code);
    };
    QString last = given.value(u"lastWords"_s);
    while (last.endsWith(u'.'))
        last.chop(1);
    QString why;
    if (is(store::AppReason::Code::OutOfMemory))
        why = QCoreApplication::translate(
            "Sentences", "its container was killed for using too much memory (OOMKilled)");
    else if (is(store::AppReason::Code::Evicted))
        why = QCoreApplication::translate("Sentences", "its node put it out");
    else if (given.contains(u"exitCode"_s))
        why = exitPhrase(given.value(u"exitCode"_s).toInt());
    else
        why = given.value(u"message"_s);
    if (why.isEmpty() || last.isEmpty())
        return why + last;
    //: why a driver failed, and the last words of its log
    return QCoreApplication::translate("Sentences", "%1 — %2").arg(why, last);
}

/// The error's own particulars, and those that are made from them.
Particulars particularsOf(const Error &error)
{
    Particulars all;
    for (auto it = error.context.cbegin(); it != error.context.cend(); ++it) {
        if (!it.value().isEmpty())
            all.insert(it.key(), it.value());
    }
    all.insert(u"server"_s, serverName(all));
    all.insert(u"object"_s, objectName(all));
    all.insert(u"file"_s,
               all.value(u"path"_s, QCoreApplication::translate("Sentences", "the file")));
    if (error.code == Errc::ImagePullFailed) {
        const ImagePhrase image = imagePhrase(all.value(u"message"_s, error.detail));
        all.insert(u"imageWhy"_s, image.why);
        all.insert(u"imageNext"_s, image.next);
    }
    if (error.code == Errc::DriverFailed) {
        if (const QString failure = failureOf(all); !failure.isEmpty())
            all.insert(u"failure"_s, failure);
    }
    return all;
}

bool fits(QLatin1StringView needs, const Particulars &given)
{
    const QStringList wanted = QString(needs).split(u' ', Qt::SkipEmptyParts);
    return std::all_of(wanted.begin(), wanted.end(), [&given](const QString &one) {
        const qsizetype equals = one.indexOf(u'=');
        return equals < 0 ? given.contains(one)
                          : given.value(one.left(equals)) == one.sliced(equals + 1);
    });
}

} // namespace

Sentence sentenceFor(const Error &error)
{
    Finding found; // where it is known more exactly than the code says
    found.detail = error.context.value(u"finding"_s);
    found.context = error.context;
    if (!found.detail.isEmpty() && causeText(found)) {
        const CauseSentence sentence = causeSentence(found);
        return {sentence.what, sentence.next.value(0)};
    }
    const Particulars given = particularsOf(error);
    const QString problem = given.value(u"problem"_s);
    for (const ProblemRow &row : problemRows()) {
        if (row.problem == problem)
            return {filled(words(row.what), given), filled(words(row.next), given)};
    }
    for (const ErrcRow &row : errcRows()) {
        if (row.code == error.code && fits(row.needs, given))
            return {filled(words(row.what), given), filled(words(row.next), given)};
    }
    return sentenceFor(Error(Errc::Internal));
}

QString detailsOf(const Error &error)
{
    QString plain;
    for (const QChar letter : redacted(error.detail))
        plain += letter.isPrint() ? letter : QChar(u' ');
    plain = plain.simplified();
    return sentenceFor(error).what.contains(plain) ? QString() : plain.left(2000);
}

} // namespace firesteel::gui
