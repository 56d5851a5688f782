// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "tests/kube/connectionfault.h"

#include <QFile>

using namespace firesteel;
using namespace firesteel::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using kube::Rung;

namespace {

/// An unsigned token of that kind: only what it says of itself is read here.
QByteArray jwt(const QByteArray &claims)
{
    const auto part = [](const QByteArray &json) {
        return json.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals);
    };
    return part("{\"alg\":\"RS256\"}") + '.' + part(claims) + '.' + part("signature");
}

void script(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly)) {
        file.write("#!/bin/sh\n" + text + '\n');
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }
}

void plugin(CheckRig &rig, const QByteArray &text, bool allowed = true)
{
    rig.serveWell();
    rig.request.auth.token.clear();
    kube::ExecPlugin exec;
    exec.command = rig.folder.filePath(u"login"_s);
    exec.apiVersion = u"client.authentication.k8s.io/v1"_s;
    exec.interactive = kube::ExecPlugin::Interactive::Never;
    if (!text.isEmpty())
        script(exec.command, text);
    rig.request.auth.exec = exec;
    kube::AuthServices::Options options;
    options.environment = QProcessEnvironment::systemEnvironment();
    options.allowAll = allowed;
    options.programTimeout = 1s;
    rig.request.authServices = std::make_shared<kube::AuthServices>(options);
}

// ---- who we are

const Faults &identityFaults()
{
    const auto refused = [](const QByteArray &token) {
        return [token](CheckRig &rig) {
            rig.serveWell();
            rig.anonymousMay = false;
            rig.request.auth.token = token;
            rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
        };
    };
    const auto certificate = [](int days) {
        return [days](CheckRig &rig) {
            rig.serveWell();
            CertificateOptions options;
            options.commonName = u"system:admin"_s;
            options.notBefore = QDateTime::currentDateTimeUtc().addDays(days - 365);
            options.notAfter = QDateTime::currentDateTimeUtc().addDays(days);
            const TestIdentity own = TestAuthority(u"client-ca"_s).issue(options);
            rig.request.auth.token.clear();
            rig.request.endpoint.security.clientChain = own.chain;
            rig.request.endpoint.security.clientKey = own.key;
            rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
        };
    };
    static const Faults faults{
        {"token expired", Rung::WhoAmI, "token-expired", "token-expired",
         refused(jwt("{\"sub\":\"system:serviceaccount:spark:jane\",\"iss\":\"https://k\","
                     "\"aud\":[\"https://k\"],\"exp\":1700000000}"))},
        {"token for another service", Rung::WhoAmI, "token-wrong-scope", "token-wrong-scope",
         refused(jwt("{\"sub\":\"system:serviceaccount:spark:jane\",\"iss\":\"https://k\","
                     "\"aud\":[\"vault\"],\"exp\":4100000000}"))},
        {"token revoked", Rung::WhoAmI, "credential-refused", "credential-refused",
         refused(jwt("{\"sub\":\"system:serviceaccount:spark:jane\",\"iss\":\"https://k\","
                     "\"aud\":[\"https://k\"],\"exp\":4100000000}"))},
        {"token of Rancher, ended", Rung::WhoAmI, "token-expired", "token-expired",
         refused("kubeconfig-u-abc12xyz:q8w7e6r5t4")},
        {"token of OpenShift, ended", Rung::WhoAmI, "token-expired", "token-expired",
         refused("sha256~q8w7e6r5t4y3u2i1o0p9a8s7d6f5g4h3j2k1l0z9x8c")},
        {"token of nobody", Rung::WhoAmI, "credential-refused", "credential-refused",
         refused("q8w7e6r5t4")},
        {"Rancher's token of another cluster", Rung::WhoAmI, "token-wrong-scope",
         "token-wrong-scope",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.token = "token-x7k2p:q8w7e6r5t4";
             rig.always(
                 "POST", "",
                 Script::response(401, "clusterID does not match\n", "text/plain; charset=utf-8"));
         }},
        {"client certificate expired", Rung::WhoAmI, "client-cert-expired", "client-cert-expired",
         certificate(-3)},
        {"client certificate of another cluster", Rung::WhoAmI, "credential-refused",
         "credential-refused", certificate(100)},
        {"user and password refused", Rung::WhoAmI, "credential-refused", "credential-refused",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.token.clear();
             rig.request.auth.basic = true;
             rig.request.auth.username = u"admin"_s;
             rig.request.auth.password = u"secret"_s;
             rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
         }},
        {"no credential, anonymous is off", Rung::WhoAmI, "credential-missing",
         "credential-missing",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.anonymousMay = false;
             rig.request.auth.token.clear();
             rig.refuse(401, u"Unauthorized"_s, u"Unauthorized"_s);
         }},
        {"no credential, anonymous may look", Rung::WhoAmI, "credential-missing",
         "credential-missing",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.token.clear();
             rig.user = u"system:anonymous"_s;
         }},
        {"credential lost on the way", Rung::WhoAmI, "credential-missing", "credential-missing",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.refuse(403, u"Forbidden"_s,
                        u"selfsubjectreviews is forbidden: User \"system:anonymous\" cannot create "
                        "resource \"selfsubjectreviews\""_s);
         }},
        {"token with a line break", Rung::WhoAmI, "credential-refused", "credential-refused",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.token = "abc\r\nEvil: 1";
         }},
        {"token file gone", Rung::WhoAmI, "kubeconfig-file-missing", "kubeconfig-path",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.token.clear();
             rig.request.auth.tokenFile = rig.folder.filePath(u"no-token"_s);
         }},
        {"may not act as another", Rung::WhoAmI, "rbac-user", "rbac-user",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.request.auth.impersonation.user = u"boss"_s;
             rig.refuse(403, u"Forbidden"_s,
                        u"users \"boss\" is forbidden: User \"jane\" cannot impersonate resource "
                        "\"users\" in API group \"\" at the cluster scope"_s);
         }},
        {"who checks tokens is down", Rung::WhoAmI, "api-server-error", "api-server-error",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.refuse(500, u"InternalError"_s,
                        u"Internal error occurred: failed to call webhook authenticator"_s);
         }},
        {"plug-in not installed", Rung::WhoAmI, "exec-plugin-not-found", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, {}); }},
        {"plug-in without consent", Rung::WhoAmI, "exec-plugin-not-allowed", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, "exit 0", false); }},
        {"plug-in fails", Rung::WhoAmI, "exec-plugin-failed", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, "echo 'please log in' >&2; exit 1"); }},
        {"plug-in prints a banner", Rung::WhoAmI, "exec-plugin-failed", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, "echo Welcome to the cloud"); }},
        {"plug-in hangs", Rung::WhoAmI, "exec-plugin-failed", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, "exec sleep 600"); }},
        {"plug-in killed", Rung::WhoAmI, "exec-plugin-failed", "exec-plugin-unusable",
         [](CheckRig &rig) { plugin(rig, "kill -9 $$"); }},
        {"plug-in wants an old API version", Rung::WhoAmI, "exec-plugin-apiversion-missing",
         "exec-plugin-unusable",
         [](CheckRig &rig) {
             plugin(rig, "exit 0");
             rig.request.auth.exec->apiVersion = u"client.authentication.k8s.io/v1alpha1"_s;
         }},
    };
    return faults;
}

// ---- what we may

const Faults &rightsFaults()
{
    const auto without = [](const QString &right) {
        return [right](CheckRig &rig) {
            rig.serveWell();
            rig.denied = {right};
        };
    };
    static const Faults faults{
        {"namespace missing", Rung::Namespaces, "namespace-missing", "namespace-missing",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.namespaces = {u"default"_s};
         }},
        {"namespace being deleted", Rung::Namespaces, "namespace-missing", "namespace-missing",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.namespacePhase = u"Terminating"_s;
         }},
        {"may not create pods", Rung::SparkRights, "rbac-user-pods", "rbac-user",
         without(u"create pods"_s)},
        {"may not watch pods", Rung::SparkRights, "rbac-user-pods", "rbac-user",
         without(u"watch pods"_s)},
        {"may not make services", Rung::SparkRights, "rbac-user", "rbac-user",
         without(u"create services"_s)},
        {"may not make config maps", Rung::SparkRights, "rbac-user", "rbac-user",
         without(u"patch configmaps"_s)},
        {"may not read logs", Rung::SparkRights, "rbac-user-pod-log", "rbac-user",
         without(u"get pods/log"_s)},
        {"may not forward ports", Rung::SparkRights, "rbac-user-portforward", "rbac-user",
         without(u"create pods/portforward"_s)},
        {"token ended in between", Rung::Namespaces, "credential-refused", "credential-refused",
         [](CheckRig &rig) {
             rig.serveWell();
             rig.always("GET", "/api/v1/namespaces",
                        CheckRig::status(401, u"Unauthorized"_s, u"Unauthorized"_s));
         }},
    };
    return faults;
}

Faults allFaults()
{
    Faults all = identityFaults();
    all.insert(all.end(), rightsFaults().begin(), rightsFaults().end());
    return all;
}

} // namespace

/// Whom the server does not accept, and what people may not: see tst_connectionfaults.
class TestIdentityFaults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void fault_data();
    void fault();
};

void TestIdentityFaults::fault_data()
{
    QTest::addColumn<int>("index");
    const Faults all = allFaults();
    for (int i = 0; i < int(all.size()); ++i)
        QTest::newRow(all.at(size_t(i)).name) << i;
}

void TestIdentityFaults::fault()
{
    QFETCH(int, index);
    static const Faults all = allFaults();
    checkFault(all.at(size_t(index)));
}

QTEST_GUILESS_MAIN(TestIdentityFaults)
#include "tst_identityfaults.moc"
