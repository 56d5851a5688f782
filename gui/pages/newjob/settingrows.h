// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QList>
#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QStringListModel;
class QToolButton;
class QVBoxLayout;

namespace firesteel::gui {

class LinkLabel;
class Theme;

/// Further Spark properties: a line each with key, value and what is wrong. One empty line is
/// always there at the end; a key is completed while it is typed. Main thread.
class SettingRows : public QWidget
{
    Q_OBJECT
public:
    explicit SettingRows(Theme &theme, QWidget *parent = nullptr);

    void setSettings(const QList<JobForm::Setting> &settings);
    [[nodiscard]] QList<JobForm::Setting> settings() const; ///< without empty lines
    void setTabsAfter(QWidget *before);                     ///< from where Tab comes here
    /// Indices as in settings().
    void setProblems(const QList<JobProblem> &problems);
    void focusSetting(qsizetype index);

Q_SIGNALS:
    void edited();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row {
        QWidget *widget = nullptr;
        QLineEdit *key = nullptr;
        QLineEdit *value = nullptr;
        QToolButton *remove = nullptr;
        QLabel *error = nullptr;
        LinkLabel *cure = nullptr;
    };
    Row &addRow(const JobForm::Setting &setting);
    void fillHead();
    void removeRow(QWidget *widget);
    void takeSuggestion(QWidget *widget);
    void changed();
    void retranslate();
    void orderTabs();
    [[nodiscard]] static bool isEmpty(const Row &row);

    Theme &m_theme;
    QVBoxLayout *m_column;
    QLabel *m_keyHead;
    QLabel *m_valueHead;
    QStringListModel *m_keys;
    QList<Row> m_rows;
    QList<JobProblem> m_problems;
    QPointer<QWidget> m_tabsAfter;
};

} // namespace firesteel::gui
