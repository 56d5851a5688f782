// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>

namespace firesteel::gui {

/// Something to do about a notice: "Undo", "Show".
struct NoticeLink {
    QString text;
    QPointer<QObject> context; ///< the link is dead once this is
    std::function<void()> run; ///< the notice closes
};

struct Notice {
    enum class Kind { Info, Success, Warning, Failure };
    Kind kind = Kind::Info;
    QString title = {}; ///< one short sentence
    QString text = {};
    QList<NoticeLink> links = {};
    QString key = {}; ///< a later notice of the same key takes its place
};

/// Short messages beside the page. Those of Info and Success go after ten seconds without the
/// pointer on them; Warning and Failure stay until they are closed. In the language of the moment
/// when they were shown. What a page can say in its own place it says there. Main thread; owned by
/// main(); shown by NoticeArea.
class Notices : public QObject
{
    Q_OBJECT
public:
    using Id = quint64;
    struct Entry {
        Id id = 0;
        Notice notice;
    };
    using QObject::QObject;

    Id show(const Notice &notice);
    Id showError(const Error &error, const QString &key = {}); ///< with its next step
    void close(Id id);
    void closeKeyed(const QString &key); ///< it is no longer true
    void follow(Id id, qsizetype link);  ///< runs the link and closes the notice

    [[nodiscard]] const QList<Entry> &entries() const { return m_entries; } ///< oldest first

Q_SIGNALS:
    void changed();

private:
    QList<Entry> m_entries;
    Id m_next = 1;
};

} // namespace firesteel::gui
