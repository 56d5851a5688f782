// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/execclusterinfo.h"

#include "core/data/jsonwriter.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

QByteArray toJson(const ExecClusterInfo &info)
{
    QJsonObject object{{u"server"_s, info.server}};
    const auto add = [&object](const QString &key, const QString &value) {
        if (!value.isEmpty())
            object.insert(key, value);
    };
    add(u"tls-server-name"_s, info.tlsServerName);
    if (info.insecure)
        object.insert(u"insecure-skip-tls-verify"_s, true);
    add(u"certificate-authority-data"_s, QString::fromLatin1(info.authority.toBase64()));
    add(u"proxy-url"_s, info.proxyUrl);
    if (info.disableCompression)
        object.insert(u"disable-compression"_s, true);
    if (!info.config.isEmpty()) // wrapped: it may be any value
        object.insert(u"config"_s,
                      QJsonDocument::fromJson("[" + info.config + "]").array().first());
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

ExecClusterInfo execClusterInfo(const QByteArray &json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    ExecClusterInfo info;
    info.server = object.value("server"_L1).toString();
    info.tlsServerName = object.value("tls-server-name"_L1).toString();
    info.insecure = object.value("insecure-skip-tls-verify"_L1).toBool();
    info.authority =
        QByteArray::fromBase64(object.value("certificate-authority-data"_L1).toString().toLatin1());
    info.proxyUrl = object.value("proxy-url"_L1).toString();
    info.disableCompression = object.value("disable-compression"_L1).toBool();
    if (object.contains("config"_L1))
        info.config = data::toCompactJson(object.value("config"_L1));
    return info;
}

} // namespace firesteel::kube
