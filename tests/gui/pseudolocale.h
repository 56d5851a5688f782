// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;

/// A language for tests: every text accented, 40 % longer and between « and ». What is left without
/// them was not translated, and what has room here has room in every language.
class PseudoTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        if (qstrcmp(context, "QShortcut") == 0) // names of keys: as they are printed on them
            return {};
        return pseudo(QString::fromUtf8(source));
    }

    [[nodiscard]] static QString pseudo(const QString &source)
    {
        static const QRegularExpression datePattern(u"^[dMyhHmsz ,.:/()-]+$"_s);
        if (datePattern.match(source).hasMatch())
            return u'«' + source + u'»';
        static const QRegularExpression kept(
            u"%L?\\d+|%L?n|\\{[A-Za-z]+\\}|<[^<>]*>|`[^`]*`|&(?=\\S)"_s);
        QString accented;
        qsizetype at = 0;
        qsizetype letters = 0;
        auto match = kept.globalMatch(source);
        while (match.hasNext()) {
            const QRegularExpressionMatch one = match.next();
            accented += accent(source.mid(at, one.capturedStart() - at), letters);
            accented += one.captured();
            at = one.capturedEnd();
        }
        accented += accent(source.mid(at), letters);
        // as words, for what breaks its lines
        qsizetype more = (letters * 4 + 9) / 10;
        for (; more > 0; more -= 7)
            accented += u' ' + QString(std::min<qsizetype>(more, 6), u'ë');
        return u'«' + accented + u'»';
    }

private:
    static QString accent(QString part, qsizetype &letters)
    {
        static const QString plain = u"aeiouycnszAEIOUYCNSZ"_s;
        static const QString dressed = u"áéíóúýçñšžÁÉÍÓÚÝÇÑŠŽ"_s;
        for (QChar &one : part) {
            letters += one.isLetter() ? 1 : 0;
            if (const qsizetype at = plain.indexOf(one); at >= 0)
                one = dressed[at];
        }
        return part;
    }
};

/// Whether every letter of a text stands between « and ».
inline bool isPseudo(const QString &text)
{
    int depth = 0;
    for (const QChar one : text) {
        if (one == u'«')
            ++depth;
        else if (one == u'»')
            --depth;
        else if (depth <= 0 && one.isLetter())
            return false;
    }
    return depth == 0;
}

} // namespace firesteel::test
