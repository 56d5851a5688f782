// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/conf/sparkconf.h"

#include <algorithm>

namespace firesteel::spark {

SparkConf::SparkConf(std::initializer_list<Entry> entries)
{
    for (const Entry &entry : entries)
        set(entry.first, entry.second);
}

void SparkConf::set(const QString &key, const QString &value)
{
    if (!m_values.contains(key))
        m_order.append(key);
    m_values.insert(key, value);
}

void SparkConf::setIfMissing(const QString &key, const QString &value)
{
    if (!m_values.contains(key))
        set(key, value);
}

void SparkConf::remove(const QString &key)
{
    if (m_values.remove(key))
        m_order.removeOne(key);
}

void SparkConf::merge(const SparkConf &other)
{
    for (const QString &key : other.m_order)
        set(key, other.m_values.value(key));
}

std::optional<QString> SparkConf::raw(const QString &key) const
{
    const auto found = m_values.constFind(key);
    return found == m_values.cend() ? std::nullopt : std::optional(*found);
}

QString SparkConf::raw(const QString &key, const QString &fallback) const
{
    return m_values.value(key, fallback);
}

QList<SparkConf::Entry> SparkConf::entries() const
{
    QList<Entry> out;
    out.reserve(m_order.size());
    for (const QString &key : m_order)
        out.append({key, m_values.value(key)});
    return out;
}

QList<SparkConf::Entry> SparkConf::withPrefix(const QString &prefix) const
{
    QList<Entry> out;
    for (const QString &key : m_order) {
        if (key.startsWith(prefix))
            out.append({key.mid(prefix.size()), m_values.value(key)});
    }
    std::ranges::sort(out, {}, &Entry::first);
    return out;
}

} // namespace firesteel::spark
