// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/contexttree.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"

#include <QDir>
#include <QEvent>
#include <QHeaderView>
#include <QSignalBlocker>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPathRole = Qt::UserRole;
constexpr int kContextRole = Qt::UserRole + 1;
constexpr int kMostRows = 9; ///< beyond that it scrolls

QString shortPath(const QString &path)
{
    const QString home = QDir::homePath();
    return path.startsWith(home + u'/') ? QString(u"~"_s + path.mid(home.size())) : path;
}

} // namespace

ContextTree::ContextTree(Theme &theme, QWidget *parent) : QTreeWidget(parent), m_theme(theme)
{
    setObjectName(u"connect.contexts"_s);
    setRootIsDecorated(false);
    setItemsExpandable(false);
    setIndentation(space::Group);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setColumnCount(3);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(1, QHeaderView::Stretch);
    header()->setSectionResizeMode(2, QHeaderView::ResizeToContents);
    header()->setStretchLastSection(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextElideMode(Qt::ElideMiddle);
    connect(this, &QTreeWidget::itemSelectionChanged, this, &ContextTree::chosen);
    connect(&theme, &Theme::changed, this, &ContextTree::rebuild);
    rebuild();
}

void ContextTree::setFiles(const QList<kube::FoundKubeconfig> &files)
{
    m_files = files;
    rebuild();
}

const kube::FoundKubeconfig *ContextTree::file(const QString &path) const
{
    const auto at = std::ranges::find(m_files, path, &kube::FoundKubeconfig::path);
    return at == m_files.end() ? nullptr : &*at;
}

QString ContextTree::fileTitle(const kube::FoundKubeconfig &file) const
{
    if (file.path.isEmpty())
        return tr("Pasted text");
    return shortPath(file.path);
}

QString ContextTree::loginWord(const kube::ContextSummary &context) const
{
    const QString kind = context.logins.isEmpty() ? QString() : context.logins.constFirst();
    if (kind == "client-certificate"_L1)
        return tr("certificate");
    if (kind == "token"_L1 || kind == "token-file"_L1)
        return tr("token");
    if (kind == "exec"_L1)
        return tr("program");
    if (kind == "oidc"_L1 || kind == "auth-provider"_L1)
        return tr("identity provider");
    if (kind == "basic"_L1)
        return tr("password");
    return tr("nothing");
}

void ContextTree::rebuild()
{
    const std::optional<Choice> before = choice();
    const QSignalBlocker quiet(this);
    clear();
    setHeaderLabels({tr("Context"), tr("Server"), tr("Logs in with")});
    setAccessibleName(tr("Clusters that were found"));
    int rows = 0;
    for (const kube::FoundKubeconfig &file : std::as_const(m_files)) {
        auto *head = new QTreeWidgetItem({fileTitle(file)});
        head->setFlags(Qt::ItemIsEnabled);
        head->setFirstColumnSpanned(true);
        head->setData(0, VerbatimRole, !file.path.isEmpty());
        head->setToolTip(0, file.path.isEmpty() ? fileTitle(file) : file.path);
        head->setForeground(0, m_theme.tokens().text2);
        if (!file.usable())
            head->setIcon(0, m_theme.icon(u"warning"_s, &Tokens::waiting));
        addTopLevelItem(head);
        head->setFirstColumnSpanned(true);
        ++rows;
        for (const kube::ContextSummary &context : file.contexts) {
            auto *line = new QTreeWidgetItem({context.context, context.server, loginWord(context)});
            line->setData(0, kPathRole, file.path);
            line->setData(0, kContextRole, context.context);
            line->setData(0, VerbatimRole, true);
            line->setData(1, VerbatimRole, true);
            line->setFont(0, m_theme.font(Theme::Role::Name));
            for (int i = 0; i < 2; ++i)
                line->setToolTip(i, line->text(i));
            head->addChild(line);
            ++rows;
        }
    }
    expandAll();
    const Metrics &metrics = m_theme.metrics();
    setFixedHeight(metrics.header + std::clamp(rows, 2, kMostRows) * metrics.row +
                   2 * frameWidth() + space::Inside);
    if (before)
        setChoice(*before);
}

void ContextTree::setChoice(const Choice &choice)
{
    const QSignalBlocker quiet(this);
    for (int i = 0; i < topLevelItemCount(); ++i) {
        for (int j = 0; j < topLevelItem(i)->childCount(); ++j) {
            QTreeWidgetItem *line = topLevelItem(i)->child(j);
            if (line->data(0, kPathRole).toString() == choice.path &&
                line->data(0, kContextRole).toString() == choice.context) {
                setCurrentItem(line);
                return;
            }
        }
    }
    clearSelection();
}

std::optional<ContextTree::Choice> ContextTree::choice() const
{
    const QList<QTreeWidgetItem *> selected = selectedItems();
    if (selected.isEmpty() || !selected.constFirst()->parent())
        return std::nullopt;
    const QTreeWidgetItem *line = selected.constFirst();
    return Choice{line->data(0, kPathRole).toString(), line->data(0, kContextRole).toString()};
}

void ContextTree::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace firesteel::gui
