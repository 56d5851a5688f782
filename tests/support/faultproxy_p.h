// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/support/faultproxy.h"

#include <QSet>
#include <QTcpServer>

#include <vector>

namespace firesteel::test {

class FaultProxy::Private
{
public:
    struct Rule {
        QByteArray method;
        QByteArray target;
        Script script;
        int left = 1; ///< -1: always
        [[nodiscard]] bool fits(const SeenRequest &request) const
        {
            return (method.isEmpty() || method == request.method) &&
                   request.target.startsWith(target);
        }
    };

    FaultProxy::Options options;
    std::unique_ptr<QTcpServer> server;
    quint16 port = 0;
    std::vector<std::unique_ptr<FaultConnection>> connections;
    std::vector<Rule> rules;
    FaultProxy::Responder responder;
    QSet<QByteArray> openGates;
    QList<SeenRequest> requests;
    QList<QByteArray> protocols;
    qint64 faultAfterBytes = -1;
    Fault afterFault = Fault::None;
    Fault acceptFault = Fault::None;
    int acceptFaults = 0;
    qsizetype split = 0;
    int seen = 0;
    qint64 bytesToClients = 0;

    [[nodiscard]] std::optional<Script> scriptFor(const SeenRequest &request);
};

} // namespace firesteel::test
