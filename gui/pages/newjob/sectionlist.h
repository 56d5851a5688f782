// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QListWidget>

namespace firesteel::gui {

class Theme;

/// The sections of the job form, with a sign at those where something is wrong. Arrows scroll the
/// form along, Enter or a click takes the keyboard there. Main thread.
class SectionList : public QListWidget
{
    Q_OBJECT
public:
    explicit SectionList(Theme &theme, QWidget *parent = nullptr);

    void setCurrent(JobSection section); ///< no signal follows
    void setProblems(const QList<JobProblem> &problems);

    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(firesteel::gui::JobSection section, bool enter);

protected:
    void changeEvent(QEvent *event) override;
    void initViewItemOption(QStyleOptionViewItem *option) const override; // the sign at the right

private:
    void retranslate();

    Theme &m_theme;
    QList<JobProblem> m_problems;
};

} // namespace firesteel::gui
