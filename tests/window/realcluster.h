// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace firesteel::test {

/// The real test cluster, looked at and meddled with from the side: by its own kubectl and node
/// program. Made before a WindowDriver, which hides the surroundings that name it: KUBECONFIG,
/// FIRESTEEL_NODE and FIRESTEEL_CLUSTER. Waiting goes on in the event loop, so the window lives
/// meanwhile. Every step answers whether it was possible; problem() tells why not.
class RealCluster
{
public:
    static constexpr auto Namespace = "firesteel-window";
    static constexpr auto Image = "docker.io/firesteel/spark:4.1.1";

    explicit RealCluster(QString namespaceName = QString::fromLatin1(Namespace));

    [[nodiscard]] bool isThere() const { return m_problem.isEmpty(); }
    [[nodiscard]] const QString &problem() const { return m_problem; }
    [[nodiscard]] const QString &kubeconfig() const { return m_kubeconfig; }
    [[nodiscard]] QStringList windowArguments() const; ///< of the window that works there

    bool makeNamespace(); ///< with an account for drivers; what was in it goes
    /// With what the manifest says, in which NS stands for its name.
    bool makeNamespace(const QByteArray &manifest);
    bool removeNamespace();
    /// Names of all that a submission may leave there.
    [[nodiscard]] std::optional<QStringList> objects();
    /// Of the pods whose label `app` is that application's id.
    [[nodiscard]] std::optional<QStringList> podsOf(const QString &appId);
    bool untilNothingOf(const QString &appId, std::chrono::seconds most);
    [[nodiscard]] std::optional<QJsonObject> pod(const QString &name);

    bool component(const QString &verb); ///< "stop", "start", "freeze", "thaw" of the API server
    /// With a token for an account of the namespace.
    std::optional<QByteArray> kubeconfigOf(const QString &account);
    std::optional<QByteArray> kubectl(const QStringList &words, const QByteArray &input = {});

private:
    std::optional<QByteArray> run(const QStringList &words, const QByteArray &input);
    bool fail(const QString &problem);

    QString m_namespace;
    QString m_kubeconfig;
    QString m_program;
    QString m_folder;
    QString m_problem;
};

} // namespace firesteel::test
