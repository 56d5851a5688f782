// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QUrl>
#include <QWebEnginePage>
#include <QWebEngineUrlRequestInterceptor>

namespace firesteel::gui {

/// Whether two addresses are of one origin: scheme, host and port.
[[nodiscard]] bool sameOrigin(const QUrl &a, const QUrl &b);

/// Lets requests to one origin pass, and what a page carries in itself.
class OriginGuard : public QWebEngineUrlRequestInterceptor
{
    Q_OBJECT
public:
    explicit OriginGuard(QUrl origin, QObject *parent = nullptr);
    void interceptRequest(QWebEngineUrlRequestInfo &info) override;

private:
    QUrl m_origin;
};

/// A page that never leaves its origin: other links are told to the owner instead. Without an
/// origin it goes nowhere. No windows, no permissions, no full screen, no files. No script of it
/// runs an event loop of ours: a question of confirm() is answered with no at once and told to the
/// owner; agree() then does again what was clicked, and the same question is answered with yes.
class SparkWebPage : public QWebEnginePage
{
    Q_OBJECT
public:
    explicit SparkWebPage(QWebEngineProfile *profile, QObject *parent = nullptr);

    void setOrigin(const QUrl &origin);
    void agree(const QString &question);

Q_SIGNALS:
    void foreignLink(const QUrl &url);
    void asked(const QString &question);

protected:
    bool acceptNavigationRequest(const QUrl &url, NavigationType type, bool mainFrame) override;
    QWebEnginePage *createWindow(WebWindowType type) override;
    void javaScriptAlert(const QUrl &, const QString &) override {} ///< would hold up the window
    bool javaScriptConfirm(const QUrl &origin, const QString &question) override;
    QStringList chooseFiles(FileSelectionMode, const QStringList &, const QStringList &) override
    {
        return {};
    }
    bool javaScriptPrompt(const QUrl &, const QString &, const QString &, QString *) override
    {
        return false;
    }

private:
    void restrict();
    void rememberClicks();

    QUrl m_origin;
    QString m_agreed; ///< the question that is being answered with yes; empty: none
};

} // namespace firesteel::gui
