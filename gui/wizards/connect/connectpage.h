// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/settings/profiles.h"
#include "gui/models/connectiondraft.h"
#include "gui/shell/page.h"
#include "gui/wizards/connect/connectsteppage.h"

#include <QList>

class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace firesteel::gui {

class ConnectSession;
class ElidedLabel;
class Hairline;
class IconLabel;
class LadderView;
class SourcePage;
class StepList;

/// The connection wizard: from what a person was handed to a cluster that is open. Its pages can be
/// gone through in order, or each by itself. open(): {} goes on with the draft of before;
/// {"new": true} begins anew, unless one is being typed; {"choice": "profile:…" or "kubeconfig:…"}
/// takes that cluster; {"page": id} begins with that page; {"file": path} takes that kubeconfig.
/// Main thread.
class ConnectPage : public Page
{
    Q_OBJECT
public:
    ConnectPage(const Services &services, QWidget *parent);

    [[nodiscard]] QString id() const override { return QStringLiteral("connect"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("cluster"); }
    void open(const QVariantMap &argument) override;
    void activate() override;
    void deactivate() override;
    QWidget *focusTarget() override;

    [[nodiscard]] ConnectSession &session() const { return *m_session; }
    [[nodiscard]] ConnectStep step() const;
    [[nodiscard]] ConnectStepPage *stepPage(ConnectStep step) const;
    void goTo(ConnectStep step);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void build();
    QWidget *buildHead();
    QWidget *buildSide();
    QWidget *buildFoot();
    void addPage(ConnectStepPage *page);
    void retranslate();
    void renew();
    void renewWayOn();
    void next();
    void back();
    void leave();
    void finish();
    void saved(const Result<QString> &id);
    void takeChoice(const QString &choiceId);
    void readSecretsOf(const settings::ClusterProfile &profile);
    void takeDraft(const ConnectionDraft &draft);
    void putAside(const ConnectionDraft &before);
    [[nodiscard]] bool isEdited(const ConnectionDraft &draft) const;
    void openPractice();
    [[nodiscard]] bool canGoOn() const;
    [[nodiscard]] bool hasPassed() const; ///< the test, as far as it is needed for going on
    /// Why it does not go on from here, in words; empty: it does.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] QString obstacleAtTheEnd() const;
    [[nodiscard]] static QString obstacleOn(ConnectStep step, StepState state, bool needed);
    [[nodiscard]] StepState shownState(ConnectStep step) const; ///< in the list of steps
    [[nodiscard]] QString assurance() const;

    const Services m_services;
    ConnectSession *m_session;
    QLabel *m_title;
    ElidedLabel *m_which;
    StepList *m_steps;
    QStackedWidget *m_stack;
    SourcePage *m_source = nullptr;
    QWidget *m_side = nullptr; ///< the ladder beside the page
    QLabel *m_sideTitle;
    QLabel *m_sideTime;
    LadderView *m_ladder;
    QPushButton *m_test;
    IconLabel *m_lock;
    QLabel *m_assurance;
    QLabel *m_obstacle;    ///< why it does not go on
    QCheckBox *m_untested; ///< an open choice
    QPushButton *m_cancel;
    QPushButton *m_back;
    QPushButton *m_next;
    ConnectionDraft m_base; ///< the draft as it was before anything was changed
    bool m_saving = false;
    bool m_alone = false; ///< one page of a cluster that is set up already
};

} // namespace firesteel::gui
