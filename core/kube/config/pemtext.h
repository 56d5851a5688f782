// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace firesteel::kube {

/// One "-----BEGIN LABEL-----" of a text and what it holds.
struct PemBlock {
    QByteArray label; ///< "CERTIFICATE"
    QByteArray der;   ///< empty if it cannot be decoded, or is encrypted in the old way
    bool operator==(const PemBlock &) const = default;
};

/// The text in UTF-8 without a mark: UTF-16 with or without a mark is turned, all else stays.
[[nodiscard]] QByteArray plainText(const QByteArray &content);

/// All blocks in their order. Line ends, indentation, missing line breaks, escaped ones ("\n" in
/// two characters) and anything around the blocks do not matter.
[[nodiscard]] QList<PemBlock> pemBlocks(const QByteArray &text);

/// What base64 text decodes to, with or without line breaks, quotes, "key: " of a kubeconfig or
/// Secret, or "data:…;base64,"; empty if it is none.
[[nodiscard]] QByteArray decodedBase64(const QByteArray &text);

/// What a text without certificates is instead: empty, private-key, public-key, request, pkcs7,
/// ssh, html, json, jwt, join-token, base64, pkcs12, java-keystore, other.
[[nodiscard]] QString kindOfContent(const QByteArray &content);

} // namespace firesteel::kube
