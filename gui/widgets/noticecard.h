// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/widgets/panel.h"

#include <QList>
#include <QString>

#include <optional>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace firesteel::gui {

class IconLabel;
class LinkLabel;

/// A short message with what can be done about it; the first link is the main one. With no text
/// the links stand beside the title. Main thread.
class NoticeCard : public Panel
{
    Q_OBJECT
public:
    struct Link {
        QString id;
        QString text;
    };
    struct Content {
        QString icon;                         ///< "state-failed"
        QColor Tokens::*ink = &Tokens::text2; ///< of the icon
        QString title;                        ///< marks as in richText()
        QString text;
        QList<Link> links;
        bool closable = true;
    };

    explicit NoticeCard(Theme &theme, QWidget *parent = nullptr);
    void setContent(const Content &content);
    [[nodiscard]] QToolButton *closeButton() const { return m_close; }
    [[nodiscard]] QList<LinkLabel *> links() const { return m_links; }

Q_SIGNALS:
    void linkActivated(const QString &id);
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();

    Theme &m_theme;
    Content m_content;
    IconLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QHBoxLayout *m_headLinks;
    QHBoxLayout *m_footLinks;
    QToolButton *m_close;
    QList<LinkLabel *> m_links;
};

} // namespace firesteel::gui
