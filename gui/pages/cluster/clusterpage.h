// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/engine/clustersurvey.h"
#include "gui/pages/cluster/clusterlines.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include <QTimer>

#include <memory>

class QBoxLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace firesteel::gui {

class CheckPanel;
class EmptyState;
class FindingList;
class IconLabel;
class LineList;
class MarksForm;
class PageHead;
class SetUpLinks;

/// The open cluster as a whole: whether it is well, who we are there and for how long, what carries
/// it, how it is guarded, and every step of the way to it with "Check again". Nothing is written to
/// the cluster. Main thread.
class ClusterPage : public Page
{
    Q_OBJECT
public:
    ClusterPage(const Services &services, QWidget *parent);
    ~ClusterPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("cluster"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("cluster"); }
    void open(const QVariantMap &argument) override; ///< {"check": true}: climbs the ladder
    void activate() override;
    void deactivate() override;
    QWidget *focusTarget() override;

    void checkAgain(); ///< the ladder, and a look at everything else
    [[nodiscard]] bool checking() const;
    [[nodiscard]] const engine::ClusterFacts &facts() const { return m_facts; }

Q_SIGNALS:
    void factsChanged();
    void checkFinished();

protected:
    bool focusNextPrevChild(bool next) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void buildHead();
    QWidget *buildLeft();
    QWidget *buildRight();
    void retranslate();
    void followSession();
    void letGo();
    void look();
    void renew();
    void renewLines();
    void renewVerdict();
    void readFindings();
    void showFindings(const QList<Finding> &findings);
    void lineActivated(const QString &lineId);
    void goToSetUp(const QString &page);
    void exportKubeconfig();
    [[nodiscard]] ClusterAccess access() const;

    const Services m_services;
    PageHead *m_head;
    QPushButton *m_again;
    QPushButton *m_export;
    QPushButton *m_forget;
    EmptyState *m_empty;
    QScrollArea *m_scroll;
    QBoxLayout *m_columns = nullptr;
    IconLabel *m_verdictIcon;
    QLabel *m_verdict;
    QLabel *m_verdictNote;
    LineList *m_server;
    LineList *m_access;
    LineList *m_system;
    QLabel *m_findingsTitle;
    FindingList *m_findings;
    CheckPanel *m_check;
    MarksForm *m_marks;
    SetUpLinks *m_setUp;
    QWidget *m_right = nullptr;
    QTimer m_tick; ///< the countdown
    QTimer m_lookAgain;
    engine::ClusterFacts m_facts;
    std::unique_ptr<engine::ClusterSurvey> m_survey;
    quint64 m_findingsRound = 0;
    bool m_active = false;
};

} // namespace firesteel::gui
