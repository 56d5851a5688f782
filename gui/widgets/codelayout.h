// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QPlainTextEdit>

namespace firesteel::gui {

/// Lines of one height, whatever the font's own is, with the text in their middle. Main thread;
/// owned by its document.
class CodeLayout : public QPlainTextDocumentLayout
{
    Q_OBJECT
public:
    explicit CodeLayout(QTextDocument *document);
    void setLineHeight(int px); ///< 0: the font's own

    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock &block) const override;

private:
    int m_lineHeight = 0;
};

} // namespace firesteel::gui
