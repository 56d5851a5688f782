// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/addressreader.h"

#include "core/base/redact.h"
#include "core/kube/config/placeholder.h"

#include <QMap>
#include <QRegularExpression>

#include <functional>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

using Severity = Finding::Severity;

/// Kubernetes' own port where there is no load balancer in front (K3s, RKE2, kubeadm).
constexpr quint16 kApiPort = 6443;

/// The address in what was pasted: the first URL of several lines, the value of "server:".
QString addressIn(const QString &pasted)
{
    static const QRegularExpression colour(u"\\x1b\\[[0-9;]*m"_s);
    static const QRegularExpression url(u"https?://[^\\s\"'<>,;]+"_s,
                                        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression server(u"^\\s*-?\\s*server\\s*:\\s*(\\S+)\\s*$"_s,
                                           QRegularExpression::MultilineOption);
    QString text = pasted.trimmed();
    text.remove(colour);
    if (const auto match = server.match(text); match.hasMatch())
        text = match.captured(1);
    if (text.contains(QRegularExpression(u"\\s"_s))) {
        if (const auto match = url.match(text); match.hasMatch())
            text = match.captured();
    }
    while (text.size() >= 2 && (text.front() == u'"' || text.front() == u'\'') &&
           text.back() == text.front())
        text = text.sliced(1, text.size() - 2).trimmed();
    while (text.endsWith(u'.') || text.endsWith(u','))
        text.chop(1);
    if (text.startsWith("k8s://"_L1, Qt::CaseInsensitive)) // a master of Spark
        text = text.sliced(6);
    return text;
}

class AddressReader
{
public:
    explicit AddressReader(const QString &text) : m_text(addressIn(text)) {}
    AddressReading run();

private:
    void take();
    void refuse(const QString &problem);
    void path();
    void port(bool schemeGiven);
    void host();
    void plainHttp();
    void note(QLatin1StringView detail, const QString &problem, Severity severity,
              double confidence = 1, QMap<QString, QString> more = {});
    void suggest(ServerUrl url, const QString &reason)
    {
        if (isAnyAddress(url.host)) // which is no address to call
            url.host = u"127.0.0.1"_s;
        const AddressSuggestion one{addressText(url), reason};
        if (one.address != m_reading.address && !m_reading.suggestions.contains(one))
            m_reading.suggestions.append(one);
    }
    [[nodiscard]] ServerUrl with(const std::function<void(ServerUrl &)> &change) const
    {
        ServerUrl copy = m_reading.url;
        change(copy);
        return copy;
    }

    QString m_text;
    AddressReading m_reading;
};

void AddressReader::note(QLatin1StringView detail, const QString &problem, Severity severity,
                         double confidence, QMap<QString, QString> more)
{
    more.insert(u"problem"_s, problem);
    if (m_reading.usable) {
        more.insert(
            {{u"host"_s, m_reading.url.host}, {u"port"_s, QString::number(m_reading.url.port)}});
    }
    Finding one = finding(detail, more, {{u"address"_s, m_reading.address}}, severity);
    one.confidence = confidence;
    m_reading.findings.append(one);
}

void AddressReader::refuse(const QString &problem)
{
    QMap<QString, QString> more;
    if (problem != "user"_L1 && !m_text.isEmpty()) // may hold a password
        more.insert(u"server"_s, redacted(m_text.left(200)));
    note("server-address-wrong"_L1, problem, Severity::Problem, 1, more);
}

/// Paths of the API and of Rancher's pages are not part of the address.
void AddressReader::path()
{
    static const QRegularExpression page(u"/(?:dashboard/)?c/((?:c-m?-?|local)[\\w-]*)"_s);
    static const QRegularExpression cluster(u"^(/k8s/clusters/[^/]+)(/.*)?$"_s);
    static const QRegularExpression api(
        u"/(?:api|apis|version|healthz|livez|readyz|openapi)(?:/.*)?$"_s);
    ServerUrl &url = m_reading.url;
    const QString path = QString::fromLatin1(url.pathPrefix);
    const auto before = addressText(url);
    if (const auto match = cluster.match(path); match.hasMatch()) {
        url.pathPrefix = match.captured(1).toLatin1();
        if (match.captured(2).size() > 1)
            note("server-address-wrong"_L1, u"api-path"_s, Severity::Notice, 1,
                 {{u"before"_s, before}});
        return;
    }
    if (const auto match = page.match(path); match.hasMatch()) {
        url.pathPrefix = "/k8s/clusters/" + match.captured(1).toLatin1();
        m_reading.address = addressText(url);
        note("server-address-wrong"_L1, u"rancher-page"_s, Severity::Notice, 0.9,
             {{u"cluster"_s, match.captured(1)}, {u"before"_s, before}});
        return;
    }
    if (path.startsWith("/dashboard"_L1)) {
        url.pathPrefix.clear();
        note("server-address-wrong"_L1, u"rancher-home"_s, Severity::Warning, 0.8,
             {{u"before"_s, before}});
        return;
    }
    if (const auto match = api.match(path); match.hasMatch()) {
        url.pathPrefix = path.first(match.capturedStart()).toLatin1();
        note("server-address-wrong"_L1, u"api-path"_s, Severity::Notice, 1,
             {{u"before"_s, before}});
    }
}

void AddressReader::port(bool schemeGiven)
{
    static const QRegularExpression given(u"^(?:[a-z]+://)?(?:\\[[^\\]]*\\]|[^/:?#\\[]*):\\d"_s,
                                          QRegularExpression::CaseInsensitiveOption);
    ServerUrl &url = m_reading.url;
    if (!given.match(m_text).hasMatch()) {
        if (!url.tls || !url.pathPrefix.isEmpty()) // behind a web server 443 and 80 are right
            return;
        if (!schemeGiven)
            url.port = kApiPort;
        m_reading.address = addressText(url);
        note("server-address-wrong"_L1, u"port-missing"_s, Severity::Notice, 0.5);
        suggest(with([&](ServerUrl &other) { other.port = url.port == 443 ? kApiPort : 443; }),
                url.port == 443 ? u"port-6443"_s : u"port-443"_s);
        return;
    }
    // ports of other parts of a cluster
    static const QMap<quint16, QString> kOthers{
        {9345, u"rke2-join"_s}, {10250, u"kubelet"_s}, {2379, u"etcd"_s},
        {2380, u"etcd"_s},      {22, u"ssh"_s},        {10257, u"controller-manager"_s},
        {10259, u"scheduler"_s}};
    if (const auto other = kOthers.constFind(url.port); other != kOthers.cend()) {
        note("server-address-wrong"_L1, u"other-port"_s, Severity::Warning, 0.8,
             {{u"service"_s, *other}});
        suggest(with([](ServerUrl &better) { better.port = kApiPort; }), u"port-6443"_s);
    }
}

void AddressReader::host()
{
    const ServerUrl &url = m_reading.url;
    if (isAnyAddress(url.host)) {
        note("server-address-localhost"_L1, u"any-address"_s, Severity::Warning, 0.9);
        suggest(with([](ServerUrl &here) { here.host = u"127.0.0.1"_s; }), u"loopback"_s);
    } else if (isLoopback(url.host) && url.tls) {
        note("server-address-localhost"_L1, u"loopback"_s, Severity::Notice,
             url.port == kApiPort ? 0.6 : 0.3);
    }
    const bool inside = url.host == "kubernetes"_L1 || url.host == "kubernetes.default"_L1 ||
                        url.host.startsWith("kubernetes.default.svc"_L1) ||
                        url.host.endsWith(".cluster.local"_L1);
    // the first addresses of the service networks of kubeadm, K3s and RKE2: the API inside
    const bool service = url.host == "10.96.0.1"_L1 || url.host == "10.43.0.1"_L1;
    if (inside || service)
        note("server-address-wrong"_L1, u"cluster-internal"_s, Severity::Warning, 0.9);
}

void AddressReader::plainHttp()
{
    const ServerUrl &url = m_reading.url;
    if (url.tls || isLoopback(url.host))
        return;
    QMap<QString, QString> more{{u"host"_s, url.host}};
    Finding one = finding("connection-plain-http"_L1, more, {{u"address"_s, m_reading.address}},
                          Severity::Warning);
    m_reading.findings.append(one);
    suggest(with([](ServerUrl &safe) {
                safe.tls = true;
                safe.port = safe.port == 80 ? 443 : safe.port;
            }),
            u"https"_s);
}

void AddressReader::take()
{
    const bool schemeGiven = m_text.contains("://"_L1);
    const qsizetype slash = m_text.indexOf(u'/');
    // a bare address with a path, as a browser's address bar shows it
    const QString full = !schemeGiven && slash > 0 ? "https://"_L1 + m_text : m_text;
    const Result<ServerUrl> url = parseServerUrl(full);
    if (!url) {
        refuse(url.error().context.value(u"reason"_s));
        return;
    }
    m_reading.usable = true;
    m_reading.url = *url;
    path();
    QByteArray &prefix = m_reading.url.pathPrefix; // ends as addressIn() lets a text end
    while (prefix.endsWith('/') || prefix.endsWith('.') || prefix.endsWith(','))
        prefix.chop(1);
    port(schemeGiven);
    m_reading.address = addressText(m_reading.url);
    host();
    plainHttp();
    for (Finding &one : m_reading.findings)
        one.evidence = {{u"address"_s, m_reading.address}};
}

AddressReading AddressReader::run()
{
    if (m_text.isEmpty())
        refuse(u"empty"_s);
    else if (placeholderIn(m_text) != Placeholder::None ||
             placeholderIn(QString("https://"_L1 + m_text)) != Placeholder::None)
        note("kubeconfig-placeholder"_L1, u"address"_s, Severity::Problem, 0.9,
             {{u"text"_s, m_text.left(80)}, {u"key"_s, u"server"_s}});
    else
        take();
    return std::move(m_reading);
}

} // namespace

AddressReading readAddress(const QString &text)
{
    return AddressReader(text).run();
}

QString addressText(const ServerUrl &url)
{
    const QString host = url.host.contains(u':') ? u'[' + url.host + u']' : url.host;
    return u"%1://%2:%3%4"_s.arg(url.tls ? u"https"_s : u"http"_s, host)
        .arg(url.port)
        .arg(QString::fromLatin1(url.pathPrefix));
}

} // namespace firesteel::kube
