// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Compares the practice cluster with a real one: the same requests to both, and the shapes of the
// answers side by side.
//   firesteel-contract            against the kubeconfig in FIRESTEEL_CONTRACT_REAL, or if that is
//                                 not set against the recorded answers in golden/
//                                 (rerecord.txt names cases that may be without one)
//   firesteel-contract --record   writes golden/ from the cluster of FIRESTEEL_CONTRACT_REAL
// FIRESTEEL_CONTRACT_PRACTICE names the kubeconfig of a practice cluster that runs already; else
// one is started in this process.

#include "core/net/tlsstart.h"
#include "core/practice/practicecluster.h"
#include "tests/contract/contractrunner.h"
#include "tests/support/sourcedir.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcessEnvironment>

#include <cstdio>

using namespace firesteel;
using namespace firesteel::contract;
using namespace Qt::StringLiterals;

namespace {

class Program : public QObject
{
public:
    explicit Program(bool record)
        : m_record(record), m_folder(test::sourceDir() + u"/tests/contract/"_s),
          m_cases(readCases(m_folder + u"cases.json"_s))
    {}

    void start()
    {
        const QString real = qEnvironmentVariable("FIRESTEEL_CONTRACT_REAL");
        if (m_cases.isEmpty())
            return fail(u"there are no cases"_s);
        if (!real.isEmpty())
            return run(kube::readKubeconfig(real),
                       [this](const Record &record) { haveReal(record); });
        if (m_record)
            return fail(u"--record needs FIRESTEEL_CONTRACT_REAL"_s);
        QFile golden(goldenFile());
        if (!golden.open(QIODevice::ReadOnly))
            return fail(
                u"there is no recording; make one with tests/contract/run.sh --record KUBECONFIG"_s);
        haveReal(recordFromJson(golden.readAll()));
    }

private:
    [[nodiscard]] QString goldenFile() const { return m_folder + u"golden/answers.json"_s; }

    void run(const kube::Kubeconfig &config, const std::function<void(const Record &)> &then)
    {
        const auto context = kube::resolve(config, {}, QProcessEnvironment::systemEnvironment());
        if (!context)
            return fail(u"the kubeconfig cannot be used: "_s + errcName(context.error().code));
        auto *runner = new ContractRunner(*context, m_cases, this);
        connect(runner, &ContractRunner::finished, this,
                [runner, then] { then(runner->record()); });
        connect(runner, &ContractRunner::failed, this, [this](const QString &why) { fail(why); });
        runner->start();
    }

    void haveReal(const Record &record)
    {
        m_real = record;
        if (m_record)
            return write();
        const QString given = qEnvironmentVariable("FIRESTEEL_CONTRACT_PRACTICE");
        const auto then = [this](const Record &practice) { conclude(practice); };
        if (!given.isEmpty())
            return run(kube::readKubeconfig(given), then);
        practice::PracticeCluster::Options options;
        options.speed = 4;
        m_cluster = std::make_unique<practice::PracticeCluster>(options);
        connect(m_cluster.get(), &practice::PracticeCluster::ready, this, [this, then] {
            run(kube::parseKubeconfig(m_cluster->kubeconfig(), u"practice"_s), then);
        });
        connect(m_cluster.get(), &practice::PracticeCluster::failed, this,
                [this](const Error &error) { fail(error.detail); });
        m_cluster->start();
    }

    void write()
    {
        QDir().mkpath(m_folder + u"golden"_s);
        QFile file(goldenFile());
        if (!file.open(QIODevice::WriteOnly) || file.write(toJson(m_real)) < 0)
            return fail(u"the recording cannot be written"_s);
        std::printf("%d answers recorded\n", int(m_real.size()));
        QCoreApplication::exit(0);
    }

    void conclude(const Record &practice)
    {
        const Comparison result = compare(m_real, practice, readKnown(m_folder + u"known.txt"_s),
                                          readAwaited(m_folder + u"rerecord.txt"_s));
        for (const QString &line : result.known)
            std::printf("known: %s\n", qPrintable(line));
        for (const QString &line : result.unseen)
            std::printf("listed as known, but not seen: %s\n", qPrintable(line));
        for (const QString &id : result.unrecorded)
            std::printf("not recorded: %s\n", qPrintable(id));
        for (const QString &line : result.differences)
            std::printf("DIFFERENCE: %s\n", qPrintable(line));
        std::printf("%d requests compared, %d differences (%d known)\n", result.compared,
                    int(result.differences.size()), int(result.known.size()));
        QCoreApplication::exit(result.differences.isEmpty() ? 0 : 1);
    }

    void fail(const QString &why)
    {
        std::fprintf(stderr, "contract: %s\n", qPrintable(why));
        QCoreApplication::exit(2);
    }

    bool m_record;
    QString m_folder;
    QList<Case> m_cases;
    Record m_real;
    std::unique_ptr<practice::PracticeCluster> m_cluster;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    net::prepareTls();
    Program program(QCoreApplication::arguments().contains(u"--record"_s));
    QMetaObject::invokeMethod(&program, [&program] { program.start(); }, Qt::QueuedConnection);
    return QCoreApplication::exec();
}
