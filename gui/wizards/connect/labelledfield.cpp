// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/labelledfield.h"

#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

LabelledField::LabelledField(Theme &theme, QWidget *field, QWidget *parent)
    : QWidget(parent), m_field(field), m_label(new QLabel(this)), m_hint(new QLabel(this)),
      m_errorBox(new QWidget(this)), m_errorIcon(new IconLabel(theme, m_errorBox)),
      m_error(new QLabel(m_errorBox)), m_row(new QHBoxLayout)
{
    field->setParent(this);
    m_label->setBuddy(field);
    m_label->setWordWrap(true);
    for (QLabel *label : {m_hint, m_error}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    theme.dress(m_label, Theme::Role::Text);
    theme.dress(m_hint, Theme::Role::Note, &Tokens::text2);
    theme.dress(m_error, Theme::Role::Text, &Tokens::failed);
    m_errorIcon->setIcon(u"state-failed"_s, &Tokens::failed);
    m_errorIcon->setFixedHeight(theme.lineHeight(Theme::Role::Text));
    m_row->setSpacing(space::Gap);
    m_row->addWidget(field, 1);
    auto *error = new QHBoxLayout(m_errorBox);
    error->setContentsMargins({});
    error->setSpacing(space::Gap);
    error->addWidget(m_errorIcon, 0, Qt::AlignTop);
    error->addWidget(m_error, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(space::Inside);
    column->addWidget(m_label);
    column->addLayout(m_row);
    column->addWidget(m_hint);
    column->addWidget(m_errorBox);
    setHint({});
    setError({});
}

void LabelledField::setLabel(const QString &label)
{
    m_label->setText(label);
    describe();
}

void LabelledField::setHint(const QString &hint)
{
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    describe();
}

void LabelledField::setError(const QString &error)
{
    m_error->setText(error);
    m_errorBox->setVisible(!error.isEmpty());
    m_field->setProperty(property::Error, !error.isEmpty());
    m_field->update();
    describe();
}

void LabelledField::addBeside(QWidget *widget)
{
    m_row->addWidget(widget);
}

void LabelledField::describe()
{
    m_field->setAccessibleName(QString(m_label->text()).remove(u'&'));
    QStringList parts{m_error->text(), m_hint->text()};
    parts.removeAll(QString());
    m_field->setAccessibleDescription(parts.join(u' '));
}

} // namespace firesteel::gui
