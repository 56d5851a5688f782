// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/spark/submit/uri.h"

#include <QDir>
#include <QFileInfo>

#include <optional>

using namespace Qt::StringLiterals;

namespace firesteel::spark {

namespace {

constexpr QStringView kPathMarks = u"-_.!~*'():@&=+$,;/";
constexpr QStringView kUriMarks = u"-_.!~*'():@&=+$,;/?[]";

bool isLetterOrDigit(QChar c)
{
    return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z') || (c >= u'0' && c <= u'9');
}

bool isHex(QChar c)
{
    return (c >= u'a' && c <= u'f') || (c >= u'A' && c <= u'F') || (c >= u'0' && c <= u'9');
}

bool isOther(QChar c) ///< java.net.URI's "other" characters, which need no encoding
{
    return c.unicode() >= 0x80 && !c.isSpace() && c.category() != QChar::Other_Control;
}

struct Uri {
    QString scheme;
    QString path; ///< still encoded; of a URI without scheme
    std::optional<QString> fragment;
};

bool allLegal(QStringView text, QStringView marks)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (c == u'%') {
            if (i + 2 >= text.size() || !isHex(text[i + 1]) || !isHex(text[i + 2]))
                return false;
            i += 2;
        } else if (!isLetterOrDigit(c) && !isOther(c) && !marks.contains(c)) {
            return false;
        }
    }
    return true;
}

bool isScheme(QStringView text)
{
    if (text.isEmpty() || !isLetterOrDigit(text[0]) || text[0].isDigit())
        return false;
    for (const QChar c : text) {
        if (!isLetterOrDigit(c) && c != u'+' && c != u'-' && c != u'.')
            return false;
    }
    return true;
}

/// java.net.URI(String), as far as Spark looks at it; nothing for a syntax error.
std::optional<Uri> parseUri(const QString &text)
{
    Uri uri;
    QStringView rest(text);
    qsizetype special = 0;
    while (special < rest.size() && !QStringView(u"/?#:").contains(rest[special]))
        ++special;
    if (special < rest.size() && rest[special] == u':') {
        if (!isScheme(rest.left(special)))
            return std::nullopt;
        uri.scheme = rest.left(special).toString();
        rest = rest.mid(special + 1);
    }
    if (const qsizetype hash = rest.indexOf(u'#'); hash >= 0) {
        uri.fragment = rest.mid(hash + 1).toString();
        rest = rest.left(hash);
        if (!allLegal(*uri.fragment, kUriMarks))
            return std::nullopt;
    }
    const bool opaque = !uri.scheme.isEmpty() && !rest.startsWith(u'/');
    if ((!uri.scheme.isEmpty() && rest.isEmpty()) || rest == u"//")
        return std::nullopt;
    qsizetype authorityEnd = 0;
    if (rest.startsWith(u"//")) {
        authorityEnd = 2;
        while (authorityEnd < rest.size() && !QStringView(u"/?").contains(rest[authorityEnd]))
            ++authorityEnd;
    }
    const qsizetype question = rest.indexOf(u'?', authorityEnd);
    const QStringView path = rest.mid(authorityEnd, question < 0 ? -1 : question - authorityEnd);
    if (!allLegal(rest.left(authorityEnd), kUriMarks) ||
        !allLegal(path, opaque ? kUriMarks : kPathMarks) ||
        (question >= 0 && !allLegal(rest.mid(question), kUriMarks)))
        return std::nullopt;
    uri.path = path.toString();
    return uri;
}

QString absolutePath(const QString &path, const QString &workingDirectory)
{
    return QDir::isAbsolutePath(path) ? path : QString(workingDirectory + u'/' + path);
}

/// Links followed as far as the path exists, like java.io.File.getCanonicalFile().
QString canonicalPath(const QString &path)
{
    const QString clean = QDir::cleanPath(path);
    QString existing = clean;
    while (!QFileInfo::exists(existing) && existing.size() > 1)
        existing = QFileInfo(existing).path();
    const QString canonical = QFileInfo(existing).canonicalFilePath();
    if (canonical.isEmpty())
        return clean;
    const QString rest = clean.mid(existing.size());
    return canonical == "/"_L1 && rest.startsWith(u'/') ? rest : QString(canonical + rest);
}

QString fileUri(const QString &path)
{
    const bool folder = QFileInfo(path).isDir() && !path.endsWith(u'/');
    return u"file:"_s + encodedPath(folder ? QString(path + u'/') : path);
}

} // namespace

QString encodedPath(const QString &path)
{
    QString out;
    for (const QChar c : path) {
        if (isLetterOrDigit(c) || isOther(c) || kPathMarks.contains(c)) {
            out += c;
            continue;
        }
        for (const char byte : QString(c).toUtf8())
            out += u'%' +
                   QString::number(static_cast<uchar>(byte), 16).toUpper().rightJustified(2, u'0');
    }
    return out;
}

QString uriScheme(const QString &text)
{
    const auto uri = parseUri(text);
    return uri ? uri->scheme : QString();
}

QString resolveUri(const QString &text, const QString &workingDirectory)
{
    const auto uri = parseUri(text);
    if (uri && !uri->scheme.isEmpty())
        return text;
    if (uri && uri->fragment) {
        const QString path = QString::fromUtf8(QByteArray::fromPercentEncoding(uri->path.toUtf8()));
        return fileUri(absolutePath(path, workingDirectory)) + u'#' + *uri->fragment;
    }
    return fileUri(canonicalPath(absolutePath(text, workingDirectory)));
}

QString resolveUris(const QString &list, const QString &workingDirectory)
{
    QStringList out;
    for (const QString &item : list.split(u',')) {
        if (!item.trimmed().isEmpty())
            out.append(resolveUri(item, workingDirectory));
    }
    return out.join(u',');
}

bool isClientLocal(const QString &uri)
{
    const QString scheme = uriScheme(uri);
    return scheme.isEmpty() || scheme == "file"_L1;
}

bool isRemoteGlob(const QString &uri)
{
    static const QStringList plain{u"local"_s, u"http"_s, u"https"_s, u"ftp"_s, u"file"_s};
    const QString scheme = uriScheme(uri);
    if (scheme.isEmpty() || plain.contains(scheme))
        return false;
    const QStringView path =
        QStringView(uri).left(uri.indexOf(u'#') < 0 ? uri.size() : uri.indexOf(u'#'));
    return std::ranges::any_of(path, [](QChar c) { return QStringView(u"*?[{").contains(c); });
}

QString localPath(const QString &uri)
{
    if (!uri.startsWith("file:"_L1))
        return uri;
    QString path = uri.mid(5);
    if (const qsizetype hash = path.indexOf(u'#'); hash >= 0)
        path.truncate(hash);
    if (path.startsWith("//"_L1))
        path = path.mid(path.indexOf(u'/', 2));
    return QString::fromUtf8(QByteArray::fromPercentEncoding(path.toUtf8()));
}

} // namespace firesteel::spark
