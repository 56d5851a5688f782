// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/formrow.h"

#include "gui/text/verbatim.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"

#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

namespace {

constexpr int kLabelColumn = 160;
constexpr int kFieldColumn = 160;

QVBoxLayout *tightColumn()
{
    auto *column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    return column;
}

} // namespace

FormRow::FormRow(Theme &theme, QWidget *field, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_field(field), m_grid(new QGridLayout(this)),
      m_label(new QLabel(this)), m_key(new ElidedLabel({}, this)), m_unit(new QLabel(this)),
      m_errorBox(new QWidget(this)), m_errorIcon(new IconLabel(theme, m_errorBox)),
      m_error(new QLabel(m_errorBox)), m_cure(new LinkLabel(theme, {}, m_errorBox)),
      m_source(new ElidedLabel({}, this)), m_undo(new QToolButton(this))
{
    field->setParent(this);
    m_label->setObjectName(u"label"_s);
    m_key->setObjectName(u"key"_s);
    setVerbatim(m_key, {u"text"_s, u"accessibleName"_s, u"toolTip"_s});
    m_unit->setObjectName(u"unit"_s);
    m_error->setObjectName(u"error"_s);
    m_cure->setObjectName(u"cure"_s);
    m_source->setObjectName(u"source"_s);
    m_undo->setObjectName(u"undo"_s);
    m_label->setBuddy(field);
    m_label->setWordWrap(true);
    m_error->setWordWrap(true);
    for (QLabel *label : {m_error, m_unit}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_key->setElideMode(Qt::ElideMiddle);
    m_source->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    theme.dress(m_label, Theme::Role::Text);
    theme.dress(m_key, Theme::Role::MonoSmall, &Tokens::text3);
    theme.dress(m_unit, Theme::Role::Text, &Tokens::text2);
    theme.dress(m_error, Theme::Role::Text, &Tokens::failed);
    theme.dress(m_source, Theme::Role::Text, &Tokens::text2);
    m_errorIcon->setState(store::AppState::Failed);
    m_undo->setAutoRaise(true);
    m_undo->setIcon(theme.icon(u"undo"_s, &Tokens::accent));
    m_cure->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setTabOrder(field, m_cure);
    setTabOrder(m_cure, m_undo);
    arrange();
    setError({});
    setSource({});
    setKey({});
    connect(m_undo, &QToolButton::clicked, this, &FormRow::undoRequested);
    connect(m_cure, &LinkLabel::clicked, this, &FormRow::cureRequested);
    connect(&theme, &Theme::changed, this, &FormRow::renew);
    renew();
}

void FormRow::arrange()
{
    auto *texts = tightColumn();
    texts->addWidget(m_label);
    texts->addWidget(m_key);
    texts->addStretch(1);
    auto *sentence = tightColumn();
    sentence->addWidget(m_error);
    sentence->addWidget(m_cure, 0, Qt::AlignLeft);
    sentence->addStretch(1);
    auto *error = new QHBoxLayout(m_errorBox);
    error->setContentsMargins(0, 5, 0, 0); // its first line stands beside the field's
    error->setSpacing(space::Gap);
    error->addWidget(m_errorIcon, 0, Qt::AlignTop);
    error->addLayout(sentence, 1);
    auto *source = new QHBoxLayout;
    source->setSpacing(space::Inside);
    source->addWidget(m_source, 1);
    source->addWidget(m_undo);

    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::Group);
    m_grid->setVerticalSpacing(0);
    m_grid->addLayout(texts, 0, 0);
    m_grid->addWidget(m_field, 0, 1, Qt::AlignTop);
    m_grid->addWidget(m_unit, 0, 2, Qt::AlignTop);
    m_grid->addWidget(m_errorBox, 0, 2, Qt::AlignTop);
    m_grid->addLayout(source, 0, 3, Qt::AlignTop);
    m_grid->setColumnStretch(2, 1);
    setColumns(kLabelColumn, kFieldColumn);
}

void FormRow::renew()
{
    const int control = m_theme.metrics().control;
    m_unit->setFixedHeight(control);
    m_source->setFixedHeight(control);
    m_errorIcon->setFixedHeight(m_theme.lineHeight(Theme::Role::Text));
    // alone, the label stands beside the field's text; with a key below, at the field's top
    const bool alone = m_key->text().isEmpty();
    setMinimumHeight(alone ? control + space::Gap : m_theme.metrics().formRow);
    m_label->setMinimumHeight(alone ? control : m_theme.lineHeight(Theme::Role::Text));
    m_key->setMinimumHeight(m_theme.lineHeight(Theme::Role::MonoSmall));
}

void FormRow::setColumns(int label, int field)
{
    m_grid->setColumnMinimumWidth(0, label);
    m_label->setFixedWidth(label);
    m_key->setFixedWidth(label);
    m_field->setFixedWidth(field);
}

int FormRow::labelWidthHint() const
{
    return std::max(m_label->fontMetrics().horizontalAdvance(m_label->text()),
                    m_key->fontMetrics().horizontalAdvance(m_key->text())) +
           1;
}

void FormRow::setLabel(const QString &label)
{
    m_label->setText(label);
    describe();
}

void FormRow::setKey(const QString &key)
{
    m_key->setText(key);
    m_key->setVisible(!key.isEmpty());
    renew();
    describe();
}

void FormRow::setUnit(const QString &unit)
{
    m_unit->setText(unit);
    m_unit->setVisible(m_errorText.isEmpty() && !unit.isEmpty());
}

void FormRow::setSource(const QString &source, bool changed)
{
    m_source->setText(source);
    m_changed = changed;
    m_theme.dress(m_source, Theme::Role::Text, changed ? &Tokens::accent : &Tokens::text2);
    m_undo->setVisible(changed);
    describe();
}

void FormRow::setError(const QString &error, const QString &cure)
{
    m_errorText = error;
    m_error->setText(error);
    m_cure->setText(cure);
    m_cure->setVisible(!cure.isEmpty());
    m_cure->updateGeometry();
    m_errorBox->setVisible(!error.isEmpty());
    m_unit->setVisible(error.isEmpty() && !m_unit->text().isEmpty());
    m_field->setProperty(property::Error, !error.isEmpty());
    m_field->update();
    describe();
}

void FormRow::describe()
{
    QString name = m_label->text();
    name.remove(u'&');
    m_field->setAccessibleName(name);
    QStringList more;
    for (const QString &part : {m_key->text(), m_errorText, m_source->text()}) {
        if (!part.isEmpty())
            more << part;
    }
    m_field->setAccessibleDescription(more.join("; "_L1));
    //: %1 is the name of a setting
    const QString undo = tr("Undo the change of %1").arg(name);
    m_undo->setToolTip(undo);
    m_undo->setAccessibleName(undo);
}

void FormRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        describe();
}

} // namespace firesteel::gui
