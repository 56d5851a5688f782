// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/execconsent.h"

#include "core/base/redact.h"

#include <QCryptographicHash>

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// As a shell would need it, so that it can be copied into a terminal.
QString quoted(const QString &text)
{
    const auto plain = [](QChar c) { return c.isLetterOrNumber() || u"_-./:=@,+%~"_s.contains(c); };
    if (!text.isEmpty() && std::ranges::all_of(text, plain))
        return text;
    QString inner = text;
    return u'\'' + inner.replace(u'\'', u"'\\''"_s) + u'\'';
}

} // namespace

QString consentKey(const ExecPlugin &plugin)
{
    QStringList parts{plugin.file, plugin.command};
    parts += QString::number(plugin.arguments.size());
    parts += plugin.arguments;
    for (const auto &[name, value] : plugin.environment)
        parts << name << value;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString &part : std::as_const(parts)) { // lengths keep the parts apart
        const QByteArray bytes = part.toUtf8();
        hash.addData(QByteArray(QByteArray::number(bytes.size()) + ':' + bytes));
    }
    return QString::fromLatin1(hash.result().toHex());
}

QString shownCommand(const ExecPlugin &plugin)
{
    QStringList words{quoted(plugin.command)};
    for (qsizetype i = 0; i < plugin.arguments.size(); ++i) {
        const QString &argument = plugin.arguments[i];
        const QString before = i > 0 ? plugin.arguments[i - 1] : QString();
        const bool secret =
            before.startsWith(u"--"_s) && !before.contains(u'=') && isSecretKey(before);
        words += secret && !argument.startsWith(u'-') ? u"***"_s : quoted(redacted(argument));
    }
    return words.join(u' ');
}

} // namespace firesteel::kube
