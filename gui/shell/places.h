// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "gui/shell/bar.h"

#include <QList>
#include <QString>

class QButtonGroup;
class QVBoxLayout;

namespace firesteel::gui {

class Page;
class PlaceButton;
class Theme;

/// The places at the left, for the pages that want one; Settings and Help at its lower end. Arrow
/// keys go from one to the next. Main thread.
class Places : public Bar
{
    Q_OBJECT
public:
    Places(Theme &theme, QWidget *parent);

    void add(Page *page, bool atBottom);                    ///< in the order of calls
    void setCurrent(const QString &id);                     ///< empty: none is marked
    [[nodiscard]] QStringList ids() const { return m_ids; } ///< upper ones first
    void focusCurrent();
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Theme &m_theme;
    QVBoxLayout *m_top;
    QVBoxLayout *m_bottom;
    QButtonGroup *m_group;
    QStringList m_ids;
    QList<std::pair<Page *, PlaceButton *>> m_buttons;
};

} // namespace firesteel::gui
