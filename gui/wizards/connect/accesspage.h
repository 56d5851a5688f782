// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessmatrixjob.h"
#include "core/engine/access/accessplan.h"
#include "gui/wizards/connect/connectsteppage.h"

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QTreeWidget;

namespace firesteel::engine {
class AccessPlanJob;
class AccessSetupJob;
} // namespace firesteel::engine

namespace firesteel::gui {

class CodeView;
class FindingList;
class LabelledField;
class RightsMatrix;

/// Page 7: the namespace in which Spark runs, and the account of its drivers: what is there, what
/// is missing, and what would be made, shown before anything is. Without the rights for it, the
/// same as YAML and a text for the administrator.
class AccessPage : public ConnectStepPage
{
    Q_OBJECT
public:
    AccessPage(ConnectSession &session, const Services &services, QWidget *parent = nullptr);
    ~AccessPage() override;

    void entered() override;
    QWidget *focusTarget() override;

protected:
    void retranslate() override;
    void renew() override;
    void reset() override { dropJobs(); }

private:
    void buildForm();
    void buildPlan();
    void look();
    void planned();
    void lookAtRights();
    void apply();
    void applied();
    void dropJobs();
    void renewNamespaces();
    void renewPlan();
    void showStep();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString actionText(const engine::AccessStep &step) const;
    [[nodiscard]] QString stateText(const engine::AccessStep &step) const;
    [[nodiscard]] QString methodText() const;
    [[nodiscard]] engine::AccessRequest request() const;
    [[nodiscard]] static QString usualAccount() { return QStringLiteral("spark"); }

    QComboBox *m_namespace;
    LabelledField *m_namespaceField;
    QLineEdit *m_account;
    LabelledField *m_accountField;
    QRadioButton *m_least;
    QLabel *m_leastText;
    QRadioButton *m_edit;
    QLabel *m_editText;
    QPushButton *m_look;
    QLabel *m_progress;
    QLabel *m_summary;
    FindingList *m_findings;
    QTreeWidget *m_steps;
    CodeView *m_yaml;
    QWidget *m_buttons;
    QPushButton *m_apply;
    QPushButton *m_copyYaml;
    QPushButton *m_copyText;
    QLabel *m_matrixTitle;
    QLabel *m_matrixText;
    RightsMatrix *m_matrix;
    std::optional<engine::AccessPlan> m_plan;
    std::optional<engine::AccessMatrix> m_rights;
    std::optional<Error> m_error;
    std::unique_ptr<engine::AccessPlanJob> m_planJob;
    std::unique_ptr<engine::AccessSetupJob> m_setupJob;
    std::unique_ptr<engine::AccessMatrixJob> m_matrixJob;
    QStringList m_known; ///< namespaces in the list
};

} // namespace firesteel::gui
