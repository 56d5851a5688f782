// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/dialogs/confirmdialog.h"

#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/buttons.h"
#include "gui/widgets/richtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {
constexpr int kWidth = 440;
}

ConfirmDialog::ConfirmDialog(Theme &theme, const Confirmation &confirmation,
                             const ClusterMarks &marks, QWidget *parent)
    : QDialog(parent), m_theme(theme), m_marks(marks),
      m_action(new QPushButton(confirmation.action, this))
{
    setObjectName(u"confirm"_s);
    setWindowTitle(confirmation.title);
    setModal(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Margin, space::Margin, space::Margin, space::Group);
    column->setSpacing(space::Gap);
    const auto line = [&](const QString &text, Theme::Role role, QColor Tokens::*ink) {
        auto *label = new QLabel(text, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(kWidth);
        theme.dress(label, role, ink);
        column->addWidget(label);
        return label;
    };
    line(confirmation.title, Theme::Role::DialogTitle, &Tokens::text);
    const bool production = marks.production;
    if (!marks.label.isEmpty())
        setVerbatim(
            line(marks.label, Theme::Role::Medium, marks.colour ? marks.colour : &Tokens::text));
    if (production)
        line(tr("This is a production cluster."), Theme::Role::Medium, &Tokens::production)
            ->setObjectName(u"confirm.production"_s);
    if (!confirmation.text.isEmpty()) {
        QLabel *label = line({}, Theme::Role::Text, &Tokens::text);
        label->setTextFormat(Qt::RichText);
        label->setAccessibleName(withoutMarks(confirmation.text));
        const auto write = [label, &theme, text = confirmation.text] {
            label->setText(richText(text, theme));
        };
        write();
        connect(&theme, &Theme::changed, label, write);
    }
    for (const QString &fact : confirmation.facts)
        line(fact, Theme::Role::Text, &Tokens::text2);

    if (production && !confirmation.typedName.isEmpty()) {
        column->addSpacing(space::Gap);
        QLabel *label = line(tr("To go on, type the name: %1").arg(confirmation.typedName),
                             Theme::Role::Text, &Tokens::text);
        m_name = new QLineEdit(this);
        m_name->setObjectName(u"confirm.name"_s);
        label->setBuddy(m_name);
        column->addWidget(m_name);
        m_action->setEnabled(false);
        connect(m_name, &QLineEdit::textChanged, this,
                [this, wanted = confirmation.typedName](const QString &typed) {
                    m_action->setEnabled(typed.trimmed() == wanted);
                });
    }
    column->addSpacing(space::Group);
    auto *keep =
        new QPushButton(confirmation.keep.isEmpty() ? tr("Cancel") : confirmation.keep, this);
    keep->setObjectName(u"confirm.keep"_s);
    keep->setDefault(true);
    m_action->setObjectName(u"confirm.action"_s);
    m_action->setAutoDefault(false);
    if (confirmation.destructive)
        makeDestructive(m_action);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::Gap);
    row->addStretch();
    row->addWidget(keep);
    row->addWidget(m_action);
    column->addLayout(row);
    connect(keep, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_action, &QPushButton::clicked, this, &QDialog::accept);
    (m_name ? static_cast<QWidget *>(m_name) : keep)->setFocus();
}

void ConfirmDialog::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), m_theme.tokens().base);
    if (m_marks.colour)
        painter.fillRect(QRect(0, 0, width(), m_theme.metrics().productionEdge),
                         m_theme.tokens().*m_marks.colour);
}

} // namespace firesteel::gui
