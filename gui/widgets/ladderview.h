// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/ladder.h"

#include <QList>
#include <QWidget>

#include <chrono>

namespace firesteel::gui {

class Theme;

/// The rungs of a connection check, one below the other: state, title, what was seen, how long it
/// took. Main thread.
class LadderView : public QWidget
{
    Q_OBJECT
public:
    explicit LadderView(Theme &theme, QWidget *parent = nullptr);

    void setPort(int port); ///< of the server, for the titles; 0: not known
    void setResults(const QList<kube::RungResult> &results);
    [[nodiscard]] const QList<kube::RungResult> &results() const { return m_results; }
    /// Whether a rung that failed or warned says in sentences why, and what helps.
    void setExplaining(bool on);
    [[nodiscard]] std::chrono::milliseconds totalTime() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    class Row;
    void renew();

    Theme &m_theme;
    int m_port = 0;
    bool m_explaining = false;
    QList<kube::RungResult> m_results;
    QList<Row *> m_rows;
};

} // namespace firesteel::gui
