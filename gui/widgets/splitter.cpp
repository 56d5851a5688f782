// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/splitter.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyleOption>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

constexpr int kSplitterStep = 8;
constexpr int kLongStep = 48;

/// A handle that the keyboard can reach and move.
class SteelHandle final : public QSplitterHandle
{
public:
    SteelHandle(Qt::Orientation orientation, QSplitter *parent)
        : QSplitterHandle(orientation, parent)
    {
        setFocusPolicy(Qt::TabFocus);
        setAccessibleName(Splitter::tr("Divider"));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        QStyleOption option;
        option.initFrom(this);
        option.rect = contentsRect();
        option.state.setFlag(QStyle::State_Horizontal, orientation() == Qt::Horizontal);
        style()->drawControl(QStyle::CE_Splitter, &option, &painter, splitter());
    }

    void keyPressEvent(QKeyEvent *event) override
    {
        const bool across = orientation() == Qt::Horizontal;
        const int step = event->modifiers().testFlag(Qt::ShiftModifier) ? kLongStep : kSplitterStep;
        // Qt makes a thin handle wider than what it shows
        const int at = across ? x() + contentsRect().x() : y() + contentsRect().y();
        if (event->key() == (across ? Qt::Key_Left : Qt::Key_Up))
            moveSplitter(at - step);
        else if (event->key() == (across ? Qt::Key_Right : Qt::Key_Down))
            moveSplitter(at + step);
        else
            QSplitterHandle::keyPressEvent(event);
    }

    void changeEvent(QEvent *event) override
    {
        QSplitterHandle::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            setAccessibleName(Splitter::tr("Divider"));
    }
};

} // namespace

Splitter::Splitter(Qt::Orientation orientation, QWidget *parent) : QSplitter(orientation, parent)
{
    setChildrenCollapsible(false);
    setHandleWidth(1); // Qt gives a handle this thin five px to catch it
}

QSplitterHandle *Splitter::createHandle()
{
    return new SteelHandle(orientation(), this);
}

} // namespace firesteel::gui
