// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/steps/localfile.h"

#include "core/base/files.h"
#include "core/spark/problem.h"

#include <QStringDecoder>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {
constexpr qint64 kLimit = 1 << 20;
}

Result<QByteArray> readLocalFile(const QString &path, const QString &key)
{
    auto content = readFile(path, kLimit);
    if (content)
        return content;
    Error error = content.error();
    error.context.insert(u"key"_s, key);
    error.context.insert(u"problem"_s, u"setting-file"_s);
    return std::unexpected(error);
}

Result<QString> readLocalText(const QString &path, const QString &key)
{
    const auto content = readLocalFile(path, key);
    if (!content)
        return std::unexpected(content.error());
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless |
                                                    QStringDecoder::Flag::ConvertInitialBom);
    QString text = decode(*content);
    if (decode.hasError()) {
        return problem(Errc::FileUnreadable, "setting-file"_L1,
                       {{u"path"_s, path}, {u"key"_s, key}, {u"reason"_s, u"encoding"_s}});
    }
    return text;
}

} // namespace firesteel::spark
