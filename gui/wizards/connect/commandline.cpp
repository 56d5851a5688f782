// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/wizards/connect/commandline.h"

#include "gui/theme/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QToolButton>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

CommandLine::CommandLine(Theme &theme, QWidget *parent)
    : QWidget(parent), m_text(new QLineEdit(this)), m_copy(new QToolButton(this))
{
    m_text->setReadOnly(true);
    theme.dress(m_text, Theme::Role::Mono);
    m_copy->setIcon(theme.icon(u"copy"_s));
    m_copy->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->setSpacing(space::Inside);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy);
    connect(m_copy, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_text->text()); });
    retranslate();
}

void CommandLine::setCommand(const QString &command)
{
    if (command == m_text->text())
        return;
    m_text->setText(command);
    m_text->setCursorPosition(0);
}

void CommandLine::setName(const QString &name)
{
    m_text->setAccessibleName(name);
    m_copy->setAccessibleDescription(name);
}

QString CommandLine::command() const
{
    return m_text->text();
}

void CommandLine::retranslate()
{
    m_copy->setToolTip(tr("Copy"));
    m_copy->setAccessibleName(tr("Copy the command"));
}

void CommandLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace firesteel::gui
