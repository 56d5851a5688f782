// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/appfacts.h"
#include "gui/shell/services.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace firesteel::gui {

struct Fact;
class IconLabel;
class LinkLabel;
class Theme;

/// One application in words: verdict, reason, proof, advice, and the facts at the right. The pane
/// below the list and the first tab of the application's page. Main thread.
class AppSummary : public QWidget
{
    Q_OBJECT
public:
    /// `headed`: with the verdict as its own title; else the page has it.
    AppSummary(const Services &services, bool headed, QWidget *parent = nullptr);

    void setFacts(const AppFactsPtr &facts); ///< null: nothing is shown
    void tick();                             ///< times have moved on
    void setAsOf(const QDateTime &asOf);     ///< nothing was heard since; invalid: all is of now
    void addButton(QWidget *button);         ///< below the advice; takes it over

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override; ///< with nothing to scroll
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void linkActivated(const QString &tab); ///< as ApplicationPage::open() takes it

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void rebuild();
    void retitle();
    void buildLeft();
    void buildFacts();

    void scrolls(bool really);

    const Services m_services;
    Theme &m_theme;
    QScrollArea *m_scroll;
    QWidget *m_content;
    AppFactsPtr m_facts;
    QDateTime m_asOf;
    QWidget *m_head = nullptr;
    IconLabel *m_icon = nullptr;
    QLabel *m_title = nullptr;
    QLabel *m_sentence;
    QGridLayout *m_detail; ///< proof and advice
    QWidget *m_detailBox;
    QWidget *m_buttonBox;
    QWidget *m_factBox;
    QGridLayout *m_factGrid;
    QStringList m_built; ///< what the parts were built of: they are left alone while that holds
};

} // namespace firesteel::gui
