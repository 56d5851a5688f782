// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/pages/cluster/clusterlines.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace firesteel::gui {

class IconLabel;
class LinkLabel;
class Theme;

/// Lines of label and value under a heading, in columns that several lists may share. Lines keep
/// their widgets while only their texts change, so that the keyboard focus stays. Main thread.
class LineList : public QWidget
{
    Q_OBJECT
public:
    explicit LineList(Theme &theme, QWidget *parent = nullptr);

    void setHeading(const QString &heading);
    void setLines(const QList<ClusterLine> &lines);
    [[nodiscard]] const QList<ClusterLine> &lines() const { return m_lines; }
    /// Width that its labels need.
    [[nodiscard]] int labelWidthHint() const;
    void setLabelWidth(int px);

Q_SIGNALS:
    void linkActivated(const QString &lineId);

private:
    struct Row {
        QLabel *label;
        IconLabel *icon;
        QLabel *value;
        QLabel *hint;
        LinkLabel *link;
    };
    Row makeRow(int index);
    void fill(const Row &row, const ClusterLine &line);

    Theme &m_theme;
    QLabel *m_heading;
    QGridLayout *m_grid;
    QList<ClusterLine> m_lines;
    QList<Row> m_rows;
};

} // namespace firesteel::gui
