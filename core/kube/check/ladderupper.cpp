// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// From a server that answers to a person who may run Spark there.
#include "core/kube/auth/execplugin.h"
#include "core/kube/auth/jwt.h"
#include "core/kube/auth/oidccredentials.h"
#include "core/kube/check/ladder_p.h"

#include <QJsonArray>

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype kQuestionsAtOnce = 6;
constexpr std::array kReviewVersions{"v1"_L1, "v1beta1"_L1, "v1alpha1"_L1};

QByteArray tokenIn(const net::HttpHeaders &headers)
{
    const QByteArray value = net::headerValue(headers, "Authorization");
    return value.startsWith("Bearer ") ? value.sliced(7) : QByteArray();
}

QLatin1StringView slugOf(const QString &resource)
{
    if (resource == "pods"_L1)
        return "rbac-user-pods"_L1;
    if (resource == "pods/log"_L1)
        return "rbac-user-pod-log"_L1;
    if (resource == "pods/portforward"_L1)
        return "rbac-user-portforward"_L1;
    return "rbac-user"_L1;
}

} // namespace

Result<> Ladder::Private::makeApi()
{
    if (m_api)
        return {};
    auto made = makeCredentials(request.auth, clock, request.authServices);
    if (!made)
        return std::unexpected(made.error());
    m_credentials = std::move(*made);
    m_api = std::make_unique<ApiClient>(*m_http, *m_credentials, clock);
    m_api->setRateLimit(20, 60); // every question once, and a person waits
    return {};
}

// ---- who am I

void Ladder::Private::whoAmI()
{
    std::chrono::milliseconds limit = request.answerTimeout;
    if (request.auth.exec || request.auth.oidc)
        limit = request.credentialTimeout;
    if (request.auth.exec && request.authServices) { // its own time-out tells more than ours
        const ProcessRequest program =
            pluginRequest(*request.auth.exec, request.authServices->options());
        limit = std::max<std::chrono::milliseconds>(limit, program.timeout + 1s);
    } else if (request.auth.oidc) { // likewise
        limit = std::max<std::chrono::milliseconds>(limit, OidcCredentials::longestTime() + 1s);
    }
    run(Rung::WhoAmI, limit);
    if (const Result<> made = makeApi(); !made) {
        failAt(Rung::WhoAmI, made.error());
        return;
    }
    m_credentials->headers(
        q, [this](const Result<net::HttpHeaders> &headers) { credentialAtHand(headers); });
}

void Ladder::Private::credentialAtHand(const Result<net::HttpHeaders> &headers)
{
    if (over || m_rung != Rung::WhoAmI)
        return;
    if (!headers) {
        failAt(Rung::WhoAmI, headers.error());
        return;
    }
    if (const QByteArray token = tokenIn(*headers); !token.isEmpty())
        m_sentToken = token;
    m_timer.start(request.answerTimeout);
    askWho(0);
}

void Ladder::Private::askWho(int version)
{
    const QString api = u"authentication.k8s.io/"_s + kReviewVersions.at(size_t(version));
    const QJsonObject body{{u"apiVersion"_s, api}, {u"kind"_s, u"SelfSubjectReview"_s}};
    m_api->post("/apis/" + api.toUtf8() + "/selfsubjectreviews", body, q,
                [this, version](const Result<QJsonObject> &review) {
                    if (over)
                        return;
                    if (review) {
                        whoAnswered(*review);
                        return;
                    }
                    const Error &error = review.error();
                    const bool unknown =
                        error.code == Errc::ApiNotFound || error.code == Errc::NotFound;
                    const QString named = error.context.value(u"user"_s);
                    const bool acting = error.context.value(u"verb"_s) == "impersonate"_L1;
                    if (unknown && version + 1 < int(kReviewVersions.size())) {
                        askWho(version + 1);
                    } else if (unknown || (error.code == Errc::Forbidden && !acting)) {
                        m_user = named;
                        guessWho();
                    } else {
                        failAt(Rung::WhoAmI, error);
                    }
                });
}

void Ladder::Private::whoAnswered(const QJsonObject &review)
{
    const QJsonObject info = review.value("status"_L1).toObject().value("userInfo"_L1).toObject();
    m_user = info.value("username"_L1).toString();
    if (m_user == "system:anonymous"_L1) {
        failAt(Rung::WhoAmI, Error(Errc::ForbiddenAnonymous));
        return;
    }
    QStringList groups;
    for (const QJsonValue &group : info.value("groups"_L1).toArray())
        groups.append(group.toString());
    Facts facts{{u"user"_s, m_user}, {u"groups"_s, groups.join(u", "_s)}};
    if (const auto end = tokenEnd(m_sentToken.value_or(QByteArray())))
        facts.insert(u"expires"_s, end->toString(Qt::ISODate));
    pass(Rung::WhoAmI, facts, m_identityNotes);
    namespaces();
}

/// A server that cannot tell (before Kubernetes 1.26) still checks the credential with every other
/// question; the name stands in the certificate or the token.
void Ladder::Private::guessWho()
{
    if (m_user.isEmpty())
        m_user = request.endpoint.security.clientChain.value(0)
                     .subjectInfo(QSslCertificate::CommonName)
                     .value(0);
    if (m_user.isEmpty())
        m_user = readToken(m_sentToken.value_or(QByteArray())).subject;
    m_api->mayI({namespaceName(), u"get"_s, {}, u"pods"_s, {}, {}}, q,
                [this](const Result<AccessAnswer> &answer) {
                    if (over)
                        return;
                    if (!answer && answer.error().code != Errc::Forbidden) {
                        failAt(Rung::WhoAmI, answer.error());
                        return;
                    }
                    pass(Rung::WhoAmI, {{u"user"_s, m_user}, {u"guessed"_s, u"yes"_s}},
                         m_identityNotes);
                    namespaces();
                });
}

// ---- namespaces

void Ladder::Private::namespaces()
{
    run(Rung::Namespaces, request.answerTimeout);
    ListRequest list;
    list.selection.type = resources::Namespaces;
    m_api->listPage(list, q, [this](const Result<ListPage> &page) {
        if (over)
            return;
        if (page)
            namespacesListed(*page);
        else if (page.error().code == Errc::Forbidden)
            lookAtNamespace({{u"namespaces"_s, namespaceName()}, {u"listed"_s, u"no"_s}});
        else
            failAt(Rung::Namespaces, page.error());
    });
}

void Ladder::Private::namespacesListed(const ListPage &page)
{
    QStringList names;
    ObjectPtr own;
    for (const ObjectPtr &item : page.items) {
        names.append(item->name);
        if (item->name == namespaceName())
            own = item;
    }
    const Facts facts{{u"namespaces"_s, names.join(u", "_s)},
                      {u"count"_s, QString::number(names.size() + page.remaining)},
                      {u"listed"_s, u"yes"_s}};
    if (own || page.continueToken.isEmpty())
        namespaceSeen(own ? Result<ObjectPtr>(own) : fail(Errc::NotFound), facts);
    else
        lookAtNamespace(facts);
}

void Ladder::Private::lookAtNamespace(const Facts &facts)
{
    m_api->get({resources::Namespaces, {}, namespaceName()}, q,
               [this, facts](const Result<ObjectPtr> &found) {
                   if (!over)
                       namespaceSeen(found, facts);
               });
}

void Ladder::Private::namespaceSeen(const Result<ObjectPtr> &found, const Facts &facts)
{
    at(Rung::Namespaces).facts = facts;
    const bool hidden = !found && found.error().code == Errc::Forbidden;
    if (!found && found.error().code == Errc::NotFound) {
        failAt(Rung::Namespaces, Error(Errc::NamespaceMissing));
        return;
    }
    if (!found && !hidden) {
        failAt(Rung::Namespaces, found.error());
        return;
    }
    if (found && (*found)->status().value("phase"_L1).toString() == "Terminating"_L1) {
        failAt(Rung::Namespaces,
               Error(Errc::NamespaceMissing, {}, {{u"reason"_s, u"terminating"_s}}));
        return;
    }
    pass(Rung::Namespaces, facts);
    sparkRights();
}

// ---- rights

void Ladder::Private::sparkRights()
{
    run(Rung::SparkRights, request.answerTimeout);
    m_toAsk = submitterRights();
    while (m_open < kQuestionsAtOnce && m_asked < m_toAsk.size())
        askNextRight();
}

void Ladder::Private::askNextRight()
{
    const SparkRight right = m_toAsk.at(m_asked++);
    ++m_open;
    m_api->mayI(questionOf(right.right, namespaceName()), q,
                [this, right](const Result<AccessAnswer> &answer) {
                    if (!over)
                        rightAnswered(right, answer);
                });
}

void Ladder::Private::rightAnswered(const SparkRight &right, const Result<AccessAnswer> &answer)
{
    --m_open;
    if (!answer && !m_rightsError)
        m_rightsError = answer.error();
    else if (answer && !answer->allowed)
        m_denied.append(right);
    if (m_rightsError && m_rightsError->code != Errc::Forbidden) {
        failAt(Rung::SparkRights, *m_rightsError);
        return;
    }
    if (m_asked < m_toAsk.size() && !m_rightsError)
        askNextRight();
    else if (m_open == 0)
        rightsKnown();
}

/// One finding for each resource with a slug of its own.
QList<Finding> Ladder::Private::lacking(const QList<Right> &rights, bool needed) const
{
    QMap<QString, QList<Right>> bySlug;
    for (const Right &right : rights)
        bySlug[QString(slugOf(right.resource))].append(right);
    QList<Finding> findings;
    for (const QList<Right> &some : std::as_const(bySlug)) {
        const QString text = rightsText(some);
        findings.append(finding(slugOf(some.first().resource),
                                {{u"missing"_s, text},
                                 {u"namespace"_s, namespaceName()},
                                 {u"user"_s, m_user.isEmpty() ? u"this user"_s : m_user},
                                 {u"reason"_s, needed ? u"missing"_s : u"optional"_s}},
                                {Evidence{u"SelfSubjectAccessReview"_s, text}},
                                needed ? Finding::Severity::Problem : Finding::Severity::Warning));
    }
    return findings;
}

void Ladder::Private::rightsKnown()
{
    if (m_rightsError) { // the question itself is not allowed: rare, and no reason to stop
        Finding unknown = findingFor(*m_rightsError, situation());
        unknown.severity = Finding::Severity::Warning;
        unknown.context.insert(u"reason"_s, u"cannot-ask"_s);
        pass(Rung::SparkRights, {{u"namespace"_s, namespaceName()}}, {unknown});
        return end(RungState::NotReached);
    }
    QList<Right> missing;
    QList<Right> optional;
    for (const SparkRight &asked : std::as_const(m_toAsk)) { // in the order of the table
        const bool denied = std::ranges::any_of(
            m_denied, [&](const SparkRight &one) { return one.right == asked.right; });
        if (denied)
            (asked.need == SparkRight::Need::Must ? missing : optional).append(asked.right);
    }
    const QList<Finding> findings = lacking(missing, true) + lacking(optional, false);
    const Facts facts{{u"namespace"_s, namespaceName()},
                      {u"missing"_s, rightsText(missing)},
                      {u"optional"_s, rightsText(optional)}};
    at(Rung::SparkRights).facts = facts;
    if (!missing.isEmpty()) {
        failAt(Rung::SparkRights, findings);
        return;
    }
    pass(Rung::SparkRights, facts, findings);
    end(RungState::NotReached);
}

} // namespace firesteel::kube
