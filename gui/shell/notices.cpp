// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/notices.h"

#include "gui/text/sentences.h"

namespace firesteel::gui {

namespace {
constexpr qsizetype kMost = 5; ///< at once; the oldest makes room
}

Notices::Id Notices::show(const Notice &notice)
{
    if (!notice.key.isEmpty())
        m_entries.removeIf([&](const Entry &entry) { return entry.notice.key == notice.key; });
    while (m_entries.size() >= kMost)
        m_entries.removeFirst();
    m_entries.append({m_next++, notice});
    Q_EMIT changed();
    return m_entries.constLast().id;
}

Notices::Id Notices::showError(const Error &error, const QString &key)
{
    const Sentence sentence = sentenceFor(error);
    return show({Notice::Kind::Failure, sentence.what, sentence.next, {}, key});
}

void Notices::close(Id id)
{
    if (m_entries.removeIf([id](const Entry &entry) { return entry.id == id; }) > 0)
        Q_EMIT changed();
}

void Notices::closeKeyed(const QString &key)
{
    if (m_entries.removeIf([&](const Entry &entry) { return entry.notice.key == key; }) > 0)
        Q_EMIT changed();
}

void Notices::follow(Id id, qsizetype link)
{
    const auto entry = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [id](const Entry &one) { return one.id == id; });
    if (entry == m_entries.cend() || link < 0 || link >= entry->notice.links.size())
        return;
    const NoticeLink followed = entry->notice.links.at(link);
    close(id);
    if (followed.context && followed.run)
        followed.run();
}

} // namespace firesteel::gui
