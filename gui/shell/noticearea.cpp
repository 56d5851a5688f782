// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/noticearea.h"

#include "gui/theme/theme.h"
#include "gui/widgets/noticecard.h"

#include <QAccessible>
#include <QEvent>
#include <QTimer>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int kNoticeWidth = 376;
constexpr std::chrono::milliseconds kStay{10'000};

NoticeCard::Content contentOf(const Notice &notice)
{
    NoticeCard::Content content;
    content.title = notice.title;
    content.text = notice.text;
    switch (notice.kind) {
    case Notice::Kind::Info:
        content.icon = u"info"_s;
        content.ink = &Tokens::text2;
        break;
    case Notice::Kind::Success:
        content.icon = u"state-succeeded"_s;
        content.ink = &Tokens::succeeded;
        break;
    case Notice::Kind::Warning:
        content.icon = u"warning"_s;
        content.ink = &Tokens::waiting;
        break;
    case Notice::Kind::Failure:
        content.icon = u"state-failed"_s;
        content.ink = &Tokens::failed;
        break;
    }
    for (qsizetype i = 0; i < notice.links.size(); ++i)
        content.links.append({QString::number(i), notice.links[i].text});
    return content;
}

} // namespace

NoticeArea::NoticeArea(Notices &notices, Theme &theme, QWidget *parent)
    : QWidget(parent), m_notices(notices), m_theme(theme), m_column(new QVBoxLayout(this))
{
    setObjectName(u"notices"_s);
    m_column->setContentsMargins({});
    m_column->setSpacing(space::Gap);
    parent->installEventFilter(this);
    connect(&m_notices, &Notices::changed, this, &NoticeArea::renew);
    renew();
}

void NoticeArea::renew()
{
    QHash<Notices::Id, NoticeCard *> gone = m_cards;
    for (const Notices::Entry &entry : m_notices.entries()) {
        gone.remove(entry.id);
        if (m_cards.contains(entry.id))
            continue;
        auto *card = new NoticeCard(m_theme, this);
        card->setObjectName(u"notice"_s);
        card->setContent(contentOf(entry.notice));
        card->setAccessibleName(entry.notice.title);
        card->setAccessibleDescription(entry.notice.text);
        m_column->addWidget(card);
        m_cards.insert(entry.id, card);
        connect(card, &NoticeCard::closed, this, [this, id = entry.id] { m_notices.close(id); });
        connect(card, &NoticeCard::linkActivated, this, [this, id = entry.id](const QString &link) {
            m_notices.follow(id, link.toLongLong());
        });
        watchTime(entry.id, entry.notice, card);
        QAccessibleAnnouncementEvent said(this, entry.notice.title);
        QAccessible::updateAccessibility(&said);
    }
    for (auto it = gone.cbegin(); it != gone.cend(); ++it) {
        m_cards.remove(it.key());
        it.value()->hide();
        it.value()->deleteLater();
    }
    place();
}

void NoticeArea::watchTime(Notices::Id id, const Notice &notice, NoticeCard *card)
{
    if (notice.kind == Notice::Kind::Warning || notice.kind == Notice::Kind::Failure)
        return;
    auto *timer = new QTimer(card);
    timer->setInterval(kStay);
    connect(timer, &QTimer::timeout, this, [this, id, card] {
        if (!card->underMouse() && !card->isAncestorOf(focusWidget()))
            m_notices.close(id);
    });
    timer->start();
}

void NoticeArea::place()
{
    setVisible(!m_cards.isEmpty());
    if (m_cards.isEmpty())
        return;
    const QRect room =
        parentWidget()->rect().adjusted(space::Group, space::Group, -space::Group, -space::Group);
    const int width = std::min(kNoticeWidth, room.width());
    const int height = m_column->hasHeightForWidth() ? m_column->totalHeightForWidth(width)
                                                     : m_column->totalSizeHint().height();
    setGeometry(room.right() - width + 1, room.bottom() - std::min(height, room.height()) + 1,
                width, std::min(height, room.height()));
    raise();
}

bool NoticeArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

bool NoticeArea::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

} // namespace firesteel::gui
