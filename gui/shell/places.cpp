// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/places.h"

#include "gui/shell/page.h"
#include "gui/shell/placebutton.h"
#include "gui/theme/theme.h"

#include <QButtonGroup>
#include <QEvent>
#include <QVBoxLayout>

namespace firesteel::gui {

namespace {
constexpr int kWidth = 176; ///< at least
}

Places::Places(Theme &theme, QWidget *parent)
    : Bar(Qt::RightEdge, parent), m_theme(theme), m_top(new QVBoxLayout), m_bottom(new QVBoxLayout),
      m_group(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("places"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Gap, space::Gap, space::Gap - 1, space::Gap);
    column->setSpacing(0);
    m_top->setSpacing(0);
    m_bottom->setSpacing(0);
    column->addLayout(m_top);
    column->addStretch();
    column->addLayout(m_bottom);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(m_group, &QButtonGroup::buttonClicked, this,
            [this](QAbstractButton *button) { Q_EMIT chosen(button->objectName().sliced(6)); });
    retranslate();
}

void Places::add(Page *page, bool atBottom)
{
    auto *button = new PlaceButton(m_theme, page->iconName(), this);
    button->setObjectName(QStringLiteral("place.") + page->id());
    m_group->addButton(button);
    (atBottom ? m_bottom : m_top)->addWidget(button);
    m_ids.append(page->id());
    m_buttons.append({page, button});
    const auto refresh = [this, page, button] {
        button->setText(page->title());
        button->setAccessibleName(page->title());
        button->setBadge(page->badge());
        updateGeometry();
    };
    connect(page, &Page::titleChanged, button, refresh);
    connect(page, &Page::badgeChanged, button, refresh);
    refresh();
}

void Places::setCurrent(const QString &id)
{
    m_group->setExclusive(false);
    for (const auto &[page, button] : std::as_const(m_buttons))
        button->setChecked(page->id() == id);
    m_group->setExclusive(true);
}

void Places::focusCurrent()
{
    QAbstractButton *button = m_group->checkedButton();
    if (!button && !m_buttons.isEmpty())
        button = m_buttons.constFirst().second;
    if (button)
        button->setFocus(Qt::ShortcutFocusReason);
}

QSize Places::sizeHint() const
{
    int width = kWidth;
    for (const auto &[page, button] : m_buttons)
        width = std::max(width, button->sizeHint().width() + 2 * space::Gap);
    return {width, Bar::sizeHint().height()};
}

void Places::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Bar::changeEvent(event);
}

void Places::retranslate()
{
    setAccessibleName(tr("Places"));
    for (const auto &[page, button] : std::as_const(m_buttons)) {
        button->setText(page->title());
        button->setAccessibleName(page->title());
        button->setBadge(page->badge());
    }
    updateGeometry();
}

} // namespace firesteel::gui
