// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"

#include <QList>
#include <QWidget>

class QVBoxLayout;

namespace firesteel::gui {

class Theme;

/// Findings in words: each with its sign, what is so, and what helps. The first one may be the
/// verdict of a page and is larger then. Follows language and theme. Main thread.
class FindingList : public QWidget
{
    Q_OBJECT
public:
    explicit FindingList(Theme &theme, QWidget *parent = nullptr);

    void setVerdict(bool on);    ///< the first one is the page's answer
    void setFixesShown(bool on); ///< on unless told otherwise
    void setFindings(const QList<Finding> &findings);
    [[nodiscard]] const QList<Finding> &findings() const { return m_findings; }
    /// All that it says, for tests and announcements.
    [[nodiscard]] QString text() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addRow(const Finding &finding, bool verdict);

    Theme &m_theme;
    QVBoxLayout *m_column;
    QList<Finding> m_findings;
    bool m_verdict = false;
    bool m_fixes = true;
};

/// The sign and ink of a severity.
[[nodiscard]] QString severityIcon(Finding::Severity severity);

} // namespace firesteel::gui
