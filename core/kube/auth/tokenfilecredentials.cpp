// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/auth/tokenfilecredentials.h"

#include "core/base/files.h"

namespace firesteel::kube {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds kFresh = 50s; // a minute less the leeway of client-go
constexpr qint64 kLargestToken = 1 << 20;         // the API server's limit for all headers

} // namespace

TokenFileCredentials::TokenFileCredentials(QString path, QByteArray initial, net::HttpHeaders more,
                                           const Clock &clock, QObject *parent)
    : Credentials(parent), m_path(std::move(path)), m_token(std::move(initial)),
      m_more(std::move(more)), m_clock(clock)
{}

void TokenFileCredentials::read()
{
    Result<QByteArray> content = readFile(m_path, kLargestToken);
    if (!content) {
        m_error = content.error();
        return;
    }
    const QByteArray token = content->trimmed();
    if (token.isEmpty() || !isHeaderSafe(token)) {
        m_error =
            Error(Errc::InvalidValue,
                  token.isEmpty() ? u"the token file is empty"_s
                                  : u"the token holds blanks or other characters that none has"_s,
                  {{u"path"_s, m_path}, {u"key"_s, u"tokenFile"_s}});
        return;
    }
    m_token = token;
    m_readAt = m_clock.steady();
    m_error.reset();
}

Result<net::HttpHeaders> TokenFileCredentials::current() const
{
    if (m_token.isEmpty())
        return std::unexpected(m_error.value_or(Error(Errc::Internal)));
    return net::HttpHeaders{{"Authorization", "Bearer " + m_token}} + m_more;
}

void TokenFileCredentials::headers(QObject *, Ready ready)
{
    if (!m_readAt || m_clock.steady() - *m_readAt >= kFresh)
        read();
    ready(current());
}

void TokenFileCredentials::renew(const net::HttpHeaders &refused, QObject *, Ready ready)
{
    Result<net::HttpHeaders> now = current();
    if (now && *now == refused) {
        read();
        now = current();
    }
    if (now && *now == refused)
        ready(fail(Errc::Unauthorized, {}, {{u"path"_s, m_path}}));
    else
        ready(now);
}

} // namespace firesteel::kube
