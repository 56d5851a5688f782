// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/ctl/sentences.h"

#include "core/base/causetexts.h"
#include "core/base/redact.h"
#include "core/ctl/plansentences.h"
#include "core/ctl/text.h"
#include "core/ctl/words.h"

#include <optional>

namespace firesteel::ctl {

using namespace Qt::StringLiterals;

namespace {

/// Reads particulars of an error with a fallback for those that are not known.
class Words
{
public:
    explicit Words(const Error &error) : m_error(error) {}

    [[nodiscard]] QString get(const QString &key, const QString &otherwise = {}) const
    {
        const QString value = m_error.context.value(key);
        return value.isEmpty() ? otherwise : value;
    }
    [[nodiscard]] bool has(const QString &key) const
    {
        return !m_error.context.value(key).isEmpty();
    }
    [[nodiscard]] QString server() const
    {
        const QString host = get(u"host"_s);
        if (host.isEmpty())
            return u"the server"_s;
        const QString shown = host.contains(u':') ? u'[' + host + u']' : host;
        return has(u"port"_s) ? QString(shown + u':' + get(u"port"_s)) : shown;
    }
    [[nodiscard]] QString object() const
    {
        const QString kind = get(u"kind"_s, get(u"resource"_s, u"object"_s));
        return has(u"name"_s) ? QString(kind + u" \""_s + get(u"name"_s) + u'"') : kind;
    }
    [[nodiscard]] QString inNamespace() const
    {
        return phrase(u" in namespace \""_s, u"namespace"_s, u"\""_s);
    }
    [[nodiscard]] QString namespaceWords() const
    {
        return u"The namespace"_s + quoted(get(u"namespace"_s, get(u"name"_s)));
    }
    /// A blank and the value; nothing if there is none.
    [[nodiscard]] QString after(const QString &key) const { return phrase(u" "_s, key); }
    /// A blank and the value in quotes; nothing if there is none.
    [[nodiscard]] static QString quoted(const QString &value)
    {
        return value.isEmpty() ? QString() : QString(u" \""_s + value + u'"');
    }
    /// `before` and the value; nothing if there is none.
    [[nodiscard]] QString phrase(const QString &before, const QString &key,
                                 const QString &behind = {}) const
    {
        return has(key) ? QString(before + get(key) + behind) : QString();
    }
    /// The option that makes a command look where the object is; nothing if that is not known.
    [[nodiscard]] QString option() const { return phrase(u" -n "_s, u"namespace"_s); }
    [[nodiscard]] QString file() const
    {
        return has(u"path"_s) ? QString(u"the file "_s + get(u"path"_s)) : u"the file"_s;
    }
    [[nodiscard]] QString atLine() const { return phrase(u" in line "_s, u"line"_s); }
    [[nodiscard]] const QString &detail() const { return m_error.detail; }
    [[nodiscard]] const QMap<QString, QString> &context() const { return m_error.context; }

private:
    const Error &m_error;
};

std::optional<Sentence> reachingSentence(Errc code, const Words &w)
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

std::optional<Sentence> tlsSentence(Errc code, const Words &w)
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

std::optional<Sentence> serverSentence(Errc code, const Words &w)
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

Sentence notFoundSentence(const Words &w)
{
    if (w.has(u"application"_s))
        return {
            u"There is no application"_s + Words::quoted(w.get(u"application"_s)) +
                w.inNamespace() + u'.',
            u"See the names and ids with \"firesteelctl list\", or name another namespace with --namespace."_s};
    return {u"There is no "_s + w.object() + w.inNamespace() + u'.',
            u"Check the name and the namespace."_s};
}

Sentence forbiddenSentence(const Words &w)
{
    QString what = u"You may not "_s + w.get(u"verb"_s, u"do this with"_s) + u' ' +
                   w.get(u"resource"_s, w.get(u"kind"_s, u"this object"_s)) + w.inNamespace() +
                   u'.';
    if (w.has(u"user"_s))
        what = u"The user \""_s + w.get(u"user"_s) + u"\" may not "_s +
               w.get(u"verb"_s, u"do this with"_s) + u' ' + w.get(u"resource"_s, u"this object"_s) +
               w.inNamespace() + u'.';
    return {
        what,
        u"Ask the cluster's administrator for a Role that allows it, or use another namespace."_s};
}

std::optional<Sentence> rightsSentence(Errc code, const Words &w)
{
    switch (code) {
    case Errc::Unauthorized:
        return Sentence{
            w.server() + u" does not accept the credentials (401)."_s,
            u"The token or client certificate may have expired: log in again or fetch the kubeconfig anew."_s};
    case Errc::Forbidden:
        return forbiddenSentence(w);
    case Errc::ForbiddenAnonymous:
        return Sentence{
            u"The request reached the server without credentials (403 for system:anonymous)."_s,
            u"Use a kubeconfig with a token or client certificate, or give --token-file."_s};
    case Errc::NamespaceMissing:
        return Sentence{w.namespaceWords() + u" does not exist."_s,
                        u"Create it, or name another one with --conf "
                        "spark.kubernetes.namespace=… (submit) or --namespace."_s};
    case Errc::ServiceAccountMissing:
        return Sentence{
            u"The service account"_s + Words::quoted(w.get(u"serviceAccount"_s, w.get(u"name"_s))) +
                u" does not exist"_s + w.inNamespace() + u'.',
            u"Create it, or name another one with --conf spark.kubernetes.authenticate.driver.serviceAccountName=…."_s};
    case Errc::NotFound:
        return notFoundSentence(w);
    case Errc::ApiNotFound:
        return Sentence{
            u"The server does not know this type of object"_s +
                w.phrase(u" ("_s, u"resource"_s, u")"_s) + u'.',
            u"Check that the address is that of a Kubernetes API server of a supported version."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> rejectedSentence(Errc code, const Words &w)
{
    switch (code) {
    case Errc::AlreadyExists:
        return Sentence{
            u"The name is taken: "_s + w.object() + u" already exists"_s + w.inNamespace() + u'.',
            u"Choose another spark.kubernetes.driver.pod.name, or remove the old one with \"firesteelctl kill"_s +
                w.after(u"name"_s) + w.option() + u"\"."_s};
    case Errc::Conflict:
        return Sentence{u"Someone else changed "_s + w.object() + w.inNamespace() +
                            u" at the same time."_s,
                        u"Try again."_s};
    case Errc::PreconditionFailed:
        return Sentence{w.object() + w.inNamespace() +
                            u" was replaced by another of the same name; it was left alone."_s,
                        u"Look at the new one with \"firesteelctl list"_s + w.option() + u"\"."_s};
    case Errc::Invalid:
    case Errc::BadRequest:
        return Sentence{u"The server does not accept "_s + w.object() + w.inNamespace() + u'.',
                        u"Correct the setting behind the field that the details name."_s};
    case Errc::MethodNotAllowed:
    case Errc::UnsupportedMediaType:
        return Sentence{u"The server does not support this request."_s,
                        u"Check the version of the cluster."_s};
    case Errc::RequestTooLarge:
        return Sentence{w.object() + u" is too large for the cluster."_s,
                        u"Put large files into object storage instead of a config map."_s};
    case Errc::QuotaExceeded:
        return Sentence{
            u"The quota"_s + w.inNamespace() + u" does not allow "_s + w.object() + u'.',
            u"Ask for less memory or fewer cores, stop another job, or have the quota raised."_s};
    case Errc::AdmissionDenied:
        return Sentence{
            u"A rule of the cluster does not admit "_s + w.object() + w.inNamespace() + u'.',
            u"Change the setting that the details name, or ask the cluster's administrator."_s};
    case Errc::NamespaceTerminating:
        return Sentence{w.namespaceWords() + u" is being removed."_s,
                        u"Wait until it is gone and create it anew, or use another namespace."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> fileSentence(Errc code, const Words &w)
{
    switch (code) {
    case Errc::FileMissing:
        if (w.has(u"variable"_s) || w.get(u"role"_s) == u"kubeconfig"_s)
            return Sentence{u"There is no kubeconfig at "_s + w.get(u"path"_s) + u'.',
                            u"Give one with --kubeconfig, or set the variable KUBECONFIG."_s};
        return Sentence{w.has(u"path"_s)
                            ? QString(u"There is no file"_s + w.after(u"path"_s) + u'.')
                            : u"A file that is needed does not exist."_s,
                        u"Check the path; ~ and variables are not expanded inside a kubeconfig."_s};
    case Errc::FileUnreadable:
        return Sentence{w.file() + u" cannot be read."_s,
                        u"Check that it is a regular file and that you may read it."_s};
    case Errc::FileTooLarge:
        return Sentence{w.file() + u" is too large."_s, u"Check that it is the right file."_s};
    case Errc::FileWriteFailed:
        return Sentence{w.file() + u" cannot be written."_s,
                        u"Check the rights on its folder and the free space."_s};
    case Errc::NotYaml:
        return Sentence{w.file() + u" is not YAML"_s + w.atLine() + u'.',
                        u"Correct that line, or fetch the kubeconfig anew."_s};
    case Errc::NotJson:
        return Sentence{(w.has(u"path"_s) ? w.file() : u"The text"_s) + u" is not JSON"_s +
                            w.atLine() + u'.',
                        u"Correct it."_s};
    case Errc::YamlDuplicateKey:
        return Sentence{w.file() + u" gives the key"_s + Words::quoted(w.get(u"key"_s)) +
                            u" twice"_s + w.atLine() + u'.',
                        u"Remove one of the two."_s};
    case Errc::YamlRefused:
        return Sentence{w.file() + u" uses a feature of YAML that is not accepted"_s + w.atLine() +
                            u'.',
                        u"Write it without aliases, merge keys and deep nesting."_s};
    case Errc::ConfigEmpty:
        return Sentence{
            (w.has(u"path"_s) ? QString(u"The kubeconfig "_s + w.get(u"path"_s))
                              : u"The kubeconfig"_s) +
                u" names no cluster."_s,
            u"Give another one with --kubeconfig, or fetch it anew from the cluster."_s};
    case Errc::ConfigInvalid:
        return Sentence{(w.has(u"path"_s) ? w.file() : u"The kubeconfig"_s) + u" cannot be used"_s +
                            w.phrase(u": \""_s, u"key"_s, u"\" is wrong"_s) + w.atLine() + u'.',
                        u"Correct what the details name, or fetch the kubeconfig anew."_s};
    case Errc::ConfigDanglingName:
        return Sentence{u"The kubeconfig names the "_s + w.get(u"kind"_s, u"context"_s) +
                            Words::quoted(w.get(u"name"_s)) + u", which is not in it."_s,
                        u"Choose another context with --context, or correct the name."_s};
    case Errc::ConfigUnsupported:
        return Sentence{u"This version cannot log in the way the kubeconfig asks"_s +
                            w.phrase(u" (\""_s, u"key"_s, u"\")"_s) + u'.',
                        u"Use a token, a token file or a client certificate."_s};
    case Errc::ConsentMissing:
        return Sentence{
            u"To log in, the kubeconfig wants to run a program"_s +
                w.phrase(u" (\""_s, u"command"_s, u"\")"_s) +
                u", which nobody has agreed to yet. It was not run."_s,
            u"Look at what it would run, and add --allow-exec if you trust the file."_s};
    case Errc::ExecPluginFailed:
        return Sentence{
            u"The program that logs in to the cluster"_s +
                w.phrase(u" (\""_s, u"command"_s, u"\")"_s) + u" gave no usable credential."_s,
            u"Run it in a terminal to see what it says; perhaps you have to log in anew."_s};
    case Errc::OidcRefreshFailed:
        return Sentence{u"The sign-in has ended, and the identity server"_s + w.after(u"issuer"_s) +
                            u" gave no new token."_s,
                        u"Sign in anew with the tool that made the kubeconfig."_s};
    case Errc::ReadOnlyLock:
        return Sentence{u"This cluster is locked for reading only. Nothing was sent."_s,
                        u"Take the lock off on the page Cluster of the window."_s};
    case Errc::CertificateInvalid:
        return Sentence{w.file() + u" holds no usable certificate."_s,
                        u"Check that it is PEM text that begins with BEGIN CERTIFICATE."_s};
    case Errc::KeyInvalid:
        return Sentence{
            w.file() + u" holds no usable private key, or not the one of the certificate."_s,
            u"Check that it is an unencrypted PEM key that belongs to the certificate."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> inputSentence(Errc code, const Words &w)
{
    const QString help = u"See \"firesteelctl help"_s + w.phrase(u" "_s, u"command"_s) + u"\"."_s;
    switch (code) {
    case Errc::UnknownOption:
        if (w.get(u"option"_s) == u"--token"_s)
            return Sentence{
                u"--token is not accepted, because every user of this computer could read it in the process list."_s,
                u"Put the token into a file and give --token-file, or set the variable FIRESTEEL_TOKEN."_s};
        return Sentence{u"The option"_s + w.after(u"option"_s) + u" is not known."_s, help};
    case Errc::MissingArgument:
        return Sentence{w.get(u"option"_s, w.get(u"key"_s, u"The command"_s)) + u" needs "_s +
                            w.get(u"argument"_s, u"a value"_s) + u'.',
                        help};
    case Errc::InvalidValue:
        return Sentence{(w.has(u"value"_s)
                             ? QString(u'"' + w.get(u"value"_s) + u"\" is not a valid value for "_s)
                             : u"The value is not valid for "_s) +
                            w.get(u"key"_s, w.get(u"option"_s, u"this setting"_s)) +
                            w.phrase(u": expected is "_s, u"expected"_s) + u'.',
                        w.get(u"next"_s, help)};
    case Errc::ConflictingOptions:
        if (w.get(u"problem"_s) == u"namespace-with-submit"_s)
            return Sentence{
                u"submit takes the namespace from Spark's own setting, not from --namespace."_s,
                u"Give --conf spark.kubernetes.namespace=… instead."_s};
        return Sentence{w.get(u"option"_s, w.get(u"key"_s, u"One option"_s)) + u" and "_s +
                            w.get(u"other"_s, u"another option"_s) + u" exclude each other."_s,
                        u"Leave one of them out."_s};
    case Errc::UnsupportedSetting:
        return Sentence{u"The setting"_s +
                            (w.has(u"key"_s) ? w.after(u"key"_s) : w.after(u"option"_s)) +
                            u" is not supported yet; nothing was sent."_s,
                        u"Leave it out, or use Spark's own spark-submit for this job."_s};
    default:
        return std::nullopt;
    }
}

std::optional<Sentence> runSentence(Errc code, const Words &w)
{
    switch (code) {
    case Errc::ImagePullFailed: {
        const ImageWords image = imageWords(w.get(u"message"_s, w.detail()));
        return Sentence{u"The image"_s + w.after(u"image"_s) + u" cannot be pulled: "_s +
                            image.why + u'.',
                        image.next};
    }
    case Errc::DriverFailed: {
        QString why = failureWords(w.context());
        if (why.endsWith(u'.'))
            why.chop(1);
        return Sentence{
            u"The driver failed"_s + (why.isEmpty() ? QString() : QString(u": "_s + why)) + u'.',
            w.get(u"reason"_s) == u"out-of-memory"_s
                ? u"Give it more room with --driver-memory or --conf spark.driver.memoryOverhead=…."_s
                : QString(u"Read its log with \"firesteelctl log "_s + w.get(u"name"_s, u"APP"_s) +
                          w.option() + u"\"."_s)};
    }
    case Errc::DriverGone:
        if (w.get(u"deleted"_s) == u"requested"_s)
            return Sentence{u"The driver pod"_s + w.after(u"name"_s) +
                                u" was stopped: its deletion was asked for."_s,
                            u"Submit the job again if that was not meant."_s};
        return Sentence{u"The driver pod"_s + w.after(u"name"_s) +
                            u" was deleted before its result was seen."_s,
                        u"Find out who deleted it; whether the job finished is not known."_s};
    case Errc::StartTimeout:
        return Sentence{
            u"The driver did not start within the given time"_s +
                w.phrase(u" ("_s, u"reason"_s, u")"_s) + u'.',
            w.has(u"removed"_s)
                ? u"It was removed; submit it with --keep to look at what it waits for."_s
                : QString(u"See what it waits for with \"firesteelctl event "_s +
                          w.get(u"name"_s, u"APP"_s) + w.option() + u"\"."_s)};
    case Errc::Cancelled:
        return Sentence{u"Stopped on request."_s,
                        u"Start the command again if that was not meant."_s};
    default:
        return std::nullopt;
    }
}

/// Where what was found is known more exactly than the code says: a plug-in that is not installed.
std::optional<Sentence> causeSentence(const Error &error)
{
    Finding found;
    found.detail = error.context.value(u"finding"_s);
    found.context = error.context;
    if (found.detail.isEmpty() || !causeText(found))
        return std::nullopt;
    const CauseWords words = causeWords(found);
    return Sentence{words.explanation, words.fixes.value(0)};
}

} // namespace

Sentence sentenceFor(const Error &error)
{
    if (auto sentence = planSentence(error))
        return *sentence;
    if (auto sentence = causeSentence(error))
        return *sentence;
    const Words words(error);
    for (auto *group : {reachingSentence, tlsSentence, serverSentence, rightsSentence,
                        rejectedSentence, fileSentence, inputSentence, runSentence}) {
        if (auto sentence = group(error.code, words)) {
            const QString path = error.context.value(u"path"_s); // stays as it is
            if (!sentence->what.isEmpty() && (path.isEmpty() || !sentence->what.startsWith(path)))
                sentence->what[0] = sentence->what.at(0).toUpper();
            return *sentence;
        }
    }
    return {u"Firesteel met a fault of its own."_s, u"Report it with the details below."_s};
}

QString errorText(const Error &error)
{
    const Sentence sentence = sentenceFor(error);
    QString text = u"error: "_s + printable(sentence.what) + u"\n  next: "_s +
                   printable(sentence.next) + u'\n';
    const QString detail = printable(redacted(error.detail)).simplified();
    if (!detail.isEmpty() && !sentence.what.contains(detail))
        text += u"  details: "_s + detail.left(2000) + u'\n';
    return text;
}

} // namespace firesteel::ctl
