// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"
#include "core/kube/api/status.h"

#include <QPointer>

#include <functional>
#include <optional>
#include <utility>

namespace firesteel::kube {

/// How one exchange ended.
struct Answer {
    Result<> transport; ///< failed: nothing else here is valid but `sent`
    net::Sent sent = net::Sent::Nothing;
    net::HttpHead head;
    QByteArray body;
    std::optional<Error> error; ///< the transport's, or that of an HTTP status

    [[nodiscard]] bool good() const { return !error; }
};

/// What all calls share: credentials, one renewal on 401, the rate limit, waiting when told to
/// wait. Made by ApiClient, a child of it; starts from the event loop and deletes itself after the
/// reply.
class ApiCallBase : public ApiCall
{
    Q_OBJECT
public:
    using Then = std::function<void(Answer)>;

    void cancel() override;

protected:
    ApiCallBase(ApiClient &client, QObject *context);

    virtual void start() = 0;
    virtual void failWith(const Error &error) = 0; ///< reply, then done()

    void exchange(const net::HttpRequest &request, Then then);
    void after(std::chrono::milliseconds delay, std::function<void()> go);
    void later(const Error &error); ///< failWith() from the event loop
    void done();                    ///< gone after this
    [[nodiscard]] ApiClient &client() const { return m_client; }
    [[nodiscard]] data::JsonReader &reader() const;
    [[nodiscard]] Result<QJsonObject> readObject(const Answer &answer) const;
    /// What the answer says, without what was sent with the question and is secret.
    [[nodiscard]] Error statusOf(const Answer &answer) const;
    [[nodiscard]] std::chrono::milliseconds retryDelay() const;
    void withListSlot(std::function<void()> go);
    void giveListSlot();
    void whenReachable(std::function<void()> go);

    int m_connectRetries = 1; ///< tries left after a connection that could not be made
    bool m_contextAlive = true;

private:
    void authorize();
    void send(const net::HttpHeaders &identity);
    void answered();
    void deliver(Answer answer);

    ApiClient &m_client;
    QPointer<QObject> m_context;
    QPointer<net::HttpCall> m_http;
    net::HttpRequest m_request;
    net::HttpHeaders m_identity;
    QByteArray m_body;
    Then m_then;
    bool m_renewed = false;
    bool m_wantsListSlot = false;
    bool m_cancelled = false; ///< nothing is sent from now on
    bool m_done = false;
    int m_waits = 0;
};

/// A call with its reply.
template <class T>
class TypedCall : public ApiCallBase
{
protected:
    TypedCall(ApiClient &client, QObject *context, Reply<T> reply)
        : ApiCallBase(client, context), m_reply(std::move(reply))
    {}

    void succeed(T value) { finish(Result<T>(std::move(value))); }
    void failWith(const Error &error) override { finish(std::unexpected(error)); }

private:
    void finish(Result<T> result)
    {
        const Reply<T> reply = std::exchange(m_reply, nullptr);
        const bool wanted = m_contextAlive;
        done();
        if (reply && wanted)
            reply(std::move(result));
    }

    Reply<T> m_reply;
};

/// Accept, Content-Type and the body of a JSON request.
[[nodiscard]] net::HttpRequest jsonRequest(const QByteArray &method, const QByteArray &target,
                                           const QJsonValue &body = QJsonValue::Undefined,
                                           const QByteArray &contentType = "application/json");

} // namespace firesteel::kube
