// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusteropener.h"

#include "gui/shell/aside.h"
#include "gui/shell/clusterchoices.h"
#include "gui/shell/profilesecrets.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

ClusterOpener::ClusterOpener(const ClusterChoices &choices, Clock &clock, QObject *parent)
    : QObject(parent), m_choices(choices), m_clock(clock), m_practice(clock)
{}

void ClusterOpener::read(const ClusterChoice &choice, const Done &done)
{
    if (choice.kind == ClusterChoice::Kind::Practice) {
        startPractice(done);
        return;
    }
    const auto profile = m_choices.profile(choice.id);
    if (!profile || !hasSecrets(*profile)) {
        readFiles(choice, profile, {}, done);
        return;
    }
    if (!m_vault) {
        done(fail(Errc::ServiceUnavailable, {}, {{u"problem"_s, u"secret-store-missing"_s}}));
        return;
    }
    readSecrets(*m_vault, *profile, this,
                [this, choice, profile, done](const Result<engine::ProfileSecrets> &secrets) {
                    if (secrets)
                        readFiles(choice, profile, *secrets, done);
                    else
                        done(std::unexpected(secrets.error()));
                });
}

void ClusterOpener::readFiles(const ClusterChoice &choice,
                              const std::optional<settings::ClusterProfile> &profile,
                              const engine::ProfileSecrets &secrets, const Done &done)
{
    if (choice.kind == ClusterChoice::Kind::Profile) {
        const settings::ClusterProfile known =
            profile.value_or(settings::ClusterProfile{.id = choice.id});
        runAside(
            this,
            [known, secrets, from = m_choices.sources(), clock = &m_clock] {
                return readProfile(known, secrets, from, *clock);
            },
            done);
        return;
    }
    runAside(
        this,
        [from = m_choices.sources(), name = choice.name, secrets, clock = &m_clock] {
            return readContext(from, name, secrets, *clock);
        },
        done);
}

void ClusterOpener::startPractice(const Done &done)
{
    m_practice.start([this, done](const Result<QByteArray> &kubeconfig) {
        if (!kubeconfig) {
            done(std::unexpected(kubeconfig.error()));
            return;
        }
        runAside(
            this,
            [text = *kubeconfig, from = m_choices.sources(), clock = &m_clock] {
                return readKubeconfigText(text, from, *clock);
            },
            done);
    });
}

} // namespace firesteel::gui
