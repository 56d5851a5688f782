// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QWidget>

namespace firesteel::gui {

class Theme;

/// The shape of a table that is being read: flat bars that do not move, and a sentence. Main
/// thread.
class LoadingSkeleton : public QWidget
{
    Q_OBJECT
public:
    explicit LoadingSkeleton(const Theme &theme, QWidget *parent = nullptr);

    void setRows(int rows);
    void setText(const QString &text); ///< such as "Reading 46 applications…", translated

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    const Theme &m_theme;
    int m_rows = 4;
    QString m_text;
};

} // namespace firesteel::gui
