// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/models/loghead.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QScrollBar;

namespace firesteel::gui {

class LogModel;
class Theme;

/// The whole log at a glance beside the lines, in place of a scroll bar: where errors, warnings and
/// hits are, and which part is visible. Click or drag to go there. Reckoned anew at most five times
/// a second. Main thread.
class LogMap : public QWidget
{
    Q_OBJECT
public:
    LogMap(Theme &theme, QScrollBar *scrollBar, QWidget *parent);

    void setModel(LogModel *model);
    void refresh(); ///< soon
    static constexpr int kWidth = 32;

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Bucket {
        LogLevel level = LogLevel::None;
        bool hit = false;
    };
    void reckon();
    void scrollTo(double y);
    [[nodiscard]] QRectF thumb() const;

    Theme &m_theme;
    QScrollBar *m_bar;
    LogModel *m_model = nullptr;
    QTimer m_soon;
    std::vector<Bucket> m_buckets; ///< one for two px
};

} // namespace firesteel::gui
