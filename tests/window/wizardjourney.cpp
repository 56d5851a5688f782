// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/window/wizardjourney.h"

#include "gui/shell/mainwindow.h"
#include "gui/shell/services.h"
#include "gui/shell/vault.h"
#include "gui/wizards/connect/connectpage.h"
#include "gui/wizards/connect/connectsession.h"

#include <QAbstractButton>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>

#include <algorithm>

namespace firesteel::test {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using gui::ConnectionDraft;
using gui::ConnectStep;
using kube::RungState;
using secrets::SecretStore;

namespace {

gui::ConnectPage *wizardOf(const WindowDriver &driver)
{
    return qobject_cast<gui::ConnectPage *>(driver.window().page(u"connect"_s));
}

bool isGood(RungState state)
{
    return state == RungState::Passed || state == RungState::Warned;
}

} // namespace

QList<WizardJourney::Step> WizardJourney::steps()
{
    return {
        {u"an empty profile offers to connect step by step"_s, [this] { return begin(); }},
        {u"the address is typed"_s, [this] { return giveAddress(); }},
        {u"with the CA the server is trusted"_s, [this] { return giveCa(); }},
        {u"the token is pasted and tells its namespace"_s, [this] { return logIn(); }},
        {u"the keyring is chosen for it"_s, [this] { return keepToken(); }},
        {u"there is no proxy"_s, [this] { return passProxy(); }},
        {u"the ladder is green"_s, [this] { return climb(); }},
        {u"the drivers have an account"_s, [this] { return makeAccount(); }},
        {u"it is said whether Spark can run there"_s, [this] { return lookForRoom(); }},
        {u"the cluster is open"_s, [this] { return connect(); }},
    };
}

QString WizardJourney::problem() const
{
    QStringList words{m_driver.problem()};
    if (!wizardOf(m_driver))
        return words.join(QString());
    for (const kube::RungResult &one : session().results()) {
        if (one.state != RungState::Failed && one.state != RungState::Warned)
            continue;
        const QString why = one.findings.isEmpty() ? QString() : one.findings.first().detail;
        words.append(QString(kube::rungName(one.rung)) + u' ' +
                     QString(kube::rungStateName(one.state)) + u' ' + why);
    }
    return words.join(u"; "_s);
}

// ---- means ----

gui::ConnectSession &WizardJourney::session() const
{
    return wizardOf(m_driver)->session();
}

QString WizardJourney::textOf(const QString &label) const
{
    const auto *found = m_driver.window().findChild<QLabel *>(label);
    return found && found->isVisible() ? found->text() : QString();
}

bool WizardJourney::canPress(const QString &button) const
{
    const auto *found = m_driver.window().findChild<QAbstractButton *>(button);
    return found && found->isVisible() && found->isEnabled();
}

bool WizardJourney::next(ConnectStep page)
{
    return m_driver.until(u"one may go on to the page "_s + gui::connectStepId(page),
                          [this] { return canPress(u"connect.next"_s); }) &&
           m_driver.click(u"connect.next"_s) &&
           m_driver.until(u"the page "_s + gui::connectStepId(page),
                          [&] { return wizardOf(m_driver)->step() == page; });
}

bool WizardJourney::paste(const QString &name, const QByteArray &text)
{
    QClipboard *clipboard = QGuiApplication::clipboard();
    clipboard->setText(QString::fromUtf8(text));
    const bool pasted = m_driver.click(name) && m_driver.pressKeys(u"Ctrl+V"_s);
    clipboard->clear();
    return pasted;
}

// ---- page by page ----

bool WizardJourney::begin()
{
    const QString way = u"connect.way%1"_s.arg(int(ConnectionDraft::Source::Parts));
    return m_driver.start() && m_driver.untilPage(u"welcome"_s) &&
           m_driver.until(u"the keyring is found"_s,
                          [this] {
                              return m_driver.services().vault.store(SecretStore::Kind::Keyring) !=
                                     nullptr;
                          }) &&
           m_driver.untilSeen(u"welcome.setUp"_s) && m_driver.click(u"welcome.setUp"_s) &&
           m_driver.untilPage(u"connect"_s) && m_driver.untilSeen(way) && m_driver.click(way) &&
           m_driver.until(
               u"the parts are chosen"_s,
               [this] { return session().draft().source == ConnectionDraft::Source::Parts; }) &&
           m_driver.shot(u"connect-source"_s);
}

bool WizardJourney::giveAddress()
{
    return next(ConnectStep::Address) && m_driver.type(u"connect.server"_s, m_handed.server) &&
           m_driver.shot(u"connect-address"_s);
}

bool WizardJourney::giveCa()
{
    // without the CA the server is looked at, and not trusted
    return next(ConnectStep::Trust) &&
           m_driver.until(u"the server has been looked at"_s,
                          [this] { return session().isTested(); }) &&
           m_driver.until(
               u"it is not trusted"_s,
               [this] { return session().result(kube::Rung::Trust).state == RungState::Failed; }) &&
           paste(u"connect.ca"_s, m_handed.caPem) &&
           m_driver.until(u"the server is trusted"_s,
                          [this] {
                              return session().isTested() &&
                                     isGood(session().result(kube::Rung::Name).state);
                          }) &&
           m_driver.until(
               u"the page says so"_s,
               [this] { return textOf(u"connect.trustVerdict"_s).contains(u"is trusted"_s); }) &&
           m_driver.shot(u"connect-trust"_s);
}

bool WizardJourney::logIn()
{
    if (!next(ConnectStep::Identity))
        return false;
    return m_driver.until(
               u"a token is what one logs in with"_s,
               [this] { return session().draft().identity == ConnectionDraft::Identity::Token; }) &&
           m_driver.untilSeen(u"connect.token"_s) && paste(u"connect.token"_s, m_handed.token) &&
           m_driver.until(u"the token is there"_s,
                          [this] { return session().draft().token == m_handed.token; }) &&
           m_driver.until(u"the namespace of its account"_s, [this] {
               return session().draft().namespaceName == QLatin1StringView(RealPerson::Namespace);
           });
}

bool WizardJourney::keepToken()
{
    const QString place = u"connect.keep%1"_s.arg(int(SecretStore::Kind::Keyring));
    return m_driver.untilSeen(place) && m_driver.click(place) &&
           m_driver.until(
               u"the keyring is chosen"_s,
               [this] { return session().draft().keepIn == SecretStore::Kind::Keyring; }) &&
           m_driver.shot(u"connect-identity"_s);
}

bool WizardJourney::passProxy()
{
    return next(ConnectStep::Proxy) && m_driver.shot(u"connect-proxy"_s);
}

bool WizardJourney::climb()
{
    return next(ConnectStep::Test) && m_driver.until(u"the test is over"_s, [this] {
        return session().isTested();
    }) && m_driver.until(u"each rung has passed"_s, [this] {
        const QList<kube::RungResult> all = session().results();
        return !all.isEmpty() && std::ranges::all_of(all, [](const kube::RungResult &one) {
            return one.state == RungState::Passed || one.state == RungState::Skipped;
        });
    }) && m_driver.until(u"the page says so"_s, [this] {
        return textOf(u"connect.verdict"_s).contains(u"Everything works"_s);
    }) && m_driver.shot(u"connect-test"_s);
}

bool WizardJourney::makeAccount()
{
    return next(ConnectStep::Access) &&
           m_driver.until(
               u"what is missing has been found out, and may be made"_s,
               [this] { return canPress(u"connect.accessApply"_s); }, 60s) &&
           m_driver.shot(u"connect-access"_s) && m_driver.click(u"connect.accessApply"_s) &&
           m_driver.untilSeen(u"confirm.action"_s) && m_driver.click(u"confirm.action"_s) &&
           m_driver.until(
               u"account, role and binding are made"_s,
               [this] { return textOf(u"connect.accessSummary"_s).startsWith(u"Done."_s); }, 60s) &&
           m_driver.until(u"the account is remembered"_s,
                          [this] { return session().draft().serviceAccount == "spark"_L1; }) &&
           m_driver.shot(u"connect-account"_s);
}

bool WizardJourney::lookForRoom()
{
    return next(ConnectStep::Room) &&
           m_driver.until(
               u"a verdict"_s,
               [this] {
                   const QString verdict = textOf(u"connect.roomVerdict"_s);
                   return !verdict.isEmpty() && !verdict.startsWith(u"Looking"_s);
               },
               60s) &&
           m_driver.shot(u"connect-room"_s);
}

bool WizardJourney::connect()
{
    return m_driver.click(u"connect.next"_s) && m_driver.untilPage(u"applications"_s, 60s) &&
           m_driver.untilLive(60s) && m_driver.shot(u"connect-open"_s);
}

} // namespace firesteel::test
