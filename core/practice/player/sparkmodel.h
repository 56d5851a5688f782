// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QDateTime>
#include <QList>
#include <QMap>
#include <QString>

namespace firesteel::practice {

/// What the web page of a driver shows.
struct SparkModel {
    struct StageInfo {
        int id = 0;
        int job = 0;
        QString name{};
        int tasks = 0;
        int running = 0;
        int done = 0;
        int failed = 0;
        bool over = false;
        bool bad = false;
        QDateTime submitted{};
        QDateTime completed{};
    };
    struct JobInfo {
        int id = 0;
        QString name{};
        int stages = 1;
        QDateTime submitted{};
        QDateTime completed{};
        bool over = false;
        bool bad = false;
        bool sql = false; ///< of a query
    };
    struct ExecutorInfo {
        QString id{};
        QString address{}; ///< host:port
        int cores = 1;
        int running = 0;
        int done = 0;
        int failed = 0;
        bool active = true;
        QDateTime added{};
    };
    QString appId;
    QString name;
    QString user;
    QDateTime started;
    QString host;
    QList<JobInfo> jobs;
    QList<StageInfo> stages;
    QList<ExecutorInfo> executors; ///< the driver first
    QMap<QString, QString> properties;
};

} // namespace firesteel::practice
