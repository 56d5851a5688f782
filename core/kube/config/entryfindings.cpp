// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/kube/config/entryfindings.h"

#include <QDir>
#include <QRegularExpression>

namespace firesteel::kube {

using namespace Qt::StringLiterals;

namespace {

/// What a shell would make of "~/x", "$HOME/x" or "%USERPROFILE%\x"; empty if it would make
/// nothing else of it.
QString expanded(const QString &path, const QProcessEnvironment &env)
{
    if (path == "~"_L1 || path.startsWith("~/"_L1))
        return env.value(u"HOME"_s) + path.sliced(1);
    static const QRegularExpression variable(
        u"\\$(?:\\{([A-Za-z_]\\w*)\\}|([A-Za-z_]\\w*))|%([A-Za-z_]\\w*)%"_s);
    QString result;
    qsizetype at = 0;
    for (const QRegularExpressionMatch &match : variable.globalMatch(path)) {
        result += QStringView(path).sliced(at, match.capturedStart() - at);
        result += env.value(match.captured(1) + match.captured(2) + match.captured(3));
        at = match.capturedEnd();
    }
    return at == 0 ? QString() : result + QStringView(path).sliced(at);
}

} // namespace

QString placeOf(const QString &path, int line)
{
    return line > 0 ? path + u':' + QString::number(line) : path;
}

EntryFindings::EntryFindings(const ConfigSurroundings &around, QString kind, QString name,
                             Origin origin, EntryText text)
    : m_around(around), m_kind(std::move(kind)), m_name(std::move(name)),
      m_origin(std::move(origin)), m_text(std::move(text))
{}

Finding &EntryFindings::add(QLatin1StringView detail, const QString &key,
                            const QMap<QString, QString> &context, Finding::Severity severity,
                            const QString &seen)
{
    const int line = m_text.lines.value(key, m_origin.line);
    Finding one = finding(detail, context, {{placeOf(m_origin.file, line), seen}}, severity);
    const auto particular = [&one](const QString &name, const QString &value) {
        if (!value.isEmpty() && !one.context.contains(name))
            one.context.insert(name, value);
    };
    particular(u"kind"_s, m_kind);
    particular(u"name"_s, m_name);
    particular(u"path"_s, m_origin.file);
    particular(u"line"_s, line > 0 ? QString::number(line) : QString());
    particular(u"key"_s, key);
    addWslParticular(one.context, m_around.wsl);
    for (Finding &known : m_findings) {
        if (known.detail == one.detail && known.severity == one.severity &&
            known.context.value(u"problem"_s) == one.context.value(u"problem"_s) &&
            known.context.value(u"state"_s) == one.context.value(u"state"_s) &&
            known.context.contains(u"file"_s) == one.context.contains(u"file"_s)) {
            known.evidence += one.evidence;
            return known;
        }
    }
    m_findings.append(one);
    return m_findings.last();
}

void EntryFindings::addProblems(const QList<Error> &problems)
{
    for (const Error &problem : problems)
        m_findings.append(configFinding(problem, m_around));
}

void EntryFindings::take(const QList<Finding> &findings, const QString &key)
{
    for (const Finding &other : findings) {
        Finding &mine =
            add(QLatin1StringView(other.detail.toLatin1()), key, other.context, other.severity);
        mine.detail = other.detail;
        mine.cause = other.cause;
        mine.confidence = other.confidence;
        mine.evidence += other.evidence;
    }
}

bool EntryFindings::isMine(const ConfigNotice &notice) const
{
    const QMap<QString, QString> &context = notice.context;
    return context.value(u"kind"_s) == m_kind && context.value(u"name"_s) == m_name &&
           context.value(u"path"_s) == m_origin.file;
}

bool EntryFindings::hasPlaceholder(const QString &key, const QList<ConfigNotice> &notices) const
{
    return std::ranges::any_of(notices, [&](const ConfigNotice &notice) {
        return notice.slug == "placeholder"_L1 && notice.context.value(u"key"_s) == key &&
               isMine(notice);
    });
}

void EntryFindings::placeholders(const QList<ConfigNotice> &notices)
{
    for (const ConfigNotice &notice : notices) {
        const QMap<QString, QString> &context = notice.context;
        if (notice.slug != "placeholder"_L1 || !isMine(notice))
            continue;
        // a template is never right; a credential may happen to be such a word
        const bool view = context.value(u"source"_s) == "config-view"_L1;
        Finding &one = add("kubeconfig-placeholder"_L1, context.value(u"key"_s), context,
                           view ? Finding::Severity::Warning : Finding::Severity::Problem,
                           context.value(u"text"_s));
        one.confidence = view ? 0.8 : 0.9;
    }
}

std::optional<QByteArray> EntryFindings::file(const QString &key, const QString &path)
{
    QString real = path;
    if (isWindowsPath(path))
        real = linuxPath(path, m_around.wsl).value_or(path);
    Result<QByteArray> content = m_around.content(real);
    if (!content) {
        missingFile(key, path, content.error());
        return std::nullopt;
    }
    if (real != path)
        add("kubeconfig-foreign-path"_L1, key,
            {{u"file"_s, path}, {u"meant"_s, real}, {u"state"_s, u"translated"_s}},
            Finding::Severity::Notice, path);
    return *content;
}

void EntryFindings::missingFile(const QString &key, const QString &path, const Error &error)
{
    const QString written = m_text.paths.value(key, path);
    QMap<QString, QString> context{{u"file"_s, written}};
    if (isWindowsPath(path)) {
        if (const auto meant = linuxPath(path, m_around.wsl))
            context.insert(u"meant"_s, *meant);
        add("kubeconfig-foreign-path"_L1, key, context, Finding::Severity::Problem, written);
        return;
    }
    const bool missing = error.code == Errc::FileMissing;
    const QString meant = expanded(written, m_around.env);
    if (missing && !meant.isEmpty()) {
        context.insert(u"meant"_s, meant);
        add("kubeconfig-unexpanded-path"_L1, key, context, Finding::Severity::Problem, written);
        return;
    }
    context.insert(u"looked"_s, path);
    if (missing && !QDir::isAbsolutePath(written)) {
        add("kubeconfig-relative-path"_L1, key, context, Finding::Severity::Problem, written);
        return;
    }
    if (!missing)
        context.insert(u"problem"_s, error.code == Errc::FileTooLarge
                                         ? u"too-large"_s
                                         : error.context.value(u"reason"_s, u"other"_s));
    add("kubeconfig-file-missing"_L1, key, context, Finding::Severity::Problem, written);
}

} // namespace firesteel::kube
