// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QCoreApplication>
#include <QPointer>
#include <QThreadPool>

#include <utility>

namespace firesteel::gui {

/// Runs `work` in a thread of the global pool and hands its result to `then` in the main thread,
/// unless `context` is gone by then. For reading files: nothing blocks the main thread. `work` must
/// own all that it touches. Call in the main thread.
template <class Work, class Then>
void runAside(QObject *context, Work work, Then then)
{
    QThreadPool::globalInstance()->start(
        [alive = QPointer<QObject>(context), work = std::move(work), then = std::move(then)] {
            QMetaObject::invokeMethod(
                qApp,
                [alive, then, result = work()] {
                    if (alive)
                        then(result);
                },
                Qt::QueuedConnection);
        });
}

} // namespace firesteel::gui
