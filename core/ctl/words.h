// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/watch/watchdelta.h"
#include "core/spark/notice.h"
#include "core/store/phasestep.h"
#include "core/store/sparkapp.h"

#include <QJsonObject>
#include <QString>

namespace firesteel::ctl {

/// "driver running", "executor 1 failed with exit code 137 (OOMKilled)". One line, no stop at its
/// end.
[[nodiscard]] QString stepWords(const store::PhaseStep &step);

/// Of an event, what adds to the phases: "image pulled in 3.2 s", warnings. Empty: nothing worth a
/// line.
[[nodiscard]] QString eventWords(const kube::Object &event);

/// "connection refused; what is shown may be out of date" and so on. Empty: nothing worth a line.
[[nodiscard]] QString freshnessWords(const kube::WatchState &state, bool wasStale);

[[nodiscard]] QString noticeWords(const spark::Notice &notice);

/// The reason next to the state in a table: "image cannot be pulled"; empty if there is none.
[[nodiscard]] QString reasonWords(const store::SparkApp &app);

/// Why a driver failed, from the context of Errc::DriverFailed: "exit code 1: KeyError: 'x'".
[[nodiscard]] QString failureWords(const QMap<QString, QString> &context);

/// Why an image cannot be pulled, from the kubelet's message: what the registry said in a phrase,
/// and what to do.
struct ImageWords {
    QString why;
    QString next;
};
[[nodiscard]] ImageWords imageWords(const QString &message);

/// One application for -o json|yaml.
[[nodiscard]] QJsonObject appJson(const store::SparkApp &app);

} // namespace firesteel::ctl
