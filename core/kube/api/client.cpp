// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/api/client.h"

#include "core/kube/api/apistream.h"
#include "core/kube/api/ratelimiter.h"
#include "core/kube/api/reachability.h"
#include "core/kube/api/readcalls.h"
#include "core/kube/api/status.h"
#include "core/kube/api/writecalls.h"
#include "core/kube/auth/credentials.h"

#include <algorithm>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {
constexpr qsizetype MaxLists = 4;      ///< at the same time (kube-client §4.7)
constexpr qsizetype MaxWarnings = 200; ///< remembered, so that each is told once
} // namespace

ApiClient::ApiClient(net::HttpClient &http, Credentials &credentials, Clock &clock, QObject *parent)
    : QObject(parent), m_http(http), m_credentials(credentials), m_clock(clock),
      m_limiter(std::make_unique<RateLimiter>()), m_reachability(new Reachability(http, this))
{
    connect(&credentials, &Credentials::clientCertificateChanged, this,
            [this](const QList<QSslCertificate> &chain, const QSslKey &key) {
                net::Endpoint endpoint = m_http.endpoint();
                endpoint.security.clientChain = chain;
                endpoint.security.clientKey = key;
                m_http.setEndpoint(endpoint);
            });
}

ApiClient::~ApiClient()
{
    qDeleteAll(
        findChildren<ApiCall *>(Qt::FindDirectChildrenOnly)); // while what they use is still there
}

ApiCall *ApiClient::get(const ObjectRef &object, QObject *context, Reply<ObjectPtr> reply)
{
    return new GetCall(*this, object, context, std::move(reply));
}

ApiCall *ApiClient::listPage(const ListRequest &request, QObject *context, Reply<ListPage> reply)
{
    return new ListCall(*this, request, false, context, std::move(reply));
}

ApiCall *ApiClient::list(const ListRequest &request, QObject *context, Reply<ListPage> reply)
{
    return new ListCall(*this, request, true, context, std::move(reply));
}

ApiCall *ApiClient::create(const CreateRequest &request, QObject *context, Reply<ObjectPtr> reply)
{
    return new CreateCall(*this, request, context, std::move(reply));
}

ApiCall *ApiClient::apply(const ApplyRequest &request, QObject *context, Reply<ObjectPtr> reply)
{
    return new PatchCall(*this, request, context, std::move(reply));
}

ApiCall *ApiClient::patch(const PatchRequest &request, QObject *context, Reply<ObjectPtr> reply)
{
    return new PatchCall(*this, request, context, std::move(reply));
}

ApiCall *ApiClient::remove(const DeleteRequest &request, QObject *context, Reply<Deleted> reply)
{
    return new DeleteCall(*this, request, context, std::move(reply));
}

ApiCall *ApiClient::mayI(const AccessQuestion &question, QObject *context,
                         Reply<AccessAnswer> reply)
{
    QJsonObject attributes;
    const auto put = [&attributes](QLatin1StringView key, const QString &value) {
        if (!value.isEmpty())
            attributes.insert(key, value);
    };
    put("namespace"_L1, question.namespaceName);
    put("verb"_L1, question.verb);
    put("group"_L1, question.group);
    put("resource"_L1, question.resource);
    put("subresource"_L1, question.subresource);
    put("name"_L1, question.name);
    const ResourceType &type = resources::SelfSubjectAccessReviews;
    const QJsonObject body{{"apiVersion"_L1, type.apiVersion()},
                           {"kind"_L1, type.kind},
                           {"spec"_L1, QJsonObject{{"resourceAttributes"_L1, attributes}}}};
    return post(resourcePath(type, {}).value_or(QByteArray()), body, context,
                [reply = std::move(reply)](const Result<QJsonObject> &review) {
                    if (!review)
                        return reply(std::unexpected(review.error()));
                    const QJsonObject status = review->value("status"_L1).toObject();
                    reply(AccessAnswer{status.value("allowed"_L1).toBool(),
                                       status.value("reason"_L1).toString()});
                });
}

ApiCall *ApiClient::post(const QByteArray &target, const QJsonObject &body, QObject *context,
                         Reply<QJsonObject> reply)
{
    return new PostCall(*this, target, body, context, std::move(reply));
}

ApiCall *ApiClient::rawGet(const QByteArray &target, QObject *context, Reply<RawAnswer> reply,
                           bool anyStatus)
{
    return new RawCall(*this, target, anyStatus, context, std::move(reply));
}

ApiStream *ApiClient::openStream(const QByteArray &target, const QByteArray &contentType,
                                 QObject *parent)
{
    return new ApiStreamImpl(*this, target, contentType, parent);
}

void ApiClient::setRateLimit(double perSecond, double burst)
{
    m_limiter = std::make_unique<RateLimiter>(perSecond, burst);
}

void ApiClient::suspect()
{
    m_reachability->suspect();
}

net::SentSecrets ApiClient::sentWith(const net::HttpHeaders &identity) const
{
    return {identity, m_http.endpoint()};
}

void ApiClient::noteAnswer(const net::HttpHead &head, const net::HttpHeaders &identity)
{
    if (head.status < 500)
        m_reachability->answered();
    else if (head.status == 502 || head.status == 503)
        m_reachability->suspect();
    if (net::headerValue(head.headers, "Warning").isEmpty())
        return;
    for (const QString &text : warningTexts(head.headers, sentWith(identity))) {
        if (m_warnings.size() >= MaxWarnings || m_warnings.contains(text))
            continue;
        m_warnings.insert(text);
        Q_EMIT warning(text);
    }
}

void ApiClient::noteFailure(const Error &error)
{
    if (isUnreachable(error.code))
        m_reachability->suspect();
}

void ApiClient::withListSlot(QObject *who, std::function<void()> go)
{
    if (m_lists.size() >= MaxLists) {
        m_waitingLists.push_back({who, std::move(go)});
        return;
    }
    m_lists.insert(who);
    go();
}

void ApiClient::giveListSlot(QObject *who)
{
    std::erase_if(m_waitingLists,
                  [who](const Waiting &waiting) { return waiting.who == who || !waiting.who; });
    if (!m_lists.remove(who))
        return;
    while (m_lists.size() < MaxLists && !m_waitingLists.empty()) {
        const Waiting next = std::move(m_waitingLists.front());
        m_waitingLists.pop_front();
        m_lists.insert(next.who);
        // From the event loop: the one that gives its slot back is in the middle of its end.
        QMetaObject::invokeMethod(next.who, next.go, Qt::QueuedConnection);
    }
}

} // namespace firesteel::kube
