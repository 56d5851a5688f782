// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/windowactions.h"

#include "core/settings/settings.h"
#include "gui/shell/actionregistry.h"
#include "gui/shell/commandpalette.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/widgets/searchfield.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

WindowActions::WindowActions(MainWindow &window, SearchField *field, const Services &services)
    : QObject(&window), m_window(window), m_field(field), m_services(services)
{
    addGeneral();
    addPlaces();
    addLooks();
    fillPalette();
    connect(&services.actions, &ActionRegistry::changed, this, &WindowActions::showPaletteKeys);
    showPaletteKeys();
}

void WindowActions::addGeneral()
{
    const auto add = [this](const QString &id, std::function<QString()> text,
                            const QKeySequence &keySequence, const QString &icon,
                            std::function<void()> run) {
        ActionSpec spec{.id = id, .text = std::move(text), .icon = icon};
        if (!keySequence.isEmpty())
            spec.shortcuts = {keySequence};
        spec.inPalette = id != "palette.open"_L1;
        m_services.actions.add(spec, &m_window, std::move(run));
    };
    add(
        u"palette.open"_s, [] { return tr("Search or run a command"); },
        QKeySequence(Qt::CTRL | Qt::Key_K), u"command"_s,
        [this] { m_window.commandPalette().open(); });
    add(
        u"cluster.reconnect"_s, [] { return tr("Reconnect"); }, QKeySequence(Qt::Key_F5),
        u"refresh"_s, [this] { m_services.workbench.reconnect(); });
    add(
        u"cluster.choose"_s, [] { return tr("Choose cluster or namespace…"); },
        QKeySequence(Qt::CTRL | Qt::Key_O), u"cluster"_s, [this] { m_window.chooseCluster(); });
    add(
        u"cluster.addKubeconfig"_s, [] { return tr("Add a kubeconfig…"); }, {}, u"file"_s,
        [this] { m_window.chooseKubeconfig(); });
    add(
        u"cluster.connect"_s, [] { return tr("Connect to a cluster…"); }, {}, u"cluster"_s,
        [this] { m_window.showPage(u"connect"_s, {{u"new"_s, true}}); });
    add(
        u"pane.next"_s, [] { return tr("Next pane"); }, QKeySequence(Qt::Key_F6), {},
        [this] { m_window.movePane(1); });
    add(
        u"pane.previous"_s, [] { return tr("Previous pane"); },
        QKeySequence(Qt::SHIFT | Qt::Key_F6), {}, [this] { m_window.movePane(-1); });
    add(
        u"page.back"_s, [] { return tr("Back"); }, QKeySequence(Qt::ALT | Qt::Key_Left), {},
        [this] { m_window.goBack(); });
    add(
        u"help.focus"_s, [] { return tr("Help on what has the focus"); }, QKeySequence(Qt::Key_F1),
        u"help"_s, [this] { m_window.helpOnFocus(); });
    add(
        u"window.quit"_s, [] { return tr("Quit"); }, QKeySequence(Qt::CTRL | Qt::Key_Q), {},
        [this] { m_window.close(); });
}

void WindowActions::addPlaces()
{
    int number = 0;
    for (const auto &[page, where] : m_window.pages()) {
        if (where == PageEntry::Where::Hidden)
            continue;
        QList<QKeySequence> shortcuts;
        if (page->id() == "settings"_L1)
            shortcuts.append(QKeySequence(Qt::CTRL | Qt::Key_Comma));
        else if (page->id() == "newjob"_L1)
            shortcuts.append(QKeySequence(Qt::CTRL | Qt::Key_N));
        if (where == PageEntry::Where::Top && number < 9)
            shortcuts.append(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + number++)));
        m_services.actions.add({.id = u"place."_s + page->id(),
                                .text = [one = page] { return tr("Go to %1").arg(one->title()); },
                                .shortcuts = shortcuts,
                                .icon = page->iconName()},
                               &m_window, [this, id = page->id()] { m_window.showPage(id); });
    }
}

void WindowActions::addLooks()
{
    const auto add = [this](const QString &name, const QString &icon,
                            std::function<QString()> text) {
        m_services.actions.add({.id = u"theme."_s + name, .text = std::move(text), .icon = icon},
                               &m_window,
                               [this, name] { m_services.settings.set(keys::Theme, name); });
    };
    add(u"light"_s, u"sun"_s, [] { return tr("Use the light theme"); });
    add(u"dark"_s, u"moon"_s, [] { return tr("Use the dark theme"); });
    add(u"highContrast"_s, u"contrast"_s, [] { return tr("Use high contrast"); });
    add(u"system"_s, u"settings"_s, [] { return tr("Use the system's theme"); });
}

void WindowActions::fillPalette()
{
    m_window.commandPalette().addSource(this, [this] {
        QList<PaletteItem> items;
        for (const ClusterChoice &choice : m_services.workbench.choices()) {
            items.append({u"cluster."_s + choice.id,
                          clusterTitle(choice),
                          tr("Cluster"),
                          u"cluster"_s,
                          {},
                          [this, id = choice.id] { openCluster(m_services, id); },
                          choice.kind != ClusterChoice::Kind::Practice});
        }
        const auto current = m_services.workbench.current();
        if (!current || !m_services.workbench.session())
            return items;
        for (const QString &name : m_services.workbench.namespaces()) {
            items.append({u"namespace."_s + name,
                          name,
                          tr("Namespace"),
                          u"namespace"_s,
                          {},
                          [this, id = current->id, name] { openCluster(m_services, id, name); },
                          true});
        }
        return items;
    });
}

void WindowActions::showPaletteKeys()
{
    if (!m_field)
        return;
    const auto first = m_services.actions.shortcuts(u"palette.open"_s);
    m_field->setShortcutHint(
        first.isEmpty() ? QString() : first.constFirst().toString(QKeySequence::NativeText));
}

} // namespace firesteel::gui
