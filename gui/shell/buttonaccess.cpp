// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/buttonaccess.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QToolButton>

namespace firesteel::gui {

namespace {

class ButtonAccess : public QAccessibleWidget
{
public:
    explicit ButtonAccess(QAbstractButton *button)
        : QAccessibleWidget(button, QAccessible::Button), m_button(button)
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
    QAbstractButton *m_button;
};

QAccessibleInterface *ownButton(const QString &, QObject *object)
{
    auto *button = qobject_cast<QAbstractButton *>(object);
    const bool known = qobject_cast<QPushButton *>(object) || qobject_cast<QToolButton *>(object) ||
                       qobject_cast<QCheckBox *>(object) || qobject_cast<QRadioButton *>(object);
    return button && !known ? new ButtonAccess(button) : nullptr;
}

} // namespace

void makeButtonsAccessible()
{
    static const bool done = [] {
        QAccessible::installFactory(ownButton);
        return true;
    }();
    Q_UNUSED(done)
}

} // namespace firesteel::gui
