// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/startoptions.h"

#include <QCommandLineParser>
#include <QDir>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

void declare(QCommandLineParser &parser)
{
    parser.setApplicationDescription(u"A workbench for Apache Spark on Kubernetes."_s);
    parser.addOptions({
        {u"kubeconfig"_s, u"Use this kubeconfig alone."_s, u"file"_s},
        {u"context"_s, u"Open this context of the kubeconfig."_s, u"name"_s},
        {{u"n"_s, u"namespace"_s}, u"Show this namespace."_s, u"name"_s},
        {u"practice"_s, u"Open the practice cluster."_s},
        {u"page"_s, u"Begin on this page, such as applications or settings."_s, u"id"_s},
        {u"submit"_s, u"Fill the form from this file (a saved newjob.json) and submit it."_s,
         u"file"_s},
        {u"new-instance"_s, u"Open a second window instead of going to the first."_s},
        {u"screenshot"_s, u"Save a picture of the window and end."_s, u"file"_s},
        {u"size"_s, u"Size of the window, such as 1280x720."_s, u"WxH"_s},
        {{u"h"_s, u"help"_s}, u"Show this help."_s},
        {{u"v"_s, u"version"_s}, u"Show the version."_s},
    });
}

} // namespace

QString startHelp()
{
    QCommandLineParser parser;
    declare(parser);
    // without an application Qt does not know the program's name
    return parser.helpText().replace(u"<executable_name>"_s, u"firesteel"_s);
}

Result<StartOptions> parseStartOptions(const QStringList &arguments,
                                       const QString &workingDirectory)
{
    QCommandLineParser parser;
    declare(parser);
    if (!parser.parse(arguments)) {
        const QStringList unknown = parser.unknownOptionNames();
        return fail(unknown.isEmpty() ? Errc::MissingArgument : Errc::UnknownOption,
                    parser.errorText(),
                    {{u"option"_s,
                      unknown.isEmpty() ? QString() : QString(u"--"_s + unknown.constFirst())}});
    }
    if (!parser.positionalArguments().isEmpty())
        return fail(Errc::UnknownOption, {},
                    {{u"option"_s, parser.positionalArguments().constFirst()}});
    const auto file = [&](const QString &option) {
        const QString given = parser.value(option);
        return given.isEmpty() ? given : QDir(workingDirectory).absoluteFilePath(given);
    };
    StartOptions options;
    if (parser.isSet(u"help"_s))
        options.only = StartOptions::Only::Help;
    else if (parser.isSet(u"version"_s))
        options.only = StartOptions::Only::Version;
    options.kubeconfig = file(u"kubeconfig"_s);
    options.context = parser.value(u"context"_s);
    options.namespaceName = parser.value(u"namespace"_s);
    options.page = parser.value(u"page"_s);
    options.submit = file(u"submit"_s);
    options.practice = parser.isSet(u"practice"_s);
    options.newInstance = parser.isSet(u"new-instance"_s);
    options.screenshot = file(u"screenshot"_s);
    if (parser.isSet(u"size"_s)) {
        const QString given = parser.value(u"size"_s);
        const QStringList parts = given.split(u'x');
        if (parts.size() == 2)
            options.size = QSize(parts[0].toInt(), parts[1].toInt());
        if (options.size.width() < 100 || options.size.height() < 100)
            return fail(Errc::InvalidValue, {}, {{u"option"_s, u"--size"_s}, {u"value"_s, given}});
    }
    return options;
}

} // namespace firesteel::gui
