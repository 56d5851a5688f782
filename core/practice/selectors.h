// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "core/practice/apifault.h"

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace firesteel::practice {

/// labelSelector of lists and watches: a=b, a==b, a!=b, a in (x,y), a notin (x,y), a, !a
/// (apimachinery, labels/selector.go).
class LabelSelector
{
public:
    [[nodiscard]] static Answer<LabelSelector> parse(const QString &text);
    [[nodiscard]] bool matches(const QJsonObject &labels) const;
    [[nodiscard]] bool isEmpty() const { return m_terms.isEmpty(); }

private:
    struct Term {
        enum class Kind { In, NotIn, Exists, Missing } kind = Kind::Exists;
        QString key;
        QStringList values;
    };
    [[nodiscard]] static Answer<Term> term(const QString &text);
    QList<Term> m_terms;
};

/// fieldSelector: =, == and != over the fields that the type allows; 400 for any other field.
class FieldSelector
{
public:
    [[nodiscard]] static Answer<FieldSelector> parse(const ResourceType &type, const QString &text);
    [[nodiscard]] bool matches(const QJsonObject &object) const;
    [[nodiscard]] bool isEmpty() const { return m_terms.isEmpty(); }

private:
    struct Term {
        QString path;
        QString value;
        bool equal = true;
    };
    QList<Term> m_terms;
};

} // namespace firesteel::practice
