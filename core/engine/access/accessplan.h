// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/base/result.h"
#include "core/engine/access/manifests.h"
#include "core/engine/access/rbac.h"

#include <optional>

namespace firesteel::engine {

/// What is wanted: a namespace with an account for drivers and the rights for both it and the
/// person who submits.
struct AccessRequest {
    enum class Grant {
        LeastRole,      ///< a Role with exactly what a driver needs
        EditClusterRole ///< a binding to the ClusterRole "edit": wide, also over secrets
    };
    QString namespaceName;
    QString account = QStringLiteral("spark");
    Grant grant = Grant::LeastRole;
    kube::DriverOptions options = {};
    bool forSubmitter = true;              ///< the rights to submit, too
    std::optional<Subject> submitter = {}; ///< empty: who the session is
    bool operator==(const AccessRequest &) const = default;
};

/// One object of the plan: what is there and what shall be there.
struct AccessStep {
    enum class Action {
        Nothing, ///< it is as it should be
        Create,
        Patch,  ///< the Role gets further rules; those it has stay
        Unknown ///< it cannot be read: it is in the administrator's YAML
    };
    enum class State {
        Planned,
        DryRunPassed,
        DryRunSkipped, ///< the namespace is not there yet, so that the server cannot try it
        Refused,       ///< the dry run failed: `error`
        Done,
        Failed ///< `error`
    };
    enum class Part { Namespace, Account, DriverRole, DriverBinding, UserRole, UserBinding };
    Part part = Part::Namespace;
    Action action = Action::Nothing;
    kube::ResourceType type;
    QString namespaceName; ///< empty for a Namespace
    QString name;
    QJsonObject before; ///< without the server's fields; empty if it is not there or not seen
    QJsonObject after;
    QString resourceVersion; ///< of what is patched: it must not have changed
    QList<kube::Right> adds; ///< the rights that this step brings
    bool wide = false;       ///< gives more than Spark needs
    State state = State::Planned;
    std::optional<Error> error = {};

    [[nodiscard]] QString what() const;       ///< "Role spark-driver"
    [[nodiscard]] bool mayReplace() const;    ///< one of its name, unseen, whose content would go
    [[nodiscard]] QString beforeYaml() const; ///< empty if there is nothing
    [[nodiscard]] QString afterYaml() const;
    [[nodiscard]] QList<DiffLine> diff() const;
};

/// What a look at the cluster has brought; what could not be read is an error.
struct AccessSight {
    QString user; ///< who we are; empty: not known
    Result<kube::ObjectPtr> namespaceObject = fail(Errc::Cancelled);
    Result<kube::ObjectPtr> account = fail(Errc::Cancelled);
    Result<QList<kube::ObjectPtr>> roles = fail(Errc::Cancelled);        ///< of the namespace
    Result<QList<kube::ObjectPtr>> bindings = fail(Errc::Cancelled);     ///< of the namespace
    Result<QList<kube::ObjectPtr>> clusterRoles = fail(Errc::Cancelled); ///< those that count
    Result<QList<kube::ObjectPtr>> clusterBindings = fail(Errc::Cancelled);
    /// The submitter's rights that are missing, from the server's own answers; nullopt: not asked,
    /// as it is somebody else.
    std::optional<QList<kube::Right>> submitterMissing;
    /// The driver's rights that are missing, from the server's own answers; nullopt: not known.
    std::optional<QList<kube::Right>> driverMissing;
};

struct AccessPlan {
    AccessRequest request;
    QList<AccessStep> steps;
    QString user;                        ///< who we are; may be empty
    QList<kube::Right> driverMissing;    ///< of the driver's account
    QList<kube::Right> submitterMissing; ///< of the person
    bool driverKnown = false;            ///< its roles, or the server's answers, could be read
    QList<kube::Right> mayNot;           ///< rights that we lack to carry the plan out
    QList<Finding> findings;

    [[nodiscard]] bool complete() const; ///< nothing is to be done
    [[nodiscard]] bool canApply() const; ///< something is, and nothing stands against it
    /// All objects as they shall be, for kubectl apply. A comment stands over each that may take
    /// the place of one that cannot be seen.
    [[nodiscard]] QByteArray yaml() const;
    /// A text in English to send to an administrator: what for, which rights and why, and the
    /// command that applies the YAML.
    [[nodiscard]] QString administratorText() const;
};

/// The plan from what was seen. Pure; its steps are Planned and mayNot is empty.
[[nodiscard]] AccessPlan makeAccessPlan(const AccessRequest &request, const AccessSight &sight);

/// What one must be allowed to carry out the plan, by namespace (empty: cluster-wide).
[[nodiscard]] QList<kube::AccessQuestion> writesOf(const AccessPlan &plan);

} // namespace firesteel::engine
