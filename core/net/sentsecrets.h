// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/net/endpoint.h"
#include "core/net/httpclient.h"

#include <QString>
#include <QStringList>

namespace firesteel::net {

/// What was sent and is secret: the peer may say it again in its answer, and nobody may read it
/// there. redacted() knows a secret by its form, this one by its value. Pass the peer's text
/// through blanked() before it is taken apart or cut short, and through redacted() after that: half
/// a secret is not known for one. A value type; any thread.
class SentSecrets
{
public:
    SentSecrets() = default;
    /// Those of a request: its Authorization and Proxy-Authorization fields (of Basic also the
    /// password by itself), the proxy's password and the endpoint's preamble.
    SentSecrets(const HttpHeaders &headers, const Endpoint &endpoint);

    void add(const HttpHeaders &headers);
    /// Also in the forms in which it may come back: percent-encoded, in HTML and in JSON.
    void add(const QString &secret);

    [[nodiscard]] bool isEmpty() const { return m_forms.isEmpty(); }
    /// `text` with "***" for each of them, whatever the case. One of less than eight characters
    /// counts only as a word of its own, so that the password "a" leaves the words readable.
    [[nodiscard]] QString blanked(QString text) const;

private:
    void addBasic(const QByteArray &encoded);
    void addForm(const QString &form);

    QStringList m_forms; ///< the longest first: one may be a part of another
};

} // namespace firesteel::net
