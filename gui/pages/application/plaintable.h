// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QTreeView>

#include <functional>

namespace firesteel::gui {

class Theme;

/// A flat table with the row height, header and widths of the design; the owner sets delegates.
/// Main thread.
class PlainTable : public QTreeView
{
    Q_OBJECT
public:
    PlainTable(Theme &theme, QAbstractItemModel *model, int stretched, QWidget *parent = nullptr);

    /// The width of a column is that of its heading or of the longest sample; asked anew when the
    /// type or the language changes.
    void setSamples(int column, std::function<QStringList()> samples, int more = 0);
    /// Copies the selected rows as tab-separated text.
    void copyRows() const;

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Width {
        int column = 0;
        std::function<QStringList()> samples;
        int more = 0;
    };
    void fitColumns();

    Theme &m_theme;
    QList<Width> m_widths;
    int m_stretched;
    bool m_squeezed = false; ///< a column is narrower than its samples
};

} // namespace firesteel::gui
