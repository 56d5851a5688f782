// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QWidget>

class QLabel;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace firesteel::gui {

class CodeView;
class TabBar;
class Theme;

/// What the form comes to: the objects as YAML, the spark-submit line, the driver's properties; and
/// below, what is to be known about it. Main thread.
class JobPreview : public QWidget
{
    Q_OBJECT
public:
    explicit JobPreview(Theme &theme, QWidget *parent = nullptr);

    void setOutcome(const JobOutcome &outcome);
    [[nodiscard]] QString shownText() const;
    void orderTabsAfter(QWidget *before); ///< from where Tab comes here

protected:
    void changeEvent(QEvent *event) override;

private:
    enum Tab { Yaml, Command, Properties };
    struct Object {
        QString kind;
        QString text;
    };
    void build();
    void retranslate();
    void renewObjects();
    void renewView();
    void renewFindings();
    void copy();

    Theme &m_theme;
    TabBar *m_tabs;
    TabBar *m_objectTabs;
    QToolButton *m_copy;
    QStackedWidget *m_stack;
    CodeView *m_code;
    QLabel *m_missing;
    QLabel *m_findingsTitle;
    QVBoxLayout *m_findings;
    JobOutcome m_outcome;
    QList<Object> m_objects;
};

} // namespace firesteel::gui
