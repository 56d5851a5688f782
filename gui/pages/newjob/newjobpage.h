// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobdraft.h"
#include "gui/models/jobplanner.h"
#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include <QTimer>

#include <memory>

namespace firesteel::gui {

class JobFormView;
class JobHead;
class JobPreview;
class JobSender;
class SectionList;
class SubmitProblem;

/// The job form: filled in by a person, read through by core/spark while they type, sent with
/// Submit. What is typed is kept in a file at once and comes back. open({{"template", id}}) begins
/// with an example, {{"file", path}} with a job that was saved, {{"submit", true}} sends it at
/// once. Main thread; planning runs aside.
class NewJobPage : public Page
{
    Q_OBJECT
public:
    NewJobPage(const Services &services, QWidget *parent);
    /// `draftPath`: of the file with what was typed.
    NewJobPage(const Services &services, const QString &draftPath, QWidget *parent);
    ~NewJobPage() override;

    [[nodiscard]] QString id() const override { return QStringLiteral("newjob"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("plus"); }
    void open(const QVariantMap &argument) override;
    void activate() override;
    QWidget *focusTarget() override;

    [[nodiscard]] const JobOutcome &outcome() const { return m_outcome; } ///< of the last plan
    [[nodiscard]] bool planned() const { return !m_dirty; } ///< it is that of what is typed
    [[nodiscard]] JobFormView &form() const { return *m_form; }
    [[nodiscard]] JobDraft &draft() const { return *m_draft; }
    [[nodiscard]] SubmitProblem &submitProblem() const { return *m_problem; }
    /// The surroundings that spark-submit would have; the process's own unless set.
    void setContext(const spark::SubmitContext &context);

Q_SIGNALS:
    void outcomeChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build();
    void restore();
    void draftFailed(const Error &error);
    void edited();
    void plan();
    void planned(quint64 round, const JobOutcome &outcome);
    void useTemplate(const QString &id);
    bool useFile(const QString &path);
    void clear();
    void replaceForm(const JobForm &form, const JobForm &base, const QString &template_);
    void bringBack();
    void submit();
    void send(const spark::Submission &submission);
    void sent();
    void refused(const Error &error);
    void renewHead();
    void clusterChanged();
    void newIds();

    const Services m_services;
    JobHead *m_head;
    SubmitProblem *m_problem;
    SectionList *m_sections;
    QWidget *m_side = nullptr; ///< holds them
    JobFormView *m_form;
    JobPreview *m_preview;
    JobDraft *m_draft;
    JobSender *m_sender;
    JobDraft::Content m_content;
    spark::SubmitContext m_context;
    std::shared_ptr<JobIds> m_ids; ///< shared with planning
    JobOutcome m_outcome;
    QTimer m_delay;
    quint64 m_round = 0;
    bool m_dirty = true;
    bool m_submitWhenPlanned = false;
    enum class Saved { Nothing, Pending, Done } m_saved = Saved::Nothing;
    bool m_saveFails = false; ///< said already
};

} // namespace firesteel::gui
