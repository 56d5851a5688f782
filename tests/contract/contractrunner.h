// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/resolvedcontext.h"
#include "core/net/httpclient.h"
#include "core/net/websocket.h"
#include "tests/contract/contractrecord.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

namespace firesteel::contract {

/// Sends the cases to one server, one after the other, and notes what comes back. Everything
/// happens in two namespaces of its own, firesteel-contract and firesteel-contract-end. Thread: the
/// one it lives in.
class ContractRunner : public QObject
{
    Q_OBJECT
public:
    ContractRunner(const kube::ResolvedContext &context, QList<Case> cases,
                   QObject *parent = nullptr);

    void start(); ///< finished() or failed() follows
    [[nodiscard]] const Record &record() const { return m_record; }

Q_SIGNALS:
    void finished();
    void failed(const QString &why);

private:
    void next();
    void send();
    void upgrade();
    void answered(const Answer &answer);
    [[nodiscard]] bool waitsFor(const Case &one, const Answer &answer) const;
    [[nodiscard]] QByteArray filled(QByteArray text) const;
    [[nodiscard]] net::HttpHeaders headersOf(const Case &one) const;
    [[nodiscard]] net::HttpClient &clientFor(const Case &one);

    kube::ResolvedContext m_context;
    QList<Case> m_cases;
    qsizetype m_at = -1;
    QMap<QString, QString> m_captured;
    Record m_record;
    QElapsedTimer m_waiting;
    std::unique_ptr<net::HttpClient> m_http;
    std::unique_ptr<net::HttpClient> m_stranger; ///< without credentials of the TLS layer
    std::unique_ptr<net::WebSocket> m_socket;
    QByteArray m_errorStream;
};

} // namespace firesteel::contract
