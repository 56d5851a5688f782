// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/contract/contractrunner.h"

#include <QFile>
#include <QJsonDocument>
#include <QTimer>

namespace firesteel::contract {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

ContractRunner::ContractRunner(const kube::ResolvedContext &context, QList<Case> cases,
                               QObject *parent)
    : QObject(parent), m_context(context), m_cases(std::move(cases)),
      m_http(std::make_unique<net::HttpClient>(context.endpoint))
{
    net::Endpoint stranger = context.endpoint;
    stranger.security.clientChain.clear();
    stranger.security.clientKey = {};
    m_stranger = std::make_unique<net::HttpClient>(stranger);
}

void ContractRunner::start()
{
    QTimer::singleShot(0, this, [this] { next(); });
}

void ContractRunner::next()
{
    ++m_at;
    m_waiting.restart();
    if (m_at >= m_cases.size()) {
        Q_EMIT finished();
        return;
    }
    send();
}

net::HttpClient &ContractRunner::clientFor(const Case &one)
{
    return one.auth == Case::Auth::Valid ? *m_http : *m_stranger;
}

net::HttpHeaders ContractRunner::headersOf(const Case &one) const
{
    net::HttpHeaders headers;
    if (!one.accept.isEmpty())
        headers.emplaceBack("Accept", one.accept);
    else if (one.kind != Case::Kind::Upgrade) // as kube::ForwardConnection, which sends none
        headers.emplaceBack("Accept", "application/json");
    if (!one.contentType.isEmpty())
        headers.emplaceBack("Content-Type", one.contentType);
    if (one.auth == Case::Auth::Wrong)
        headers.emplaceBack("Authorization", "Bearer not-a-token");
    else if (one.auth == Case::Auth::Valid && !m_context.auth.token.isEmpty())
        headers.emplaceBack("Authorization", "Bearer " + m_context.auth.token);
    return headers;
}

QByteArray ContractRunner::filled(QByteArray text) const
{
    for (auto it = m_captured.cbegin(); it != m_captured.cend(); ++it)
        text.replace(QByteArray('{' + it.key().toUtf8() + '}'), it.value().toUtf8());
    return text;
}

void ContractRunner::send()
{
    const Case &one = m_cases.at(m_at);
    if (one.kind == Case::Kind::Upgrade)
        return upgrade();
    net::HttpRequest request;
    request.method = one.method;
    request.target = filled(one.target);
    request.body = filled(one.body);
    request.headers = headersOf(one);
    request.stream = one.kind == Case::Kind::Watch;
    net::HttpCall *call = clientFor(one).send(request);
    auto body = std::make_shared<QByteArray>();
    connect(call, &net::HttpCall::bodyReceived, this,
            [body](const QByteArray &piece) { *body += piece; });
    connect(call, &net::HttpCall::finished, this, [this, call, body] {
        Answer answer;
        answer.status = call->head().status;
        answer.contentType = net::headerValue(call->head().headers, "Content-Type");
        answer.body = *body;
        answer.ended = call->result().has_value();
        if (answer.status == 0) {
            Q_EMIT failed(m_cases.at(m_at).id + u": "_s +
                          QString(errcName(call->result().error().code)) + u' ' +
                          call->result().error().detail);
            return;
        }
        answered(answer);
    });
}

void ContractRunner::upgrade()
{
    const Case &one = m_cases.at(m_at);
    net::WebSocketRequest request;
    request.target = filled(one.target);
    request.headers = headersOf(one);
    request.protocols = {"v4.channel.k8s.io"};
    m_errorStream.clear();
    m_socket = std::make_unique<net::WebSocket>(m_context.endpoint);
    connect(m_socket.get(), &net::WebSocket::binaryReceived, this,
            [this](const QByteArray &message) {
                if (message.size() > 3 && message.at(0) == 1)
                    m_errorStream += message.mid(1);
            });
    connect(m_socket.get(), &net::WebSocket::closed, this, [this] {
        Answer answer;
        answer.status = m_socket->head().status;
        answer.contentType = net::headerValue(m_socket->head().headers, "Content-Type");
        answer.body = m_socket->refusalBody();
        answer.errorStream = m_errorStream;
        m_socket.release()->deleteLater(); // we are inside it
        answered(answer);
    });
    m_socket->open(request);
}

bool ContractRunner::waitsFor(const Case &one, const Answer &answer) const
{
    if (one.untilStatus != 0)
        return answer.status != one.untilStatus;
    if (one.untilPath.isEmpty())
        return false;
    const QString value = valueAt(QJsonDocument::fromJson(answer.body).object(), one.untilPath);
    return one.untilValue.isEmpty() ? value.isEmpty() : value != one.untilValue;
}

void ContractRunner::answered(const Answer &answer)
{
    const Case &one = m_cases.at(m_at);
    if (waitsFor(one, answer)) {
        if (m_waiting.elapsed() > 60'000) {
            Q_EMIT failed(one.id + u": waited for a minute"_s);
            return;
        }
        QTimer::singleShot(250ms, this, [this] { send(); });
        return;
    }
    const QJsonObject object = QJsonDocument::fromJson(answer.body).object();
    for (const auto &[name, path] : one.captures)
        m_captured.insert(name, valueAt(object, path));
    if (!one.silent) {
        Facts facts = factsOf(one, answer);
        for (auto it = m_captured.cbegin(); it != m_captured.cend(); ++it) {
            if (it.key().startsWith("generated"_L1) && !it.value().isEmpty()) {
                for (QString &value : facts)
                    value.replace(it.value(), u"<generated>"_s);
            }
        }
        m_record.insert(one.id, facts);
    }
    next();
}

} // namespace firesteel::contract
