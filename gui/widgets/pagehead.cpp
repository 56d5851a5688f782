// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/pagehead.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/iconlabel.h"

#include <QHBoxLayout>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

PageHead::PageHead(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_row(new QHBoxLayout(this)),
      m_icon(new IconLabel(theme, this)), m_title(new ElidedLabel({}, this)),
      m_note(new ElidedLabel({}, this)), m_buttons(new QHBoxLayout)
{
    m_title->setObjectName(u"pageTitle"_s);
    m_note->setObjectName(u"pageNote"_s);
    theme.dress(m_title, Theme::Role::Title);
    theme.dress(m_note, Theme::Role::Text, &Tokens::text2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_icon->hide();
    m_note->hide();
    m_buttons->setSpacing(space::Gap);
    m_row->setSpacing(12);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_title, 0);
    m_row->addWidget(m_note, 1);
    m_row->addStretch(0);
    m_row->addLayout(m_buttons);
    setSideMargin(space::Margin);
    connect(&theme, &Theme::changed, this, &PageHead::renew);
    renew();
}

void PageHead::setSideMargin(int px)
{
    m_row->setContentsMargins(px, 0, px, 0);
}

void PageHead::setTitle(const QString &title, bool verbatim)
{
    m_title->setText(title);
    setAccessibleName(title);
    for (QWidget *one : std::initializer_list<QWidget *>{this, m_title})
        setVerbatim(one, verbatim ? QStringList{u"text"_s, u"accessibleName"_s} : QStringList());
}

void PageHead::setNote(const QString &note)
{
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void PageHead::setState(std::optional<store::AppState> state)
{
    m_icon->setVisible(state.has_value());
    if (state)
        m_icon->setState(*state, kHeadIconSize);
}

void PageHead::addButton(QWidget *button)
{
    m_buttons->addWidget(button);
}

QSize PageHead::sizeHint() const
{
    return {QWidget::sizeHint().width(), m_theme.metrics().pageHead};
}

void PageHead::renew()
{
    setMinimumHeight(m_theme.metrics().pageHead);
}

} // namespace firesteel::gui
