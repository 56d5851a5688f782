// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/player/shellprogram.h"

#include <QJsonArray>
#include <QRegularExpression>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

QString unquoted(QString word)
{
    word.remove(u'"').remove(u'\'');
    return word;
}

} // namespace

void ShellProgram::start()
{
    QStringList words;
    for (const auto part : {"command"_L1, "args"_L1}) {
        for (const QJsonValue &word : m_context.container.value(part).toArray())
            words.append(word.toString());
    }
    m_server = words.isEmpty();
    static const QRegularExpression between(u"\\s*(;|&&)\\s*"_s);
    if (words.size() >= 3 && words.at(1) == "-c"_L1)
        m_commands = words.at(2).split(between, Qt::SkipEmptyParts);
    else if (!words.isEmpty())
        m_commands = {words.join(u' ')};
    if (!m_server)
        next();
}

void ShellProgram::next()
{
    if (m_commands.isEmpty())
        return exit(0);
    const QString command = m_commands.takeFirst().trimmed();
    const QString word = command.section(u' ', 0, 0);
    const QString rest = unquoted(command.section(u' ', 1));
    if (word == "echo"_L1) {
        say(rest.toUtf8() + '\n');
        m_steps.after(milliseconds(1), [this] { next(); });
    } else if (word == "sleep"_L1) {
        m_steps.after(milliseconds(qint64(rest.toDouble() * 1000)), [this] { next(); });
    } else if (word == "exit"_L1) {
        exit(rest.toInt());
    } else if (word == "false"_L1) {
        exit(1);
    } else if (word == "true"_L1) {
        m_steps.after(milliseconds(1), [this] { next(); });
    } else {
        say("sh: " + word.toUtf8() + ": not found\n");
        exit(127);
    }
}

/// A shell as process 1 ignores SIGTERM unless it has a handler; the kubelet kills it later.
void ShellProgram::terminate()
{
    if (m_server)
        exit(0);
}

} // namespace firesteel::practice
