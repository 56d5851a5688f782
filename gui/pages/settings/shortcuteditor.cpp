// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/settings/shortcuteditor.h"

#include "gui/shell/actionregistry.h"
#include "gui/shell/widgetaccess.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/linklabel.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kIdRole = Qt::UserRole;
constexpr int kRows = 9;
} // namespace

ShortcutEditor::ShortcutEditor(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_list(new QTreeWidget(this)),
      m_label(new QLabel(this)), m_edit(new QKeySequenceEdit(this)), m_set(new QPushButton(this)),
      m_none(new QPushButton(this)), m_reset(new QPushButton(this)),
      m_resetAll(new QPushButton(this)), m_conflict(new QLabel(this)),
      m_take(new LinkLabel(services.theme, {}, this))
{
    build();
    ActionRegistry &actions = m_services.actions;
    connect(&actions, &ActionRegistry::changed, this, &ShortcutEditor::renew);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ShortcutEditor::select);
    connect(m_edit, &QKeySequenceEdit::keySequenceChanged, this, &ShortcutEditor::consider);
    connect(m_set, &QPushButton::clicked, this,
            [this, &actions] { actions.setShortcuts(currentId(), {m_edit->keySequence()}); });
    connect(m_none, &QPushButton::clicked, this,
            [this, &actions] { actions.setShortcuts(currentId(), {}); });
    connect(m_reset, &QPushButton::clicked, this,
            [this, &actions] { actions.resetShortcuts(currentId()); });
    connect(m_resetAll, &QPushButton::clicked, &actions, &ActionRegistry::resetAllShortcuts);
    connect(m_take, &LinkLabel::clicked, this,
            [this, &actions] { actions.takeShortcut(currentId(), m_edit->keySequence()); });
    retranslate();
}

void ShortcutEditor::build()
{
    const Theme &theme = m_services.theme;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Gap);
    m_list->setObjectName(u"shortcuts.list"_s);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(2);
    m_list->setMinimumHeight(theme.metrics().header + kRows * theme.metrics().row);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    column->addWidget(m_list);
    m_edit->setObjectName(u"shortcuts.edit"_s);
    m_edit->setProperty(kAccessibleRole, int(QAccessible::EditableText));
    m_edit->setClearButtonEnabled(true);
    m_edit->setMaximumSequenceLength(1);
    m_label->setBuddy(m_edit);
    m_set->setObjectName(u"shortcuts.set"_s);
    m_none->setObjectName(u"shortcuts.none"_s);
    m_reset->setObjectName(u"shortcuts.reset"_s);
    m_resetAll->setObjectName(u"shortcuts.resetAll"_s);
    m_take->setObjectName(u"shortcuts.take"_s);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addWidget(m_label);
    row->addWidget(m_edit, 1);
    for (QPushButton *button : {m_set, m_none, m_reset})
        row->addWidget(button);
    row->addStretch();
    row->addWidget(m_resetAll);
    column->addLayout(row);
    auto *conflict = new QHBoxLayout;
    conflict->setSpacing(space::Gap);
    m_conflict->setObjectName(u"shortcuts.conflict"_s);
    m_conflict->setTextFormat(Qt::PlainText);
    m_services.theme.dress(m_conflict, Theme::Role::Text, &Tokens::failed);
    conflict->addWidget(m_conflict);
    conflict->addWidget(m_take);
    conflict->addStretch();
    column->addLayout(conflict);
}

void ShortcutEditor::retranslate()
{
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_label->setText(tr("Keys:"));
    m_edit->setAccessibleName(tr("New keys for the chosen command"));
    for (auto *line : m_edit->findChildren<QWidget *>())
        line->setAccessibleName(m_edit->accessibleName());
    m_set->setText(tr("Set"));
    m_none->setText(tr("No keys"));
    m_reset->setText(tr("As delivered"));
    m_resetAll->setText(tr("All as delivered"));
    m_take->setText(tr("Take them from there"));
    renew();
}

QString ShortcutEditor::currentId() const
{
    const QTreeWidgetItem *item = m_list->currentItem();
    return item ? item->data(0, kIdRole).toString() : QString();
}

QString ShortcutEditor::titleOf(const QString &id) const
{
    const QAction *action = m_services.actions.action(id);
    return action ? action->text() : id;
}

void ShortcutEditor::renew()
{
    // keys that are typed and not set yet stay, if it is only the words that changed
    const QKeySequence typed = m_edit->keySequence();
    const bool pending = m_set->isEnabled() || m_conflict->isVisibleTo(this);
    const QString before = currentId();
    m_list->clear();
    for (const ActionRegistry::Entry &entry : m_services.actions.entries()) {
        const QList<QKeySequence> sequences = m_services.actions.shortcuts(entry.spec.id);
        auto *item = new QTreeWidgetItem(
            {entry.spec.text(), QKeySequence::listToString(sequences, QKeySequence::NativeText)});
        item->setData(0, kIdRole, entry.spec.id);
        item->setData(1, VerbatimRole, true); // as printed on the keys
        if (m_services.actions.isCustom(entry.spec.id))
            item->setFont(1, m_services.theme.font(Theme::Role::Name));
        m_list->addTopLevelItem(item);
        if (entry.spec.id == before)
            m_list->setCurrentItem(item);
    }
    select();
    if (pending && !m_services.actions.shortcuts(currentId()).contains(typed))
        m_edit->setKeySequence(typed);
}

void ShortcutEditor::select()
{
    const QString id = currentId();
    const QList<QKeySequence> sequences = m_services.actions.shortcuts(id);
    m_edit->setEnabled(!id.isEmpty());
    m_edit->setKeySequence(sequences.isEmpty() ? QKeySequence() : sequences.constFirst());
    m_none->setEnabled(!sequences.isEmpty());
    m_reset->setEnabled(!id.isEmpty() && m_services.actions.isCustom(id));
    consider(m_edit->keySequence());
}

void ShortcutEditor::consider(const QKeySequence &sequence)
{
    const QString id = currentId();
    const QStringList others = m_services.actions.conflicts(id, sequence);
    const bool same = m_services.actions.shortcuts(id).contains(sequence);
    m_set->setEnabled(!id.isEmpty() && !sequence.isEmpty() && !same && others.isEmpty());
    m_conflict->setVisible(!others.isEmpty());
    m_take->setVisible(!others.isEmpty());
    if (!others.isEmpty())
        m_conflict->setText(tr("These keys belong to “%1”.").arg(titleOf(others.constFirst())));
}

} // namespace firesteel::gui
