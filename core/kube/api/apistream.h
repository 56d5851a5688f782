// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/api/client.h"

#include <QPointer>

#include <optional>

namespace firesteel::kube {

/// The ApiStream that ApiClient makes. A child of its owner; one HTTP call on a connection of its
/// own, with one renewal of credentials on 401.
class ApiStreamImpl final : public ApiStream
{
    Q_OBJECT
public:
    ApiStreamImpl(ApiClient &client, const QByteArray &target, const QByteArray &contentType,
                  QObject *parent);

    void setPaused(bool paused) override;
    [[nodiscard]] net::SentSecrets secrets() const override;

private:
    void authorize();
    void send(const net::HttpHeaders &identity);
    void headReceived();
    void bodyReceived(const QByteArray &piece);
    void ended();
    void finish(const Result<> &result);
    [[nodiscard]] Error refusal() const;

    QPointer<ApiClient> m_client;
    QByteArray m_target;
    QByteArray m_contentType;
    QPointer<net::HttpCall> m_http;
    net::HttpHeaders m_identity;
    QByteArray m_refusal; ///< body of an answer that is none
    bool m_accepted = false;
    bool m_renewed = false;
    bool m_paused = false;
    bool m_finished = false;
};

} // namespace firesteel::kube
