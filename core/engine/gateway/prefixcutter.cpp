// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/gateway/prefixcutter.h"

#include <algorithm>

namespace firesteel::engine {

PrefixCutter::PrefixCutter(QByteArrayList prefixes) : m_prefixes(std::move(prefixes))
{
    m_prefixes.removeAll(QByteArray());
    std::ranges::sort(m_prefixes, std::ranges::greater(), &QByteArray::size);
}

QByteArray PrefixCutter::feed(const QByteArray &piece)
{
    if (idle())
        return piece;
    m_held += piece;
    return take(false);
}

QByteArray PrefixCutter::finish()
{
    return take(true);
}

/// Length of the prefix that stands at this place; 0: none.
qsizetype PrefixCutter::matchAt(qsizetype position) const
{
    for (const QByteArray &prefix : m_prefixes) {
        if (!QByteArrayView(m_held).sliced(position).startsWith(prefix))
            continue;
        const qsizetype end = position + prefix.size();
        if (end >= m_held.size() || QByteArrayView("/\"'?#&)").contains(m_held.at(end)))
            return prefix.size();
    }
    return 0;
}

QByteArray PrefixCutter::take(bool all)
{
    // Whatever is longer than a prefix and the character behind it can be judged.
    const qsizetype margin = idle() ? 0 : m_prefixes.constFirst().size() + 1;
    const qsizetype certain = all ? m_held.size() : m_held.size() - margin;
    QByteArray out;
    qsizetype copied = 0;
    qsizetype at = 0;
    while (at < certain) {
        const char before = at == 0 ? m_before : m_held.at(at - 1);
        const qsizetype cut = before == '"' || before == '\'' || before == '(' ? matchAt(at) : 0;
        if (cut == 0) {
            ++at;
            continue;
        }
        out += QByteArrayView(m_held).sliced(copied, at - copied);
        at += cut;
        copied = at;
    }
    out += QByteArrayView(m_held).sliced(copied, at - copied);
    if (at > 0)
        m_before = m_held.at(at - 1);
    m_held.remove(0, at);
    return out;
}

} // namespace firesteel::engine
