// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QSplitter>

namespace firesteel::gui {

/// Panes with a hairline between them that is easy to catch. No pane can be dragged shut. The
/// handle can be reached with the keyboard: arrows move it by 8 px, with Shift by 48. Main thread.
class Splitter : public QSplitter
{
    Q_OBJECT
public:
    explicit Splitter(Qt::Orientation orientation, QWidget *parent = nullptr);

protected:
    QSplitterHandle *createHandle() override;
};

} // namespace firesteel::gui
