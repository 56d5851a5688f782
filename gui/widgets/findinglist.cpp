// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/findinglist.h"

#include "gui/text/causewords.h"
#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

QColor Tokens::*severityInk(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Problem:
        return &Tokens::failed;
    case Finding::Severity::Warning:
        return &Tokens::waiting;
    case Finding::Severity::Notice:
        break;
    }
    return &Tokens::text2;
}

} // namespace

QString severityIcon(Finding::Severity severity)
{
    switch (severity) {
    case Finding::Severity::Problem:
        return u"state-failed"_s;
    case Finding::Severity::Warning:
        return u"warning"_s;
    case Finding::Severity::Notice:
        break;
    }
    return u"info"_s;
}

FindingList::FindingList(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_column(new QVBoxLayout(this))
{
    m_column->setContentsMargins({});
    m_column->setSpacing(space::Gap);
    connect(&theme, &Theme::changed, this, &FindingList::rebuild);
    hide();
}

void FindingList::setVerdict(bool on)
{
    m_verdict = on;
    rebuild();
}

void FindingList::setFixesShown(bool on)
{
    m_fixes = on;
    rebuild();
}

void FindingList::setFindings(const QList<Finding> &findings)
{
    if (findings == m_findings)
        return;
    m_findings = findings;
    rebuild();
}

QString FindingList::text() const
{
    QStringList lines;
    for (const Finding &one : m_findings) {
        const CauseSentence sentence = causeSentence(one);
        lines << sentence.what << sentence.next;
    }
    return lines.join(u'\n');
}

void FindingList::rebuild()
{
    while (QLayoutItem *item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (qsizetype i = 0; i < m_findings.size(); ++i)
        addRow(m_findings[i], m_verdict && i == 0);
    setVisible(!m_findings.isEmpty());
    updateGeometry();
}

void FindingList::addRow(const Finding &finding, bool verdict)
{
    const CauseSentence sentence = causeSentence(finding);
    auto *row = new QWidget(this);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins({});
    line->setSpacing(space::Gap);
    auto *icon = new IconLabel(m_theme, row);
    icon->setIcon(severityIcon(finding.severity), severityInk(finding.severity));
    icon->setFixedHeight(m_theme.lineHeight(verdict ? Theme::Role::Verdict : Theme::Role::Text));
    line->addWidget(icon, 0, Qt::AlignTop);
    auto *texts = new QVBoxLayout;
    texts->setContentsMargins({});
    texts->setSpacing(space::Inside);
    const auto say = [&](const QString &text, Theme::Role role, QColor Tokens::*ink) {
        auto *label = new QLabel(text, row);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        m_theme.dress(label, role, ink);
        texts->addWidget(label);
    };
    say(sentence.what, verdict ? Theme::Role::Verdict : Theme::Role::Text, &Tokens::text);
    if (m_fixes) {
        for (const QString &fix : sentence.next)
            say(fix, Theme::Role::Text, &Tokens::text2);
    }
    line->addLayout(texts, 1);
    m_column->addWidget(row);
}

void FindingList::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

} // namespace firesteel::gui
