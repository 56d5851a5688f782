// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "core/practice/selectors.h"

#include "core/practice/fields.h"

#include <QRegularExpression>

namespace firesteel::practice {

using namespace Qt::StringLiterals;

namespace {

/// Splits at commas that are not inside brackets.
QStringList split(const QString &text)
{
    QStringList parts;
    int depth = 0;
    QString part;
    for (const QChar c : text) {
        depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (c == u',' && depth == 0) {
            parts.append(part.trimmed());
            part.clear();
        } else {
            part += c;
        }
    }
    if (!part.trimmed().isEmpty() || !parts.isEmpty())
        parts.append(part.trimmed());
    return parts;
}

bool isLabelKey(const QString &key)
{
    static const QRegularExpression name(
        u"^([a-z0-9]([-a-z0-9.]*[a-z0-9])?/)?[A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$"_s);
    return name.match(key).hasMatch();
}

bool isLabelValue(const QString &value)
{
    static const QRegularExpression allowed(
        u"^([A-Za-z0-9]([-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$"_s);
    return allowed.match(value).hasMatch();
}

ApiFault cannotParse(const QString &text)
{
    return fault::badRequest(u"unable to parse requirement: found '"_s + text +
                             u"', expected: a label selector"_s);
}

QStringList fieldsOf(const ResourceType &type)
{
    const QStringList common{u"metadata.name"_s, u"metadata.namespace"_s};
    if (type.plural == "pods"_L1)
        return common + QStringList{u"spec.nodeName"_s,      u"spec.restartPolicy"_s,
                                    u"spec.schedulerName"_s, u"spec.serviceAccountName"_s,
                                    u"spec.hostNetwork"_s,   u"status.phase"_s,
                                    u"status.podIP"_s,       u"status.nominatedNodeName"_s};
    if (type.plural == "events"_L1)
        return common + QStringList{u"involvedObject.kind"_s,
                                    u"involvedObject.namespace"_s,
                                    u"involvedObject.name"_s,
                                    u"involvedObject.uid"_s,
                                    u"involvedObject.apiVersion"_s,
                                    u"involvedObject.resourceVersion"_s,
                                    u"involvedObject.fieldPath"_s,
                                    u"reason"_s,
                                    u"reportingComponent"_s,
                                    u"source"_s,
                                    u"type"_s};
    if (type.plural == "namespaces"_L1)
        return {u"metadata.name"_s, u"status.phase"_s};
    if (type.plural == "secrets"_L1)
        return common + QStringList{u"type"_s};
    if (type.plural == "nodes"_L1)
        return {u"metadata.name"_s, u"spec.unschedulable"_s};
    if (!type.namespaced)
        return {u"metadata.name"_s};
    return common;
}

QString fieldText(const QJsonObject &object, const QString &path)
{
    const QString from = path == "source"_L1 ? u"source.component"_s : path;
    const QByteArray latin = from.toLatin1();
    const QJsonValue value = at(object, QLatin1StringView(latin));
    if (value.isBool())
        return value.toBool() ? u"true"_s : u"false"_s;
    if (value.isUndefined() && (path == "spec.unschedulable"_L1 || path == "spec.hostNetwork"_L1))
        return u"false"_s;
    return value.toString();
}

} // namespace

Answer<LabelSelector> LabelSelector::parse(const QString &text)
{
    LabelSelector selector;
    for (const QString &part : split(text)) {
        const auto one = term(part);
        if (!one)
            return std::unexpected(one.error());
        selector.m_terms.append(*one);
    }
    return selector;
}

Answer<LabelSelector::Term> LabelSelector::term(const QString &text)
{
    static const QRegularExpression set(u"^(\\S+)\\s+(in|notin)\\s*\\(([^()]*)\\)$"_s);
    Term term;
    if (const auto match = set.match(text); match.hasMatch()) {
        term.kind = match.captured(2) == "in"_L1 ? Term::Kind::In : Term::Kind::NotIn;
        term.key = match.captured(1);
        for (const QString &value : match.captured(3).split(u','))
            term.values.append(value.trimmed());
    } else if (const qsizetype equals = text.indexOf(u'='); equals >= 0) {
        const bool negative = equals > 0 && text.at(equals - 1) == u'!';
        const bool twice = text.mid(equals, 2) == "=="_L1;
        term.kind = negative ? Term::Kind::NotIn : Term::Kind::In;
        term.key = text.left(negative ? equals - 1 : equals).trimmed();
        term.values = {text.mid(equals + (twice ? 2 : 1)).trimmed()};
    } else {
        term.kind = text.startsWith(u'!') ? Term::Kind::Missing : Term::Kind::Exists;
        term.key = (text.startsWith(u'!') ? text.mid(1) : text).trimmed();
    }
    if (!isLabelKey(term.key))
        return std::unexpected(cannotParse(text));
    for (const QString &value : std::as_const(term.values)) {
        if (!isLabelValue(value))
            return std::unexpected(cannotParse(text));
    }
    return term;
}

bool LabelSelector::matches(const QJsonObject &labels) const
{
    return std::ranges::all_of(m_terms, [&labels](const Term &term) {
        const QJsonValue value = labels.value(term.key);
        switch (term.kind) {
        case Term::Kind::Exists:
            return !value.isUndefined();
        case Term::Kind::Missing:
            return value.isUndefined();
        case Term::Kind::In:
            return !value.isUndefined() && term.values.contains(value.toString());
        case Term::Kind::NotIn:
            return value.isUndefined() || !term.values.contains(value.toString());
        }
        return false;
    });
}

Answer<FieldSelector> FieldSelector::parse(const ResourceType &type, const QString &text)
{
    FieldSelector selector;
    const QStringList allowed = fieldsOf(type);
    for (const QString &part : text.split(u',', Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(u'=');
        if (equals < 0)
            return std::unexpected(fault::badRequest(u"invalid selector: '"_s + part +
                                                     u"'; can't understand '"_s + part + u"'"_s));
        const bool negative = equals > 0 && part.at(equals - 1) == u'!';
        const bool twice = part.mid(equals, 2) == "=="_L1;
        Term term;
        term.equal = !negative;
        term.path = part.left(negative ? equals - 1 : equals).trimmed();
        term.value = part.mid(equals + (twice ? 2 : 1)).trimmed();
        if (!allowed.contains(term.path))
            return std::unexpected(fault::badRequest(u"field label not supported: "_s + term.path));
        selector.m_terms.append(term);
    }
    return selector;
}

bool FieldSelector::matches(const QJsonObject &object) const
{
    return std::ranges::all_of(m_terms, [&object](const Term &term) {
        return (fieldText(object, term.path) == term.value) == term.equal;
    });
}

} // namespace firesteel::practice
