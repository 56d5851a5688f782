// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/base/result.h"
#include "core/practice/world.h"

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QThread>

#include <memory>

namespace firesteel::practice {

/// A Kubernetes cluster to practise with: an API served from memory at 127.0.0.1 with TLS, and
/// behind it a make-believe scheduler, kubelet and Spark that take submitted jobs through their
/// lives, also the sad ones (see scenarioOf() for what a job's names ask for). Anything that talks
/// to a real cluster can talk to it with its kubeconfig. What it does not imitate: README.md beside
/// this file.
///
/// Thread: belongs to the one that makes it; the server runs in a thread of its own, which the
/// destructor joins. Nothing blocks but what says so. Owned by whoever shows or runs it.
class PracticeCluster : public QObject
{
    Q_OBJECT
public:
    struct Options {
        quint16 port = 0;    ///< 0: any free one
        double speed = 1;    ///< how much faster than life it plays
        bool manual = false; ///< time passes only by advance(): for tests
        QDateTime begin{};   ///< manual time begins here; null: 2 January 2026, 03:04:05 UTC
        quint32 seed = 0;    ///< not 0: the same uids and names each time, for pictures
        World::Options world{};
    };

    explicit PracticeCluster(const Options &options, QObject *parent = nullptr);
    ~PracticeCluster() override;

    void start(); ///< once; ready() or failed() follows
    void stop();  ///< drops all connections and joins the thread; the destructor does it too

    [[nodiscard]] bool isReady() const { return m_port != 0; }
    [[nodiscard]] quint16 port() const { return m_port; } ///< from ready() on
    /// For a file or a loader, with the authority and the token inside; context "practice",
    /// namespace "spark". From ready() on.
    [[nodiscard]] QByteArray kubeconfig() const;

    /// Manual time: does what is due until then, in the cluster's thread, and returns when it is
    /// done (blocks until then).
    void advance(milliseconds by);
    /// Makes all older versions expire, as a compaction does. Blocks until done.
    void forgetHistory();

Q_SIGNALS:
    void ready();
    void failed(const firesteel::Error &error); ///< the port is taken, OpenSSL refuses

private:
    class Server;
    void started(const Result<quint16> &port, const QByteArray &authorityPem);

    Options m_options;
    SystemIdSource m_ids;
    QByteArray m_token;
    QByteArray m_authorityPem;
    quint16 m_port = 0;
    QThread m_thread;
    Server *m_server = nullptr; ///< lives in m_thread
};

} // namespace firesteel::practice
