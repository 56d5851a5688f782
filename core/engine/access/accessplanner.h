// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/access/accessplan.h"

namespace firesteel::engine {

/// Makes the steps of a plan. Used once, by makeAccessPlan().
class AccessPlanner
{
public:
    AccessPlanner(const AccessRequest &request, const AccessSight &sight);

    [[nodiscard]] AccessPlan plan();

private:
    /// Who gets rights, and what role and binding are called where there are none.
    struct Grantee {
        Subject subject;
        QString roleName;
        QString bindingName;
        AccessStep::Part rolePart;
        AccessStep::Part bindingPart;
        QList<kube::Right> missing;
        QList<kube::Right> all; ///< that are wanted, also those that are there
    };

    void addNamespace();
    void addAccount();
    void addDriver();
    void addSubmitter();
    void addFindings();
    void addWideBinding(const Subject &account);
    void grant(const Grantee &grantee);
    void keep(const Grantee &grantee);
    void patchRole(const Grantee &grantee, const kube::ObjectPtr &role);
    void addRole(const Grantee &grantee);
    void addBinding(const Grantee &grantee, const QString &roleKind, const QString &roleName,
                    bool wide);
    [[nodiscard]] QList<kube::Right> driverMissing();
    [[nodiscard]] QList<kube::Right> givenMissing(const Subject &subject,
                                                  const QList<kube::Right> &wanted) const;
    [[nodiscard]] kube::ObjectPtr ownRole(const Subject &subject) const;
    [[nodiscard]] kube::ObjectPtr bindingOf(const QString &roleName, const Subject &subject) const;
    [[nodiscard]] bool sharedWithOthers(const QString &roleName, const Subject &subject) const;
    [[nodiscard]] QString freeName(const Result<QList<kube::ObjectPtr>> &taken,
                                   const QString &wanted) const;
    [[nodiscard]] AccessStep step(AccessStep::Part part, const kube::ResourceType &type,
                                  const QString &name) const;

    const AccessRequest &m_request;
    const AccessSight &m_sight;
    AccessPlan m_plan;
};

} // namespace firesteel::engine
