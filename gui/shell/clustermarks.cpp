// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clustermarks.h"

#include "core/engine/clustersession.h"
#include "gui/shell/clusterbar.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QUrl>

#include <array>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(firesteel::gui::Marks)
};

struct Colour {
    QLatin1StringView name;
    QColor Tokens::*token;
    const char *title;
};

// no red: that is for what has failed
constexpr auto kColours = std::to_array<Colour>({
    {"petrol"_L1, &Tokens::accent, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Petrol")},
    {"blue"_L1, &Tokens::running, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Blue")},
    {"green"_L1, &Tokens::succeeded, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Green")},
    {"amber"_L1, &Tokens::waiting, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Amber")},
    {"violet"_L1, &Tokens::unknown, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Violet")},
    {"grey"_L1, &Tokens::stopped, QT_TRANSLATE_NOOP("firesteel::gui::Marks", "Grey")},
});

bool isThisComputer(const QString &host)
{
    return host == "localhost"_L1 || host.endsWith(".localhost"_L1) ||
           QHostAddress(host).isLoopback();
}

} // namespace

ClusterMarks clusterMarks(const Services &services)
{
    ClusterMarks marks;
    const auto current = services.workbench.current();
    if (!current)
        return marks;
    marks.production = isProduction(services.settings, *current);
    marks.label = current->label.trimmed();
    marks.colour = marks.production ? &Tokens::production : clusterColour(current->colour);
    marks.readOnly = current->readOnly;
    marks.unverified = current->insecure;
    if (const engine::ClusterSession *session = services.workbench.session()) {
        const auto &endpoint = session->connection().endpoint;
        marks.unverified = endpoint.tls && endpoint.security.insecure;
        marks.clearText = !endpoint.tls && !isThisComputer(endpoint.host);
        marks.readOnly = session->readOnly();
    }
    return marks;
}

ClusterMarks trustMarks(const ClusterChoice &choice)
{
    ClusterMarks marks;
    const QUrl server(choice.server);
    const bool plain = server.scheme().compare("http"_L1, Qt::CaseInsensitive) == 0;
    marks.unverified = choice.insecure && !plain;
    marks.clearText = plain && !isThisComputer(server.host());
    return marks;
}

QStringList clusterColours()
{
    QStringList names;
    for (const Colour &one : kColours)
        names.append(one.name);
    return names;
}

QColor Tokens::*clusterColour(const QString &name)
{
    for (const Colour &one : kColours) {
        if (one.name == name)
            return one.token;
    }
    return nullptr;
}

QString clusterColourTitle(const QString &name)
{
    for (const Colour &one : kColours) {
        if (one.name == name)
            return Marks::tr(one.title);
    }
    return Marks::tr("None");
}

QString trustWord(const ClusterMarks &marks)
{
    if (marks.clearText)
        return Marks::tr("not encrypted");
    return marks.unverified ? Marks::tr("not verified") : QString();
}

QString trustSentence(const ClusterMarks &marks)
{
    if (marks.clearText)
        return ClusterBar::tr("The connection uses HTTP without TLS: whoever sits on the way can "
                              "read and change everything.");
    return marks.unverified
               ? ClusterBar::tr("The certificate of the server is not verified: another computer "
                                "could answer in its place.")
               : QString();
}

QString marksInWords(const ClusterMarks &marks)
{
    QStringList words{marks.label, marks.production ? Marks::tr("production") : QString(),
                      marks.readOnly ? Marks::tr("read-only") : QString(), trustWord(marks)};
    words.removeAll(QString());
    return words.join(u", "_s);
}

} // namespace firesteel::gui
