// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/noticecard.h"

#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/richtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

NoticeCard::NoticeCard(Theme &theme, QWidget *parent)
    : Panel(theme, &Tokens::raised, parent), m_theme(theme), m_icon(new IconLabel(theme, this)),
      m_title(new QLabel(this)), m_text(new QLabel(this)), m_headLinks(new QHBoxLayout),
      m_footLinks(new QHBoxLayout), m_close(new QToolButton(this))
{
    m_title->setObjectName(u"noticeTitle"_s);
    m_text->setObjectName(u"noticeText"_s);
    m_close->setObjectName(u"noticeClose"_s);
    for (QLabel *label : {m_title, m_text}) {
        label->setWordWrap(true);
        label->setTextFormat(Qt::RichText);
    }
    theme.dress(m_title, Theme::Role::Text);
    theme.dress(m_text, Theme::Role::Text, &Tokens::text2);
    m_close->setAutoRaise(true);
    m_close->setIcon(theme.icon(u"close"_s, &Tokens::text2));
    m_close->setFixedSize(20, 20);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);

    auto *head = new QHBoxLayout;
    head->setSpacing(space::Gap);
    head->addWidget(m_icon, 0, Qt::AlignTop);
    head->addWidget(m_title, 1);
    head->addLayout(m_headLinks);
    head->addWidget(m_close, 0, Qt::AlignTop);
    m_headLinks->setSpacing(space::Group);
    m_footLinks->setSpacing(space::Group);
    m_text->setContentsMargins(kIconSize + space::Gap, space::Inside, 0, 0);
    m_footLinks->setContentsMargins(kIconSize + space::Gap, space::Gap, 0, 0);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Group - 1, 11, space::Group - 1, 11);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_text);
    column->addLayout(m_footLinks);
    connect(m_close, &QToolButton::clicked, this, &NoticeCard::closed);
    connect(&theme, &Theme::changed, this, &NoticeCard::renew);
}

void NoticeCard::setContent(const Content &content)
{
    m_content = content;
    qDeleteAll(m_links);
    m_links.clear();
    for (QHBoxLayout *row : {m_headLinks, m_footLinks}) {
        while (QLayoutItem *item = row->takeAt(0))
            delete item;
    }
    QHBoxLayout *row = content.text.isEmpty() ? m_headLinks : m_footLinks;
    for (const Link &link : content.links) {
        auto *label = new LinkLabel(m_theme, link.text, this);
        label->setObjectName(link.id);
        label->setStrong(m_links.isEmpty());
        connect(label, &LinkLabel::clicked, this,
                [this, id = link.id] { Q_EMIT linkActivated(id); });
        row->addWidget(label);
        m_links << label;
    }
    if (row == m_footLinks)
        row->addStretch(1);
    m_footLinks->setContentsMargins(
        kIconSize + space::Gap, row == m_footLinks && !m_links.isEmpty() ? space::Gap : 0, 0, 0);
    m_theme.dress(m_title, content.text.isEmpty() ? Theme::Role::Text : Theme::Role::Name);
    m_text->setVisible(!content.text.isEmpty());
    m_close->setVisible(content.closable);
    renew();
}

void NoticeCard::renew()
{
    const QString text = withoutMarks(m_content.text);
    m_icon->setIcon(m_content.icon, m_content.ink);
    m_icon->setFixedHeight(m_theme.lineHeight(Theme::Role::Text) + 2); // on the text's middle
    m_title->setText(richText(m_content.title, m_theme));
    m_text->setText(richText(m_content.text, m_theme));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
    setAccessibleName(withoutMarks(m_content.title));
    setAccessibleDescription(text);
}

void NoticeCard::changeEvent(QEvent *event)
{
    Panel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        renew();
}

} // namespace firesteel::gui
