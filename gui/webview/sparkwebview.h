// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/webview/webviewinterface.h"

#include <QWidget>

#include <memory>

class QLabel;
class QPushButton;
class QToolButton;
class QWebEngineView;

namespace firesteel::gui {

class SparkWebPage;
class WarmBrowser;

/// The embedded view: tool bar, a line that asks before a link leads outside and passes questions
/// of the page on, and the page. Each has an off-the-record profile of its own, so that two
/// applications share nothing. Main thread.
class SparkWebView : public QWidget
{
    Q_OBJECT
public:
    /// Takes `warm` over.
    SparkWebView(WebViewSetup setup, std::unique_ptr<WarmBrowser> warm, QWidget *parent);
    ~SparkWebView() override;

    void enter(); ///< by a fresh link

Q_SIGNALS:
    void loaded(); ///< the first page is there

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void ask(const QUrl &url);
    void askForPage(const QString &question);
    void showQuestion();
    void follow(bool yes);
    void crashed();

    WebViewSetup m_setup;
    std::unique_ptr<WarmBrowser> m_warm; ///< the profile and its page
    SparkWebPage *m_page;
    QWebEngineView *m_view;
    QToolButton *m_back;
    QToolButton *m_forward;
    QToolButton *m_reload;
    QToolButton *m_outside;
    QWidget *m_question;
    QLabel *m_questionText;
    QPushButton *m_yes;
    QPushButton *m_no;
    QUrl m_asked;       ///< where a link leads; empty: it is about something else
    QString m_pageAsks; ///< a question of the page's own; empty, too: its process has ended
};

} // namespace firesteel::gui
