// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace firesteel::gui {

class IconLabel;
class LinkLabel;
class Theme;

/// Where there is nothing to show: why, and one or two links to what can be done. Its owner sets
/// the texts anew on QEvent::LanguageChange. Main thread.
class EmptyState : public QWidget
{
    Q_OBJECT
public:
    struct Link {
        QString id;
        QString text;
        bool operator==(const Link &) const = default;
    };

    explicit EmptyState(Theme &theme, QWidget *parent = nullptr);

    void setIcon(const QString &name);
    void setSentence(const QString &sentence); ///< marks as in richText()
    void setDetail(const QString &detail);     ///< a second, quieter line; empty: none
    void setLinks(const QList<Link> &links);
    [[nodiscard]] QList<LinkLabel *> links() const { return m_linkLabels; }

Q_SIGNALS:
    void linkActivated(const QString &id);

private:
    void rebuildTexts();

    Theme &m_theme;
    QString m_sentence;
    QString m_detail;
    IconLabel *m_iconLabel;
    QLabel *m_sentenceLabel;
    QLabel *m_detailLabel;
    QHBoxLayout *m_linkRow;
    QList<LinkLabel *> m_linkLabels;
    QList<Link> m_links;
};

} // namespace firesteel::gui
