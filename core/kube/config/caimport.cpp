// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/caimport.h"

#include "core/data/yaml.h"
#include "core/kube/config/certificatebag.h"
#include "core/kube/config/certificatecard.h"
#include "core/kube/config/kubeconfig.h"
#include "core/kube/config/pemtext.h"

#include <QFileInfo>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLargestCaFile = 4 << 20;
constexpr int kDaysOfWarning = 30;
using Severity = Finding::Severity;
using Context = QMap<QString, QString>;

/// One import: the ways from a file to certificates, and from these to anchors.
class CaReader
{
public:
    CaReader(QString path, const QDateTime &now, QByteArray passphrase)
        : m_path(std::move(path)), m_now(now), m_passphrase(std::move(passphrase))
    {}

    CaImport run(const QByteArray &content)
    {
        if (content.size() > kLargestCaFile)
            add(u"too-large"_s, Severity::Problem);
        else
            read(content, 0);
        // what decides comes first
        std::ranges::stable_sort(m_result.findings, std::ranges::greater(), &Finding::severity);
        return m_result;
    }

private:
    void read(const QByteArray &content, int depth);
    bool readObject(const QByteArray &text, int depth);
    bool readKubeconfig(const QByteArray &text, int depth);
    bool readMap(const data::YamlNode &object, int depth);
    void take(const CertificateBag &bag);
    void sort(const QSslCertificate &certificate);
    void leaveOut(const CertificateCard &card, const QSslCertificate &certificate);
    void finish();
    void checkAnchor(const CertificateCard &card);
    void add(const QString &reason, Severity severity, Context context = {});

    QString m_path;
    QDateTime m_now;
    QByteArray m_passphrase;
    CaImport m_result;
    QList<Finding> m_leftOut;
};

void CaReader::add(const QString &reason, Severity severity, Context context)
{
    context.insert(u"reason"_s, reason);
    if (!m_path.isEmpty()) {
        context.insert(u"path"_s, m_path);
        context.insert(u"file"_s, QFileInfo(m_path).fileName());
    }
    const QString seen = context.value(u"subjectLine"_s);
    m_result.findings << finding("certificate-file-wrong"_L1, context,
                                 {{m_path, seen.isEmpty() ? reason : seen}}, severity);
}

void CaReader::read(const QByteArray &given, int depth)
{
    if (given.startsWith('\x30')) {
        const CertificateBag bag = readDerBag(given, m_passphrase);
        if (bag.reason != "damaged"_L1) {
            take(bag);
            return;
        }
    }
    const QByteArray text = plainText(given);
    if (readObject(text, depth))
        return;
    if (text.contains("-----BEGIN ")) {
        take(readPemBag(text));
        return;
    }
    const QByteArray decoded = depth < 3 ? decodedBase64(text) : QByteArray();
    const bool promising = decoded.startsWith('\x30') || decoded.contains("-----BEGIN ") ||
                           decoded.startsWith("LS0tLS1CRUdJTi") || decoded.startsWith("MII");
    if (promising) {
        read(decoded, depth + 1);
        if (m_result.form == "pem"_L1 || m_result.form == "der"_L1)
            m_result.form = u"base64"_s;
        return;
    }
    const QString kind = kindOfContent(text);
    const bool cut = kind == "pkcs12"_L1 || kind == "base64"_L1 || kind == "pkcs7"_L1 ||
                     given.startsWith("\x30\x81");
    add(cut ? u"damaged"_s : kind, Severity::Problem);
}

/// Kubeconfigs, Secrets, config maps and Rancher's setting; false for all else.
bool CaReader::readObject(const QByteArray &text, int depth)
{
    const bool likely = text.contains("apiVersion") || text.contains("certificate-authority") ||
                        text.contains("ca.crt") || text.contains("\"value\"") ||
                        text.contains("cacerts");
    if (depth > 1 || !likely)
        return false;
    const auto documents = data::readYaml(text);
    if (!documents || documents->empty() || documents->front().kind != data::YamlNode::Kind::Map)
        return false;
    const data::YamlNode &object = documents->front();
    if (object.find(u"clusters") && readKubeconfig(text, depth))
        return true;
    return readMap(object, depth);
}

bool CaReader::readKubeconfig(const QByteArray &text, int depth)
{
    const Kubeconfig config = parseKubeconfig(text, m_path);
    if (config.clusters.isEmpty())
        return false;
    const KubeContext *current = config.context(config.currentContext);
    const KubeCluster *cluster = current ? config.cluster(current->cluster) : nullptr;
    if (!cluster)
        cluster = &config.clusters.first();
    if (cluster->caData.isEmpty()) {
        m_result.form = u"kubeconfig"_s;
        add(u"kubeconfig-without-ca"_s, Severity::Problem,
            {{u"name"_s, cluster->name}, {u"named"_s, cluster->caFile}});
        return true;
    }
    add(u"from-kubeconfig"_s, Severity::Notice,
        {{u"name"_s, cluster->name}, {u"server"_s, cluster->server}});
    const QByteArray inside = cluster->caData;
    read(inside, depth + 2); // no further object inside of it
    m_result.form = u"kubeconfig"_s;
    return true;
}

/// A Secret, a config map, or {"value": "PEM"}.
bool CaReader::readMap(const data::YamlNode &object, int depth)
{
    static const auto keys = {u"ca.crt",        u"cacerts.pem",    u"cacerts",
                              u"ca-bundle.crt", u"service-ca.crt", u"tls.ca",
                              u"ca.pem",        u"value",          u"certificate-authority-data"};
    const data::YamlNode *const plain = object.find(u"stringData");
    const data::YamlNode *const data = object.find(u"data");
    const data::YamlNode *const config = data ? data->find(u"kubeconfig") : nullptr;
    if (config && config->kind == data::YamlNode::Kind::Scalar && depth == 0) {
        read(config->text.toUtf8(), 1); // kubeadm's cluster-info
        m_result.form = u"object"_s;
        return true;
    }
    for (const data::YamlNode *map : {plain, data, &object}) {
        for (const char16_t *key : keys) {
            const data::YamlNode *value = map ? map->find(key) : nullptr;
            if (!value || value->kind != data::YamlNode::Kind::Scalar || value->text.isEmpty())
                continue;
            read(value->text.toUtf8(), depth + 2);
            m_result.form = u"object"_s;
            return true;
        }
    }
    return false;
}

void CaReader::take(const CertificateBag &bag)
{
    m_result.form = bag.form;
    m_result.wantsPassphrase = bag.reason == "passphrase"_L1 || bag.reason == "wrong-passphrase"_L1;
    if (!bag.reason.isEmpty()) {
        Context counts;
        if (bag.reason == "damaged"_L1)
            counts = {{u"count"_s, QString::number(bag.count)}, {u"usable"_s, u"0"_s}};
        add(bag.reason, Severity::Problem, counts);
        return;
    }
    for (const QSslCertificate &certificate : bag.certificates)
        sort(certificate);
    if (bag.count > bag.certificates.size()) {
        add(u"damaged"_s, Severity::Warning,
            {{u"count"_s, QString::number(bag.count)},
             {u"usable"_s, QString::number(bag.certificates.size())}});
    }
    if (bag.keyInside)
        add(u"key-inside"_s, Severity::Notice);
    finish();
}

void CaReader::sort(const QSslCertificate &certificate)
{
    if (m_result.anchors.contains(certificate) || m_result.others.contains(certificate))
        return;
    const CertificateCard card = certificateCard(certificate);
    const bool ours = authorityRole(card) == AuthorityRole::Any;
    if ((card.isCa && ours) || (!card.isCa && card.selfSigned && !card.isForClients())) {
        m_result.anchors << certificate;
        checkAnchor(card);
    } else {
        leaveOut(card, certificate);
    }
}

void CaReader::leaveOut(const CertificateCard &card, const QSslCertificate &certificate)
{
    m_result.others << certificate;
    QString reason = u"server-certificate"_s;
    if (card.isCa)
        reason = authorityRole(card) == AuthorityRole::Clients ? u"client-ca"_s : u"other-ca"_s;
    else if (card.isForClients() || (card.names().isEmpty() && !card.isForServers() &&
                                     !card.organizations.filter(u"system:"_s).isEmpty()))
        reason = u"client-certificate"_s;
    Finding left =
        finding("certificate-file-wrong"_L1, {{u"reason"_s, reason},
                                              {u"subject"_s, card.subject},
                                              {u"subjectLine"_s, card.subjectLine},
                                              {u"issuer"_s, card.issuer},
                                              {u"names"_s, card.names().join(u", ")},
                                              {u"user"_s, card.subject},
                                              {u"groups"_s, card.organizations.join(u", ")},
                                              {u"fingerprint"_s, card.fingerprint}});
    m_leftOut << left;
}

void CaReader::finish()
{
    const bool good = !m_result.anchors.isEmpty();
    for (const Finding &left : std::as_const(m_leftOut)) {
        const QString reason = left.context.value(u"reason"_s);
        const bool leaf = reason == "server-certificate"_L1 || reason == "client-certificate"_L1;
        add(good && leaf ? u"leaf-left-out"_s : reason,
            !good  ? Severity::Problem
            : leaf ? Severity::Notice
                   : Severity::Warning,
            left.context);
    }
    m_leftOut.clear();
}

void CaReader::checkAnchor(const CertificateCard &card)
{
    const Context context{{u"subject"_s, card.subject},
                          {u"subjectLine"_s, card.subjectLine},
                          {u"notBefore"_s, card.notBefore.toString(Qt::ISODate)},
                          {u"notAfter"_s, card.notAfter.toString(Qt::ISODate)},
                          {u"key"_s, u"%1 %2"_s.arg(card.keyKind).arg(card.keyBits)},
                          {u"days"_s, QString::number(m_now.daysTo(card.notAfter))}};
    if (!card.isCa)
        add(u"self-signed-leaf"_s, Severity::Notice, context);
    else if (card.version == 1)
        add(u"version-1"_s, Severity::Notice, context);
    if (card.isExpired(m_now))
        add(u"expired"_s, Severity::Warning, context);
    else if (card.isNotYetValid(m_now))
        add(u"not-yet-valid"_s, Severity::Warning, context);
    else if (m_now.daysTo(card.notAfter) < kDaysOfWarning)
        add(u"expires-soon"_s, Severity::Warning, context);
    if (card.weak)
        add(u"weak"_s, Severity::Warning, context);
}

} // namespace

CaImport importCa(const QByteArray &content, const QString &path, const QDateTime &now,
                  const QByteArray &passphrase)
{
    return CaReader(path, now, passphrase).run(content);
}

} // namespace firesteel::kube
