// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/widgets/pagehead.h"

class QMenu;
class QPushButton;

namespace firesteel::gui {

/// The head of the job form: the job's name, what has become of what is typed, the templates, and
/// Submit. Main thread.
class JobHead : public PageHead
{
    Q_OBJECT
public:
    enum class Note { None, Saved, NotSaved, BeingSubmitted };
    struct Content {
        QString name;            ///< of the job; empty: it has none yet
        QString image;           ///< that the templates are to use
        bool hasEarlier = false; ///< what was typed before can be had again
        Note note = Note::None;
    };

    explicit JobHead(Theme &theme, QWidget *parent = nullptr);

    void setContent(const Content &content);
    [[nodiscard]] QPushButton *templates() const { return m_templates; }
    [[nodiscard]] QPushButton *submit() const { return m_submit; }

Q_SIGNALS:
    void templateChosen(const QString &id);
    void emptyChosen();
    void earlierChosen();
    void submitRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fillMenu();
    void retranslate();
    void keepNoteWhole();

    QPushButton *m_templates;
    QMenu *m_menu;
    QPushButton *m_submit;
    Content m_content;
};

} // namespace firesteel::gui
