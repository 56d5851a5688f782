// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/connection.h"
#include "gui/webview/webviewloader.h"

#include <QApplication>
#include <QFileInfo>
#include <QTest>

namespace firesteel::test {

/// What the program's own main() does before and after it makes the QApplication.
class WindowApplication
{
public:
    WindowApplication(int &argc, char **argv)
    {
        QCoreApplication::setApplicationName(QStringLiteral("firesteel"));
        gui::WebViewLoader::prepare(
            QFileInfo(QFileInfo(QStringLiteral("/proc/self/exe")).symLinkTarget()).absolutePath());
        m_application = std::make_unique<QApplication>(argc, argv);
        QApplication::setCursorFlashTime(0); // pictures do not depend on the moment
        engine::prepareNetwork();
    }

private:
    std::unique_ptr<QApplication> m_application;
};

} // namespace firesteel::test

/// main() of a test program that makes the whole window.
#define FIRESTEEL_WINDOW_MAIN(TestObject)                                                          \
    int main(int argc, char **argv)                                                                \
    {                                                                                              \
        firesteel::test::WindowApplication application(argc, argv);                                \
        TestObject test;                                                                           \
        return QTest::qExec(&test, argc, argv);                                                    \
    }
