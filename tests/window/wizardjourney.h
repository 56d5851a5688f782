// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/connectiondraft.h"
#include "tests/window/pijourney.h"
#include "tests/window/realperson.h"

#include <QList>
#include <QString>

namespace firesteel::gui {
class ConnectSession;
}

namespace firesteel::test {

/// From the first start to an open cluster, page by page of the connection wizard, as somebody goes
/// who was handed an address, a CA and a token, and may make an account for drivers. The token goes
/// to the keyring.
class WizardJourney
{
public:
    using Step = PiJourney::Step;

    WizardJourney(WindowDriver &driver, const HandedOver &handed)
        : m_driver(driver), m_handed(handed)
    {}

    [[nodiscard]] QList<Step> steps();
    /// Of the step that was not possible.
    [[nodiscard]] QString problem() const;

private:
    bool begin();
    bool giveAddress();
    bool giveCa();
    bool logIn();
    bool keepToken();
    bool passProxy();
    bool climb();
    bool makeAccount();
    bool lookForRoom();
    bool connect();

    bool next(gui::ConnectStep page); ///< by the button
    bool paste(const QString &name, const QByteArray &text);
    [[nodiscard]] gui::ConnectSession &session() const;
    [[nodiscard]] QString textOf(const QString &label) const; ///< empty: it is not to be seen
    [[nodiscard]] bool canPress(const QString &button) const;

    WindowDriver &m_driver;
    const HandedOver &m_handed;
};

} // namespace firesteel::test
