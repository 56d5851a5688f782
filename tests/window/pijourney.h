// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/window/windowdriver.h"

#include <QList>
#include <QString>

#include <functional>
#include <utility>

namespace firesteel::test {

/// From the first start to “Pi is roughly” in the log, step by step, as a new user goes. With a
/// driver that has no mouse it is the keyboard's way.
class PiJourney
{
public:
    struct Step {
        QString done; ///< what can be said when it is done
        std::function<bool()> run;
    };
    struct Options {
        bool practice = true; ///< else the cluster that the driver's arguments open
        QString image = {};   ///< empty: the template's
        bool small = false;   ///< one executor, 512 MiB: for a cluster on a small computer
        bool open = false;    ///< a cluster is open already: it begins with the form
        QList<std::pair<QString, QString>> settings = {}; ///< further lines of the form
        WindowDriver::Seconds most{30};
    };

    PiJourney(WindowDriver &driver, Options options)
        : m_driver(driver), m_options(std::move(options))
    {}

    [[nodiscard]] QList<Step> steps();

private:
    bool welcome();
    bool connect();
    bool fillForm();
    bool submit();
    bool readLog();
    bool seeEnd();
    bool seeList();

    WindowDriver &m_driver;
    Options m_options;
    QString m_name = QStringLiteral("spark-pi");
};

} // namespace firesteel::test
