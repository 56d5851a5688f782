// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/jobplanner.h"

#include <QMap>
#include <QScrollArea>

class QLabel;
class QLineEdit;
class QVBoxLayout;

namespace firesteel::gui {

class FormRow;
class MemoryBars;
class SettingRows;
class Theme;

/// The form itself: all sections one below the other. It keeps what was typed, also what is wrong.
/// Main thread.
class JobFormView : public QScrollArea
{
    Q_OBJECT
public:
    explicit JobFormView(Theme &theme, QWidget *parent = nullptr);

    void setForm(const JobForm &form); ///< no edited() follows
    [[nodiscard]] JobForm form() const;
    /// What the person began with: a difference is their own, and can be undone.
    void setBase(const JobForm &base);
    /// Used where that field is left empty: the namespace that is shown, the account for drivers.
    void setClusterValue(JobField field, const QString &value);
    void setOutcome(const JobOutcome &outcome);

    void goTo(JobSection section, bool focus); ///< scrolls there, and may take the keyboard along
    void focusProblem(const JobProblem &problem);
    void focusFirst();
    void orderTabs(); ///< what is made later has its turn where it stands
    [[nodiscard]] QWidget *tabsBeforeSettings() const; ///< the last control above them
    [[nodiscard]] QLineEdit *field(JobField field) const { return m_rows[field].edit; }

Q_SIGNALS:
    void edited();
    void sectionShown(firesteel::gui::JobSection section);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row {
        FormRow *row = nullptr;
        QLineEdit *edit = nullptr;
        QLabel *below = nullptr; ///< what is wrong
    };
    void build();
    QWidget *buildSection(JobSection section);
    void addField(const JobFieldInfo &info, QVBoxLayout *column);
    void retranslate();
    void renewRow(const JobFieldInfo &info);
    void renewRows();
    void sayNames();
    void setColumns();
    void tellSection();
    [[nodiscard]] QString fallbackOf(const JobFieldInfo &info) const;

    Theme &m_theme;
    QMap<JobField, Row> m_rows;
    QMap<JobSection, QLabel *> m_titles;
    QLabel *m_names;
    QLabel *m_memoryTitle;
    MemoryBars *m_memory;
    SettingRows *m_settings;
    JobForm m_base;
    QMap<JobField, QString> m_ofCluster;
    JobOutcome m_outcome;
    bool m_filling = false;
    bool m_going = false;
};

} // namespace firesteel::gui
