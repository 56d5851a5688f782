// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/page.h"
#include "gui/shell/services.h"

#include "core/base/result.h"

class QLabel;
class QPushButton;
class QTreeWidget;

namespace firesteel::gui {

class Hairline;
class LinkLabel;
class Panel;

/// Where the window begins without a cluster: the contexts that were found, where they were looked
/// for, and the practice cluster. open({{"choose", true}}) shows the file picker. Main thread.
class WelcomePage : public Page
{
    Q_OBJECT
public:
    WelcomePage(const Services &services, QWidget *parent);

    [[nodiscard]] QString id() const override { return QStringLiteral("welcome"); }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString iconName() const override { return QStringLiteral("cluster"); }
    void open(const QVariantMap &argument) override;
    void activate() override;
    QWidget *focusTarget() override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void buildContexts(class QVBoxLayout *column);
    void retranslate();
    void renew();
    void renewProblem();
    void openSelected();
    void chooseFile();
    void setFiles(const QStringList &files);
    [[nodiscard]] QString blamedFile() const;

    const Services m_services;
    QLabel *m_title;
    QLabel *m_intro;
    Panel *m_problem;
    QLabel *m_problemWhat;
    QLabel *m_problemNext;
    LinkLabel *m_again;
    LinkLabel *m_forget; ///< takes a file that was added by hand off the list again
    QLabel *m_found;
    QTreeWidget *m_contexts;
    QPushButton *m_open;
    QPushButton *m_choose;
    QPushButton *m_look;
    QPushButton *m_setUp; ///< the connection wizard
    QLabel *m_places;
    Hairline *m_line;
    QLabel *m_practiceTitle;
    QLabel *m_practiceText;
    QPushButton *m_practice;
};

} // namespace firesteel::gui
