// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"
#include "gui/shell/services.h"

#include <QWidget>

class QLabel;
class QStackedWidget;

namespace firesteel::gui {

class AppSummary;
class EmptyState;
class EventModel;
class PlainTable;
class PodModel;
class StepModel;

/// Verdict, facts and phases of one application. Main thread.
class OverviewTab : public QWidget
{
    Q_OBJECT
public:
    explicit OverviewTab(const Services &services, QWidget *parent = nullptr);
    void setFacts(const AppFactsPtr &facts);
    void tick();

Q_SIGNALS:
    void linkActivated(const QString &tab);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    AppSummary *m_summary;
    QLabel *m_heading;
    StepModel *m_steps;
    PlainTable *m_table;
};

/// The pods of one application. Main thread.
class PodsTab : public QWidget
{
    Q_OBJECT
public:
    /// `clock`: until when pods that run have run.
    PodsTab(Theme &theme, Clock &clock, QWidget *parent = nullptr);
    void setFacts(const AppFactsPtr &facts);
    void tick();
    [[nodiscard]] PlainTable *table() const { return m_table; }

Q_SIGNALS:
    void podActivated(const QString &uid); ///< Enter or double click: its log

protected:
    void changeEvent(QEvent *event) override;

private:
    PodModel *m_model;
    PlainTable *m_table;
};

/// The events of one application's pods. Main thread.
class EventsTab : public QWidget
{
    Q_OBJECT
public:
    explicit EventsTab(const Services &services, QWidget *parent = nullptr);
    void setFacts(const AppFactsPtr &facts);
    [[nodiscard]] EventModel *model() const { return m_model; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    EventModel *m_model;
    PlainTable *m_table;
    QStackedWidget *m_stack;
    EmptyState *m_empty;
};

} // namespace firesteel::gui
