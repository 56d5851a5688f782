// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/shell/practice.h"

#ifdef FIRESTEEL_PRACTICE
#include "core/practice/practicecluster.h"
#endif

#include "core/base/clock.h"

namespace firesteel::gui {

using namespace Qt::StringLiterals;

#ifdef FIRESTEEL_PRACTICE

class Practice::Private
{
public:
    using Ready = std::function<void(const Result<QByteArray> &)>;

    explicit Private(Clock &) {}

    void answer(const Result<QByteArray> &kubeconfig)
    {
        const QList<Ready> all = std::exchange(waiting, {});
        for (const Ready &ready : all)
            ready(kubeconfig);
    }

    /// The port is taken, there is no room for another thread or socket.
    void failed(const Error &error)
    {
        cluster.release()->deleteLater(); // the next start tries again
        Error said = error.with(u"problem"_s, u"practice-start"_s);
        said.context.insert(u"reason"_s, error.detail);
        answer(std::unexpected(said));
    }

    QList<Ready> waiting;
    quint16 port = 0;
    std::unique_ptr<practice::PracticeCluster> cluster;
};

bool Practice::available()
{
    return true;
}

void Practice::setPort(quint16 port)
{
    d->port = port;
}

void Practice::start(std::function<void(const Result<QByteArray> &)> ready)
{
    d->waiting.append(std::move(ready));
    if (d->cluster && d->cluster->isReady()) {
        QMetaObject::invokeMethod(
            this, [this] { d->answer(d->cluster->kubeconfig()); }, Qt::QueuedConnection);
        return;
    }
    if (d->cluster)
        return; // its answer is under way
    practice::PracticeCluster::Options options;
    options.port = d->port;
    options.world.examples = true; // something to look at
    d->cluster = std::make_unique<practice::PracticeCluster>(options);
    connect(d->cluster.get(), &practice::PracticeCluster::ready, this,
            [this] { d->answer(d->cluster->kubeconfig()); });
    connect(d->cluster.get(), &practice::PracticeCluster::failed, this,
            [this](const Error &error) { d->failed(error); });
    d->cluster->start();
}

#else

class Practice::Private
{
public:
    explicit Private(Clock &) {}
};

bool Practice::available()
{
    return false;
}

void Practice::setPort(quint16) {}

void Practice::start(std::function<void(const Result<QByteArray> &)> ready)
{
    QMetaObject::invokeMethod(
        this,
        [ready = std::move(ready)] {
            ready(fail(Errc::Internal, QStringLiteral("built without the practice cluster")));
        },
        Qt::QueuedConnection);
}

#endif

Practice::Practice(Clock &clock, QObject *parent)
    : QObject(parent), d(std::make_unique<Private>(clock))
{}

Practice::~Practice() = default;

} // namespace firesteel::gui
