// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/fitarea.h"

#include <QApplication>
#include <QEvent>
#include <QScreen>
#include <QWindow>

namespace firesteel::gui {

FitArea::FitArea(QWidget *content, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(content);
    content->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this,
            [this](QWidget *, QWidget *focus) { follow(focus); });
}

void FitArea::follow(QWidget *focus)
{
    const bool all = viewport()->size().width() >= widget()->width() &&
                     viewport()->size().height() >= widget()->height();
    if (!all && focus && widget()->isAncestorOf(focus))
        ensureWidgetVisible(focus);
}

QSize FitArea::sizeHint() const
{
    return widget()->sizeHint();
}

QSize FitArea::minimumSizeHint() const
{
    return widget()->minimumSize().boundedTo(roomFor(*window()));
}

QSize FitArea::roomFor(const QWidget &window)
{
    const QSize frame = window.frameGeometry().size() - window.size();
    return window.screen()->availableSize() - frame;
}

bool FitArea::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry(); // the content may need more or less than before
    return QScrollArea::event(event);
}

void FitArea::showEvent(QShowEvent *event)
{
    QScrollArea::showEvent(event);
    if (QWindow *handle = window()->windowHandle())
        connect(handle, &QWindow::screenChanged, this, &FitArea::updateGeometry,
                Qt::UniqueConnection);
}

} // namespace firesteel::gui
