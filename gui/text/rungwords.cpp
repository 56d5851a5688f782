// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/text/rungwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace firesteel::gui {

using namespace Qt::StringLiterals;
using kube::Rung;
using kube::RungState;

namespace {

/// The translation context of this file.
struct Rungs {
    Q_DECLARE_TR_FUNCTIONS(Rungs)
};

constexpr int kMostNames = 4;

/// "a, b, c and 5 more" of a list with commas.
QString fewOf(const QString &list)
{
    const QStringList all = list.split(u',', Qt::SkipEmptyParts);
    QStringList shown;
    for (const QString &one : all.first(std::min<qsizetype>(all.size(), kMostNames)))
        shown << one.trimmed();
    const QString text = shown.join(u", "_s);
    const qsizetype more = all.size() - shown.size();
    //: %1 is a list of names
    return more > 0 ? Rungs::tr("%1 and %n more", nullptr, int(more)).arg(text) : text;
}

QString failureWord(const kube::RungResult &result)
{
    const QString detail = result.findings.isEmpty() ? QString() : result.findings.first().detail;
    const QString cause = result.findings.isEmpty() ? QString() : result.findings.first().cause;
    switch (result.rung) {
    case Rung::Resolve:
        return Rungs::tr("no address for this name");
    case Rung::Tcp:
        return detail.contains("timeout"_L1) ? Rungs::tr("no answer in time")
                                             : Rungs::tr("nothing answers there");
    case Rung::Proxy:
        return Rungs::tr("the proxy does not let us through");
    case Rung::Tls:
        return detail == "endpoint-not-tls"_L1 ? Rungs::tr("the port speaks plain HTTP")
                                               : Rungs::tr("no TLS connection");
    case Rung::Trust:
        if (cause == "server-cert-expired"_L1)
            return Rungs::tr("the certificate has expired");
        if (cause == "clock-skew"_L1)
            return Rungs::tr("the clocks differ");
        if (cause == "tls-intercepted-by-proxy"_L1)
            return Rungs::tr("opened up by a proxy");
        return cause == "ca-unknown-authority"_L1 ? Rungs::tr("signed by another CA")
                                                  : Rungs::tr("not trusted");
    case Rung::Name:
        return Rungs::tr("another name is in it");
    case Rung::Kubernetes:
        return Rungs::tr("this is not the Kubernetes API");
    case Rung::WhoAmI:
        return cause == "token-expired"_L1 ? Rungs::tr("the token has expired")
                                           : Rungs::tr("not accepted");
    case Rung::Namespaces:
        return Rungs::tr("none that may be used");
    case Rung::SparkRights:
        return Rungs::tr("some are missing");
    }
    return {};
}

QString learnt(const kube::RungResult &result)
{
    const auto fact = [&result](QLatin1StringView key) { return result.facts.value(key); };
    switch (result.rung) {
    case Rung::Resolve:
        return fewOf(fact("addresses"_L1));
    case Rung::Tcp:
        return fact("address"_L1);
    case Rung::Proxy:
        return fact("proxy"_L1);
    case Rung::Tls: {
        QString protocol = fact("protocol"_L1);
        return protocol.replace("TLSv"_L1, "TLS "_L1);
    }
    case Rung::Trust:
        return fact("issuer"_L1);
    case Rung::Name:
        return fact("name"_L1);
    case Rung::Kubernetes:
        return fact("version"_L1);
    case Rung::WhoAmI:
        return fact("user"_L1);
    case Rung::Namespaces:
        return fewOf(fact("namespaces"_L1));
    case Rung::SparkRights:
        return fact("namespace"_L1);
    }
    return {};
}

} // namespace

QString rungTitle(Rung rung, int port)
{
    switch (rung) {
    case Rung::Resolve:
        return Rungs::tr("Name resolves");
    case Rung::Tcp:
        return port > 0 ? Rungs::tr("Port %1 answers").arg(port) : Rungs::tr("Port answers");
    case Rung::Proxy:
        return Rungs::tr("Proxy lets us through");
    case Rung::Tls:
        return Rungs::tr("Speaks TLS");
    case Rung::Trust:
        return Rungs::tr("CA is known");
    case Rung::Name:
        return Rungs::tr("Name in certificate");
    case Rung::Kubernetes:
        return Rungs::tr("Answers as Kubernetes");
    case Rung::WhoAmI:
        return Rungs::tr("Who am I");
    case Rung::Namespaces:
        return Rungs::tr("Namespaces I may use");
    case Rung::SparkRights:
        return Rungs::tr("Rights for Spark");
    }
    return {};
}

QString rungMeaning(Rung rung)
{
    switch (rung) {
    case Rung::Resolve:
        return Rungs::tr("The name of the server has an address in the network.");
    case Rung::Tcp:
        return Rungs::tr("A program listens there, and no firewall is in the way.");
    case Rung::Proxy:
        return Rungs::tr("The proxy opens a way to the server.");
    case Rung::Tls:
        return Rungs::tr("The connection is encrypted.");
    case Rung::Trust:
        return Rungs::tr("The certificate of the server is signed by the CA that you gave.");
    case Rung::Name:
        return Rungs::tr("The certificate is for the name that you use.");
    case Rung::Kubernetes:
        return Rungs::tr("What answers is a Kubernetes API, and no login page or other program.");
    case Rung::WhoAmI:
        return Rungs::tr("The cluster accepts your credential and says who you are.");
    case Rung::Namespaces:
        return Rungs::tr("There is a namespace in which you may work.");
    case Rung::SparkRights:
        return Rungs::tr("You may create there what a Spark application consists of.");
    }
    return {};
}

QString rungEvidence(const kube::RungResult &result)
{
    switch (result.state) {
    case RungState::Failed:
        return failureWord(result);
    case RungState::Passed:
    case RungState::Warned:
        return learnt(result);
    case RungState::Skipped:
        return Rungs::tr("not needed here");
    case RungState::Waiting:
    case RungState::Running:
    case RungState::NotReached:
        break;
    }
    return {};
}

QString rungStateWord(RungState state)
{
    switch (state) {
    case RungState::Waiting:
        return Rungs::tr("waiting");
    case RungState::Running:
        return Rungs::tr("being tried");
    case RungState::Passed:
        return Rungs::tr("passed");
    case RungState::Warned:
        return Rungs::tr("passed, with a warning");
    case RungState::Failed:
        return Rungs::tr("failed");
    case RungState::NotReached:
        return Rungs::tr("not reached");
    case RungState::Skipped:
        return Rungs::tr("skipped");
    }
    return {};
}

QString milliseconds(std::chrono::milliseconds time)
{
    if (time.count() < 1000)
        return Rungs::tr("%1 ms").arg(time.count());
    return Rungs::tr("%1 s").arg(QLocale().toString(double(time.count()) / 1000.0, 'f', 1));
}

} // namespace firesteel::gui
