// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

// What the galleries share: controls that are shown as if they had the mouse or the keyboard, small
// layouts, and the check that nothing in a picture is cut off.

#include "gui/delegates/celldelegate.h"
#include "gui/models/roles.h"
#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/richtext.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStandardItemModel>
#include <QStyleOptionButton>
#include <QStyleOptionFrame>
#include <QTreeView>
#include <QVBoxLayout>

#include <memory>

namespace firesteel::test {

using namespace firesteel::gui;
using namespace Qt::StringLiterals;

/// A button that is shown as if the mouse or the keyboard were on it.
class ShownButton final : public QPushButton
{
public:
    ShownButton(const QString &text, QStyle::State more, QWidget *parent = nullptr)
        : QPushButton(text, parent), m_more(more)
    {}

protected:
    void initStyleOption(QStyleOptionButton *option) const override
    {
        QPushButton::initStyleOption(option);
        option->state |= m_more;
    }

private:
    QStyle::State m_more;
};

/// An input that is shown as if it had the focus, with its cursor.
class ShownEdit final : public QLineEdit
{
public:
    ShownEdit(const QString &text, bool focus, QWidget *parent = nullptr)
        : QLineEdit(text, parent), m_focus(focus)
    {}

protected:
    void initStyleOption(QStyleOptionFrame *option) const override
    {
        QLineEdit::initStyleOption(option);
        option->state.setFlag(QStyle::State_HasFocus, m_focus);
    }
    void paintEvent(QPaintEvent *event) override
    {
        QLineEdit::paintEvent(event);
        if (!m_focus)
            return;
        QPainter painter(this);
        const QRect cursor = cursorRect();
        painter.fillRect(QRect(cursor.center().x() + 1, (height() - 16) / 2, 1, 16),
                         palette().color(QPalette::Text));
    }

private:
    bool m_focus;
};

inline const QStyle::State kFocused =
    QStyle::State(QStyle::State_HasFocus | QStyle::State_KeyboardFocusChange);

inline QLabel *label(Theme &theme, const QString &text, Theme::Role role,
                     QColor Tokens::*ink = &Tokens::text)
{
    auto *made = new QLabel;
    theme.dress(made, role, ink);
    made->setTextFormat(Qt::RichText);
    made->setText(richText(text, theme, theme.lineHeight(role)));
    return made;
}

inline QVBoxLayout *column(int spacing = 0)
{
    auto *made = new QVBoxLayout;
    made->setContentsMargins(0, 0, 0, 0);
    made->setSpacing(spacing);
    return made;
}

inline QHBoxLayout *line(int spacing = space::Gap)
{
    auto *made = new QHBoxLayout;
    made->setContentsMargins(0, 0, 0, 0);
    made->setSpacing(spacing);
    return made;
}

struct Cell {
    QString text;
    int state = -1;
    QString term = {};
};

/// Takes the delegates over.
inline QTreeView *table(const QList<QList<Cell>> &rows, const QList<CellDelegate *> &delegates,
                        const QList<int> &widths, bool stale, int stretch)
{
    auto *view = new QTreeView;
    auto *model = new QStandardItemModel(view);
    for (const QList<Cell> &row : rows) {
        QList<QStandardItem *> items;
        for (const Cell &cell : row) {
            auto *item = new QStandardItem(cell.text);
            if (cell.state >= 0)
                item->setData(cell.state, StateRole);
            if (!cell.term.isEmpty())
                item->setData(cell.term, TermRole);
            item->setData(stale, StaleRole);
            items << item;
        }
        model->appendRow(items);
    }
    view->setModel(model);
    view->setRootIsDecorated(false);
    view->setIndentation(0);
    view->setUniformRowHeights(true);
    view->setHeaderHidden(true);
    view->setFrameShape(QFrame::NoFrame);
    view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    view->setFocusPolicy(Qt::NoFocus);
    view->header()->setStretchLastSection(false);
    for (int i = 0; i < delegates.size(); ++i) {
        delegates[i]->setParent(view);
        view->setItemDelegateForColumn(i, delegates[i]);
        view->header()->setSectionResizeMode(i, i == stretch ? QHeaderView::Stretch
                                                             : QHeaderView::Fixed);
        if (i != stretch)
            view->header()->resizeSection(i, widths[i]);
    }
    view->setFixedHeight(static_cast<int>(rows.size()) * 28);
    return view;
}

template <class D>
D *quiet(Theme &theme)
{
    auto *made = new D(theme, nullptr);
    made->setInk(&Tokens::text2);
    return made;
}

/// The controls that have less room than they need.
inline QStringList cutOff(const QWidget &sheet)
{
    QStringList found;
    for (const QWidget *child : sheet.findChildren<QWidget *>()) {
        const auto *text = qobject_cast<const QLabel *>(child);
        const bool control = qobject_cast<const QAbstractButton *>(child) ||
                             qobject_cast<const QLineEdit *>(child) ||
                             qobject_cast<const IconLabel *>(child);
        if (child->isHidden() || (!text && !control))
            continue;
        const bool wraps = text && text->wordWrap();
        const int height =
            wraps ? text->heightForWidth(child->width()) : child->sizeHint().height();
        const bool narrow = !wraps && !qobject_cast<const QLineEdit *>(child) &&
                            child->width() < child->sizeHint().width() &&
                            child->minimumWidth() == 0;
        if (child->height() < std::min(height, child->maximumHeight()) || narrow)
            found << u"%1 %2 (%3 x %4)"_s
                         .arg(QString::fromLatin1(child->metaObject()->className()),
                              child->accessibleName())
                         .arg(child->width())
                         .arg(child->height());
    }
    return found;
}

inline QPixmap pictureOf(QWidget *widget)
{
    const std::unique_ptr<QWidget> owned(widget);
    widget->ensurePolished();
    widget->layout()->activate();
    const int width = widget->minimumWidth(); // fixed
    const int height = widget->layout()->hasHeightForWidth()
                           ? widget->layout()->totalHeightForWidth(width)
                           : widget->sizeHint().height();
    widget->resize(width, std::max(height, widget->minimumHeight()));
    const QPixmap picture = widget->grab(); // lays out what is inside, too
    const QStringList cut = cutOff(*widget);
    if (!cut.isEmpty())
        qWarning().noquote() << "cut off:" << cut.join("; "_L1);
    return cut.isEmpty() ? picture : QPixmap();
}

} // namespace firesteel::test
