// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/webview/webviewinterface.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;
class QWebEngineProfile;
class QWebEngineView;

namespace firesteel::gui {

class SparkWebPage;

/// The embedded view: tool bar, a line that asks before a link leads outside, and the page. Each
/// has an off-the-record profile of its own, so that two applications share nothing. Main thread.
class SparkWebView : public QWidget
{
    Q_OBJECT
public:
    SparkWebView(WebViewSetup setup, QWidget *parent);
    ~SparkWebView() override;

    void enter(); ///< by a fresh link

protected:
    void changeEvent(QEvent *event) override;

private:
    void build();
    void retranslate();
    void ask(const QUrl &url);
    void follow(bool outside);
    void crashed();

    WebViewSetup m_setup;
    QWebEngineProfile *m_profile;
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
    QUrl m_asked; ///< empty: the page's process has ended
};

} // namespace firesteel::gui
