// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QAccessibleWidget>

namespace firesteel::gui {

class LogView;

/// A LogView for reading programs: a read-only text of the lines that are visible. Made by Qt
/// through installLogViewAccess(). Main thread.
class LogViewAccess : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit LogViewAccess(LogView *view);

    void *interface_cast(QAccessible::InterfaceType type) override;
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QString text(QAccessible::Text type) const override;

    void selection(int index, int *start, int *end) const override;
    [[nodiscard]] int selectionCount() const override;
    void addSelection(int start, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int start, int end) override;
    [[nodiscard]] int cursorPosition() const override;
    void setCursorPosition(int position) override;
    [[nodiscard]] QString text(int start, int end) const override;
    [[nodiscard]] int characterCount() const override;
    [[nodiscard]] QRect characterRect(int offset) const override;
    [[nodiscard]] int offsetAtPoint(const QPoint &point) const override;
    void scrollToSubstring(int start, int end) override;
    QString attributes(int offset, int *start, int *end) const override;

private:
    struct Spoken {
        qint64 id = -1;
        int begin = 0; ///< in the whole text
        QString text;
        QRect rect;
    };
    [[nodiscard]] QList<Spoken> lines() const;
    [[nodiscard]] QString whole() const;
    [[nodiscard]] Spoken lineAt(int offset) const;

    LogView *m_view;
};

void installLogViewAccess(); ///< once; more often does no harm

} // namespace firesteel::gui
