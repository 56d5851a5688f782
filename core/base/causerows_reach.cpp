// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/causetextrows.h"

#include <QtGlobal>

#include <array>

namespace firesteel::detail {

using namespace Qt::StringLiterals;

namespace {

// clang-format off
constexpr auto kReachRows = std::to_array<CauseText>({
    // The name
    {"name-not-resolved"_L1, "reason=inside-name"_L1,
     QT_TRANSLATE_NOOP("Causes", "The name {host} is known only inside the cluster."),
     {QT_TRANSLATE_NOOP("Causes", "Take the address under which the API server is reached from outside, as it stands in a kubeconfig.")}},
    {"name-not-resolved"_L1, "reason=placeholder"_L1,
     QT_TRANSLATE_NOOP("Causes", "The name {host} looks like the placeholder of a guide, and has no address."),
     {QT_TRANSLATE_NOOP("Causes", "Put the name or address of your own server in its place.")}},
    {"name-not-resolved"_L1, "reason=no-answer"_L1,
     QT_TRANSLATE_NOOP("Causes", "The name server does not answer, so the address of {host} stays unknown."),
     {QT_TRANSLATE_NOOP("Causes", "Check the network connection and whether the VPN of the cluster is on."),
      QT_TRANSLATE_NOOP("Causes", "Try the server's IP address instead of its name, if the certificate carries it.")}},
    {"name-not-resolved"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "No address is known for the name {host}."),
     {QT_TRANSLATE_NOOP("Causes", "Check the name for a misprint, and whether the VPN of the cluster is on.")}},

    // The connection
    {"server-address-localhost"_L1, "reason=unspecified"_L1,
     QT_TRANSLATE_NOOP("Causes", "{host} stands for every address of the machine that wrote it; nothing can be reached under it."),
     {QT_TRANSLATE_NOOP("Causes", "Put the address of the server in its place, or 127.0.0.1 if the cluster runs on this machine.")}},
    {"server-address-localhost"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "{host} means this machine, and no cluster runs here: the address was copied from the server."),
     {QT_TRANSLATE_NOOP("Causes", "Put the address of the server in its place: https://SERVER:{port}."),
      QT_TRANSLATE_NOOP("Causes", "If its certificate does not carry that address, add it on the server (K3s: tls-san).")}},
    {"server-address-wrong"_L1, "reason=https"_L1,
     QT_TRANSLATE_NOOP("Causes", "The server at {host}:{port} wants TLS, but the address says http."),
     {QT_TRANSLATE_NOOP("Causes", "Write https:// instead of http://.")}},
    {"server-address-wrong"_L1, "reason=rancher-path"_L1,
     QT_TRANSLATE_NOOP("Causes", "Rancher answers at {host}, but knows no cluster under this path."),
     {QT_TRANSLATE_NOOP("Causes", "Download the kubeconfig from the page of the cluster in Rancher again: the id in the path is another one or gone.")}},
    {"server-address-wrong"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The address {host}:{port} is not that of a Kubernetes API server."),
     {QT_TRANSLATE_NOOP("Causes", "Check host and port: K3s and RKE2 use 6443, Rancher and many clouds 443.")}},
    {"server-not-running"_L1, "reason=service"_L1,
     QT_TRANSLATE_NOOP("Causes", "The cluster of this machine does not run: nothing listens at {host}:{port}."),
     {QT_TRANSLATE_NOOP("Causes", "Look why it does not start: systemctl status k3s, then journalctl -u k3s -n 50. Often the kernel lacks the memory cgroup."),
      QT_TRANSLATE_NOOP("Causes", "Start it: sudo systemctl start k3s.")}},
    {"server-not-running"_L1, "reason=local-cluster"_L1,
     QT_TRANSLATE_NOOP("Causes", "The local cluster does not run, or has another port since it was started: nothing listens at {host}:{port}."),
     {QT_TRANSLATE_NOOP("Causes", "Start it (k3d cluster start, minikube start, Docker or Rancher Desktop)."),
      QT_TRANSLATE_NOOP("Causes", "Take its kubeconfig again: k3d kubeconfig get, kind export kubeconfig, minikube update-context.")}},
    {"server-not-running"_L1, "reason=gateway"_L1,
     QT_TRANSLATE_NOOP("Causes", "A gateway answers at {host}:{port}, but the API server behind it does not ({status})."),
     {QT_TRANSLATE_NOOP("Causes", "Wait a minute and try again; then ask whoever runs the cluster.")}},
    {"server-not-running"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The machine {host} is there, but nothing listens on port {port}."),
     {QT_TRANSLATE_NOOP("Causes", "Check the port: K3s and RKE2 use 6443, Rancher and many clouds 443."),
      QT_TRANSLATE_NOOP("Causes", "Ask whether the API server runs; on a K3s server: systemctl status k3s.")}},
    {"api-server-timeout"_L1, "reason=tls"_L1,
     QT_TRANSLATE_NOOP("Causes", "Port {port} of {host} is open, but nothing answers to the TLS handshake."),
     {QT_TRANSLATE_NOOP("Causes", "With a VPN: large packets may get lost in it. Lower its packet size (MTU), for example to 1300."),
      QT_TRANSLATE_NOOP("Causes", "Check whether the API server behind a load balancer or port-forward still runs.")}},
    {"api-server-timeout"_L1, "reason=mute"_L1,
     QT_TRANSLATE_NOOP("Causes", "The connection to {host}:{port} stands, but no answer comes."),
     {QT_TRANSLATE_NOOP("Causes", "Try again in a minute: the API server may be overloaded or starting."),
      QT_TRANSLATE_NOOP("Causes", "In a VPN, large packets may get lost: try a smaller MTU, such as 1300.")}},
    {"api-server-timeout"_L1, "reason=wsl-range"_L1,
     QT_TRANSLATE_NOOP("Causes", "Nothing comes back from {host}:{port}. WSL and Docker use addresses of this range, and a VPN often leads them away."),
     {QT_TRANSLATE_NOOP("Causes", "If the cluster runs on this machine, use https://127.0.0.1:{port} as its address."),
      QT_TRANSLATE_NOOP("Causes", "Otherwise switch on the VPN of the cluster, or leave the other one.")}},
    {"api-server-timeout"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "Nothing comes back from {host}:{port}: a firewall, a missing VPN, or a machine that is off."),
     {QT_TRANSLATE_NOOP("Causes", "Switch on the VPN of the cluster, or check that this machine is in the right network."),
      QT_TRANSLATE_NOOP("Causes", "Ask whether a firewall lets port {port} through.")}},
    {"api-server-not-reachable"_L1, "reason=through-proxy"_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost} does not reach {host}:{port} either ({status})."),
     {QT_TRANSLATE_NOOP("Causes", "If this machine reaches the server directly, add its address to NO_PROXY."),
      QT_TRANSLATE_NOOP("Causes", "Otherwise check address and port of the server.")}},
    {"api-server-not-reachable"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "There is no way from this machine's network to {host}."),
     {QT_TRANSLATE_NOOP("Causes", "Check the network connection and whether the VPN of the cluster is on.")}},

    // The proxy
    {"proxy-not-reachable"_L1, "reason=silent"_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost}:{proxyPort} accepts the connection, but does not answer."),
     {QT_TRANSLATE_NOOP("Causes", "Check that it is a proxy of the given kind (HTTP or SOCKS 5)."),
      QT_TRANSLATE_NOOP("Causes", "If no proxy is needed for {host}, add it to NO_PROXY.")}},
    {"proxy-not-reachable"_L1, "reason=protocol"_L1,
     QT_TRANSLATE_NOOP("Causes", "What listens at {proxyHost}:{proxyPort} is no proxy of the given kind."),
     {QT_TRANSLATE_NOOP("Causes", "Check the scheme of the proxy's address: http:// or socks5://.")}},
    {"proxy-not-reachable"_L1, "reason=host-not-found"_L1,
     QT_TRANSLATE_NOOP("Causes", "No address is known for the name of the proxy, {proxyHost}."),
     {QT_TRANSLATE_NOOP("Causes", "Check the proxy's name; company proxies are often known only in the company's network."),
      QT_TRANSLATE_NOOP("Causes", "If no proxy is needed for {host}, add it to NO_PROXY or clear HTTPS_PROXY.")}},
    {"proxy-not-reachable"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost}:{proxyPort} cannot be reached."),
     {QT_TRANSLATE_NOOP("Causes", "Check address and port of the proxy, and that this machine is in its network."),
      QT_TRANSLATE_NOOP("Causes", "If no proxy is needed for {host}, add it to NO_PROXY or clear HTTPS_PROXY.")}},
    {"proxy-wants-login"_L1, "reason=refused"_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost} does not accept the user and password given for it."),
     {QT_TRANSLATE_NOOP("Causes", "Enter the current user and password of the proxy; a special character in its address must be percent-encoded.")}},
    {"proxy-wants-login"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost} lets nobody through without user and password."),
     {QT_TRANSLATE_NOOP("Causes", "Enter them at the proxy, or as http://USER:PASSWORD@{proxyHost}:{proxyPort} in HTTPS_PROXY."),
      QT_TRANSLATE_NOOP("Causes", "If it wants NTLM or Kerberos, use a local proxy that logs in for you.")}},
    {"proxy-blocks-api"_L1, "reason=closed"_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost} hangs up when it is asked for {host}:{port}."),
     {QT_TRANSLATE_NOOP("Causes", "Add {host} to NO_PROXY if this machine reaches it directly."),
      QT_TRANSLATE_NOOP("Causes", "Otherwise ask whoever runs the proxy to let {host}:{port} through.")}},
    {"proxy-blocks-api"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The proxy {proxyHost} refuses to connect to {host}:{port}; the cluster was never asked."),
     {QT_TRANSLATE_NOOP("Causes", "Add {host} to NO_PROXY, or set the right proxy for this cluster (proxy-url)."),
      QT_TRANSLATE_NOOP("Causes", "Otherwise ask whoever runs the proxy to let {host}:{port} through.")}},

    // What answers
    {"html-answer"_L1, "text"_L1,
     QT_TRANSLATE_NOOP("Causes", "A web page answers at {host}:{port}, not a Kubernetes API: \"{text}\"."),
     {QT_TRANSLATE_NOOP("Causes", "Check the address: behind Rancher it ends in /k8s/clusters/c-…; a page of a login or a network's sign-in comes before the API."),
      QT_TRANSLATE_NOOP("Causes", "Open the address in a browser to see what answers.")}},
    {"html-answer"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "A web page answers at {host}:{port}, not a Kubernetes API."),
     {QT_TRANSLATE_NOOP("Causes", "Check the address: behind Rancher it ends in /k8s/clusters/c-…; a page of a login or a network's sign-in comes before the API."),
      QT_TRANSLATE_NOOP("Causes", "Open the address in a browser to see what answers.")}},
    {"redirected"_L1, "location"_L1,
     QT_TRANSLATE_NOOP("Causes", "{host}:{port} sends requests on to {location}; an API server does not do that."),
     {QT_TRANSLATE_NOOP("Causes", "Use the API server's own address. A login page or a gateway answers here, and no credential was sent on.")}},
    {"redirected"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "{host}:{port} sends requests on to another place; an API server does not do that."),
     {QT_TRANSLATE_NOOP("Causes", "Use the API server's own address. A login page or a gateway answers here, and no credential was sent on.")}},
    {"not-kubernetes"_L1, "reason=closed"_L1,
     QT_TRANSLATE_NOOP("Causes", "{host}:{port} accepts the connection and hangs up without an answer."),
     {QT_TRANSLATE_NOOP("Causes", "Check the port and whether the address begins with https://."),
      QT_TRANSLATE_NOOP("Causes", "Try again in a minute: a load balancer without a server behind it does the same.")}},
    {"not-kubernetes"_L1, "reason=protocol"_L1,
     QT_TRANSLATE_NOOP("Causes", "What listens at {host}:{port} does not speak HTTP."),
     {QT_TRANSLATE_NOOP("Causes", "Check the port: K3s and RKE2 use 6443, Rancher and many clouds 443.")}},
    {"not-kubernetes"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "Something answers at {host}:{port}, but not as a Kubernetes API server does."),
     {QT_TRANSLATE_NOOP("Causes", "Check port and path of the address: K3s and RKE2 use 6443, Rancher has /k8s/clusters/c-… in its path.")}},
    {"rancher-agent-disconnected"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "Rancher answers, but has lost its connection to this cluster."),
     {QT_TRANSLATE_NOOP("Causes", "Look at the cluster's page in Rancher; in the cluster, the pods of cattle-cluster-agent (namespace cattle-system) must run."),
      QT_TRANSLATE_NOOP("Causes", "If the cluster has an authorized endpoint, use its context of the kubeconfig: it goes past Rancher.")}},
    {"api-server-error"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The API server answers with an error of its own."),
     {QT_TRANSLATE_NOOP("Causes", "Try again in a minute. If it stays, show the details to whoever runs the cluster.")}},
    {"admission-policy-denied"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "A policy of the cluster does not allow this object; the details name it."),
     {QT_TRANSLATE_NOOP("Causes", "Change what the policy asks for, or show the details to whoever runs the cluster.")}},
    {"connection-plain-http"_L1, ""_L1,
     QT_TRANSLATE_NOOP("Causes", "The connection to {host} is not encrypted: everybody on the way can read and change it."),
     {QT_TRANSLATE_NOOP("Causes", "Use the server's https address; plain HTTP is meant for kubectl proxy on this machine.")}},
});
// clang-format on

} // namespace

std::span<const CauseText> reachRows()
{
    return kReachRows;
}

} // namespace firesteel::detail
