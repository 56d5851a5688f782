// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/finding.h"
#include "core/engine/access/rbac.h"
#include "core/engine/clustersession.h"
#include "core/engine/job.h"

#include <memory>
#include <optional>

namespace firesteel::engine {

/// Which rights somebody has in a namespace, and how that is known.
struct AccessMatrix {
    enum class Method {
        None,          ///< nothing could be asked: `error` says why
        Self,          ///< SelfSubjectAccessReview: it is about ourselves
        LocalReview,   ///< LocalSubjectAccessReview
        Impersonation, ///< SelfSubjectAccessReview as that account
    };
    struct Row {
        kube::SparkRight right;
        std::optional<bool> allowed; ///< nullopt: not known
        QString reason;              ///< the server's own words
    };
    QString namespaceName;
    Subject subject;
    Method method = Method::None;
    QList<Row> rows;
    std::optional<Error> error; ///< of Method::None: the last refusal

    [[nodiscard]] bool known() const { return method != Method::None; }
    /// Of all that is known; of ourselves without those that only some jobs ask for.
    [[nodiscard]] QList<kube::Right> missing() const;
    /// Resources in the order of the rows, verbs likewise: for a table.
    [[nodiscard]] QStringList resources() const;
    [[nodiscard]] QStringList verbs() const;
    [[nodiscard]] const Row *row(const QString &resource, const QString &verb) const;
};
/// "none", "self", "local-review", "impersonation".
[[nodiscard]] QLatin1StringView accessMethodName(AccessMatrix::Method method);

/// What is wrong with a driver's rights, in canonical slugs: rbac-driver-pods,
/// rbac-driver-configmaps, rbac-driver-pvc, rbac-driver-deletecollection,
/// rbac-driver-role-incomplete, rbac-driver-default-sa; context "account", "namespace", "missing".
[[nodiscard]] QList<Finding> driverFindings(const Subject &account, const QString &namespaceName,
                                            const QList<kube::Right> &missing);
/// The same for a person: rbac-user and its kinds.
[[nodiscard]] QList<Finding> submitterFindings(const QString &user, const QString &namespaceName,
                                               const QList<kube::Right> &missing);

/// Fills a matrix: of ourselves (no account), or of a driver's account by LocalSubjectAccessReview,
/// else by impersonation, else not at all, with the reason (kube-client §3.3). Nothing is stored on
/// the cluster. Fails only if the server does not answer.
class AccessMatrixJob : public Job
{
    Q_OBJECT
public:
    /// Ourselves.
    AccessMatrixJob(ClusterSession &session, QString namespaceName, QObject *parent = nullptr);
    /// The account of that namespace.
    AccessMatrixJob(ClusterSession &session, QString namespaceName, const QString &account,
                    const kube::DriverOptions &options = {}, QObject *parent = nullptr);
    ~AccessMatrixJob() override;

    /// These are asked for instead of what Spark needs; not none, and before start().
    void setRights(const QList<kube::Right> &rights);
    [[nodiscard]] const AccessMatrix &matrix() const { return m_matrix; } ///< from finished() on

protected:
    void run() override;
    void abandon() override;

private:
    void askWhoWeAre();
    void askAll();
    void ask(qsizetype index, bool probing);
    void answered(qsizetype index, bool probing, const Result<QJsonObject> &answer);
    void nextMethod(const Error &error);

    ClusterSession &m_session;
    std::unique_ptr<ClusterSession> m_impersonating;
    AccessMatrix m_matrix;
    bool m_self = false;
    int m_open = 0;
};

} // namespace firesteel::engine
