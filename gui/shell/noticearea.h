// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/notices.h"

#include <QHash>
#include <QWidget>

class QVBoxLayout;

namespace firesteel::gui {

class NoticeCard;
class Theme;

/// Shows the notices over the lower right corner of its parent, newest at the bottom. Takes no more
/// room than they need and lets the mouse through elsewhere. Main thread.
class NoticeArea : public QWidget
{
    Q_OBJECT
public:
    NoticeArea(Notices &notices, Theme &theme, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;

private:
    void renew();
    void place();
    void watchTime(Notices::Id id, const Notice &notice, NoticeCard *card);

    Notices &m_notices;
    Theme &m_theme;
    QVBoxLayout *m_column;
    QHash<Notices::Id, NoticeCard *> m_cards;
};

} // namespace firesteel::gui
