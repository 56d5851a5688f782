// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/auth/credentials.h"

#include <chrono>

namespace firesteel::kube {

/// A bearer token in a file that someone else renews, such as a service account's. The file is read
/// when headers are wanted and the last reading is older than 50 s, or after a 401; its content is
/// trimmed. While it cannot be read, or is empty, the last good token stays in use
/// (k8s.io/client-go, transport/token_source.go). Thread and owner: see Credentials.
class TokenFileCredentials final : public Credentials
{
    Q_OBJECT
public:
    /// `initial` is used until the file has been read once; `more` follows in every answer.
    TokenFileCredentials(QString path, QByteArray initial, net::HttpHeaders more,
                         const Clock &clock, QObject *parent = nullptr);

    void headers(QObject *context, Ready ready) override;
    void renew(const net::HttpHeaders &refused, QObject *context, Ready ready) override;

private:
    void read();
    [[nodiscard]] Result<net::HttpHeaders> current() const;

    QString m_path;
    QByteArray m_token; ///< empty as long as there is none
    net::HttpHeaders m_more;
    const Clock &m_clock;
    std::optional<std::chrono::milliseconds> m_readAt; ///< of the last reading that gave a token
    std::optional<Error> m_error;                      ///< of the last reading, if it failed
};

} // namespace firesteel::kube
