// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QObject>

class QWebEngineProfile;

namespace firesteel::gui {

class SparkWebPage;

/// An off-the-record profile and a page in it that leads nowhere yet. Its processes start with it
/// and its network is made ready, which takes a second or more: so the next view has them at hand.
/// Main thread.
class WarmBrowser : public QObject
{
    Q_OBJECT
public:
    explicit WarmBrowser(QObject *parent = nullptr);
    ~WarmBrowser() override;

    [[nodiscard]] SparkWebPage *page() const { return m_page; }

private:
    QWebEngineProfile *m_profile;
    SparkWebPage *m_page;
};

} // namespace firesteel::gui
