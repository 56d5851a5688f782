// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/help/helppage.h"

#include "gui/shell/actionregistry.h"
#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/pagehead.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

HelpPage::HelpPage(const Services &services, QWidget *parent)
    : Page(parent), m_services(services), m_head(new PageHead(services.theme, this)),
      m_intro(new QLabel(this)), m_keys(new QTreeWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    column->addWidget(m_head);
    auto *inside = new QVBoxLayout;
    inside->setContentsMargins(space::Margin, 0, space::Margin, space::Margin);
    inside->setSpacing(space::Group);
    inside->addWidget(m_intro);
    inside->addWidget(m_keys);
    column->addLayout(inside);
    m_intro->setWordWrap(true);
    services.theme.dress(m_intro, Theme::Role::Text, &Tokens::text2);
    m_keys->setObjectName(u"help.keys"_s);
    m_keys->setRootIsDecorated(false);
    m_keys->setUniformRowHeights(true);
    m_keys->setColumnCount(2);
    m_keys->setProperty(property::NoFrame, true);
    m_keys->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    connect(&services.actions, &ActionRegistry::changed, this, [this] {
        if (isVisible())
            renew();
    });
    retranslate();
}

QString HelpPage::title() const
{
    return tr("Help");
}

QWidget *HelpPage::focusTarget()
{
    return m_keys;
}

void HelpPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Page::changeEvent(event);
}

void HelpPage::retranslate()
{
    m_head->setTitle(title());
    m_head->setNote(tr("Firesteel %1").arg(QStringLiteral(FIRESTEEL_VERSION)));
    m_intro->setText(tr("Everything can be done with the keyboard. F1 tells about what has the "
                        "focus, F6 goes from pane to pane. The keys can be changed in the "
                        "settings."));
    m_keys->setHeaderLabels({tr("Command"), tr("Keys")});
    m_keys->setAccessibleName(tr("Commands and their keys"));
    renew();
}

void HelpPage::renew()
{
    m_keys->clear();
    for (const ActionRegistry::Entry &entry : m_services.actions.entries()) {
        const QList<QKeySequence> sequences = m_services.actions.shortcuts(entry.spec.id);
        if (sequences.isEmpty())
            continue;
        auto *item = new QTreeWidgetItem(
            {entry.spec.text(), QKeySequence::listToString(sequences, QKeySequence::NativeText)});
        item->setData(1, VerbatimRole, true); // as printed on the keys
        m_keys->addTopLevelItem(item);
    }
}

} // namespace firesteel::gui
