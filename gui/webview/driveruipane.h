// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/gateway/driverui.h"

#include <QPointer>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace firesteel::gui {

class BrowserOpener;
class Theme;
class WebViewLoader;

/// The web UI of one driver: embedded if the browser plug-in is there, else with a button that
/// opens it in the system's browser, and why. What is given outlives it. Main thread.
class DriverUiPane : public QWidget
{
    Q_OBJECT
public:
    DriverUiPane(Theme &theme, WebViewLoader &loader, BrowserOpener &opener,
                 QWidget *parent = nullptr);
    ~DriverUiPane() override;

    /// By choice of the person: never embedded. Counts from the next show().
    void setEmbedded(bool embedded) { m_embedded = embedded; }

    /// Opens the gateway to this application's driver, in place of another's; nothing if it is
    /// open. Call clear() before the session goes.
    void showApp(engine::ClusterSession &session, const store::SparkApp &app);
    void clear();
    /// In the system's browser; shows the address if there is none.
    void openOutside(const QUrl &url);
    [[nodiscard]] engine::DriverUi *driverUi() const { return m_ui.get(); }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void build();
    void retranslate();
    void listening();
    void embed();
    void renewState();
    void renewBand(const engine::UiState &state, const QString &name);
    void showAddress(const QUrl &url);
    void renewAddressText();
    void dropView();

    Theme &m_theme;
    WebViewLoader &m_loader;
    BrowserOpener &m_opener;
    bool m_embedded = true;
    std::unique_ptr<engine::DriverUi> m_ui;
    QString m_waitsFor; ///< an application whose driver is not there yet
    QPointer<QWidget> m_view;
    QUrl m_asked;           ///< the last that was opened outside
    bool m_foreign = false; ///< the address that is shown is another site's
    QLabel *m_band;         ///< above the browser: what has become of the UI
    QStackedWidget *m_stack;
    QWidget *m_sheet;
    QLabel *m_what;
    QLabel *m_next;
    QLabel *m_reason;
    QPushButton *m_open;
    QWidget *m_addressRow;
    QLabel *m_addressText;
    QLineEdit *m_address;
    QToolButton *m_copy;
    std::optional<Error> m_problem; ///< no port to listen on
};

/// The gateway's own pages in the language of the moment.
[[nodiscard]] engine::GatewayTexts gatewayTexts();

} // namespace firesteel::gui
