// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// What becomes of a CA that page 3 is given: by a person, or by the server itself.
#include "gui/wizards/connect/trustpage.h"

#include "core/base/clock.h"
#include "core/kube/check/causeof.h"
#include "gui/shell/aside.h"
#include "gui/widgets/findinglist.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/fingerprintpanel.h"
#include "gui/wizards/connect/labelledfield.h"
#include "gui/wizards/connect/materialfield.h"

#include <QFileInfo>
#include <QLineEdit>
#include <QTimer>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QByteArray pemOfAll(const QList<QSslCertificate> &certificates)
{
    QByteArray pem;
    for (const QSslCertificate &one : certificates)
        pem += one.toPem();
    return pem;
}

/// Certificates may be shown; a key, a token or a kubeconfig may not.
bool mayBeShown(const QByteArray &content, bool file, const kube::CaImport &found)
{
    const bool more = content.contains("PRIVATE KEY") || found.form == "kubeconfig"_L1 ||
                      found.form == "object"_L1;
    if (more)
        return false;
    if (found.isUsable() || !found.others.isEmpty() || content.contains("BEGIN CERTIFICATE-----"))
        return true;
    return !file && !content.trimmed().startsWith("eyJ"); // what is being typed stays
}

} // namespace

void TrustPage::import(const QByteArray &content, const QString &path)
{
    m_content = content;
    m_path = path;
    const quint64 ticket = ++m_imports;
    if (content.trimmed().isEmpty()) {
        m_importFindings->setFindings({});
        edit([](ConnectionDraft &one) {
            one.caPem.clear();
            one.caOrigin.clear();
            one.ownTrust = true;
        });
        return;
    }
    runAside(
        this,
        [content, path, now = services().clock.wall(), passphrase = m_passphrase->text().toUtf8()] {
            return kube::importCa(content, path, now, passphrase);
        },
        [this, ticket, origin = QFileInfo(path).fileName()](const kube::CaImport &found) {
            if (ticket == m_imports)
                imported(found, origin);
        });
}

void TrustPage::imported(const kube::CaImport &found, const QString &origin)
{
    m_material->setWithheld(!mayBeShown(m_content, !m_path.isEmpty(), found));
    m_importFindings->setFindings(found.findings);
    m_passphraseField->setProperty("wanted", found.wantsPassphrase);
    if (found.wantsPassphrase) {
        m_passphraseField->setVisible(true);
        m_passphrase->setFocus();
    }
    if (!found.isUsable()) {
        renewMeans();
        QTimer::singleShot(0, this, [this] { // once it has its place
            if (isVisible() && !m_importFindings->findings().isEmpty())
                ensureWidgetVisible(m_importFindings);
        });
        return;
    }
    m_passphrase->setText({}); // it has done its work
    const bool wasPasting = m_pasting;
    m_pasting = wasPasting && origin.isEmpty();
    edit([&](ConnectionDraft &one) {
        one.caPem = pemOfAll(found.anchors);
        one.caOrigin = origin;
        one.systemCa = false;
        one.insecure = false;
        one.ownTrust = true;
    });
    if (stepState(draft(), ConnectStep::Address) == StepState::Done && !session().wantsConsent())
        session().startTest();
}

/// What the handshake shows, and what the server hands to everybody; no credential goes along.
void TrustPage::takeFromServer()
{
    if (m_fetching)
        return;
    const auto request = session().request();
    if (!request) { // a key or a proxy that cannot be read
        m_importFindings->setFindings(
            {kube::configFinding(request.error(), session().surroundings())});
        return;
    }
    m_importFindings->setFindings({});
    m_fingerprintOf = draft().server;
    m_fetching = std::make_unique<kube::CaFetch>(request->endpoint, services().clock);
    connect(m_fetching.get(), &kube::CaFetch::finished, this, &TrustPage::fetched);
    m_fetching->start();
    renewMeans();
}

void TrustPage::fetched()
{
    const QList<kube::AnchorCandidate> found = m_fetching->candidates();
    const std::optional<Error> error = m_fetching->error();
    m_fetching.release()->deleteLater();
    renewMeans();
    if (found.isEmpty()) {
        const auto request = session().request();
        if (error && request) {
            kube::Situation situation;
            situation.endpoint = request->endpoint;
            situation.now = services().clock.wall();
            m_importFindings->setFindings({kube::findingFor(*error, situation)});
        }
        return;
    }
    m_fingerprint->setCandidate(found.constFirst());
    m_fingerprint->compareField()->setFocus();
    ensureWidgetVisible(m_fingerprint);
}

void TrustPage::trust(const QSslCertificate &certificate)
{
    m_fingerprint->setCandidate(std::nullopt);
    m_importFindings->setFindings({});
    m_material->setContent({}, {});
    m_pasting = false;
    edit([&](ConnectionDraft &one) {
        one.caPem = certificate.toPem();
        one.caOrigin = hostOf(one);
        one.systemCa = false;
        one.insecure = false;
        one.ownTrust = true;
    });
    session().startTest();
}

} // namespace firesteel::gui
