// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/widgetaccess.h"

#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/settledlayout.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QButtonGroup>
#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>

namespace firesteel::gui {

namespace {

/// A button that is none of Qt's kinds.
class ButtonAccess : public QAccessibleWidget
{
public:
    explicit ButtonAccess(QAbstractButton *button)
        : QAccessibleWidget(button, roleOf(button)), m_button(button)
    {}

    [[nodiscard]] QString text(QAccessible::Text type) const override
    {
        const QString own = QAccessibleWidget::text(type);
        return type == QAccessible::Name && own.isEmpty() ? m_button->text() : own;
    }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = m_button->isCheckable();
        state.checked = m_button->isChecked();
        state.pressed = m_button->isDown();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction()} + QAccessibleWidget::actionNames();
    }
    void doAction(const QString &name) override
    {
        if (name == pressAction())
            m_button->click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    static QAccessible::Role roleOf(const QAbstractButton *button)
    {
        if (qobject_cast<const LinkLabel *>(button))
            return QAccessible::Link;
        if (!button->isCheckable())
            return QAccessible::Button;
        return button->group() && button->group()->exclusive() ? QAccessible::RadioButton
                                                               : QAccessible::CheckBox;
    }

    QAbstractButton *m_button;
};

QAccessibleInterface *ownWidget(const QString &, QObject *object)
{
    if (auto *button = qobject_cast<QAbstractButton *>(object)) {
        const bool known =
            qobject_cast<QPushButton *>(object) || qobject_cast<QToolButton *>(object) ||
            qobject_cast<QCheckBox *>(object) || qobject_cast<QRadioButton *>(object);
        return known ? nullptr : new ButtonAccess(button);
    }
    if (auto *label = qobject_cast<ElidedLabel *>(object))
        return new QAccessibleWidget(label, QAccessible::StaticText);
    // the divider is what can be moved, and what it divides is only a frame
    if (auto *handle = qobject_cast<QSplitterHandle *>(object))
        return new QAccessibleWidget(handle, QAccessible::Splitter);
    if (auto *splitter = qobject_cast<QSplitter *>(object))
        return new QAccessibleWidget(splitter, QAccessible::Pane);
    if (auto *tree = qobject_cast<QTreeView *>(object))
        settleLayout(tree);
    auto *widget = qobject_cast<QWidget *>(object);
    const QVariant role = widget ? widget->property(kAccessibleRole) : QVariant();
    return role.isValid() ? new QAccessibleWidget(widget, QAccessible::Role(role.toInt()))
                          : nullptr;
}

} // namespace

void makeWidgetsAccessible()
{
    static const bool done = [] {
        QAccessible::installFactory(ownWidget);
        return true;
    }();
    Q_UNUSED(done)
}

} // namespace firesteel::gui
