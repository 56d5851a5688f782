// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/conf/catalogue.h"

#include <QFile>
#include <QStringList>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

bool matches(const QString &pattern, const QString &key)
{
    const QList<QStringView> want = QStringView(pattern).split(u'.');
    const QList<QStringView> have = QStringView(key).split(u'.');
    for (qsizetype i = 0; i < want.size(); ++i) {
        if (i >= have.size())
            return false;
        if (want[i] == u"*" && i + 1 == want.size())
            return true;
        if (want[i] != u"*" && want[i] != have[i])
            return false;
    }
    return want.size() == have.size();
}

} // namespace

Catalogue::Catalogue(const QString &table)
{
    for (const QString &line : table.split(u'\n')) {
        const QStringList columns = line.split(u'\t');
        if (line.startsWith(u'#') || columns.size() != 7)
            continue;
        Setting setting{columns[0],
                        columns[1],
                        columns[2],
                        columns[3],
                        columns[4].contains(u'S'),
                        columns[4].contains(u'D'),
                        SettingSupport::Forwarded,
                        columns[6]};
        if (columns[5] == "built"_L1)
            setting.support = SettingSupport::Built;
        else if (columns[5] == "refused"_L1)
            setting.support = SettingSupport::Refused;
        if (setting.key.contains(u'*'))
            m_patterns.append(m_settings.size());
        else
            m_exact.insert(setting.key, m_settings.size());
        m_settings.append(setting);
    }
}

const Catalogue &Catalogue::standard()
{
    static const Catalogue catalogue = [] {
        QFile file(u":/conf/spark-kubernetes.tsv"_s);
        const bool open = file.open(QIODevice::ReadOnly);
        Q_ASSERT(open);
        return Catalogue(open ? QString::fromUtf8(file.readAll()) : QString());
    }();
    return catalogue;
}

const Setting *Catalogue::find(const QString &key) const
{
    if (const auto exact = m_exact.constFind(key); exact != m_exact.cend())
        return &m_settings[*exact];
    for (const qsizetype i : m_patterns) {
        if (matches(m_settings[i].key, key))
            return &m_settings[i];
    }
    return nullptr;
}

std::optional<QString> Catalogue::defaultOf(const QString &key) const
{
    const Setting *setting = find(key);
    if (!setting || setting->fallback.isEmpty())
        return std::nullopt;
    return setting->fallback;
}

} // namespace firesteel::spark
