// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/models/lastwordsbook.h"

namespace firesteel::gui {

void LastWordsBook::note(const store::AppKey &key, const QString &words)
{
    if (words.isEmpty() || m_words.value(key) == words)
        return;
    if (!m_words.contains(key)) {
        m_order.append(key);
        if (m_order.size() > kMost)
            m_words.remove(m_order.takeFirst());
    }
    m_words.insert(key, words);
    Q_EMIT noted(key);
}

} // namespace firesteel::gui
