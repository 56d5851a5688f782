// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusterpicker.h"

#include "core/settings/settings.h"
#include "gui/shell/clustermarks.h"
#include "gui/shell/navigator.h"
#include "gui/shell/opencluster.h"
#include "gui/shell/production.h"
#include "gui/shell/services.h"
#include "gui/shell/workbench.h"
#include "gui/text/sentences.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"

#include <QEvent>
#include <QInputDialog>
#include <QMenu>
#include <QPainter>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDot = 8;
constexpr int kPickerWidest = 480; ///< longer names are elided

QString slash()
{
    return u" / "_s;
}

} // namespace

ClusterPicker::ClusterPicker(const Services &services, QWidget *parent)
    : QAbstractButton(parent), m_services(services)
{
    setObjectName(u"clusterBar.picker"_s);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setVerbatim(this, {u"text"_s, u"accessibleDescription"_s});
    connect(this, &QAbstractButton::clicked, this, &ClusterPicker::openMenu);
    const Workbench &workbench = services.workbench;
    connect(&workbench, &Workbench::sessionOpened, this, &ClusterPicker::renew);
    connect(&workbench, &Workbench::freshnessChanged, this, &ClusterPicker::renew);
    connect(&workbench, &Workbench::choicesChanged, this, &ClusterPicker::renew);
    connect(&services.settings, &settings::Settings::changed, this, &ClusterPicker::renew);
    connect(&services.theme, &Theme::changed, this, &ClusterPicker::renew);
    renew();
}

void ClusterPicker::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        renew();
    QAbstractButton::changeEvent(event);
}

void ClusterPicker::renew()
{
    const auto current = m_services.workbench.current();
    m_cluster = current ? clusterTitle(*current) : tr("No cluster");
    m_namespace = m_services.workbench.session() ? namespaceTitle(m_services) : QString();
    setText(m_namespace.isEmpty() ? m_cluster : QString(m_cluster + slash() + m_namespace));
    setAccessibleName(tr("Cluster and namespace"));
    setAccessibleDescription(text());
    setToolTip(tr("Choose another cluster or namespace"));
    updateGeometry();
    update();
}

QSize ClusterPicker::sizeHint() const
{
    const QFontMetrics bold(m_services.theme.font(Theme::Role::Name));
    int words = bold.horizontalAdvance(m_cluster) + 2; // piece by piece, as they are painted
    if (!m_namespace.isEmpty())
        words += bold.horizontalAdvance(slash()) + bold.horizontalAdvance(m_namespace);
    return {std::min(kPickerWidest, words + kDot + kIconSize + 4 * space::Gap), 32};
}

QSize ClusterPicker::minimumSizeHint() const
{
    return {std::min(160, sizeHint().width()), 32};
}

void ClusterPicker::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = m_services.theme.tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (underMouse() || isDown())
        drawRounded(&painter, rect(), tokens.hover, {});
    if (hasFocus())
        drawRounded(&painter, rect(), {}, tokens.accent, 2);
    const auto current = m_services.workbench.current();
    const auto colour = clusterMarks(m_services).colour;
    QRect rest = rect().adjusted(space::Gap, 0, -space::Gap, 0);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour ? tokens.*colour : current ? tokens.accent : tokens.text3);
    painter.drawEllipse(QRect(rest.left(), (height() - kDot) / 2, kDot, kDot));
    rest.setLeft(rest.left() + kDot + space::Gap);
    m_services.theme.paintIcon(&painter,
                               QRect(rest.right() - kIconSize + 1, 0, kIconSize, height()),
                               u"chevron-down"_s, tokens.text);
    rest.setRight(rest.right() - kIconSize - space::Gap);
    painter.setFont(m_services.theme.font(Theme::Role::Name));
    const QFontMetrics metrics = painter.fontMetrics();
    const auto put = [&](const QString &word, const QColor &ink) {
        const QString shown = metrics.elidedText(word, Qt::ElideMiddle, rest.width());
        painter.setPen(ink);
        painter.drawText(rest, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, shown);
        rest.setLeft(rest.left() + metrics.horizontalAdvance(shown));
    };
    put(m_cluster, tokens.text);
    if (!m_namespace.isEmpty()) {
        put(slash(), tokens.text3);
        put(m_namespace, tokens.text);
    }
}

void ClusterPicker::openMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"clusterBar.menu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    fillClusters(menu);
    if (m_services.workbench.session()) {
        menu->addSeparator();
        fillNamespaces(menu->addMenu(tr("Namespace")));
    }
    menu->addSeparator();
    if (const auto current = m_services.workbench.current()) {
        QAction *mark = menu->addAction(tr("This is a production cluster"));
        mark->setCheckable(true);
        mark->setChecked(isProduction(m_services.settings, *current));
        connect(mark, &QAction::toggled, this, [this, cluster = *current](bool on) {
            setProduction(m_services.settings, cluster, on);
        });
        connect(menu->addAction(tr("Disconnect")), &QAction::triggered, this,
                [this] { m_services.workbench.close(); });
    }
    connect(menu->addAction(tr("Add a kubeconfig…")), &QAction::triggered, this,
            &ClusterPicker::kubeconfigWanted);
    connect(menu->addAction(tr("Connect to a cluster…")), &QAction::triggered, this,
            [this] { m_services.navigator.go(u"connect"_s, {{u"new"_s, true}}); });
    menu->popup(mapToGlobal(QPoint(0, height())));
}

void ClusterPicker::fillClusters(QMenu *menu)
{
    const auto current = m_services.workbench.current();
    for (const ClusterChoice &choice : m_services.workbench.choices()) {
        QString title = clusterTitle(choice);
        const QString trust = trustWord(trustMarks(choice));
        if (!trust.isEmpty())
            title += u", "_s + trust;
        QAction *action = menu->addAction(title.replace(u'&', u"&&"_s));
        if (choice.kind != ClusterChoice::Kind::Practice)
            setVerbatim(action, {u"text"_s, u"toolTip"_s});
        action->setCheckable(true);
        action->setChecked(current && current->id == choice.id);
        if (choice.problem)
            action->setIcon(m_services.theme.icon(u"warning"_s, &Tokens::waiting));
        else if (!trust.isEmpty())
            action->setIcon(m_services.theme.icon(u"warning"_s, &Tokens::failed));
        QStringList tip{choice.problem ? sentenceFor(*choice.problem).what : choice.server,
                        trustSentence(trustMarks(choice))};
        tip.removeAll(QString());
        action->setToolTip(tip.join(u'\n'));
        connect(action, &QAction::triggered, this,
                [this, id = choice.id] { openCluster(m_services, id); });
    }
    if (m_services.workbench.choices().isEmpty())
        menu->addAction(tr("No cluster found"))->setEnabled(false);
}

void ClusterPicker::fillNamespaces(QMenu *menu)
{
    const Workbench &workbench = m_services.workbench;
    const auto add = [&](const QString &title, const QString &name, bool on) {
        QAction *action = menu->addAction(title);
        if (title == name)
            setVerbatim(action);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::triggered, this, [this, name] {
            if (const auto current = m_services.workbench.current())
                openCluster(m_services, current->id, name);
        });
    };
    add(tr("All namespaces"), QString(Workbench::AllNamespaces), workbench.allNamespaces());
    menu->addSeparator();
    for (const QString &name : workbench.namespaces())
        add(name, name, name == workbench.namespaceName());
    menu->addSeparator();
    connect(menu->addAction(tr("Another namespace…")), &QAction::triggered, this,
            &ClusterPicker::askNamespace);
}

/// For clusters that do not let us list them.
void ClusterPicker::askNamespace()
{
    auto *dialog = new QInputDialog(window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Another namespace"));
    dialog->setLabelText(tr("Name of the namespace"));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString &name) {
        const auto current = m_services.workbench.current();
        if (current && !name.trimmed().isEmpty())
            openCluster(m_services, current->id, name.trimmed());
    });
    dialog->open();
}

} // namespace firesteel::gui
