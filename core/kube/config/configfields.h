// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/data/yaml.h"
#include "core/kube/config/kubeconfig.h"

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace firesteel::kube {

/// No node, or one that says null.
[[nodiscard]] bool isNull(const data::YamlNode *node);

/// Reads the fields of one entry of a kubeconfig, collects what is wrong with them, and knows where
/// all this stands.
class ConfigFields
{
public:
    /// `text` may be null. All references outlive this.
    ConfigFields(QString path, QString kind, QString name, QList<Error> &problems,
                 QList<ConfigNotice> &notices, EntryText *text = nullptr);

    [[nodiscard]] Error located(Errc code, const QString &detail, const QString &key,
                                const QString &reason, int line) const;
    void problem(const QString &key, const QString &reason, const QString &detail, int line);
    void notice(const QString &slug, const QString &key, int line,
                const QMap<QString, QString> &more = {});

    /// Text; a number or boolean without quotes is taken as it is written, though kubectl refuses
    /// it. A placeholder is noted.
    QString text(const data::YamlNode &map, const QString &key);
    bool flag(const data::YamlNode &map, const QString &key);
    /// Base64 of RFC 4648 with any white space in it.
    QByteArray data(const data::YamlNode &map, const QString &key);
    /// A path, counted from the folder of the kubeconfig. Neither ~ nor variables are expanded.
    QString path(const data::YamlNode &map, const QString &key);
    QStringList list(const data::YamlNode &map, const QString &key);
    QMap<QString, QStringList> listMap(const data::YamlNode &map, const QString &key);
    /// A map below `map`, or an empty one.
    const data::YamlNode &child(const data::YamlNode &map, const QString &key);
    /// The items of a list of maps.
    QList<const data::YamlNode *> maps(const data::YamlNode &map, const QString &key);

    [[nodiscard]] QString folder() const; ///< of the kubeconfig, absolute
    [[nodiscard]] const QString &file() const { return m_path; }
    void wrongType(const QString &key, const QString &wanted, const data::YamlNode &node);

private:
    [[nodiscard]] QMap<QString, QString> particulars(const QString &key, int line) const;
    QString plainText(const data::YamlNode &map, const QString &key);

    QString m_path;
    QString m_kind;
    QString m_name;
    QList<Error> &m_problems;
    QList<ConfigNotice> &m_notices;
    EntryText *m_text;
};

} // namespace firesteel::kube
