// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/wizards/connect/connectsteppage.h"

class QLabel;
class QPushButton;

namespace firesteel::gui {

class FindingList;
class IconLabel;
class LadderView;

/// Page 6: the whole way to the cluster, rung by rung, each timed, with what was seen and what
/// helps. Begins by itself; can be broken off at once.
class TestPage : public ConnectStepPage
{
    Q_OBJECT
public:
    TestPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);

    void entered() override;
    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;

private:
    void start();
    [[nodiscard]] QString verdict() const;

    IconLabel *m_icon;
    QLabel *m_verdict;
    FindingList *m_obstacle;
    LadderView *m_ladder;
    QPushButton *m_again;
    QPushButton *m_cancel;
    QPushButton *m_mend;
    std::optional<ConnectStep> m_mendStep;
};

} // namespace firesteel::gui
