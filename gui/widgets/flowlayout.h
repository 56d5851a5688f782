// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QLayout>
#include <QList>

namespace firesteel::gui {

/// One after the other, and on the next line what has no room on this one: for links and chips,
/// whose texts have other lengths in every language. Main thread.
class FlowLayout : public QLayout
{
    Q_OBJECT
public:
    explicit FlowLayout(int across, int down = 0);
    ~FlowLayout() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override { return int(m_items.size()); }
    [[nodiscard]] QLayoutItem *itemAt(int index) const override { return m_items.value(index); }
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override; ///< all on one line
    void setGeometry(const QRect &rect) override;

private:
    int arrange(const QRect &rect, bool really) const; ///< the height

    QList<QLayoutItem *> m_items;
    int m_across;
    int m_down;
};

} // namespace firesteel::gui
