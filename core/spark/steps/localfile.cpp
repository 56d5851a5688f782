// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/localfile.h"

#include "core/spark/problem.h"

#include <QFile>
#include <QFileInfo>
#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {
constexpr qint64 kLimit = 1 << 20;
}

Result<QByteArray> readLocalFile(const QString &path, const QString &key)
{
    const QMap<QString, QString> context{{u"path"_s, path}, {u"key"_s, key}};
    if (!QFileInfo(path).isFile())
        return problem(Errc::FileMissing, "setting-file"_L1, context);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return problem(Errc::FileUnreadable, "setting-file"_L1, context);
    const QByteArray content = file.read(kLimit + 1);
    if (content.size() > kLimit)
        return problem(Errc::FileTooLarge, "setting-file"_L1, context);
    return content;
}

Result<QString> readLocalText(const QString &path, const QString &key)
{
    const auto content = readLocalFile(path, key);
    if (!content)
        return std::unexpected(content.error());
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless | QStringDecoder::Flag::ConvertInitialBom);
    QString text = decode(*content);
    if (decode.hasError()) {
        return problem(Errc::FileUnreadable, "setting-file"_L1,
                       {{u"path"_s, path}, {u"key"_s, key}, {u"reason"_s, u"encoding"_s}});
    }
    return text;
}

} // namespace firesteel::spark
