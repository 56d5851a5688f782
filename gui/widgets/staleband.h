// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

class ElidedLabel;
class LinkLabel;
class Theme;

/// The line above a table that is out of date: as of when, why, when the next try is, and "Try
/// now". It counts down by itself while it is visible. Main thread.
class StaleBand : public QWidget
{
    Q_OBJECT
public:
    StaleBand(Theme &theme, Clock &clock, QWidget *parent = nullptr);

    /// `cause` is a translated sentence; the owner sets it anew on QEvent::LanguageChange. An
    /// invalid `asOf`: nothing was ever heard. An invalid `nextTry`: not known.
    void setStale(const QDateTime &asOf, const QString &cause, const QDateTime &nextTry);
    [[nodiscard]] QString text() const; ///< what it says on the left
    [[nodiscard]] QString nextText() const;
    [[nodiscard]] LinkLabel *link() const { return m_link; }

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void tryNow();

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();
    void tick();

    Theme &m_theme;
    Clock &m_clock;
    QDateTime m_asOf;
    QString m_cause;
    QDateTime m_nextTry;
    ElidedLabel *m_text;
    QLabel *m_next;
    LinkLabel *m_link;
    QTimer m_tick;
};

} // namespace firesteel::gui
