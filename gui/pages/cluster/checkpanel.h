// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/check/ladder.h"

#include <QWidget>

#include <memory>

class QLabel;

namespace firesteel::gui {

class LadderView;
struct Services;

/// The steps of the way to the open cluster, climbed anew on request. Main thread.
class CheckPanel : public QWidget
{
    Q_OBJECT
public:
    CheckPanel(const Services &services, QWidget *parent);
    ~CheckPanel() override;

    void check(); ///< unless it is under way, or no cluster is open
    void clear(); ///< the cluster goes; a check under way ends without a word
    [[nodiscard]] bool checking() const { return m_check != nullptr; }
    [[nodiscard]] bool hasResults() const;

Q_SIGNALS:
    void changed();
    void finished();

protected:
    void changeEvent(QEvent *event) override;

private:
    void renew();
    void take(const kube::Ladder &ladder);

    const Services &m_services;
    QLabel *m_title;
    QLabel *m_time;
    LadderView *m_ladder;
    QLabel *m_hint;
    std::unique_ptr<kube::Ladder> m_check;
};

} // namespace firesteel::gui
