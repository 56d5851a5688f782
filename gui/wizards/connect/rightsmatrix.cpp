// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/rightsmatrix.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHeaderView>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

RightsMatrix::RightsMatrix(Theme &theme, QWidget *parent) : QTreeWidget(parent), m_theme(theme)
{
    setObjectName(u"connect.matrix"_s);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setStretchLastSection(false);
    connect(&theme, &Theme::changed, this, &RightsMatrix::rebuild);
}

void RightsMatrix::setMatrix(const engine::AccessMatrix &matrix)
{
    m_matrix = matrix;
    rebuild();
}

void RightsMatrix::rebuild()
{
    clear();
    setAccessibleName(tr("Rights of the account"));
    const QStringList verbs = m_matrix.verbs();
    const QStringList resources = m_matrix.resources();
    setVisible(m_matrix.known());
    setColumnCount(int(verbs.size()) + 1);
    setHeaderLabels(QStringList{tr("On")} + verbs);
    for (int i = 1; i <= verbs.size(); ++i)
        model()->setHeaderData(i, Qt::Horizontal, verbs[i - 1], Qt::ToolTipRole);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    for (const QString &resource : resources) {
        auto *line = new QTreeWidgetItem({resource});
        line->setFont(0, m_theme.font(Theme::Role::Mono));
        line->setData(0, VerbatimRole, true);
        line->setToolTip(0, resource);
        for (int i = 0; i < verbs.size(); ++i) {
            const engine::AccessMatrix::Row *row = m_matrix.row(resource, verbs[i]);
            if (!row)
                continue;
            const bool known = row->allowed.has_value();
            line->setText(i + 1, !known ? tr("?") : *row->allowed ? tr("yes") : tr("no"));
            if (known && !*row->allowed) {
                const bool must = row->right.need == kube::SparkRight::Need::Must;
                line->setForeground(i + 1,
                                    must ? m_theme.tokens().failed : m_theme.tokens().waiting);
                line->setFont(i + 1, m_theme.font(Theme::Role::Name));
            }
            const char *purpose = kube::rightPurposeText(row->right.purpose);
            if (purpose)
                line->setToolTip(i + 1, QCoreApplication::translate("Causes", purpose));
        }
        addTopLevelItem(line);
    }
    const Metrics &metrics = m_theme.metrics();
    setFixedHeight(metrics.header + int(resources.size()) * metrics.row + 2 * frameWidth() +
                   space::Inside + 10);
}

void RightsMatrix::changeEvent(QEvent *event)
{
    QTreeWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace firesteel::gui
