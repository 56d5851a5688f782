// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/clusterchoices.h"

#include "core/settings/profilestore.h"
#include "gui/shell/aside.h"
#include "gui/shell/practice.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
const QString kPractice = u"practice"_s;
}

ClusterChoices::ClusterChoices(Clock &clock, const QProcessEnvironment &environment,
                               QObject *parent)
    : QObject(parent), m_clock(clock)
{
    m_sources.environment = environment;
    compose();
}

void ClusterChoices::setProfiles(settings::ProfileStore &profiles)
{
    m_profiles = &profiles;
    connect(&profiles, &settings::ProfileStore::changed, this, &ClusterChoices::profilesChanged);
    compose();
}

void ClusterChoices::refresh()
{
    const quint64 ticket = ++m_reading;
    m_underRead = true;
    runAside(
        this, [sources = m_sources, clock = &m_clock] { return readChoices(sources, *clock); },
        [this, ticket](const KnownClusters &found) {
            if (ticket != m_reading)
                return;
            m_underRead = false;
            m_found = found;
            m_known = true;
            compose();
            Q_EMIT changed();
        });
}

std::optional<ClusterChoice> ClusterChoices::choice(const QString &id) const
{
    for (const ClusterChoice &one : m_all) {
        if (one.id == id)
            return one;
    }
    return std::nullopt;
}

std::optional<settings::ClusterProfile> ClusterChoices::profile(const QString &id) const
{
    return m_profiles ? m_profiles->profile(id) : std::nullopt;
}

void ClusterChoices::compose()
{
    m_all.clear();
    const auto withDecision = [this](const ClusterChoice &one) {
        const auto decision = profile(one.id);
        return decision ? decided(one, *decision) : one;
    };
    if (m_profiles) {
        m_sources.profiles = m_profiles->profiles();
        for (const settings::ClusterProfile &one : std::as_const(m_sources.profiles)) {
            if (!settings::isContextProfile(one.id) && one.id != kPractice)
                m_all.append(choiceOf(one));
        }
    }
    for (const ClusterChoice &one : std::as_const(m_found.choices))
        m_all.append(withDecision(one));
    if (Practice::available())
        m_all.append(withDecision({.id = kPractice, .kind = ClusterChoice::Kind::Practice}));
}

void ClusterChoices::profilesChanged()
{
    compose();
    Q_EMIT decisionsChanged();
    if (m_known || m_underRead) // what was decided may make a context usable, or useless
        refresh();
}

} // namespace firesteel::gui
