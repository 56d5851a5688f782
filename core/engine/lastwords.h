// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QString>

namespace firesteel::engine {

/// Reads a driver's log as it goes by and keeps the line that says why it failed: the last
/// exception of a Java or Python stack trace, its innermost cause where one is named, or the
/// launcher's own complaint. Fed with whole lines; constant memory. What it keeps is the log's own
/// text.
class LastWords
{
public:
    void feed(QByteArrayView line);

    /// Such as "java.lang.IllegalStateException: no such table"; empty if nothing of the kind was
    /// seen. At most 500 characters, on one line.
    [[nodiscard]] QString text() const { return m_text; }

private:
    void keep(QByteArrayView words);

    QString m_text;
    bool m_inTraceback = false; ///< Python: the exception follows the indented lines
    bool m_weak = false;        ///< what is kept may give way to any exception
};

} // namespace firesteel::engine
