// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "tests/window/realcluster.h"

#include <QByteArray>
#include <QString>

namespace firesteel::test {

/// What an administrator hands over: no kubeconfig, but its parts.
struct HandedOver {
    QString server;
    QByteArray caPem;
    QByteArray token;
};

/// Somebody new on the real test cluster: master of one namespace that is empty, and of nothing
/// else. There is no account for drivers yet. Made before a WindowDriver, as a RealCluster is.
class RealPerson
{
public:
    static constexpr auto Namespace = "firesteel-connect";

    bool begin(); ///< the namespace, the person's account and role, a token
    bool end();   ///< the namespace goes
    [[nodiscard]] const HandedOver &handed() const { return m_handed; }
    [[nodiscard]] RealCluster &cluster() { return m_cluster; }
    [[nodiscard]] const QString &problem() const { return m_problem; }

private:
    bool fail(const QString &problem);
    bool takeApart(const QByteArray &kubeconfig);

    RealCluster m_cluster{QString::fromLatin1(Namespace)};
    HandedOver m_handed;
    QString m_problem;
};

} // namespace firesteel::test
