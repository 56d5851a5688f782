// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/check/causeof.h"

#include "core/base/causes.h"
#include "core/base/redact.h"
#include "core/kube/api/status.h"
#include "core/kube/auth/jwt.h"
#include "core/kube/check/trustfindings.h"
#include "core/kube/config/kubeconfigfindings.h"
#include "core/kube/config/serverurl.h"

#include <QDir>
#include <QFileInfo>
#include <QHostAddress>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Context = QMap<QString, QString>;

/// What a proxy, a tunnel or the server's own words tell, one decision after the other.
class CauseFinder
{
public:
    CauseFinder(const Error &error, const Situation &situation)
        : m_error(error), m_situation(situation), m_context(error.context)
    {
        const net::Endpoint &endpoint = situation.endpoint;
        put(u"host"_s, endpoint.host);
        put(u"port"_s, QString::number(endpoint.port));
        if (endpoint.proxy.kind != net::Proxy::Kind::None) {
            put(u"proxyHost"_s, endpoint.proxy.host);
            put(u"proxyPort"_s, QString::number(endpoint.proxy.port));
        }
        put(u"namespace"_s, situation.namespaceName);
        put(u"credential"_s, credentialKind(situation.auth, endpoint));
        put(u"text"_s, error.context.value(u"foreign"_s));
        if (situation.wsl)
            put(u"wsl"_s, u"yes"_s);
    }

    Finding find()
    {
        const QString known = m_error.context.value(u"finding"_s);
        if (!causeOf(known).isEmpty())
            return as(known.toLatin1());
        if (const std::optional<Finding> tls = ofTls())
            return *tls;
        return as(slug());
    }

private:
    /// Adds a particular that the error did not bring.
    void put(const QString &key, const QString &value)
    {
        if (!value.isEmpty() && !m_context.contains(key))
            m_context.insert(key, value);
    }

    /// What chooses between the words for one slug; over the reason that a Status may bring.
    void because(const QString &reason) { m_context.insert(u"reason"_s, reason); }

    [[nodiscard]] QString phase() const { return m_error.context.value(u"phase"_s); }
    [[nodiscard]] bool says(QLatin1StringView text) const
    {
        return m_error.detail.contains(text, Qt::CaseInsensitive) ||
               m_error.context.value(u"foreign"_s).contains(text, Qt::CaseInsensitive);
    }
    [[nodiscard]] bool behindRancher() const
    {
        return m_situation.endpoint.pathPrefix.startsWith("/k8s/clusters/");
    }
    [[nodiscard]] bool ofDriver() const { return m_situation.actor == Situation::Actor::Driver; }

    Finding as(const QByteArray &slug)
    {
        Finding made = finding(QLatin1StringView(slug), m_context, evidence());
        made.confidence = m_confidence;
        return made;
    }

    [[nodiscard]] QList<Evidence> evidence() const
    {
        const QString text =
            m_error.detail.isEmpty() ? QString(errcName(m_error.code)) : redacted(m_error.detail);
        const QString place = phase();
        QString source = u"answer of the server"_s;
        if (place == "resolve"_L1)
            source = u"name resolution"_s;
        else if (place == "tcp"_L1)
            source = u"connection"_s;
        else if (place == "proxy"_L1 || m_error.code == Errc::ProxyUnreachable ||
                 m_error.code == Errc::ProxyRefused)
            source = u"proxy"_s;
        else if (place == "tls"_L1)
            source = u"TLS handshake"_s;
        return {{source, text}};
    }

    [[nodiscard]] std::optional<Finding> ofTls() const
    {
        TrustQuestion question{m_situation.endpoint, m_situation.chain,
                               m_situation.now.isValid() ? m_situation.now
                                                         : QDateTime::currentDateTimeUtc()};
        question.serverDate = m_situation.serverDate;
        question.wsl = m_situation.wsl;
        QList<Finding> found = trustFindings(m_error, question);
        if (found.isEmpty())
            return {};
        for (auto it = m_context.cbegin(); it != m_context.cend(); ++it) {
            if (!found.first().context.contains(it.key()))
                found.first().context.insert(it.key(), it.value());
        }
        return found.first();
    }

    QByteArray slug()
    {
        switch (m_error.code) {
        case Errc::ProxyUnreachable:
        case Errc::ProxyRefused:
        case Errc::ProxyAuthenticationRequired:
            return ofProxy();
        case Errc::Unauthorized:
            return ofRefusedCredential();
        case Errc::Forbidden:
            return ofMissingRight();
        case Errc::ForbiddenAnonymous:
            return ofAnonymous();
        default:
            if (isUnreachable(m_error.code))
                return ofReaching();
            return isAboutConfig() ? ofConfig() : ofAnswer();
        }
    }

    // ---- reaching

    QByteArray ofReaching()
    {
        if (phase() == "proxy"_L1) {
            because(u"silent"_s);
            return "proxy-not-reachable";
        }
        if (phase() == "tls"_L1)
            return "tls-handshake-failed";
        switch (m_error.code) {
        case Errc::HostNotFound:
            return ofName();
        case Errc::ConnectionRefused:
            return ofRefusal();
        case Errc::NetworkUnreachable:
            because(u"no-route"_s);
            return isUnspecified() ? ofUnspecified() : "api-server-not-reachable";
        case Errc::ConnectionLost:
            because(u"closed"_s);
            return "not-kubernetes";
        default:
            return ofSilence();
        }
    }

    QByteArray ofName()
    {
        const QString host = m_situation.endpoint.host;
        if (host.endsWith(".svc"_L1) || host.contains(".svc."_L1))
            because(u"inside-name"_s);
        else if (host.contains(u'<') || host.contains("example."_L1) || host.contains("your"_L1))
            because(u"placeholder"_s);
        return "name-not-resolved";
    }

    QByteArray ofRefusal()
    {
        if (isUnspecified())
            return ofUnspecified();
        // K3s, RKE2 and kubeadm write 127.0.0.1 and their well-known port into the file that
        // people copy to another machine; local clusters in containers have a port of their own.
        const quint16 port = m_situation.endpoint.port;
        const bool copied = port == 6443 || port == 443 || port == 8443;
        if (isLoopback(m_situation.endpoint.host) && copied && !m_situation.clusterHere)
            return "server-address-localhost";
        if (isLoopback(m_situation.endpoint.host))
            because(m_situation.clusterHere && copied ? u"service"_s : u"local-cluster"_s);
        return "server-not-running";
    }

    QByteArray ofSilence()
    {
        if (m_error.code == Errc::ConnectTimeout && phase() == "resolve"_L1) {
            because(u"no-answer"_s);
            return "name-not-resolved";
        }
        if (isUnspecified())
            return ofUnspecified();
        if (m_error.code == Errc::ResponseTimeout)
            because(u"mute"_s);
        else if (isWslRange())
            because(u"wsl-range"_s);
        return "api-server-timeout";
    }

    [[nodiscard]] bool isUnspecified() const { return isAnyAddress(m_situation.endpoint.host); }

    QByteArray ofUnspecified()
    {
        because(u"unspecified"_s);
        return "server-address-localhost";
    }

    /// Hyper-V gives WSL a subnet of 172.16.0.0/12, which VPN clients like to route away.
    [[nodiscard]] bool isWslRange() const
    {
        const QHostAddress address(m_situation.endpoint.host);
        return address.isInSubnet(QHostAddress(u"172.16.0.0"_s), 12);
    }

    // ---- proxy

    QByteArray ofProxy()
    {
        if (m_error.code == Errc::ProxyAuthenticationRequired) {
            because(m_situation.endpoint.proxy.user.isEmpty() ? u"none"_s : u"refused"_s);
            return "proxy-wants-login";
        }
        if (m_error.code == Errc::ProxyUnreachable) {
            because(m_error.context.value(u"cause"_s));
            return "proxy-not-reachable";
        }
        const int status = m_error.context.value(u"status"_s).toInt();
        if (status == 504)
            return "api-server-timeout";
        if (status >= 500) { // the proxy would, but does not get there
            because(u"through-proxy"_s);
            return "api-server-not-reachable";
        }
        if (status > 0 || m_error.context.contains(u"reply"_s))
            return "proxy-blocks-api";
        if (says("does not speak"_L1) || says("bytes of its own"_L1)) {
            because(u"protocol"_s);
            return "proxy-not-reachable";
        }
        because(u"closed"_s);
        return "proxy-blocks-api";
    }

    // ---- credentials

    QByteArray ofRefusedCredential()
    {
        if (ofDriver())
            return "token-expired-in-driver";
        if (says("clusterID does not match"_L1))
            return ofScope(u"other-cluster"_s);
        const QString kind = credentialKind(m_situation.auth, m_situation.endpoint);
        if (kind == "none"_L1)
            return "credential-missing";
        if (kind == "certificate"_L1)
            return ofRefusedCertificate();
        if (kind == "basic"_L1) {
            because(u"basic"_s);
            return "credential-refused";
        }
        const QByteArray token = m_situation.credential.value_or(m_situation.auth.token);
        const TokenReading facts = readToken(token);
        put(u"user"_s, facts.subject);
        if (facts.expires && m_situation.now.isValid() && *facts.expires <= m_situation.now) {
            put(u"expires"_s, facts.expires->toString(Qt::ISODate));
            return "token-expired";
        }
        switch (facts.kind) {
        case TokenReading::Kind::Jwt:
            return isForKubernetes(facts) ? ofRefusedToken() : ofScope(u"audience"_s);
        case TokenReading::Kind::K3sJoin:
            because(u"join-token"_s);
            return "credential-refused";
        case TokenReading::Kind::Rancher:
        case TokenReading::Kind::OpenShift:
        case TokenReading::Kind::Eks:
            // They end after minutes, hours or weeks, and do not say when.
            m_confidence = 0.7;
            because(u"limited-life"_s);
            return "token-expired";
        default:
            return ofRefusedToken();
        }
    }

    /// Only the tokens of service accounts can tell: theirs are for their own issuer unless
    /// something else was asked for.
    [[nodiscard]] static bool isForKubernetes(const TokenReading &token)
    {
        if (token.serviceAccount.isEmpty() || token.audiences.isEmpty() ||
            token.audiences.contains(token.issuer))
            return true;
        return std::ranges::any_of(token.audiences, [](const QString &audience) {
            return audience.contains("kubernetes"_L1) || audience == "k3s"_L1 ||
                   audience == "rke2"_L1 || audience == "api"_L1;
        });
    }

    QByteArray ofRefusedToken()
    {
        m_confidence = 0.8;
        because(u"token"_s);
        return "credential-refused";
    }

    QByteArray ofScope(const QString &reason)
    {
        because(reason);
        return "token-wrong-scope";
    }

    QByteArray ofRefusedCertificate()
    {
        const QSslCertificate own = m_situation.endpoint.security.clientChain.value(0);
        const QDateTime end = own.expiryDate().toUTC();
        put(u"user"_s, own.subjectInfo(QSslCertificate::CommonName).value(0));
        put(u"notAfter"_s, end.toString(Qt::ISODate));
        if (m_situation.now.isValid() && end < m_situation.now)
            return "client-cert-expired";
        because(u"certificate"_s);
        return "credential-refused";
    }

    QByteArray ofAnonymous()
    {
        const bool shown = m_context.value(u"credential"_s) != "none"_L1;
        because(shown ? u"lost"_s : u"none"_s);
        return "credential-missing";
    }

    // ---- rights

    QByteArray ofMissingRight()
    {
        const QString resource = m_error.context.value(u"resource"_s);
        const QString verb = m_error.context.value(u"verb"_s);
        if (!verb.isEmpty() && !resource.isEmpty())
            put(u"missing"_s, QString(verb + u' ' + resource));
        put(u"account"_s, m_error.context.value(u"user"_s).section(u':', -1));
        if (!ofDriver())
            return ofPerson(resource);
        if (m_error.context.value(u"user"_s).endsWith(":default"_L1))
            return "rbac-driver-default-sa";
        if (verb == "deletecollection"_L1)
            return "rbac-driver-deletecollection";
        if (resource.startsWith("pods"_L1))
            return "rbac-driver-pods";
        if (resource == "configmaps"_L1)
            return "rbac-driver-configmaps";
        if (resource == "persistentvolumeclaims"_L1)
            return "rbac-driver-pvc";
        return "rbac-driver-role-incomplete";
    }

    QByteArray ofPerson(const QString &resource)
    {
        if (resource == "users"_L1 || resource == "groups"_L1 || resource == "serviceaccounts"_L1) {
            if (m_error.context.value(u"verb"_s) == "impersonate"_L1)
                because(u"impersonate"_s);
            return "rbac-user";
        }
        if (resource == "pods"_L1)
            return "rbac-user-pods";
        if (resource == "pods/log"_L1)
            return "rbac-user-pod-log";
        if (resource == "pods/portforward"_L1)
            return "rbac-user-portforward";
        if (resource == "sparkapplications"_L1)
            return "rbac-user-sparkapplications";
        return "rbac-user";
    }

    // ---- answers

    QByteArray ofAnswer()
    {
        switch (m_error.code) {
        case Errc::Redirected:
            return "redirected";
        case Errc::NamespaceMissing:
            return "namespace-missing";
        case Errc::ServiceAccountMissing:
            return "service-account-missing";
        case Errc::QuotaExceeded:
        case Errc::AdmissionDenied:
            return ofAdmission();
        case Errc::NotFound:
        case Errc::ApiNotFound:
        case Errc::BadRequest:
        case Errc::NotKubernetes:
        case Errc::HttpProtocol:
        case Errc::ContentEncoding:
        case Errc::ResponseTooLarge:
            return ofForeigner();
        case Errc::ServiceUnavailable:
        case Errc::ServerTimeout:
        case Errc::InternalServerError:
            return ofServerFault();
        default:
            because(errcName(m_error.code));
            return "api-server-error";
        }
    }

    /// In the words of Kubernetes' own admission plug-ins.
    QByteArray ofAdmission()
    {
        if (says("must specify"_L1))
            return "quota-limits-required";
        if (m_error.code == Errc::QuotaExceeded)
            return "quota-exceeded";
        if (says("PodSecurity"_L1))
            return "podsecurity-denied";
        if (says("usage per Container"_L1) || says("usage per Pod"_L1) ||
            says("limit to request ratio"_L1))
            return "limitrange-violation";
        if (says("security context constraint"_L1))
            return "openshift-scc-denied";
        return "admission-policy-denied";
    }

    QByteArray ofForeigner()
    {
        if (says("HTTP request to an HTTPS server"_L1)) {
            because(u"https"_s);
            return "server-address-wrong";
        }
        if (behindRancher()) {
            if (says("ClusterUnavailable"_L1) || says("disconnected"_L1))
                return "rancher-agent-disconnected";
            if (m_error.code == Errc::NotFound || m_error.code == Errc::ApiNotFound ||
                m_error.context.value(u"status"_s) == "404"_L1) {
                because(u"rancher-path"_s);
                return "server-address-wrong";
            }
        }
        if (m_error.context.value(u"form"_s) == "html"_L1)
            return "html-answer";
        because(m_error.code == Errc::HttpProtocol ? u"protocol"_s : u"answer"_s);
        return "not-kubernetes";
    }

    QByteArray ofServerFault()
    {
        if (behindRancher() &&
            (m_error.code != Errc::InternalServerError || says("ClusterUnavailable"_L1)))
            return "rancher-agent-disconnected";
        if (m_error.context.contains(u"reason"_s)) // a Status: Kubernetes itself says so
            return "api-server-error";
        if (m_error.code == Errc::ServerTimeout)
            return "api-server-timeout";
        if (m_error.code == Errc::ServiceUnavailable) {
            because(u"gateway"_s);
            return "server-not-running";
        }
        because(errcName(m_error.code));
        return "api-server-error";
    }

    // ---- kubeconfig

    [[nodiscard]] bool isAboutConfig() const
    {
        switch (m_error.code) {
        case Errc::FileMissing:
        case Errc::FileUnreadable:
        case Errc::FileTooLarge:
        case Errc::NotYaml:
        case Errc::NotJson:
        case Errc::YamlDuplicateKey:
        case Errc::YamlRefused:
        case Errc::ConfigEmpty:
        case Errc::ConfigInvalid:
        case Errc::ConfigDanglingName:
        case Errc::ConfigUnsupported:
        case Errc::CertificateInvalid:
        case Errc::KeyInvalid:
        case Errc::ConsentMissing:
        case Errc::InvalidValue:
            return true;
        default:
            return false;
        }
    }

    QByteArray ofConfig()
    {
        if (m_error.code == Errc::ConsentMissing)
            return "exec-plugin-not-allowed";
        if (m_error.code == Errc::InvalidValue) {
            because(u"characters"_s);
            return "credential-refused";
        }
        ConfigSurroundings around;
        around.now = m_situation.now;
        Error error = m_error;
        const QString path = error.context.value(u"path"_s);
        if (!path.isEmpty() && path == m_situation.auth.tokenFile)
            error.context.insert(u"key"_s, u"tokenFile"_s);
        const Finding made = configFinding(error, around);
        for (auto it = made.context.cbegin(); it != made.context.cend(); ++it)
            m_context.insert(it.key(), it.value());
        return made.detail.toLatin1();
    }

    const Error &m_error;
    const Situation &m_situation;
    Context m_context;
    double m_confidence = 1;
};

} // namespace

Finding findingFor(const Error &error, const Situation &situation)
{
    return CauseFinder(error, situation).find();
}

QString credentialKind(const AuthSettings &auth, const net::Endpoint &endpoint)
{
    if (!auth.tokenFile.isEmpty())
        return u"token-file"_s;
    if (!auth.token.isEmpty())
        return u"token"_s;
    if (auth.basic)
        return u"basic"_s;
    if (endpoint.tls && !endpoint.security.clientChain.isEmpty())
        return u"certificate"_s;
    if (auth.exec)
        return u"exec"_s;
    if (auth.oidc)
        return u"oidc"_s;
    return u"none"_s;
}

bool isClusterHere(const QString &root)
{
    static const QStringList traces{u"/etc/systemd/system/k3s.service"_s,
                                    u"/etc/init.d/k3s"_s,
                                    u"/var/lib/rancher/k3s/server"_s,
                                    u"/usr/local/bin/rke2"_s,
                                    u"/etc/kubernetes/manifests/kube-apiserver.yaml"_s,
                                    u"/var/snap/microk8s"_s};
    return std::ranges::any_of(traces, [&](const QString &trace) {
        return QFileInfo::exists(QDir(root).filePath(trace.sliced(1)));
    });
}

} // namespace firesteel::kube
