// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/theme/tokens.h"

#include <KSyntaxHighlighting/AbstractHighlighter>

#include <QString>

#include <vector>

namespace KSyntaxHighlighting {
class Repository;
}

namespace firesteel::gui {

/// Finds what stands out in the message of one log line: exceptions, causes, stack frames,
/// addresses (resources/syntax/sparklog.xml). Each line by itself; nothing is kept. Main thread.
class LogHighlighter : public KSyntaxHighlighting::AbstractHighlighter
{
public:
    struct Run {
        int begin = 0;
        int length = 0;
        QColor Tokens::*ink = &Tokens::text;
    };

    explicit LogHighlighter(KSyntaxHighlighting::Repository &repository);
    ~LogHighlighter() override;

    [[nodiscard]] std::vector<Run> runs(const QString &message);

protected:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format) override;

private:
    std::vector<Run> m_runs;
};

} // namespace firesteel::gui
