// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentencegroups.h"

namespace firesteel::ctl::detail {

std::optional<Sentence> reachingSentence(Errc code, const ErrorWords &w)
{
    const QString address =
        u"Check the address in the kubeconfig or after --master, and that the cluster runs."_s;
    switch (code) {
    case Errc::HostNotFound:
        return Sentence{
            u"The name "_s + w.get(u"host"_s, u"of the server"_s) + u" cannot be resolved."_s,
            u"Check the spelling of the server's name, and the VPN if the cluster is behind one."_s};
    case Errc::ConnectionRefused:
        return Sentence{u"Nothing listens at "_s + w.server() + u": the connection was refused."_s,
                        address};
    case Errc::NetworkUnreachable:
        return Sentence{u"There is no way through the network to "_s + w.server() + u'.',
                        u"Check the network connection and the VPN."_s};
    case Errc::ConnectTimeout:
        return Sentence{w.server() + u" did not accept a connection in time."_s,
                        u"Check the address, the VPN and firewalls on the way."_s};
    case Errc::TlsTimeout:
        return Sentence{
            w.server() + u" accepted the connection but did not answer the TLS greeting."_s,
            u"Check that the port is the API server's, and that no firewall holds the connection."_s};
    case Errc::ResponseTimeout:
        return Sentence{
            w.server() + u" did not answer in time."_s,
            u"Try again; if it stays so, look at the load and the log of the API server."_s};
    case Errc::ConnectionLost:
        return Sentence{
            u"The connection to "_s + w.server() + u" was cut."_s,
            u"Try again; if it stays so, look for a proxy or load balancer that closes connections."_s};
    case Errc::ProxyUnreachable:
        return Sentence{
            u"The proxy cannot be reached."_s,
            u"Check proxy-url in the kubeconfig and the variables HTTPS_PROXY and NO_PROXY."_s};
    case Errc::ProxyRefused:
        return Sentence{
            u"The proxy refuses to connect to "_s + w.server() + u'.',
            u"Add the server to NO_PROXY, or ask whoever runs the proxy to allow it."_s};
    case Errc::ProxyAuthenticationRequired:
        return Sentence{
            u"The proxy asks for a user name and password."_s,
            u"Put them into proxy-url in the kubeconfig, or ask whoever runs the proxy."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> tlsSentence(Errc code, const ErrorWords &w)
{
    switch (code) {
    case Errc::TlsUntrusted:
        return Sentence{
            u"The certificate of "_s + w.server() + u" is not signed by the given authority."_s,
            u"Give the cluster's own CA with --certificate-authority, or fetch the kubeconfig anew."_s};
    case Errc::TlsRecreatedAuthority:
        return Sentence{
            u"The certificate of "_s + w.server() +
                u" is signed by an authority of the same name as the given one, but with another key."_s,
            u"The cluster was probably made anew: fetch its kubeconfig again."_s};
    case Errc::TlsNameMismatch:
        return Sentence{
            u"The certificate of "_s + w.server() + u" does not carry this name"_s +
                w.phrase(u"; it is for "_s, u"names"_s) + u'.',
            u"Use one of the names in the certificate as the server, or set tls-server-name in the kubeconfig."_s};
    case Errc::TlsExpired:
        return Sentence{u"The certificate of "_s + w.server() + u" has expired"_s +
                            w.phrase(u" on "_s, u"notAfter"_s) + u'.',
                        u"Renew it on the server, and check the clock of this computer."_s};
    case Errc::TlsNotYetValid:
        return Sentence{u"The certificate of "_s + w.server() + u" is not valid yet"_s +
                            w.phrase(u": it begins on "_s, u"notBefore"_s) + u'.',
                        u"Check the clock of this computer."_s};
    case Errc::TlsPlainHttp:
        return Sentence{w.server() + u" speaks HTTP without TLS."_s,
                        u"Check the port; the API server's is usually 6443 or 443."_s};
    case Errc::TlsHandshakeFailed:
        return Sentence{u"The TLS handshake with "_s + w.server() + u" failed."_s,
                        u"Check that the port is the API server's; details below."_s};
    case Errc::TlsClientCertificateRequired:
        return Sentence{w.server() + u" demands a client certificate."_s,
                        u"Use a kubeconfig with client-certificate and client-key."_s};
    case Errc::TlsClientCertificateInvalid:
        return Sentence{
            w.server() + u" refuses the client certificate."_s,
            u"Fetch the kubeconfig anew; the certificate may have expired or belong to another cluster."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> serverSentence(Errc code, const ErrorWords &w)
{
    const QString later = u"Try again in a minute; if it stays so, look at the API server's log."_s;
    switch (code) {
    case Errc::HttpProtocol:
    case Errc::NotKubernetes:
        return Sentence{
            w.server() + u" answers, but not as a Kubernetes API server."_s,
            u"Check the address: a proxy, a login page or another service may be in its place."_s};
    case Errc::ResponseTooLarge:
        return Sentence{u"The answer of "_s + w.server() + u" is larger than accepted."_s,
                        u"Ask for less: one namespace instead of all."_s};
    case Errc::ContentEncoding:
        return Sentence{u"The answer of "_s + w.server() + u" is damaged."_s, later};
    case Errc::Redirected:
        return Sentence{w.server() + u" redirects"_s + w.phrase(u" to "_s, u"location"_s) +
                            u", which an API server does not do; nothing was sent there."_s,
                        u"Check the address: it may be that of a web page instead of the API."_s};
    case Errc::WebSocketRefused:
    case Errc::WebSocketProtocol:
        return Sentence{u"The server did not open the stream for port forwarding."_s,
                        u"Check that no proxy on the way refuses WebSocket connections."_s};
    case Errc::Expired:
    case Errc::ResourceVersionTooLarge:
        return Sentence{u"The server no longer has the state that was asked for."_s,
                        u"Try again."_s};
    case Errc::TooManyRequests:
        return Sentence{u"The server is busy and asks to wait."_s, later};
    case Errc::ServerTimeout:
        return Sentence{u"The server could not finish the request in time."_s, later};
    case Errc::ServiceUnavailable:
        return Sentence{u"The API server is not ready."_s, later};
    case Errc::InternalServerError:
        return Sentence{u"The API server reports an internal error."_s, later};
    case Errc::OutcomeUnknown:
        return Sentence{
            u"The connection was cut while "_s + w.object() + w.inNamespace() +
                u" was being written, and whether it was carried out could not be found out."_s,
            u"Look with \"firesteelctl list"_s + w.option() + u"\" before trying again."_s};
    default:
        return std::nullopt;
    }
}

} // namespace firesteel::ctl::detail
