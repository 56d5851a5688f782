// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/connectiondraft.h"
#include "gui/shell/services.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace firesteel::gui {

class ConnectSession;

/// One page of the connection wizard: title, a line on what it is for, and below them what the page
/// adds. It scrolls where there is little room. Main thread.
class ConnectStepPage : public QScrollArea
{
    Q_OBJECT
public:
    ConnectStepPage(ConnectStep step, ConnectSession &session, const Services &services,
                    QWidget *parent = nullptr);

    [[nodiscard]] ConnectStep step() const { return m_step; }
    virtual void entered() {}           ///< it is shown now
    virtual QWidget *focusTarget() = 0; ///< where the keyboard goes

Q_SIGNALS:
    void nextWanted();                            ///< Enter where there is nothing else to do
    void stepWanted(firesteel::gui::ConnectStep); ///< another page helps

protected:
    void begin(); ///< last in a page's constructor: texts, and what the draft holds
    virtual void retranslate() = 0; ///< texts that do not depend on the draft
    virtual void renew() = 0;       ///< after a change of draft or test
    virtual void reset() {}         ///< the draft is about another cluster
    void changeEvent(QEvent *event) override;
    void setTexts(const QString &title, const QString &intro);

    [[nodiscard]] ConnectSession &session() const { return m_session; }
    [[nodiscard]] const ConnectionDraft &draft() const;
    void edit(const std::function<void(ConnectionDraft &)> &change);
    [[nodiscard]] const Services &services() const { return m_services; }
    [[nodiscard]] Theme &theme() const { return m_services.theme; }
    [[nodiscard]] QWidget *sheet() const { return widget(); }
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }
    QLabel *addHeading();                                      ///< of a group, with room above it
    QLabel *addText(bool quiet = true);                        ///< that wraps
    [[nodiscard]] bool isFilling() const { return m_filling; } ///< renew() is at work

private:
    void fill();

    ConnectStep m_step;
    ConnectSession &m_session;
    const Services m_services;
    QLabel *m_title;
    QLabel *m_intro;
    QVBoxLayout *m_column;
    bool m_filling = false;
    bool m_begun = false;
};

/// What a page of the wizard is called in the list at the left.
[[nodiscard]] QString connectStepTitle(ConnectStep step);

} // namespace firesteel::gui
