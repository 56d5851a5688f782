// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QByteArrayList>

namespace firesteel::engine {

/// Takes prefixes off the links in a page that comes in pieces: `href="/proxy/spark-1/jobs/"`
/// becomes `href="/jobs/"`. Only right behind a quotation mark or bracket, and only as a whole path
/// part, so that text for people stays as it is. Pure.
class PrefixCutter
{
public:
    explicit PrefixCutter(QByteArrayList prefixes);

    [[nodiscard]] bool idle() const { return m_prefixes.isEmpty(); } ///< nothing would change
    [[nodiscard]] QByteArray feed(const QByteArray &piece);          ///< what is certain by now
    [[nodiscard]] QByteArray finish();                               ///< the rest

private:
    [[nodiscard]] QByteArray take(bool all);
    [[nodiscard]] qsizetype matchAt(qsizetype position) const;

    QByteArrayList m_prefixes; ///< longest first
    QByteArray m_held;
    char m_before = ' '; ///< the character before m_held
};

} // namespace firesteel::engine
