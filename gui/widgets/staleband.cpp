// SPDX-FileCopyrightText: 2026 The Firesteel authors
// SPDX-License-Identifier: Apache-2.0
#include "gui/widgets/staleband.h"

#include "core/base/clock.h"
#include "gui/text/format.h"
#include "gui/theme/steelstyle.h"
#include "gui/theme/theme.h"
#include "gui/widgets/elidedlabel.h"
#include "gui/widgets/linklabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

using namespace Qt::StringLiterals;

namespace firesteel::gui {

StaleBand::StaleBand(Theme &theme, Clock &clock, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_clock(clock), m_text(new ElidedLabel({}, this)),
      m_next(new QLabel(this)), m_link(new LinkLabel(theme, {}, this))
{
    m_text->setObjectName(u"staleText"_s);
    m_next->setObjectName(u"staleNext"_s);
    m_link->setObjectName(u"tryNow"_s);
    theme.dress(m_text, Theme::Role::Text);
    theme.dress(m_next, Theme::Role::Note, &Tokens::text2);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(space::Gap + kIconSize + space::Gap, 0, space::Gap, 0);
    row->setSpacing(space::Gap);
    row->addWidget(m_text, 1);
    row->addWidget(m_next);
    row->addWidget(m_link);
    connect(m_link, &LinkLabel::clicked, this, &StaleBand::tryNow);
    connect(&m_tick, &QTimer::timeout, this, &StaleBand::tick);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    m_tick.setInterval(std::chrono::seconds(1));
    retranslate();
}

void StaleBand::setStale(const QDateTime &asOf, const QString &cause, const QDateTime &nextTry)
{
    m_asOf = asOf;
    m_cause = cause;
    m_nextTry = nextTry;
    retranslate();
}

QString StaleBand::text() const
{
    if (!m_asOf.isValid())
        return m_cause;
    const QString time = clockTime(m_asOf);
    return m_cause.isEmpty() ? tr("As of %1.").arg(time)
                             //: %1 a time, %2 a whole sentence that says why
                             : tr("As of %1. %2").arg(time, m_cause);
}

QString StaleBand::nextText() const
{
    if (!m_nextTry.isValid())
        return {};
    const qint64 ms = m_clock.wall().msecsTo(m_nextTry);
    const qint64 seconds = (ms + 999) / 1000;
    if (seconds <= 0)
        return tr("trying now");
    if (seconds < 60)
        return tr("next try in %1 s").arg(seconds);
    return tr("next try in %1").arg(duration(std::chrono::seconds(seconds)));
}

QSize StaleBand::sizeHint() const
{
    return {m_text->sizeHint().width() + m_next->sizeHint().width() + m_link->sizeHint().width() +
                2 * kIconSize + 5 * space::Gap,
            m_theme.metrics().band};
}

void StaleBand::retranslate()
{
    m_text->setText(text());
    m_link->setText(tr("Try now"));
    m_link->setAccessibleDescription(text());
    setAccessibleName(text());
    m_link->updateGeometry();
    tick();
}

void StaleBand::tick()
{
    const QString next = nextText();
    if (m_next->text() != next)
        m_next->setText(next);
    m_next->setVisible(!next.isEmpty());
}

void StaleBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &tokens = m_theme.tokens();
    painter.fillRect(rect(), tokens.tintWaiting);
    if (tokens.tintsAreFrames)
        drawRounded(&painter, rect(), {}, tokens.waiting, 1, 0);
    const QRect box(space::Gap, 0, kIconSize, height());
    m_theme.paintIcon(&painter, QStyle::visualRect(layoutDirection(), rect(), box), u"warning"_s,
                      tokens.waiting);
}

void StaleBand::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void StaleBand::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    tick();
    m_tick.start();
}

void StaleBand::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_tick.stop();
}

} // namespace firesteel::gui
