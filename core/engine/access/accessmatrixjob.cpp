// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/access/accessmatrixjob.h"

#include "core/kube/api/status.h"

#include <algorithm>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView kReviewVersion = "authorization.k8s.io/v1"_L1;

QJsonObject attributesOf(const kube::AccessQuestion &question)
{
    QJsonObject attributes{{u"namespace"_s, question.namespaceName},
                           {u"verb"_s, question.verb},
                           {u"resource"_s, question.resource}};
    if (!question.group.isEmpty())
        attributes.insert("group"_L1, question.group);
    if (!question.subresource.isEmpty())
        attributes.insert("subresource"_L1, question.subresource);
    return attributes;
}

QJsonObject reviewOf(const QString &kind, const QJsonObject &spec)
{
    return {{u"apiVersion"_s, QString(kReviewVersion)}, {u"kind"_s, kind}, {u"spec"_s, spec}};
}

Finding rightsFinding(QLatin1StringView detail, const QMap<QString, QString> &context,
                      const QList<kube::Right> &rights,
                      Finding::Severity severity = Finding::Severity::Problem)
{
    QMap<QString, QString> all = context;
    all.insert(u"missing"_s, kube::rightsText(rights));
    return finding(detail, all, {}, severity);
}

/// Each of what the rights of the rows have there, once, in the order of the rows.
QStringList eachOf(const QList<AccessMatrix::Row> &rows, QString kube::Right::*member)
{
    QStringList names;
    for (const AccessMatrix::Row &one : rows) {
        if (!names.contains(one.right.right.*member))
            names.append(one.right.right.*member);
    }
    return names;
}

} // namespace

QList<kube::Right> AccessMatrix::missing() const
{
    QList<kube::Right> rights;
    for (const Row &one : rows) {
        const bool optional =
            method == Method::Self && one.right.need == kube::SparkRight::Need::Feature;
        if (one.allowed == false && !optional)
            rights.append(one.right.right);
    }
    return rights;
}

QStringList AccessMatrix::resources() const
{
    return eachOf(rows, &kube::Right::resource);
}

QStringList AccessMatrix::verbs() const
{
    return eachOf(rows, &kube::Right::verb);
}

const AccessMatrix::Row *AccessMatrix::row(const QString &resource, const QString &verb) const
{
    const auto found = std::ranges::find_if(rows, [&](const Row &one) {
        return one.right.right.resource == resource && one.right.right.verb == verb;
    });
    return found == rows.end() ? nullptr : &*found;
}

QLatin1StringView accessMethodName(AccessMatrix::Method method)
{
    switch (method) {
    case AccessMatrix::Method::None:
        return "none"_L1;
    case AccessMatrix::Method::Self:
        return "self"_L1;
    case AccessMatrix::Method::LocalReview:
        return "local-review"_L1;
    case AccessMatrix::Method::Impersonation:
        return "impersonation"_L1;
    }
    return "none"_L1;
}

QList<Finding> driverFindings(const Subject &account, const QString &namespaceName,
                              const QList<kube::Right> &missing)
{
    QList<Finding> findings;
    if (missing.isEmpty())
        return findings;
    const QMap<QString, QString> context{{u"account"_s, account.name},
                                         {u"namespace"_s, namespaceName}};
    if (account.name == "default"_L1) {
        findings.append(rightsFinding("rbac-driver-default-sa"_L1, context, missing));
        return findings;
    }
    QMap<QString, QList<kube::Right>> kinds; // by slug
    for (const kube::Right &right : missing) {
        QString slug = u"rbac-driver-role-incomplete"_s;
        if (right.verb == "deletecollection"_L1)
            slug = u"rbac-driver-deletecollection"_s;
        else if (right.resource == "pods"_L1)
            slug = u"rbac-driver-pods"_s;
        else if (right.resource == "configmaps"_L1)
            slug = u"rbac-driver-configmaps"_s;
        else if (right.resource == "persistentvolumeclaims"_L1)
            slug = u"rbac-driver-pvc"_s;
        kinds[slug].append(right);
    }
    for (const QLatin1StringView slug :
         {"rbac-driver-pods"_L1, "rbac-driver-configmaps"_L1, "rbac-driver-pvc"_L1,
          "rbac-driver-role-incomplete"_L1, "rbac-driver-deletecollection"_L1}) {
        const bool grave = slug == "rbac-driver-pods"_L1 || slug == "rbac-driver-configmaps"_L1;
        if (kinds.contains(slug))
            findings.append(
                rightsFinding(slug, context, kinds.value(slug),
                              grave ? Finding::Severity::Problem : Finding::Severity::Warning));
    }
    return findings;
}

QList<Finding> submitterFindings(const QString &user, const QString &namespaceName,
                                 const QList<kube::Right> &missing)
{
    QList<Finding> findings;
    const QMap<QString, QString> context{{u"user"_s, user}, {u"namespace"_s, namespaceName}};
    QMap<QString, QList<kube::Right>> kinds;
    for (const kube::Right &right : missing) {
        QString slug = u"rbac-user"_s;
        if (right.resource == "pods"_L1)
            slug = u"rbac-user-pods"_s;
        else if (right.resource == "pods/log"_L1)
            slug = u"rbac-user-pod-log"_s;
        else if (right.resource == "pods/portforward"_L1)
            slug = u"rbac-user-portforward"_s;
        kinds[slug].append(right);
    }
    for (const QLatin1StringView slug : {"rbac-user-pods"_L1, "rbac-user"_L1,
                                         "rbac-user-pod-log"_L1, "rbac-user-portforward"_L1}) {
        const bool grave = std::ranges::any_of(kinds.value(slug), [](const kube::Right &right) {
            return right.verb == "create"_L1 && !right.resource.contains(u'/');
        });
        if (kinds.contains(slug))
            findings.append(
                rightsFinding(slug, context, kinds.value(slug),
                              grave ? Finding::Severity::Problem : Finding::Severity::Warning));
    }
    return findings;
}

AccessMatrixJob::AccessMatrixJob(ClusterSession &session, QString namespaceName, QObject *parent)
    : Job(parent), m_session(session), m_self(true)
{
    m_matrix.namespaceName = std::move(namespaceName);
    for (const kube::SparkRight &right : kube::submitterRights())
        m_matrix.rows.append(AccessMatrix::Row{right, {}, {}});
}

AccessMatrixJob::AccessMatrixJob(ClusterSession &session, QString namespaceName,
                                 const QString &account, const kube::DriverOptions &options,
                                 QObject *parent)
    : Job(parent), m_session(session)
{
    m_matrix.subject = {Subject::Kind::ServiceAccount, account, namespaceName};
    m_matrix.namespaceName = std::move(namespaceName);
    for (const kube::SparkRight &right : kube::driverRights(options))
        m_matrix.rows.append(AccessMatrix::Row{right, {}, {}});
}

AccessMatrixJob::~AccessMatrixJob() = default;

void AccessMatrixJob::setRights(const QList<kube::Right> &rights)
{
    m_matrix.rows.clear();
    for (const kube::Right &right : rights)
        m_matrix.rows.append(AccessMatrix::Row{{right, kube::SparkRight::Need::Must, {}}, {}, {}});
}

void AccessMatrixJob::run()
{
    m_matrix.method = m_self ? AccessMatrix::Method::Self : AccessMatrix::Method::LocalReview;
    if (!m_self) {
        ask(0, true);
        return;
    }
    askWhoWeAre();
    askAll();
}

void AccessMatrixJob::askWhoWeAre()
{
    ++m_open;
    const QJsonObject review{{u"apiVersion"_s, u"authentication.k8s.io/v1"_s},
                             {u"kind"_s, u"SelfSubjectReview"_s}};
    m_session.post("/apis/authentication.k8s.io/v1/selfsubjectreviews", review, this,
                   [this](const Result<QJsonObject> &answer) {
                       if (state() != State::Running)
                           return;
                       if (answer) // older servers cannot tell
                           m_matrix.subject = Subject::ofUser(
                               answer->value("status"_L1)["userInfo"_L1]["username"_L1].toString());
                       if (--m_open == 0)
                           finish({});
                   });
}

void AccessMatrixJob::askAll()
{
    for (qsizetype i = 0; i < m_matrix.rows.size(); ++i) {
        if (m_matrix.rows.at(i).allowed.has_value())
            continue;
        ++m_open;
        ask(i, false);
    }
    if (m_open == 0)
        finish({});
}

void AccessMatrixJob::ask(qsizetype index, bool probing)
{
    const kube::Right &right = m_matrix.rows.at(index).right.right;
    QJsonObject spec{
        {u"resourceAttributes"_s, attributesOf(kube::questionOf(right, m_matrix.namespaceName))}};
    const auto take = [this, index, probing](const Result<QJsonObject> &answer) {
        answered(index, probing, answer);
    };
    if (m_matrix.method != AccessMatrix::Method::LocalReview) {
        ClusterSession &session = m_impersonating ? *m_impersonating : m_session;
        session.post("/apis/authorization.k8s.io/v1/selfsubjectaccessreviews",
                     reviewOf(u"SelfSubjectAccessReview"_s, spec), this, take);
        return;
    }
    spec.insert("user"_L1, m_matrix.subject.userName());
    spec.insert("groups"_L1, QJsonArray::fromStringList(m_matrix.subject.impliedGroups()));
    QJsonObject review = reviewOf(u"LocalSubjectAccessReview"_s, spec);
    review.insert("metadata"_L1, QJsonObject{{u"namespace"_s, m_matrix.namespaceName}});
    const kube::ResourceType type{u"authorization.k8s.io"_s, u"v1"_s,
                                  u"localsubjectaccessreviews"_s, u"LocalSubjectAccessReview"_s,
                                  true};
    const auto target = kube::resourcePath(type, m_matrix.namespaceName);
    if (!target)
        finish(std::unexpected(target.error()));
    else
        m_session.post(*target, review, this, take);
}

void AccessMatrixJob::answered(qsizetype index, bool probing, const Result<QJsonObject> &answer)
{
    if (state() != State::Running)
        return;
    if (answer) {
        const QJsonObject status = answer->value("status"_L1).toObject();
        AccessMatrix::Row &row = m_matrix.rows[index];
        row.allowed = status.value("allowed"_L1).toBool();
        row.reason = status.value("reason"_L1).toString();
        if (probing)
            askAll();
        else if (--m_open == 0)
            finish({});
        return;
    }
    const Error &error = answer.error();
    if (kube::concernsConnection(error.code) || error.code == Errc::NotKubernetes) {
        finish(std::unexpected(error));
    } else if (probing) {
        nextMethod(error);
    } else {
        m_matrix.rows[index].reason = error.detail;
        if (--m_open == 0)
            finish({});
    }
}

void AccessMatrixJob::nextMethod(const Error &error)
{
    const bool already = !m_session.connection().auth.impersonation.user.isEmpty();
    if (m_matrix.method == AccessMatrix::Method::LocalReview && !already) {
        Connection connection = m_session.connection();
        connection.auth.impersonation.user = m_matrix.subject.userName();
        // The server adds the groups of a service account by itself; naming them would need the
        // right to impersonate groups, too (kubernetes.io, "User impersonation").
        connection.auth.impersonation.groups.clear();
        m_impersonating = std::make_unique<ClusterSession>(connection, m_session.clock());
        m_matrix.method = AccessMatrix::Method::Impersonation;
        ask(0, true);
        return;
    }
    m_matrix.method = AccessMatrix::Method::None;
    m_matrix.error = error;
    finish({});
}

void AccessMatrixJob::abandon()
{
    finish(fail(Errc::Cancelled));
}

} // namespace firesteel::engine
