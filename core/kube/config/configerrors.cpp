// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
// Errors of reading and resolving kubeconfigs, as findings.
#include "core/kube/config/entryfindings.h"
#include "core/kube/config/kubeconfigfindings.h"

#include <QDir>
#include <QFileInfo>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// A kind of finding, and what its words need beside the particulars of the error.
struct Answer {
    QLatin1StringView detail;
    QString problem = {};
};

/// Which product wrote a kubeconfig that only root may read.
QString productOfPath(const QString &path)
{
    for (const QString &product : {u"k3s"_s, u"rke2"_s, u"microk8s"_s}) {
        if (path.contains(u'/' + product + u'/'))
            return product;
    }
    return path.contains("/etc/kubernetes/"_L1) ? u"kubeadm"_s : QString();
}

class ErrorReader
{
public:
    ErrorReader(const Error &error, const ConfigSurroundings &around)
        : m_error(error), m_around(around)
    {}

    Finding read();

private:
    Answer answer();
    Answer missing();
    Answer invalid();
    Answer unsupported();
    Answer invalidEntry();
    Answer namedFile();
    void windowsKubeconfig();

    [[nodiscard]] QString particular(const QString &name) const
    {
        return m_error.context.value(name);
    }

    const Error &m_error;
    const ConfigSurroundings &m_around;
    QMap<QString, QString> m_context = m_error.context;
};

Finding ErrorReader::read()
{
    const Answer found = answer();
    if (!found.problem.isEmpty())
        m_context.insert(u"problem"_s, found.problem);
    addWslParticular(m_context, m_around.wsl);
    const QString path = particular(u"path"_s);
    QList<Evidence> evidence;
    if (!path.isEmpty())
        evidence.append({placeOf(path, particular(u"line"_s).toInt()), particular(u"key"_s)});
    return finding(found.detail, m_context, evidence);
}

Answer ErrorReader::answer()
{
    switch (m_error.code) {
    case Errc::FileMissing:
    case Errc::FileUnreadable:
    case Errc::FileTooLarge:
        return particular(u"key"_s).isEmpty() ? missing() : namedFile();
    case Errc::NotYaml: {
        const QString reason = particular(u"reason"_s);
        if (reason == "encoding"_L1 || reason == "nul"_L1)
            return {"kubeconfig-encoding"_L1,
                    particular(u"encoding"_s).isEmpty() ? u"binary"_s : u"unmarked"_s};
        return {"kubeconfig-yaml-broken"_L1, u"syntax"_s};
    }
    case Errc::YamlDuplicateKey:
        return {"kubeconfig-yaml-broken"_L1, u"duplicate"_s};
    case Errc::YamlRefused:
        return {"kubeconfig-yaml-broken"_L1, u"refused"_s};
    case Errc::ConfigEmpty:
        return {"kubeconfig-missing"_L1, u"empty"_s};
    case Errc::ConfigDanglingName:
        return {"kubeconfig-wrong-context"_L1, particular(u"kind"_s)};
    case Errc::ConfigInvalid:
    case Errc::InvalidValue:
        return invalid();
    case Errc::ConfigUnsupported:
        return unsupported();
    case Errc::CertificateInvalid:
        if (!particular(u"key"_s).startsWith("client-"_L1))
            return {"certificate-file-wrong"_L1};
        m_context.insert(u"role"_s, u"certificate"_s);
        return {"client-certificate-unusable"_L1, particular(u"reason"_s)};
    case Errc::KeyInvalid:
        m_context.insert(u"role"_s, u"key"_s);
        return {"client-certificate-unusable"_L1, particular(u"reason"_s)};
    default:
        return {"kubeconfig-unreadable"_L1};
    }
}

/// The kubeconfig itself is not there, or cannot be read.
Answer ErrorReader::missing()
{
    if (m_error.code == Errc::FileMissing) {
        const QString path = particular(u"path"_s);
        if (isWindowsPath(path)) {
            m_context.insert(u"file"_s, path);
            return {"kubeconfig-foreign-path"_L1, u"kubeconfig"_s};
        }
        if (path.startsWith(u'~') || path.contains("/~/"_L1) || path.contains(u'$')) {
            m_context.insert(u"file"_s, path);
            return {"kubeconfig-unexpanded-path"_L1, u"kubeconfig"_s};
        }
        windowsKubeconfig();
        return {"kubeconfig-missing"_L1};
    }
    if (m_error.code == Errc::FileTooLarge)
        return {"kubeconfig-unreadable"_L1, u"too-large"_s};
    if (const QString product = productOfPath(particular(u"path"_s)); !product.isEmpty())
        m_context.insert(u"product"_s, product);
    return {"kubeconfig-unreadable"_L1, particular(u"reason"_s)};
}

/// One that lies on the Windows side and may be the one that was meant.
void ErrorReader::windowsKubeconfig()
{
    for (const QString &profile : windowsProfiles(m_around.wsl, m_around.env, m_around.root)) {
        const QString path = profile + "/.kube/config"_L1;
        if (QFileInfo::exists(path)) {
            m_context.insert(u"windows"_s, path);
            return;
        }
    }
}

/// A file that the kubeconfig names; resolve() gives its path alone.
Answer ErrorReader::namedFile()
{
    const QString path = particular(u"path"_s);
    m_context.insert(u"file"_s, path);
    const QString reason = particular(u"reason"_s);
    if (isWindowsPath(path))
        return {"kubeconfig-foreign-path"_L1};
    if (m_error.code != Errc::FileMissing)
        return {"kubeconfig-file-missing"_L1,
                m_error.code == Errc::FileTooLarge ? u"too-large"_s : reason};
    if (reason == "tilde"_L1 || path.contains(u'$'))
        return {"kubeconfig-unexpanded-path"_L1};
    if (const QString written = particular(u"written"_s); !written.isEmpty()) {
        m_context.insert({{u"file"_s, written}, {u"looked"_s, path}});
        return {"kubeconfig-relative-path"_L1};
    }
    return {"kubeconfig-file-missing"_L1};
}

Answer ErrorReader::invalid()
{
    const QString key = particular(u"key"_s);
    const QString reason = particular(u"reason"_s);
    if (reason == "base64"_L1)
        return {"kubeconfig-base64-invalid"_L1, particular(u"form"_s)};
    if (reason == "placeholder"_L1)
        return {"kubeconfig-placeholder"_L1};
    if (key == "current-context"_L1)
        return {"kubeconfig-wrong-context"_L1, u"none"_s};
    if (reason == "clear-text"_L1)
        return {"connection-plain-http"_L1, u"credential"_s};
    if (key == "server"_L1 && reason != "type"_L1)
        return {"server-address-wrong"_L1, reason};
    if (key == "proxy-url"_L1 || key.endsWith("_PROXY"_L1, Qt::CaseInsensitive))
        return {"proxy-not-reachable"_L1, reason};
    if (particular(u"kind"_s).isEmpty() && key != "token"_L1) {
        const QString content = particular(u"content"_s);
        return {"kubeconfig-unreadable"_L1, content.isEmpty() ? reason : content};
    }
    return invalidEntry();
}

Answer ErrorReader::invalidEntry()
{
    static const QStringList kExec{u"exec"_s, u"command"_s,         u"args"_s,
                                   u"env"_s,  u"interactiveMode"_s, u"apiVersion"_s};
    const QString key = particular(u"key"_s);
    const QString reason = particular(u"reason"_s);
    if (kExec.contains(key))
        return {"exec-plugin-unusable"_L1,
                reason == "missing"_L1 && key == "exec"_L1 ? particular(u"field"_s) : reason};
    if (key == "idp-issuer-url"_L1 || key == "client-id"_L1) {
        m_context.insert(u"field"_s, key);
        return {"oidc-refresh-failed"_L1, u"missing"_s};
    }
    if (reason == "missing"_L1 && (key == "client-key"_L1 || key == "client-certificate"_L1))
        return {"client-certificate-unusable"_L1,
                key == "client-key"_L1 ? u"no-key"_s : u"no-certificate"_s};
    if (reason == "characters"_L1)
        return {"credential-refused"_L1, u"characters"_s};
    return {"kubeconfig-unreadable"_L1, reason};
}

Answer ErrorReader::unsupported()
{
    const QString key = particular(u"key"_s);
    if (key == "exec"_L1) {
        m_context.insert(u"command"_s, m_error.detail);
        return {particular(u"reason"_s) == "api-version"_L1 ? "exec-plugin-apiversion-missing"_L1
                                                            : "exec-plugin-unusable"_L1};
    }
    if (key == "auth-provider"_L1) {
        if (!m_context.contains(u"provider"_s))
            m_context.insert(u"provider"_s, m_error.detail);
        return {"exec-plugin-unusable"_L1, u"provider"_s};
    }
    return {"proxy-not-reachable"_L1, particular(u"reason"_s)};
}

} // namespace

Finding configFinding(const Error &error, const ConfigSurroundings &around)
{
    return ErrorReader(error, around).read();
}

} // namespace firesteel::kube
