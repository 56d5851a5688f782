// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

/// A strip of the window's ground with a hairline towards the page: cluster bar, places, status
/// bar. Main thread.
class Bar : public QWidget
{
    Q_OBJECT
public:
    Bar(Qt::Edge line, QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Qt::Edge m_line;
};

/// A thin upright line between two words of a bar.
class BarSeparator : public QWidget
{
    Q_OBJECT
public:
    explicit BarSeparator(QWidget *parent);

    [[nodiscard]] QSize sizeHint() const override { return {1, 16}; }

protected:
    void paintEvent(QPaintEvent *event) override;
};

/// A round dot of 8 px in a colour of the moment; what it means is said in words beside it.
class Dot : public QWidget
{
    Q_OBJECT
public:
    explicit Dot(QWidget *parent);
    void setColor(const QColor &color);
    [[nodiscard]] QSize sizeHint() const override { return {8, 8}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QColor m_color;
};

} // namespace firesteel::gui
