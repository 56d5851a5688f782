// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/store/sparkapp.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

namespace firesteel::gui {

/// What the drivers' logs said of their ends, of the applications whose logs were looked at: the
/// page of one of them writes it down, the list of all of them shows it. Of the last kMost
/// applications. Main thread.
class LastWordsBook : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    static constexpr qsizetype kMost = 500;

    void note(const store::AppKey &key, const QString &words);
    [[nodiscard]] QString of(const store::AppKey &key) const { return m_words.value(key); }

Q_SIGNALS:
    void noted(const firesteel::store::AppKey &key);

private:
    QHash<store::AppKey, QString> m_words;
    QList<store::AppKey> m_order; ///< oldest first
};

} // namespace firesteel::gui
