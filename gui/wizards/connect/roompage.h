// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/canary/canaryjob.h"
#include "core/engine/preflight/preflight.h"
#include "gui/wizards/connect/connectsteppage.h"

#include <QPointer>

#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace firesteel::engine {
class PreflightJob;
}

namespace firesteel::gui {

class FindingList;
class LabelledField;

/// Page 8: whether a Spark job would find room here, read from the cluster; and a tiny pod that
/// tries it from inside.
class RoomPage : public ConnectStepPage
{
    Q_OBJECT
public:
    RoomPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);
    ~RoomPage() override;

    void entered() override;
    QWidget *focusTarget() override;
    /// The answer to the page's question; empty without items.
    [[nodiscard]] static QString verdictOf(const QList<engine::PreflightItem> &items);

protected:
    void retranslate() override;
    void renew() override;
    void reset() override { dropJobs(); }

private:
    void look();
    void tryPod();
    void follow(engine::CanaryJob *pod);
    void dropJobs();
    void rebuildItems();
    void addItem(const engine::PreflightItem &item);
    void renewPod();
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString namespaceName() const;
    [[nodiscard]] QString account() const;

    QLineEdit *m_image;
    LabelledField *m_imageField;
    QPushButton *m_look;
    QLabel *m_verdict;
    QWidget *m_items;
    QVBoxLayout *m_rows;
    QLabel *m_podTitle;
    QLabel *m_podText;
    QPushButton *m_try;
    QPushButton *m_stop;
    QLabel *m_stage;
    QLabel *m_report;
    FindingList *m_podFindings;
    QList<engine::PreflightItem> m_found;
    std::optional<Error> m_error;
    std::optional<Error> m_podError;
    std::optional<engine::CanaryReport> m_said;
    std::unique_ptr<engine::PreflightJob> m_job;
    QPointer<engine::CanaryJob> m_canary; ///< under way; Activities tells of it
    quint64 m_activity = 0;               ///< of the canary
    engine::CanaryJob::Stage m_podStage = engine::CanaryJob::Stage::Creating;
    QString m_podDetail;
};

} // namespace firesteel::gui
