// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/actionregistry.h"

#include "core/settings/settings.h"
#include "gui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QJsonArray>
#include <QWidget>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
namespace keys = settings::keys;

namespace {

/// Whether a press of the one could be meant for the other: equal, or one begins the other.
bool collide(const QKeySequence &a, const QKeySequence &b)
{
    if (a.isEmpty() || b.isEmpty())
        return false;
    return a.matches(b) != QKeySequence::NoMatch || b.matches(a) != QKeySequence::NoMatch;
}

bool meet(const ActionSpec &a, const ActionSpec &b)
{
    return a.page.isEmpty() || b.page.isEmpty() || a.page == b.page;
}

} // namespace

ActionRegistry::ActionRegistry(settings::Settings &settings, Theme &theme, QObject *parent)
    : QObject(parent), m_settings(settings), m_theme(theme)
{
    qApp->installEventFilter(this);
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString &name) {
        if (name == keys::Shortcuts.name) {
            refreshAll();
            Q_EMIT changed();
        }
    });
}

QAction *ActionRegistry::add(const ActionSpec &spec, QWidget *context, std::function<void()> run)
{
    Q_ASSERT_X(!find(spec.id), "ActionRegistry::add", qPrintable(spec.id));
    auto *action = new QAction(context);
    action->setObjectName(spec.id);
    action->setAutoRepeat(false); // a key that is held means it once
    action->setShortcutContext(spec.page.isEmpty() ? Qt::WindowShortcut
                                                   : Qt::WidgetWithChildrenShortcut);
    context->addAction(action);
    connect(action, &QAction::triggered, context, [run = std::move(run)] { run(); });
    connect(action, &QObject::destroyed, this, [this, id = spec.id] {
        m_entries.removeIf([&id](const Entry &entry) { return entry.spec.id == id; });
        Q_EMIT changed();
    });
    m_entries.append({spec, action, context});
    refresh(m_entries.constLast());
    Q_EMIT changed();
    return action;
}

void ActionRegistry::removeAllOf(QWidget *root)
{
    QList<QPointer<QAction>> gone;
    m_entries.removeIf([&](const Entry &entry) {
        const bool its =
            entry.context && (entry.context == root || root->isAncestorOf(entry.context));
        if (its)
            gone.append(entry.action);
        return its;
    });
    for (const QPointer<QAction> &action : std::as_const(gone)) {
        if (action)
            action->disconnect(this);
        delete action.data();
    }
    Q_EMIT changed();
}

QList<ActionRegistry::Entry> ActionRegistry::entries() const
{
    return m_entries;
}

ActionRegistry::Entry *ActionRegistry::find(const QString &id)
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [&id](const Entry &entry) { return entry.spec.id == id; });
    return found == m_entries.end() ? nullptr : &*found;
}

const ActionRegistry::Entry *ActionRegistry::find(const QString &id) const
{
    return const_cast<ActionRegistry *>(this)->find(id);
}

QAction *ActionRegistry::action(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? entry->action.data() : nullptr;
}

QList<QKeySequence> ActionRegistry::effective(const ActionSpec &spec) const
{
    const QJsonValue own = m_settings.get(keys::Shortcuts).value(spec.id);
    if (!own.isArray())
        return spec.shortcuts;
    QList<QKeySequence> list;
    for (const QJsonValue &one : own.toArray()) {
        const auto sequence = QKeySequence::fromString(one.toString(), QKeySequence::PortableText);
        if (!sequence.isEmpty())
            list.append(sequence);
    }
    return list;
}

QList<QKeySequence> ActionRegistry::shortcuts(const QString &id) const
{
    const Entry *entry = find(id);
    return entry ? effective(entry->spec) : QList<QKeySequence>();
}

bool ActionRegistry::isCustom(const QString &id) const
{
    return m_settings.get(keys::Shortcuts).contains(id);
}

QStringList ActionRegistry::conflicts(const QString &id, const QKeySequence &sequence) const
{
    const Entry *own = find(id);
    if (!own)
        return {};
    QStringList others;
    for (const Entry &entry : m_entries) {
        if (entry.spec.id == id || !meet(entry.spec, own->spec))
            continue;
        const QList<QKeySequence> theirs = effective(entry.spec);
        if (std::any_of(theirs.begin(), theirs.end(),
                        [&](const QKeySequence &one) { return collide(one, sequence); }))
            others.append(entry.spec.id);
    }
    return others;
}

bool ActionRegistry::setShortcuts(const QString &id, const QList<QKeySequence> &sequences)
{
    if (!find(id) || std::any_of(sequences.begin(), sequences.end(), [&](const auto &sequence) {
            return !conflicts(id, sequence).isEmpty();
        }))
        return false;
    store(id, &sequences);
    return true;
}

void ActionRegistry::takeShortcut(const QString &id, const QKeySequence &sequence)
{
    if (!find(id))
        return;
    for (const QString &other : conflicts(id, sequence)) {
        QList<QKeySequence> left = shortcuts(other);
        left.removeIf([&](const QKeySequence &one) { return collide(one, sequence); });
        store(other, &left);
    }
    QList<QKeySequence> own = shortcuts(id);
    own.removeIf([&](const QKeySequence &one) { return collide(one, sequence); });
    own.prepend(sequence);
    store(id, &own);
}

void ActionRegistry::resetShortcuts(const QString &id)
{
    const Entry *own = find(id);
    if (!own)
        return;
    store(id, nullptr);
    const QList<QKeySequence> delivered = own->spec.shortcuts; // others may have taken them
    for (const QKeySequence &sequence : delivered)
        takeShortcut(id, sequence);
    store(id, nullptr);
}

void ActionRegistry::resetAllShortcuts()
{
    m_settings.reset(keys::Shortcuts);
}

/// Null: as delivered.
void ActionRegistry::store(const QString &id, const QList<QKeySequence> *sequences)
{
    QJsonObject all = m_settings.get(keys::Shortcuts);
    const Entry *entry = find(id);
    if (!sequences || (entry && entry->spec.shortcuts == *sequences)) {
        all.remove(id);
    } else {
        QJsonArray list;
        for (const QKeySequence &sequence : *sequences)
            list.append(sequence.toString(QKeySequence::PortableText));
        all.insert(id, list);
    }
    m_settings.set(keys::Shortcuts, all);
}

void ActionRegistry::refresh(const Entry &entry)
{
    QAction *action = entry.action;
    if (!action)
        return;
    const QList<QKeySequence> sequences = effective(entry.spec);
    const QString text = entry.spec.text();
    action->setText(text);
    action->setShortcuts(sequences);
    if (!entry.spec.icon.isEmpty())
        action->setIcon(m_theme.icon(entry.spec.icon));
    QString hint = text;
    hint.remove(u'…');
    if (!sequences.isEmpty())
        //: tooltip: what it does, and its keys
        hint = tr("%1 (%2)").arg(hint, sequences.constFirst().toString(QKeySequence::NativeText));
    if (entry.spec.hint)
        hint += u'\n' + entry.spec.hint();
    action->setToolTip(hint);
    action->setStatusTip({});
}

void ActionRegistry::refreshAll()
{
    for (const Entry &entry : std::as_const(m_entries))
        refresh(entry);
}

/// The application hears of a new language before its windows do.
bool ActionRegistry::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && watched == qApp)
        refreshAll();
    return QObject::eventFilter(watched, event);
}

} // namespace firesteel::gui
