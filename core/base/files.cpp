// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace firesteel {

using namespace Qt::StringLiterals;

Result<QByteArray> readFile(const QString &path, qint64 limit)
{
    const auto failed = [&](Errc code, const QString &detail, const QString &reason) {
        return fail(code, detail, {{u"path"_s, path}, {u"reason"_s, reason}});
    };
    const QFileInfo info(path);
    const bool descriptor = path.startsWith("/dev/fd/"_L1) || path.startsWith("/proc/self/fd/"_L1);
    if (path.isEmpty() || !info.exists())
        return fail(Errc::FileMissing, {}, {{u"path"_s, path}});
    if (!info.isFile() && !descriptor)
        return failed(Errc::FileUnreadable, {}, u"not-regular"_s);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        const bool denied = file.error() == QFileDevice::PermissionsError || !info.isReadable();
        return failed(Errc::FileUnreadable, file.errorString(),
                      denied ? u"permission"_s : u"other"_s);
    }
    QByteArray content = file.read(limit + 1);
    while (!file.atEnd() && content.size() <= limit) { // a pipe gives less at a time
        const QByteArray more = file.read(limit + 1 - content.size());
        if (more.isEmpty())
            break;
        content += more;
    }
    if (file.error() != QFileDevice::NoError)
        return failed(Errc::FileUnreadable, file.errorString(), u"other"_s);
    if (content.size() > limit)
        return fail(Errc::FileTooLarge, {},
                    {{u"path"_s, path}, {u"limit"_s, QString::number(limit)}});
    return content;
}

Result<> writeFile(const QString &path, const QByteArray &content)
{
    const auto failed = [&path](const QString &detail) {
        return fail(Errc::FileWriteFailed, detail, {{u"path"_s, path}});
    };
    constexpr QFileDevice::Permissions owner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    const QString folder = QFileInfo(path).absolutePath();
    const QFileInfo place(folder); // only the last folder is private: those above may be shared
    if (!place.isDir() && !(QDir().mkpath(place.absolutePath()) &&
                            QDir().mkdir(folder, owner | QFileDevice::ExeOwner)))
        return failed(folder);
    if (const QFileInfo there(path); there.exists() && !there.isFile())
        return failed(u"not a regular file"_s); // a device or pipe would be replaced
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return failed(file.errorString());
    file.setPermissions(owner);
    if (file.write(content) != content.size() || !file.commit())
        return failed(file.errorString());
    return {};
}

} // namespace firesteel
