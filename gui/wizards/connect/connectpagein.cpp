// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// The ways into the wizard: anew, with a cluster that is known, or with a file; and what was typed
// before is put aside.
#include "gui/wizards/connect/connectpage.h"

#include "core/settings/profilestore.h"
#include "gui/dialogs/askedsecrets.h"
#include "gui/models/draftprofile.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/profilesecrets.h"
#include "gui/wizards/connect/connectsession.h"
#include "gui/wizards/connect/sourcepage.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

/// Of no cluster that is known already: typed by a person.
bool isOwn(const ConnectionDraft &draft)
{
    return draft.choiceId.isEmpty() && draft != ConnectionDraft{.keepIn = draft.keepIn};
}

} // namespace

void ConnectPage::open(const QVariantMap &argument)
{
    m_alone = false;
    if (argument.value(u"new"_s).toBool() && !isOwn(m_session->draft()))
        takeDraft({}); // else it goes on with what was typed
    if (const QString id = argument.value(u"choice"_s).toString(); !id.isEmpty())
        takeChoice(id);
    if (const QString path = argument.value(u"file"_s).toString(); !path.isEmpty()) {
        goTo(ConnectStep::Source);
        m_source->takeFile(path);
    }
    const auto page = connectStep(argument.value(u"page"_s).toString());
    if (page) {
        m_alone = argument.contains(u"choice"_s);
        goTo(*page);
    } else if (argument.value(u"new"_s).toBool() || argument.contains(u"choice"_s)) {
        goTo(ConnectStep::Source);
    }
}

/// A context of a kubeconfig is read by the first page; a profile is complete but for its secrets.
void ConnectPage::takeChoice(const QString &choiceId)
{
    if (m_session->draft().choiceId == choiceId)
        return;
    const auto profile = m_services.profiles.profile(choiceId);
    if (choiceId.startsWith("profile:"_L1) && profile) {
        takeDraft(draftOf(*profile));
        if (hasSecrets(*profile))
            readSecretsOf(*profile);
        return;
    }
    putAside(m_session->draft());
    m_source->takeChoice(choiceId);
}

void ConnectPage::readSecretsOf(const settings::ClusterProfile &profile)
{
    const QString &anId = profile.secretId.isEmpty() ? profile.proxySecretId : profile.secretId;
    if (const auto kind = Vault::kindOf(anId))
        m_session->edit([&](ConnectionDraft &one) { one.keepIn = *kind; });
    m_base = m_session->draft();
    const auto take = [this, id = profile.id](const Result<engine::ProfileSecrets> &secrets) {
        if (secrets && m_session->draft().choiceId == id) {
            m_session->edit([&](ConnectionDraft &one) { takeSecrets(one, *secrets); });
            takeSecrets(m_base, *secrets);
        }
        if (isVisible()) // a test that had begun without it was broken off
            stepPage(step())->entered();
    };
    readOrAskSecrets(window(), m_services, profile, this, take);
}

/// What a person typed, or changed of a cluster that is set up already.
bool ConnectPage::isEdited(const ConnectionDraft &draft) const
{
    if (isOwn(draft) || draft.ownServer || draft.ownTrust || draft.ownIdentity || draft.ownProxy)
        return true;
    return draft.choiceId.startsWith("profile:"_L1) && draft != m_base;
}

void ConnectPage::takeDraft(const ConnectionDraft &draft)
{
    putAside(m_session->draft());
    m_session->replace(draft);
    m_base = draft;
}

/// Another cluster takes its place, and it can be had again.
void ConnectPage::putAside(const ConnectionDraft &before)
{
    if (!isEdited(before))
        return;
    const auto bringBack = [this, before, base = m_base] {
        m_session->replace(before);
        m_base = base;
        m_services.navigator.go(id());
    };
    m_services.notices.show({.kind = Notice::Kind::Info,
                             .title = tr("The form was filled anew."),
                             .text = tr("What was typed before is not lost."),
                             .links = {{tr("Undo"), this, bringBack}},
                             .key = u"connect.replaced"_s});
}

} // namespace firesteel::gui
