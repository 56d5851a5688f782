// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/connection.h"
#include "tests/window/realcluster.h"
#include "tests/window/stallprobe.h"
#include "tests/window/windowdriver.h"

#include <QApplication>
#include <QList>
#include <QTest>

#include <memory>

/// As DRIVE(), for steps of a RealWindow.
#define ON_REAL(real, step) QVERIFY2((real).step, qPrintable((real).problem()))

namespace firesteel::test {

/// The window on the real cluster, with a namespace that is empty at first, and jobs for its form.
class RealWindow
{
public:
    struct Job {
        QString name;
        QString resource; ///< of the image's examples
        QString mainClass = {};
        QString arguments = {};
        QString image = QString::fromLatin1(RealCluster::Image);
        QList<std::pair<QString, QString>> settings = {}; ///< more of them; the form keeps them
    };
    static QString examples() { return QStringLiteral("local:///opt/spark/examples"); }
    static QString jar()
    {
        return examples() + QStringLiteral("/jars/spark-examples_2.13-4.1.1.jar");
    }
    /// One of those that fail, or take their time.
    static QString script(const QString &name)
    {
        return examples() + QStringLiteral("/fail/") + name;
    }

    /// Lines of the form that let several jobs run side by side on a small, busy node.
    static const QList<std::pair<QString, QString>> &jobSettings();

    RealWindow();
    ~RealWindow();

    bool begin(); ///< namespace, window, cluster live
    bool end();   ///< the window closes, and the namespace goes

    /// Fills the form as a person does, and presses Submit; the application's page follows.
    bool submit(const Job &job);
    bool show(const QString &appName, const QString &tab); ///< by the table, as a person does
    /// All texts that the application's page shows.
    [[nodiscard]] QString words();
    bool untilWords(const QString &part, std::chrono::seconds most);
    bool untilRunningExecutor(const QString &appName, std::chrono::seconds most);

    [[nodiscard]] WindowDriver &driver() { return *m_driver; }
    [[nodiscard]] RealCluster &cluster() { return m_cluster; }
    [[nodiscard]] StallProbe &stalls() { return m_stalls; }
    [[nodiscard]] QString problem() const; ///< of whoever failed last

private:
    bool rememberDriver(bool good);
    bool rememberCluster(bool good);

    RealCluster m_cluster; ///< first: it reads the surroundings
    std::unique_ptr<WindowDriver> m_driver;
    StallProbe m_stalls;
    QString m_problem;
    bool m_settingsTyped = false;
};

/// main() of a test program: what the program's own does before there is a window.
template <class Test>
int runOnReal(int argc, char **argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("firesteel"));
    QApplication application(argc, argv);
    engine::prepareNetwork();
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace firesteel::test
