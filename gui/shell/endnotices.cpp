// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/endnotices.h"

#include "gui/shell/activities.h"
#include "gui/shell/mainwindow.h"
#include "gui/shell/navigator.h"
#include "gui/shell/notices.h"
#include "gui/shell/services.h"
#include "gui/text/sentences.h"

#include <QApplication>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

void tellHowActivitiesEnd(QWidget &window, const Services &services)
{
    const auto tell = [&window, &services](quint64 id) {
        for (const Activity &one : services.activities.list()) {
            if (one.id != id || one.cancelled)
                continue;
            if (one.error && !one.quiet) {
                const Sentence sentence = sentenceFor(*one.error);
                const auto show = [&services] { services.navigator.go(u"activity"_s); };
                services.notices.show({Notice::Kind::Failure,
                                       MainWindow::tr("%1: failed").arg(one.title()),
                                       QString(sentence.what + u' ' + sentence.next).trimmed(),
                                       {{MainWindow::tr("Show"), &window, show}}});
            } else if (!one.error) {
                services.notices.show(
                    {Notice::Kind::Success, MainWindow::tr("%1: done").arg(one.title())});
            }
            if (!window.isActiveWindow())
                QApplication::alert(&window);
        }
    };
    QObject::connect(&services.activities, &Activities::finished, &window, tell);
}

} // namespace firesteel::gui
