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

/// The embedded view: tool bar, a line that asks before a link leads outside, and the page. Each
/// has an off-the-record profile of its own, so that two applications share nothing. Main thread.
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
    void follow(bool outside);
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
    QUrl m_asked; ///< empty: the page's process has ended
};

} // namespace firesteel::gui
