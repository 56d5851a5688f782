// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/emptystate.h"

#include "gui/theme/theme.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/richtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace firesteel::gui {

namespace {

/// As wide as its text up to `px`, then wrapped.
constexpr int kEmptyTextWidth = 480;

QLabel *centredLabel(QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setAlignment(Qt::AlignCenter);
    label->setWordWrap(true);
    label->setTextFormat(Qt::RichText);
    label->setMaximumWidth(kEmptyTextWidth);
    return label;
}

} // namespace

EmptyState::EmptyState(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_iconLabel(new IconLabel(theme, this)),
      m_sentenceLabel(centredLabel(this)), m_detailLabel(centredLabel(this)),
      m_linkRow(new QHBoxLayout)
{
    m_sentenceLabel->setObjectName(QStringLiteral("sentence"));
    m_detailLabel->setObjectName(QStringLiteral("detail"));
    theme.dress(m_sentenceLabel, Theme::Role::Name);
    theme.dress(m_detailLabel, Theme::Role::Text, &Tokens::text2);
    m_detailLabel->hide();
    m_linkRow->setSpacing(space::Group);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(space::Group, space::Group, space::Group, space::Group);
    column->setSpacing(0);
    const auto addCentred = [column](QWidget *widget) {
        auto *row = new QHBoxLayout;
        row->addStretch(1);
        row->addWidget(widget, 100); // grows to its greatest width before the stretches do
        row->addStretch(1);
        column->addLayout(row);
    };
    column->addStretch(1);
    column->addWidget(m_iconLabel, 0, Qt::AlignHCenter);
    column->addSpacing(space::Gap);
    addCentred(m_sentenceLabel);
    addCentred(m_detailLabel);
    column->addSpacing(space::Gap);
    auto *linkLine = new QHBoxLayout;
    linkLine->addStretch(1);
    linkLine->addLayout(m_linkRow);
    linkLine->addStretch(1);
    column->addLayout(linkLine);
    column->addStretch(1);
    connect(&theme, &Theme::changed, this, &EmptyState::rebuildTexts);
}

void EmptyState::setIcon(const QString &name)
{
    m_iconLabel->setIcon(name, &Tokens::text3, kHeadIconSize);
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence = sentence;
    rebuildTexts();
}

void EmptyState::setDetail(const QString &detail)
{
    m_detail = detail;
    rebuildTexts();
}

void EmptyState::setLinks(const QList<Link> &links)
{
    if (links == m_links)
        return;
    m_links = links;
    for (LinkLabel *label : std::as_const(m_linkLabels)) {
        label->setObjectName({});
        label->hide();
        label->deleteLater(); // it may be the one that is speaking
    }
    m_linkLabels.clear();
    for (const Link &link : links) {
        auto *label = new LinkLabel(m_theme, link.text, this);
        label->setObjectName(link.id);
        connect(label, &LinkLabel::clicked, this,
                [this, id = link.id] { Q_EMIT linkActivated(id); });
        m_linkRow->addWidget(label);
        m_linkLabels << label;
    }
}

void EmptyState::rebuildTexts()
{
    m_sentenceLabel->setText(richText(m_sentence, m_theme));
    m_detailLabel->setText(richText(m_detail, m_theme));
    m_detailLabel->setVisible(!m_detail.isEmpty());
    m_sentenceLabel->setAccessibleName(withoutMarks(m_sentence));
    setAccessibleName(withoutMarks(m_sentence));
    setAccessibleDescription(withoutMarks(m_detail));
}

} // namespace firesteel::gui
