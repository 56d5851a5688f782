// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/volumes.h"

#include "core/spark/problem.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

std::optional<VolumeType> typeOf(const QString &word)
{
    if (word == "emptyDir"_L1)
        return VolumeType::EmptyDir;
    if (word == "hostPath"_L1)
        return VolumeType::HostPath;
    if (word == "nfs"_L1)
        return VolumeType::Nfs;
    if (word == "persistentVolumeClaim"_L1)
        return VolumeType::PersistentVolumeClaim;
    return std::nullopt;
}

/// Reads the settings of one volume.
class VolumeReader
{
public:
    VolumeReader(const SparkConf &conf, const QString &prefix, bool since40)
        : m_conf(conf), m_prefix(prefix), m_since40(since40)
    {}

    Result<Volume> read(VolumeType type, const QString &name)
    {
        Volume volume;
        volume.type = type;
        volume.name = name;
        volume.keyPrefix = m_prefix;
        require(volume.mountPath, u"mount.path"_s);
        volume.readOnly = boolean(u"mount.readOnly"_s);
        volume.subPath = text(u"mount.subPath"_s);
        if (m_since40)
            volume.subPathExpr = text(u"mount.subPathExpr"_s);
        if (!volume.subPath.isEmpty() && !volume.subPathExpr.isEmpty())
            failWith(Errc::ConflictingOptions, "volume-sub-path"_L1, u"mount.subPathExpr"_s);
        switch (type) {
        case VolumeType::HostPath:
            require(volume.path, u"options.path"_s);
            if (m_since40)
                volume.hostType = text(u"options.type"_s);
            break;
        case VolumeType::Nfs:
            require(volume.path, u"options.path"_s);
            require(volume.server, u"options.server"_s);
            break;
        case VolumeType::EmptyDir:
            volume.medium = text(u"options.medium"_s);
            volume.sizeLimit = size();
            break;
        case VolumeType::PersistentVolumeClaim:
            claim(volume);
            break;
        }
        if (m_error)
            return std::unexpected(*m_error);
        return volume;
    }

private:
    QString text(const QString &rest) const { return m_conf.raw(m_prefix + rest, QString()); }

    void failWith(Errc code, QLatin1StringView slug, const QString &rest)
    {
        if (!m_error) {
            m_error = problem(code, slug,
                              {{u"key"_s, QString(m_prefix + rest)}, {u"value"_s, text(rest)}})
                          .error();
        }
    }

    void require(QString &target, const QString &rest)
    {
        if (const auto value = m_conf.raw(m_prefix + rest))
            target = *value;
        else
            failWith(Errc::MissingArgument, "volume-key"_L1, rest);
    }

    bool boolean(const QString &rest)
    {
        const QString word = text(rest).toLower();
        if (!word.isEmpty() && word != "true"_L1 && word != "false"_L1)
            failWith(Errc::InvalidValue, "not-a-boolean"_L1, rest);
        return word == "true"_L1;
    }

    /// A number below 1024 without a unit would be a handful of bytes: the unit was forgotten.
    QString size()
    {
        const QString rest = u"options.sizeLimit"_s;
        const QString value = text(rest);
        bool number = false;
        const qulonglong count = value.toULongLong(&number);
        if (m_since40 && number && count < 1024)
            failWith(Errc::InvalidValue, "volume-size"_L1, rest);
        return value;
    }

    void claim(Volume &volume)
    {
        require(volume.claimName, u"options.claimName"_s);
        volume.storageClass = text(u"options.storageClass"_s);
        volume.sizeLimit = size();
        if (m_since40) {
            volume.labels = m_conf.withPrefix(m_prefix + u"label.");
            volume.annotations = m_conf.withPrefix(m_prefix + u"annotation.");
        }
    }

    const SparkConf &m_conf;
    QString m_prefix;
    bool m_since40;
    std::optional<Error> m_error;
};

} // namespace

Result<QList<Volume>> readVolumes(const ConfReader &conf, const QString &role,
                                  const SparkVersion &version)
{
    const QString prefix = u"spark.kubernetes."_s + role + u".volumes."_s;
    QList<Volume> volumes;
    QSet<QString> seen;
    for (const auto &[rest, value] : conf.conf().withPrefix(prefix)) {
        const QStringList parts = rest.split(u'.');
        if (parts.size() < 2)
            continue;
        const QString id = parts[0] + u'.' + parts[1] + u'.';
        if (seen.contains(id))
            continue;
        seen.insert(id);
        const auto type = typeOf(parts[0]);
        if (!type) {
            return problem(Errc::InvalidValue, "volume-type"_L1,
                           {{u"key"_s, QString(prefix + rest)}, {u"value"_s, parts[0]}});
        }
        auto volume =
            VolumeReader(conf.conf(), prefix + id, version.atLeast(4, 0)).read(*type, parts[1]);
        if (!volume)
            return std::unexpected(volume.error());
        volumes.append(*volume);
    }
    return volumes;
}

} // namespace firesteel::spark
