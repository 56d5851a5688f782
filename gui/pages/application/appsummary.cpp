// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/pages/application/appsummary.h"

#include "core/base/clock.h"
#include "gui/pages/application/verdict.h"
#include "gui/text/verbatim.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/flowlayout.h"
#include "gui/widgets/focusring.h"
#include "gui/widgets/iconlabel.h"
#include "gui/widgets/linklabel.h"
#include "gui/widgets/richtext.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace firesteel::gui {

using namespace Qt::StringLiterals;

namespace {

constexpr int factsWidth = 336;

/// Everything out of a layout; what it held is deleted later, for a link may be what asked for it.
void empty(QLayout *layout)
{
    while (QLayoutItem *item = layout->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        if (QLayout *inner = item->layout())
            empty(inner);
        delete item;
    }
}

} // namespace

AppSummary::AppSummary(const Services &services, bool headed, QWidget *parent)
    : QWidget(parent), m_services(services), m_theme(services.theme),
      m_scroll(new QScrollArea(this)), m_content(new QWidget), m_sentence(new QLabel(m_content)),
      m_detailBox(new QWidget(m_content)), m_buttonBox(new QWidget(m_content)),
      m_factBox(new QWidget(m_content))
{
    m_scroll->setObjectName(u"summaryScroll"_s);
    m_scroll->setAccessibleName(tr("Summary"));
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_content);
    m_scroll->viewport()->setAutoFillBackground(false);
    new FocusRing(m_theme, m_scroll);
    m_content->setAutoFillBackground(false);
    m_content->installEventFilter(this);
    connect(m_scroll->verticalScrollBar(), &QAbstractSlider::rangeChanged, this,
            [this](int, int last) { scrolls(last > 0); });
    auto *columns = new QHBoxLayout(m_content);
    columns->setContentsMargins(space::Margin, space::Group, space::Margin, space::Group);
    columns->setSpacing(space::Columns);
    auto *left = new QVBoxLayout;
    left->setSpacing(space::Gap);
    columns->addLayout(left, 1);
    if (headed) {
        m_head = new QWidget(m_content);
        auto *row = new QHBoxLayout(m_head);
        row->setContentsMargins(0, 0, 0, 0);
        row->setSpacing(space::Gap);
        m_icon = new IconLabel(m_theme, m_head);
        m_title = new QLabel(m_head);
        m_title->setObjectName(u"verdict"_s);
        m_title->setTextFormat(Qt::PlainText);
        m_title->setWordWrap(true);
        m_theme.dress(m_title, Theme::Role::DialogTitle);
        row->addWidget(m_icon, 0, Qt::AlignTop);
        row->addWidget(m_title, 1);
        left->addWidget(m_head);
    }
    m_sentence->setObjectName(u"sentence"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setTextFormat(Qt::RichText);
    m_sentence->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_theme.dress(m_sentence, headed ? Theme::Role::Text : Theme::Role::Verdict);
    left->addWidget(m_sentence);
    m_detail = new QGridLayout(m_detailBox);
    m_detail->setContentsMargins(0, space::Gap, 0, 0);
    m_detail->setHorizontalSpacing(space::Group);
    m_detail->setVerticalSpacing(space::Gap);
    m_detail->setColumnStretch(1, 1);
    left->addWidget(m_detailBox);
    auto *buttons = new QHBoxLayout(m_buttonBox);
    buttons->setContentsMargins(0, space::Gap, 0, 0);
    buttons->setSpacing(space::Gap);
    buttons->addStretch(1);
    left->addWidget(m_buttonBox);
    left->addStretch(1);
    m_factBox->setFixedWidth(factsWidth);
    auto *right = new QVBoxLayout(m_factBox);
    right->setContentsMargins(0, 0, 0, 0);
    m_factGrid = new QGridLayout;
    m_factGrid->setContentsMargins(0, 0, 0, 0);
    m_factGrid->setHorizontalSpacing(space::Gap);
    m_factGrid->setVerticalSpacing(space::Inside);
    m_factGrid->setColumnStretch(1, 1);
    right->addLayout(m_factGrid);
    right->addStretch(1);
    columns->addWidget(m_factBox);
    connect(&m_theme, &Theme::changed, this, [this] {
        m_built.clear(); // rich text holds fonts
        rebuild();
    });
    rebuild();
}

int AppSummary::heightForWidth(int width) const
{
    const QLayout *columns = m_content->layout();
    return std::max(columns->heightForWidth(width), columns->minimumSize().height());
}

QSize AppSummary::sizeHint() const
{
    return m_content->sizeHint();
}

QSize AppSummary::minimumSizeHint() const
{
    return {0, 4 * m_theme.lineHeight(Theme::Role::Text)};
}

/// No layout does it: that would ask the scroll area for its height, which never depends on its
/// width.
void AppSummary::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_scroll->setGeometry(rect());
}

/// The scroll area tells nobody that its content has grown.
bool AppSummary::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_content && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QWidget::eventFilter(watched, event);
}

/// What has to be scrolled can be scrolled with the keyboard.
void AppSummary::scrolls(bool really)
{
    m_scroll->setFocusPolicy(really ? Qt::TabFocus : Qt::NoFocus);
}

void AppSummary::addButton(QWidget *button)
{
    auto *row = static_cast<QHBoxLayout *>(m_buttonBox->layout());
    row->insertWidget(row->count() - 1, button);
}

void AppSummary::setFacts(const AppFactsPtr &facts)
{
    m_facts = facts;
    rebuild();
}

void AppSummary::tick()
{
    retitle();
}

void AppSummary::setAsOf(const QDateTime &asOf)
{
    m_asOf = asOf;
    retitle();
}

void AppSummary::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_scroll->setAccessibleName(tr("Summary"));
        m_built.clear();
        rebuild();
    }
}

void AppSummary::retitle()
{
    if (!m_facts || !m_title)
        return;
    m_icon->setState(m_facts->app->state);
    m_title->setText(verdictTitle(*m_facts, m_asOf.isValid() ? m_asOf : m_services.clock.wall()));
}

void AppSummary::rebuild()
{
    const bool shown = m_facts != nullptr;
    if (m_head)
        m_head->setVisible(shown);
    m_sentence->setVisible(shown);
    m_detailBox->setVisible(shown);
    m_buttonBox->setVisible(shown && m_buttonBox->layout()->count() > 1);
    m_factBox->setVisible(shown);
    if (!shown) {
        m_built.clear();
        return;
    }
    retitle();
    QStringList parts{verdictSentence(*m_facts)};
    for (const Proof &proof : proofs(*m_facts->app))
        parts += proof.text;
    parts += advice(*m_facts);
    for (const Fact &fact : appFactList(*m_facts, m_services.clock.wall()))
        parts += fact.label + fact.value;
    if (parts == m_built)
        return; // selection and focus in it stay
    m_built = parts;
    m_sentence->setText(richText(parts.first(), m_theme));
    buildLeft();
    buildFacts();
    updateGeometry();
}

void AppSummary::buildLeft()
{
    empty(m_detail);
    int row = 0;
    QList<QWidget *> linkOrder;
    const int line = m_theme.lineHeight(Theme::Role::Text) + 2; // all of a row stand on one line
    const auto label = [&](const QString &text) {
        auto *name = new QLabel(text, m_detailBox);
        m_theme.dress(name, Theme::Role::Text, &Tokens::text2);
        name->setFixedHeight(line);
        m_detail->addWidget(name, row, 0, Qt::AlignTop);
        name->show(); // layouts would do so later
    };
    const QList<Proof> proof = proofs(*m_facts->app);
    if (!proof.isEmpty()) {
        label(tr("How I know"));
        auto *links = new FlowLayout(space::Group, space::Inside);
        for (const Proof &one : proof) {
            auto *link = new LinkLabel(m_theme, one.text, m_detailBox);
            link->setFixedHeight(line);
            connect(link, &LinkLabel::clicked, this,
                    [this, tab = one.tab] { Q_EMIT linkActivated(tab); });
            links->addWidget(link);
            linkOrder.append(link);
        }
        m_detail->addLayout(links, row++, 1);
    }
    const QStringList todo = advice(*m_facts);
    for (int i = 0; i < todo.size(); ++i) {
        if (i == 0)
            label(tr("What to do"));
        auto *entry = new QHBoxLayout;
        entry->setSpacing(space::Gap);
        if (todo.size() > 1) {
            auto *number = new QLabel(QString::number(i + 1), m_detailBox);
            m_theme.dress(number, Theme::Role::Text, &Tokens::text2);
            number->setFixedHeight(line);
            entry->addWidget(number, 0, Qt::AlignTop);
        }
        auto *text = new QLabel(richText(todo[i], m_theme), m_detailBox);
        text->setWordWrap(true);
        text->setTextFormat(Qt::RichText);
        text->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        text->setMinimumHeight(line);
        m_theme.dress(text, Theme::Role::Text);
        entry->addWidget(text, 1);
        m_detail->addLayout(entry, row++, 1);
    }
    QWidget *before = m_sentence; // what is made anew takes its old turn
    for (QWidget *link : std::as_const(linkOrder)) {
        setTabOrder(before, link);
        before = link;
    }
    m_detailBox->setVisible(row > 0);
}

void AppSummary::buildFacts()
{
    empty(m_factGrid);
    int row = 0;
    const QList<Fact> facts = appFactList(*m_facts, m_services.clock.wall());
    for (const Fact &fact : facts) {
        auto *label = new QLabel(fact.label, m_factBox);
        m_theme.dress(label, Theme::Role::Text, &Tokens::text2);
        auto *value = new ElidedLabel(fact.value, m_factBox);
        value->setElideMode(Qt::ElideMiddle);
        m_theme.dress(value, fact.monospace ? Theme::Role::Mono : Theme::Role::Text);
        value->setAccessibleName(fact.label + u' ' + fact.value);
        if (fact.monospace || fact.verbatim)
            setVerbatim(value, {u"text"_s, u"accessibleName"_s, u"toolTip"_s});
        if (!fact.hover.isEmpty())
            value->setToolTip(fact.hover);
        const int height = m_theme.lineHeight(Theme::Role::Text) + 2;
        label->setFixedHeight(height);
        value->setFixedHeight(height);
        m_factGrid->addWidget(label, row, 0);
        m_factGrid->addWidget(value, row, 1);
        ++row;
    }
    m_factGrid->setColumnMinimumWidth(0, 104);
}

} // namespace firesteel::gui
