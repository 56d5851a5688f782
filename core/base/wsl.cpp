// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/base/wsl.h"

#include "core/base/files.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>

namespace firesteel {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr qint64 kLargestSystemFile = 64 << 10;
constexpr auto kWslpathPatience = 5s;

/// "section.key" → value of /etc/wsl.conf, in lower case but for the values.
QMap<QString, QString> wslSettings(QByteArrayView conf)
{
    QMap<QString, QString> settings;
    QString section;
    for (QString line : QString::fromUtf8(conf).split(u'\n')) {
        line = line.trimmed();
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            section = line.sliced(1, line.size() - 2).trimmed().toLower();
            continue;
        }
        const qsizetype equals = line.indexOf(u'=');
        if (equals < 0 || line.startsWith(u'#') || line.startsWith(u';'))
            continue;
        QString value = line.sliced(equals + 1);
        if (const qsizetype comment = value.indexOf(u'#'); comment >= 0)
            value.truncate(comment);
        value = value.trimmed();
        if (value.size() >= 2 && value.front() == u'"' && value.back() == u'"')
            value = value.sliced(1, value.size() - 2);
        settings.insert(section + u'.' + line.first(equals).trimmed().toLower(), value);
    }
    return settings;
}

bool isSeparator(QChar c)
{
    return c == u'\\' || c == u'/';
}

bool isDrivePath(QStringView path)
{
    return path.size() >= 3 && path[0].unicode() < 0x80 && path[0].isLetter() && path[1] == u':' &&
           isSeparator(path[2]);
}

/// With slashes, doubled ones and dots resolved; ".." ends at the top, as on a Windows drive.
QString belowTop(QStringView path)
{
    QString slashed = path.toString();
    slashed.replace(u'\\', u'/');
    QString clean = QDir::cleanPath(u'/' + slashed);
    while (clean.startsWith("/.."_L1)) // cleanPath() keeps those it cannot resolve
        clean = clean.size() > 3 ? clean.sliced(3) : u"/"_s;
    return clean;
}

/// What follows "\\wsl.localhost\DISTRIBUTION" or "\\wsl$\DISTRIBUTION".
std::optional<QString> inDistribution(QStringView unc, const QString &distribution)
{
    static const QRegularExpression share(u"^(?:wsl\\.localhost|wsl\\$)[\\\\/]([^\\\\/]+)(.*)$"_s,
                                          QRegularExpression::CaseInsensitiveOption |
                                              QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = share.matchView(unc);
    if (!match.hasMatch() || distribution.isEmpty() ||
        match.capturedView(1).compare(distribution, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    return belowTop(match.capturedView(2));
}

QString below(const QString &root, const QString &absolute)
{
    return root == "/"_L1 ? absolute : QDir::cleanPath(root + u'/' + absolute);
}

bool isOfSomebody(const QString &profile)
{
    static const QStringList kOthers{u"Public"_s,    u"Default"_s,      u"Default User"_s,
                                     u"All Users"_s, u"defaultuser0"_s, u"WDAGUtilityAccount"_s};
    return !kOthers.contains(profile, Qt::CaseInsensitive);
}

} // namespace

Wsl wslFrom(QByteArrayView osRelease, QByteArrayView wslConf, const QProcessEnvironment &env)
{
    Wsl wsl;
    wsl.distribution = env.value(u"WSL_DISTRO_NAME"_s);
    wsl.inside = !wsl.distribution.isEmpty() ||
                 QByteArray(osRelease.data(), osRelease.size()).toLower().contains("microsoft");
    const QMap<QString, QString> settings = wslSettings(wslConf);
    QString automount = settings.value(u"automount.root"_s);
    if (automount.startsWith(u'/')) {
        if (!automount.endsWith(u'/'))
            automount += u'/';
        wsl.automountRoot = automount;
    }
    wsl.interop =
        settings.value(u"interop.enabled"_s).compare("false"_L1, Qt::CaseInsensitive) != 0;
    return wsl;
}

Wsl detectWsl(const QProcessEnvironment &env, const QString &root)
{
    const auto text = [&root](const QString &path) {
        // files of /proc have no size
        QFile file(below(root, path));
        return file.open(QIODevice::ReadOnly) ? file.read(kLargestSystemFile) : QByteArray();
    };
    return wslFrom(text(u"/proc/sys/kernel/osrelease"_s), text(u"/etc/wsl.conf"_s), env);
}

bool isWindowsPath(QStringView path)
{
    return isDrivePath(path) || (path.startsWith("\\\\"_L1) && path.size() > 2);
}

std::optional<QString> linuxPath(const QString &windowsPath, const Wsl &wsl)
{
    if (!wsl.inside || !isWindowsPath(windowsPath))
        return std::nullopt;
    QStringView path = windowsPath;
    if (path.startsWith("\\\\?\\"_L1) || path.startsWith("\\\\.\\"_L1)) {
        path = path.sliced(4);
        if (path.startsWith("UNC\\"_L1, Qt::CaseInsensitive))
            return inDistribution(path.sliced(4), wsl.distribution);
    }
    if (isDrivePath(path))
        return wsl.automountRoot + path[0].toLower() +
               (belowTop(path.sliced(2)) == "/"_L1 ? QString() : belowTop(path.sliced(2)));
    if (path.startsWith("\\\\"_L1))
        return inDistribution(path.sliced(2), wsl.distribution);
    return std::nullopt;
}

void askLinuxPath(const QString &windowsPath, const Wsl &wsl, const QProcessEnvironment &env,
                  ProcessRunner &runner, QObject *context,
                  std::function<void(std::optional<QString>)> done)
{
    const std::optional<QString> byRule = linuxPath(windowsPath, wsl);
    if (!wsl.inside || !isWindowsPath(windowsPath)) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done)] { done(std::nullopt); }, Qt::QueuedConnection);
        return;
    }
    ProcessRequest request;
    request.program = u"wslpath"_s;
    request.arguments = {u"-u"_s, windowsPath};
    request.environment = env;
    request.timeout = kWslpathPatience;
    runner.run(request, context, [byRule, done = std::move(done)](const ProcessResult &result) {
        QByteArray path = result.output;
        while (path.endsWith('\n') || path.endsWith('\r'))
            path.chop(1);
        const bool good = result.ok() && path.startsWith('/') && !path.contains('\n');
        done(good ? QString::fromUtf8(path) : byRule);
    });
}

QStringList windowsProfiles(const Wsl &wsl, const QProcessEnvironment &env, const QString &root)
{
    if (!wsl.inside)
        return {};
    QStringList profiles;
    // it comes over as it is, or translated, depending on WSLENV
    QString own = env.value(u"USERPROFILE"_s);
    if (isWindowsPath(own))
        own = linuxPath(own, wsl).value_or(QString());
    if (own.startsWith(u'/') && QFileInfo(below(root, own)).isDir())
        profiles.append(below(root, own));
    const QDir users(below(root, wsl.automountRoot + "c/Users"_L1));
    for (const QString &name : users.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (isOfSomebody(name) && !profiles.contains(users.filePath(name)))
            profiles.append(users.filePath(name));
    }
    return profiles;
}

QStringList windowsPathList(const QString &list)
{
    const QStringList bySemicolon = list.split(u';', Qt::SkipEmptyParts);
    if (!bySemicolon.isEmpty() && std::ranges::all_of(bySemicolon, [](const QString &path) {
            // "C:\a:D:\b" has no semicolon, but two paths
            return isWindowsPath(path) && path.indexOf(u':', 2) < 0;
        }))
        return bySemicolon;
    QStringList paths;
    bool any = false;
    for (const QString &part : list.split(QRegularExpression(u"[:;]"_s), Qt::SkipEmptyParts)) {
        const QString drive = paths.isEmpty() ? QString() : paths.constLast();
        if (drive.size() == 1 && drive[0].isLetter() && isSeparator(part[0])) {
            paths.last() += u':' + part;
            any = true;
        } else {
            paths.append(part);
        }
    }
    return any ? paths : QStringList();
}

bool isWindowsProgram(QStringView program)
{
    return program.endsWith(".exe"_L1, Qt::CaseInsensitive);
}

QProcessEnvironment sharedWithWindows(QProcessEnvironment env, const QStringList &names)
{
    QStringList shared = env.value(u"WSLENV"_s).split(u':', Qt::SkipEmptyParts);
    for (const QString &name : names) {
        const bool listed = std::ranges::any_of(shared, [&name](const QString &entry) {
            const qsizetype slash = entry.indexOf(u'/');
            const QString flags = slash < 0 ? QString() : entry.sliced(slash + 1);
            return entry.left(slash < 0 ? entry.size() : slash) == name && !flags.contains(u'u');
        });
        if (!listed)
            shared.append(name + "/w"_L1);
    }
    env.insert(u"WSLENV"_s, shared.join(u':'));
    return env;
}

QList<BrowserProgram> browserPrograms(bool wsl)
{
    QList<BrowserProgram> programs;
    if (wsl) // Windows' browser: the one within WSL is rarely set up
        programs = {{u"wslview"_s, true}, {u"explorer.exe"_s, false}};
    programs.append({u"xdg-open"_s, true});
    return programs;
}

void addWslParticular(QMap<QString, QString> &context, const Wsl &wsl)
{
    if (wsl.inside)
        context.insert(u"wsl"_s, u"yes"_s);
}

const char *noKeyringHint(bool wsl)
{
    if (wsl)
        return QT_TRANSLATE_NOOP(
            "Causes", "WSL has no keyring of its own. Install gnome-keyring inside the "
                      "distribution and start it with the session, or keep secrets in a file "
                      "with a pass-phrase.");
    return QT_TRANSLATE_NOOP(
        "Causes", "No keyring answers on this desktop. Start GNOME Keyring or KWallet, or keep "
                  "secrets in a file with a pass-phrase.");
}

} // namespace firesteel
