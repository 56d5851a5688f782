// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/kube/config/kubeconfigfindings.h"

#include <QLatin1StringView>
#include <QList>
#include <QMap>
#include <QString>

namespace firesteel::kube {

/// Findings of one entry of a kubeconfig, for kubeconfigFindings().
class EntryFindings
{
public:
    /// For an entry `kind` ("cluster", "user", "context") of this name, which stands there.
    EntryFindings(const ConfigSurroundings &around, QString kind, QString name, Origin origin,
                  EntryText text);

    /// One more; the evidence is the line of `key`, or of the entry.
    Finding &add(QLatin1StringView detail, const QString &key,
                 const QMap<QString, QString> &context = {},
                 Finding::Severity severity = Finding::Severity::Problem, const QString &seen = {});
    void addProblems(const QList<Error> &problems);
    /// Takes findings of others over: of a certificate, of a token.
    void take(const QList<Finding> &findings, const QString &key);
    void placeholders(const QList<ConfigNotice> &notices);
    [[nodiscard]] bool hasPlaceholder(const QString &key, const QList<ConfigNotice> &notices) const;

    /// The content of a file that the entry names under `key`, where it can be read; else findings.
    [[nodiscard]] std::optional<QByteArray> file(const QString &key, const QString &path);

    [[nodiscard]] const ConfigSurroundings &around() const { return m_around; }
    /// What was found; alike findings of several keys are one, with all evidence.
    [[nodiscard]] QList<Finding> result() const { return m_findings; }

private:
    [[nodiscard]] bool isMine(const ConfigNotice &notice) const;
    void missingFile(const QString &key, const QString &path, const Error &error);

    const ConfigSurroundings &m_around;
    QString m_kind;
    QString m_name;
    Origin m_origin;
    EntryText m_text;
    QList<Finding> m_findings;
};

/// Of a cluster that the context (may be null) uses.
[[nodiscard]] QList<Finding> clusterFindings(const KubeCluster &cluster, const KubeContext *context,
                                             const KubeUser *user,
                                             const QList<ConfigNotice> &notices,
                                             const ConfigSurroundings &around);
[[nodiscard]] QList<Finding> userFindings(const KubeUser &user, const KubeCluster *cluster,
                                          const QList<ConfigNotice> &notices,
                                          const ConfigSurroundings &around);

/// "PATH:LINE".
[[nodiscard]] QString placeOf(const QString &path, int line);

} // namespace firesteel::kube
