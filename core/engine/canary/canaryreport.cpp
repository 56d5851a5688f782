// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/engine/canary/canaryreport.h"

#include "core/engine/canary/canaryscript.h"

#include <QJsonArray>

namespace firesteel::engine {

using namespace Qt::StringLiterals;

namespace {

QJsonObject containerOf(const CanaryRequest &request)
{
    QJsonObject container{
        {u"name"_s, u"canary"_s},
        {u"image"_s, request.image},
        {u"command"_s, QJsonArray{u"bash"_s, u"-c"_s, QString(canaryScript()), u"canary"_s,
                                  request.namespaceName}},
        {u"env"_s,
         QJsonArray{QJsonObject{{u"name"_s, u"CANARY_HOME"_s}, {u"value"_s, u"/firesteel"_s}}}},
        {u"resources"_s,
         QJsonObject{{u"requests"_s, QJsonObject{{u"cpu"_s, u"100m"_s}, {u"memory"_s, u"128Mi"_s}}},
                     {u"limits"_s, QJsonObject{{u"cpu"_s, u"1"_s}, {u"memory"_s, u"512Mi"_s}}}}},
        {u"volumeMounts"_s,
         QJsonArray{QJsonObject{{u"name"_s, u"work"_s}, {u"mountPath"_s, u"/firesteel"_s}}}}};
    if (request.restricted)
        container.insert(
            "securityContext"_L1,
            QJsonObject{{u"allowPrivilegeEscalation"_s, false},
                        {u"capabilities"_s, QJsonObject{{u"drop"_s, QJsonArray{u"ALL"_s}}}}});
    return container;
}

void takeValue(CanaryReport &report, QByteArrayView key, const QString &value)
{
    if (key == "java")
        report.java = value;
    else if (key == "python")
        report.python = value;
    else if (key == "spark")
        report.spark = value;
    else if (key == "scala")
        report.scala = value;
    else if (key == "user")
        report.user = value;
    else if (key == "machine")
        report.machine = value;
    else if (key == "home")
        report.sparkHome = value;
    else if (key == "dns")
        report.dnsAddress = value;
    else if (key == "tcp")
        report.tcp = value == "yes"_L1;
    else if (key == "token")
        report.token = value == "yes"_L1;
    else if (key == "api")
        report.apiStatus = value.toInt();
    else if (key == "via")
        report.apiVia = value;
    else if (key == "error")
        report.apiError = value;
    else if (key == "end")
        report.complete = true;
}

/// What the call of the API says; nothing if it went well or was not possible.
void judgeApi(QList<Finding> &findings, const QMap<QString, QString> &context,
              const CanaryReport &report)
{
    const QList<Evidence> evidence{
        {u"canary"_s, report.apiStatus > 0 ? QString::number(report.apiStatus) : report.apiError}};
    if (!report.token) {
        QMap<QString, QString> more = context;
        more.insert(u"automount"_s, u"off"_s);
        findings.append(finding("credential-missing"_L1, more, evidence));
    } else if (report.apiStatus == 401) {
        findings.append(finding("token-expired-in-driver"_L1, context, evidence));
    } else if (report.apiStatus == 403) {
        QMap<QString, QString> more = context;
        more.insert(u"missing"_s, u"list pods"_s);
        findings.append(finding("rbac-driver-pods"_L1, more, evidence));
    } else if (report.apiStatus == 0 && !report.apiVia.isEmpty() && report.tcp) {
        const bool certificate = report.apiError.contains("certificate"_L1, Qt::CaseInsensitive) ||
                                 report.apiError.contains("PKIX"_L1);
        findings.append(finding(certificate ? "cert-san-lacks-service-name"_L1
                                            : "api-server-unreachable-from-pod"_L1,
                                context, evidence));
    }
}

} // namespace

QJsonObject canaryPod(const CanaryRequest &request, const QString &podName)
{
    QJsonObject spec{
        {u"restartPolicy"_s, u"Never"_s},
        {u"serviceAccountName"_s, request.account},
        {u"activeDeadlineSeconds"_s, qint64((request.deadline + request.startTimeout).count())},
        {u"terminationGracePeriodSeconds"_s, 1},
        {u"containers"_s, QJsonArray{containerOf(request)}},
        {u"volumes"_s,
         QJsonArray{QJsonObject{{u"name"_s, u"work"_s}, {u"emptyDir"_s, QJsonObject()}}}}};
    if (request.restricted)
        spec.insert(
            "securityContext"_L1,
            QJsonObject{{u"runAsNonRoot"_s, true},
                        {u"seccompProfile"_s, QJsonObject{{u"type"_s, u"RuntimeDefault"_s}}}});
    if (!request.pullSecrets.isEmpty()) {
        QJsonArray secrets;
        for (const QString &name : request.pullSecrets)
            secrets.append(QJsonObject{{u"name"_s, name}});
        spec.insert("imagePullSecrets"_L1, secrets);
    }
    return {{u"apiVersion"_s, u"v1"_s},
            {u"kind"_s, u"Pod"_s},
            {u"metadata"_s,
             QJsonObject{
                 {u"name"_s, podName},
                 {u"namespace"_s, request.namespaceName},
                 {u"labels"_s, QJsonObject{{u"firesteel.dev/canary"_s, u"true"_s},
                                           {u"app.kubernetes.io/managed-by"_s, u"firesteel"_s}}}}},
            {u"spec"_s, spec}};
}

CanaryReport parseCanaryLog(const QByteArray &log)
{
    static constexpr QByteArrayView mark = "@canary ";
    CanaryReport report;
    for (const QByteArray &line : log.split('\n')) {
        // A log may carry the time before each line.
        const QByteArrayView view = QByteArrayView(line).trimmed();
        const qsizetype at = view.indexOf(mark);
        if (at < 0 || (at > 0 && view.at(at - 1) != ' '))
            continue;
        const QByteArrayView pair = view.sliced(at + mark.size());
        const qsizetype equals = pair.indexOf('=');
        if (equals > 0)
            takeValue(report, pair.first(equals), QString::fromUtf8(pair.sliced(equals + 1)));
    }
    return report;
}

QList<Finding> canaryFindings(const CanaryRequest &request, const CanaryReport &report)
{
    QList<Finding> findings;
    const QMap<QString, QString> context{{u"namespace"_s, request.namespaceName},
                                         {u"account"_s, request.account},
                                         {u"image"_s, request.image},
                                         {u"host"_s, u"kubernetes.default.svc"_s}};
    if (!report.complete) {
        findings.append(finding("image-wrong-entrypoint"_L1, context));
        return findings;
    }
    if (report.dnsAddress.isEmpty())
        findings.append(finding("cluster-dns-broken"_L1, context));
    if (!report.tcp && report.apiStatus == 0)
        findings.append(finding("api-server-unreachable-from-pod"_L1, context));
    judgeApi(findings, context, report);
    if (report.java.isEmpty() || report.spark.isEmpty()) {
        QMap<QString, QString> more = context;
        more.insert(u"lacks"_s, report.java.isEmpty() ? u"Java"_s : u"Spark"_s);
        findings.append(finding("image-not-spark-k8s"_L1, more));
    }
    if (report.python.isEmpty())
        findings.append(
            finding("python-executable-missing"_L1, context, {}, Finding::Severity::Notice));
    return findings;
}

} // namespace firesteel::engine
