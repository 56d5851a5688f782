// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/conf/conffiles.h"

#include "core/base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringDecoder>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

bool isExcluded(const QString &name)
{
    static const QRegularExpression pattern(
        u"\\A(?:.*\\.(?:gz|zip|jar|tar)|.*\\.template|spark.*(?:conf|properties))\\z"_s);
    return pattern.match(name).hasMatch();
}

Notice skipped(const QFileInfo &file, const QString &reason)
{
    return {u"conf-file-skipped"_s, {{u"path"_s, file.filePath()}, {u"reason"_s, reason}}};
}

} // namespace

QList<ConfFile> readConfFiles(const QString &folder, qint64 limit, QList<Notice> &notices)
{
    QList<ConfFile> out;
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        return out;
    QFileInfoList files = QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name);
    erase_if(files, [](const QFileInfo &file) { return isExcluded(file.fileName()); });
    const auto weight = [](const QFileInfo &file) { return file.fileName().size() + file.size(); };
    std::ranges::stable_sort(files, {}, weight);
    qint64 total = 0;
    for (const QFileInfo &info : files) {
        const auto content = readFile(info.filePath(), limit);
        if (weight(info) > limit || !content) {
            notices.append(skipped(info, u"size"_s));
            continue;
        }
        QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless |
                                                        QStringDecoder::Flag::ConvertInitialBom);
        const QString text = decode(*content);
        const qint64 next = total + info.fileName().size() + text.size();
        if (decode.hasError()) {
            notices.append(skipped(info, u"encoding"_s));
        } else if (next >= limit) {
            notices.append(skipped(info, u"size"_s));
        } else {
            total = next;
            out.append({info.fileName(), text});
        }
    }
    return out;
}

} // namespace firesteel::spark
