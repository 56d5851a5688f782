// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/clustersession.h"
#include "core/engine/job.h"
#include "core/engine/preflight/preflight.h"

#include <functional>

namespace firesteel::engine {

/// Reads what "Can Spark run here?" needs, all at once, and judges it. Nothing is written. It
/// succeeds with whatever may be read; it fails if the server cannot be reached at all.
class PreflightJob : public Job
{
    Q_OBJECT
public:
    PreflightJob(ClusterSession &session, PreflightRequest request, QObject *parent = nullptr);

    [[nodiscard]] const QList<PreflightItem> &items() const { return m_items; } ///< from finished()

Q_SIGNALS:
    void progress(int done, int total);

protected:
    void run() override;
    void abandon() override;

private:
    void readRaw(const QByteArray &target, const std::function<void(const QJsonObject &)> &take,
                 const std::function<void(const Error &)> &refuse);
    void get(const kube::ObjectRef &object, Result<kube::ObjectPtr> &place);
    void list(const kube::Selection &selection, PreflightSight::List &place);
    void readSecrets();
    void expectOne();
    void oneDone(const Error *error);
    [[nodiscard]] static QStringList groupsOf(const QJsonObject &discovery);
    [[nodiscard]] static Result<kube::ObjectPtr>
    withoutContent(const Result<kube::ObjectPtr> &secret);

    ClusterSession &m_session;
    PreflightRequest m_request;
    PreflightSight m_sight;
    QList<PreflightItem> m_items;
    int m_open = 0;
    int m_total = 0;
    bool m_secretsRead = false;
};

} // namespace firesteel::engine
