// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/jwt.h"

#include <QTimer>
#include <QWidget>

class QFormLayout;

namespace firesteel {
class Clock;
}

namespace firesteel::gui {

class FindingList;
class Theme;

/// What a token says of itself: kind, account, audiences, and how long it still holds, as a clock
/// that runs. Nothing of it is verified. Main thread.
class TokenView : public QWidget
{
    Q_OBJECT
public:
    TokenView(Theme &theme, Clock &clock, QWidget *parent = nullptr);

    void setToken(const QByteArray &text);
    [[nodiscard]] const kube::TokenReading &reading() const { return m_reading; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void rebuild();
    void addRow(const QString &label, const QString &value, bool verbatim);
    void tick();
    [[nodiscard]] QString kindText() const;

    Theme &m_theme;
    Clock &m_clock;
    kube::TokenReading m_reading;
    class QVBoxLayout *m_rows;
    class QLabel *m_end = nullptr;
    FindingList *m_findings;
    QTimer m_second;
};

} // namespace firesteel::gui
