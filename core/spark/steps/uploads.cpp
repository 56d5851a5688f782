// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/uploads.h"

#include "core/spark/conf/confreader.h"
#include "core/spark/problem.h"
#include "core/spark/submit/uri.h"

using namespace Qt::StringLiterals;

namespace firesteel::spark {

Result<> refuseUpload(const SparkConf &conf, const QString &uri, const QString &namedBy)
{
    if (!isClientLocal(uri))
        return {};
    const QString key = u"spark.kubernetes.file.upload.path"_s;
    const bool wanted = conf.contains(key);
    return problem(wanted ? Errc::UnsupportedSetting : Errc::MissingArgument,
                   wanted ? "upload"_L1 : "local-file-without-upload"_L1,
                   {{u"key"_s, key}, {u"path"_s, localPath(uri)}, {u"namedBy"_s, namedBy}});
}

Result<> refuseUploads(const SparkConf &conf)
{
    for (const QString &key :
         {u"spark.jars"_s, u"spark.files"_s, u"spark.archives"_s, u"spark.submit.pyFiles"_s}) {
        for (const QString &uri : splitList(conf.raw(key, QString()))) {
            if (const auto checked = refuseUpload(conf, uri, key); !checked)
                return checked;
        }
    }
    return {};
}

} // namespace firesteel::spark
