// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/engine/lastwords.h"
#include "core/engine/logfeed.h"
#include "core/store/sparkapp.h"
#include "gui/models/logmodel.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace firesteel::gui {

/// Collects the logs of one application's containers as they run: the driver's and those of its
/// executors, each from its beginning. What has come stays when the pod goes. An executor beyond
/// the first sixteen is followed when it is asked for. Main thread.
class LogCollector : public QObject
{
    Q_OBJECT
public:
    using Follow = std::function<std::unique_ptr<engine::LogFeed>(const kube::LogRequest &)>;
    using AppPtr = std::shared_ptr<const store::SparkApp>;

    enum class State {
        Waiting, ///< its container has not started
        Live,
        Reconnecting,
        Ended, ///< all of it is here
        Failed,
    };
    struct Status {
        State state = State::Waiting;
        std::optional<Error> error;
    };

    explicit LogCollector(Follow follow, QObject *parent = nullptr);
    ~LogCollector() override;

    void update(const AppPtr &app); ///< what the cluster says of the pods; null: the app is gone
    void ask(int source);           ///< follow this one too
    [[nodiscard]] LogModel &model() { return m_model; }
    [[nodiscard]] Status status(int source) const;
    /// What the driver's log says of its end; empty while it says nothing of the kind.
    [[nodiscard]] QString lastWords() const { return m_lastWords.text(); }

Q_SIGNALS:
    void statusChanged();
    void lastWordsChanged();

private:
    struct Container {
        QString podName;
        QString namespaceName;
        QString podUid;
        QString container;
        bool asked = false;
        bool started = false;
        bool gone = false;
        Status status;
        std::unique_ptr<engine::LogFeed> feed;
        kube::LogFollower::Container told = kube::LogFollower::Container::Unknown;
        QString instance;
    };

    void see(const kube::ObjectPtr &pod, const kube::PodState &state, bool driver,
             const QString &executorId);
    void tell(Container &container, kube::LogFollower::Container state, const QString &instance);
    void begin(int source);
    void listen(const QList<kube::LogLine> &batch);
    void finished(int source, const Result<> &result);

    Follow m_follow;
    LogModel m_model;
    engine::LastWords m_lastWords;
    std::vector<std::unique_ptr<Container>> m_containers; ///< by source
    int m_automatic = 0;
};

} // namespace firesteel::gui
