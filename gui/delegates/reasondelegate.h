// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/delegates/celldelegate.h"

#include <QString>

namespace firesteel::gui {

/// What a reason cell shows in a given width.
struct ReasonLayout {
    QString text; ///< as drawn
    QString term; ///< as drawn, with its dash; empty: none
    int textWidth = 0;
    int termWidth = 0;
    bool bar = false; ///< progress bar and figure
    bool complete = true;
    bool operator==(const ReasonLayout &) const = default;
};

/// The order in which things give way: the term is elided first, then the bar goes together with
/// its figure, and only then is the reason itself elided. `figure` empty: no progress. Pure.
[[nodiscard]] ReasonLayout layoutReason(const QFontMetrics &metrics, const QString &text,
                                        const QString &term, const QString &figure, int width);

/// Why it is in that state: ReasonRole (else the cell's text), TermRole after a dash, ProgressRole
/// as a bar with its figure.
class ReasonDelegate : public CellDelegate
{
    Q_OBJECT
public:
    using CellDelegate::CellDelegate;

protected:
    void paintContent(QPainter *painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    [[nodiscard]] QString hiddenText(const QRect &rect, const QStyleOptionViewItem &option,
                                     const QModelIndex &index) const override;
    [[nodiscard]] int contentWidth(const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const override;

private:
    [[nodiscard]] static QString figureOf(const QModelIndex &index);
    [[nodiscard]] static QString reasonOf(const QStyleOptionViewItem &option,
                                          const QModelIndex &index);
};

} // namespace firesteel::gui
