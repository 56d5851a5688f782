// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/window/practicestage.h"
#include "tests/window/windowdriver.h"

#include <QList>
#include <QRegularExpression>
#include <QString>

#include <functional>

namespace firesteel::test {

/// One page in one state.
struct Scene {
    QString name;                ///< "applications-filtered"
    std::function<bool()> enter; ///< brings the window there
    /// What closes by itself or keeps the words of the moment: done anew for each picture.
    std::function<bool()> again = {};
    std::function<void()> leave = {};
    bool everyLook = false; ///< in high contrast and in a small window, too
};

/// Every page of the window in every state, from practice data.
class Scenes
{
public:
    /// Does all of them, one act after the other; calls `picture` for each when it stands. False,
    /// with problem(), if one cannot be reached. Names that do not match `filter` are left out.
    bool play(const QRegularExpression &filter,
              const std::function<bool(WindowDriver &, const Scene &)> &picture);
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    using Act = QList<Scene>;
    bool act(WindowDriver &driver, const Act &scenes);
    bool failed(const QString &problem);
    bool welcomeActs();
    bool connectActs();
    bool clusterActs();
    bool firstHistory(PracticeStage &stage, WindowDriver &driver);
    bool lastHistory(PracticeStage &stage, WindowDriver &driver);
    [[nodiscard]] static Act emptyScenes(WindowDriver &driver);
    [[nodiscard]] static Act applicationsScenes(WindowDriver &driver);
    [[nodiscard]] static Act applicationScenes(WindowDriver &driver);
    [[nodiscard]] static Act newJobScenes(WindowDriver &driver);
    [[nodiscard]] static Act clusterScenes(WindowDriver &driver);
    [[nodiscard]] static Act otherScenes(WindowDriver &driver);
    [[nodiscard]] static Act shellScenes(WindowDriver &driver);

    QRegularExpression m_filter;
    std::function<bool(WindowDriver &, const Scene &)> m_picture;
    QString m_problem;
};

} // namespace firesteel::test
